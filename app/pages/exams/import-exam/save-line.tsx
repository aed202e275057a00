import { Button } from "#app/components/ui/button.tsx";
import { examPaths } from "#app/paths/exams.ts";
import type { SaveState } from "./use-autosave.ts";

const words: Readonly<Record<Exclude<SaveState, "changed" | "failed">, string>> = {
  saved: "Rascunho salvo",
  typing: "Escrevendo…",
  saving: "Salvando…",
};

type SaveLineProps = { id: string; state: SaveState; message: string | null; onOverwrite: () => void };

/** Save state, and the choice after a conflict of two tabs. */
export function SaveLine({ id, state, message, onOverwrite }: SaveLineProps) {
  if (state !== "changed" && state !== "failed")
    return (
      <p role="status" className="text-sm text-muted">
        {words[state]}
      </p>
    );
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-3 py-2.5 text-danger">
      <p>{message}</p>
      {state === "changed" && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button look="secondary" onClick={onOverwrite}>
            Ficar com a versão desta aba
          </Button>
          <a
            href={examPaths.import(id)}
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            Abrir a versão da outra aba
          </a>
        </div>
      )}
    </div>
  );
}
