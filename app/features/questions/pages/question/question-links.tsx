import { Link } from "@remix-run/react";
import { lazy, type MouseEvent, useState } from "react";
import { forumPaths } from "#app/features/forum/paths.ts";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { questionPaths } from "../../paths.ts";

const ReportErrorDialog = lazy(() => import("../../components/report-error-dialog.tsx"));

const link = "inline-flex min-h-11 items-center text-sm font-medium text-link underline";

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
      <Link to={forumPaths.ask(code)} rel="nofollow" onClick={askForum} className={link}>
        Tirar dúvida
      </Link>
      <Link to={questionPaths.reportError(code)} rel="nofollow" onClick={ask} className={link}>
        Encontrou um erro?
      </Link>
      {viewer?.claims.includes("admin") && (
        <Link to={questionPaths.edit(code)} className={link}>
          Editar
        </Link>
      )}
      {open && (
        <Deferred>
          <ReportErrorDialog code={code} onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </p>
  );
}
