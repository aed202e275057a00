import { plural } from "#app/platform/text/format.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { Button } from "#app/platform/ui/components/button.tsx";
import { codesInOrder } from "../../domain/making/document-changes.ts";
import type { DraftConflict } from "./assessment-sync.ts";

type Props = { conflict: DraftConflict; onSettle: (how: "mine" | "theirs" | "both") => void };

/** Somebody else saved while this page was open; both texts are there until one is chosen. */
export function AssessmentConflict({ conflict, onSettle }: Props) {
  const { editor, at, theirs } = conflict;
  const count = codesInOrder(theirs.document).length;
  return (
    <section aria-label="Mudança de outra pessoa" role="alert" className="card mt-3 border-warning p-4">
      <p className="font-medium">
        {editor} mudou este simulado às {formatHour(at)}, enquanto você escrevia.
      </p>
      <p className="text-sm text-muted">
        No texto dessa pessoa: “{theirs.title}”, {plural(count, "questão", "questões")}. O seu continua aqui.
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button look="secondary" onClick={() => onSettle("mine")}>
          Ficar com o meu
        </Button>
        <Button look="secondary" onClick={() => onSettle("theirs")}>
          Ficar com o de {editor}
        </Button>
        <Button onClick={() => onSettle("both")}>Juntar os dois</Button>
      </p>
    </section>
  );
}
