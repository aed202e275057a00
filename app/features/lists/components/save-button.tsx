import { Link } from "@remix-run/react";
import { ListChecks, ListPlus } from "lucide-react";
import { lazy, type MouseEvent, useState } from "react";
import { openPaywall } from "#app/platform/page/components/requested-dialog.ts";
import { useViewer } from "#app/platform/page/hooks/use-viewer.ts";
import { Deferred } from "#app/platform/ui/components/deferred.tsx";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import { listPaths } from "../paths.ts";

const SaveDialog = lazy(() => import("./save-dialog.tsx"));

/** Saves a question to the last list, or opens the menu. Without scripts, a page. `hotkey`: also by the key `s`. */
export function SaveButton({ code, hotkey = false }: { code: string; hotkey?: boolean }) {
  const viewer = useViewer();
  const [saved, setSaved] = useState(false);
  const [open, setOpen] = useState(false);
  async function save(event: MouseEvent) {
    event.preventDefault();
    if (!viewer) return openPaywall({ premium: false });
    const { saveNow } = await import("./save-now.ts");
    const isSaved = await saveNow({
      code,
      openMenu: () => setOpen(true),
      onUndone: () => setSaved(false),
    });
    if (isSaved) setSaved(true);
  }
  return (
    <>
      <Link
        to={listPaths.save(code)}
        rel="nofollow"
        onClick={save}
        data-hotkey={hotkey ? "s" : undefined}
        data-save
        aria-label={`Salvar a questão ${code} em uma lista`}
        title="Salvar em uma lista"
        className={`no-print relative z-10 grid size-11 shrink-0 place-items-center rounded-full hover:bg-inset ${saved ? "text-success" : "text-muted hover:text-text"}`}
      >
        <Icon as={saved ? ListChecks : ListPlus} />
      </Link>
      {open && (
        <Deferred>
          <SaveDialog code={code} onClose={() => setOpen(false)} onSaved={() => setSaved(true)} />
        </Deferred>
      )}
    </>
  );
}
