import { ConflictScreen } from "#app/platform/drafts/components/conflict-screen.tsx";
import type { Choice } from "#app/platform/drafts/domain/written-text.ts";
import { plural } from "#app/platform/text/format.ts";
import { formatHour } from "#app/platform/time/format-time.ts";
import { codesInOrder } from "../../domain/making/document-changes.ts";
import type { DraftConflict } from "./save-assessment-draft.ts";

type Props = { conflict: DraftConflict; onSettle: (how: Choice) => void };

/** Somebody else saved while this page was open; both texts are there until one is chosen. */
export function AssessmentConflict({ conflict: { editor, at, theirs }, onSettle }: Props) {
  const count = codesInOrder(theirs.document).length;
  return (
    <ConflictScreen
      label="Mudança de outra pessoa"
      title={`${editor} mudou este simulado às ${formatHour(at)}, enquanto você escrevia.`}
      about={`No texto dessa pessoa: “${theirs.title}”, ${plural(count, "questão", "questões")}. O seu continua aqui.`}
      differences={null}
      choices={{ mine: "Ficar com o meu", theirs: `Ficar com o de ${editor}`, both: "Juntar os dois" }}
      onSettle={onSettle}
    />
  );
}
