import { ConflictScreen } from "#app/platform/drafts/components/conflict-screen.tsx";
import { totalOfDraft } from "../../domain/grading/grading-draft.ts";
import { totalInWords } from "../../domain/grading/grading-words.ts";
import type { GradingConflict } from "../../services/grading/grade-essay.server.ts";

type Props = { conflict: GradingConflict; onSettle: (how: "mine" | "theirs") => void };

/** The same reading was saved elsewhere; what was typed here never arrived. */
export function ReadingConflict({ conflict: { draft }, onSettle }: Props) {
  return (
    <ConflictScreen
      label="Correção salva em outro lugar"
      title="Você salvou esta correção em outro lugar, e este aparelho tem uma que não chegou a ser enviada."
      about={`A salva: ${totalInWords(totalOfDraft(draft), draft.status)}, ${draft.marks.length} marcas no texto. A deste aparelho é a que você vê.`}
      differences={null}
      choices={{ mine: "Usar a deste aparelho", theirs: "Ficar com a salva" }}
      onSettle={(how) => how !== "both" && onSettle(how)}
    />
  );
}
