import { lazy, type MouseEvent, useState } from "react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { TextLink } from "#app/platform/ui/components/text-link.tsx";
import { questionPaths } from "../../paths.ts";

const ReportErrorDialog = lazy(() => import("../../components/report-error-dialog.tsx"));

/** Links before scripts load. */
export function QuestionLinks({ code }: { code: string }) {
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  function ask(event: MouseEvent) {
    event.preventDefault();
    if (viewer) setOpen(true);
    else openPaywall({ premium: false });
  }
  function askForum(event: MouseEvent) {
    if (viewer) return;
    event.preventDefault();
    openPaywall({ premium: false });
  }
  return (
    <p className="no-print mt-4 flex flex-wrap gap-x-5 border-t border-line pt-2">
      <TextLink look="alone" to={forumPaths.ask(code)} rel="nofollow" onClick={askForum} className="text-sm">
        Tirar dúvida
      </TextLink>
      <TextLink
        look="alone"
        to={questionPaths.reportError(code)}
        rel="nofollow"
        onClick={ask}
        className="text-sm"
      >
        Encontrou um erro?
      </TextLink>
      {viewer?.claims.includes("admin") && (
        <TextLink look="alone" to={questionPaths.edit(code)} className="text-sm">
          Editar
        </TextLink>
      )}
      {open && (
        <Deferred>
          <ReportErrorDialog code={code} onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </p>
  );
}
