import type { SidePanel } from "./add-choices.ts";
import { MaterialPanel } from "./material-panel.tsx";
import { BankPanel, type FoundQuestion } from "./question-panel.tsx";
import type { BlockMoves } from "./use-block-moves.ts";

type SideProps = {
  schoolId: string;
  section: string;
  panel: SidePanel;
  moves: BlockMoves;
  newQuestion: string;
  onClose: () => void;
  onFound: (questions: readonly FoundQuestion[]) => void;
};

/** What is beside the open section: questions, or materials. */
export function SidePanels({ schoolId, section, panel, moves, newQuestion, onClose, onFound }: SideProps) {
  if (panel === "questions")
    return (
      <BankPanel
        {...{ schoolId, newQuestion, onClose }}
        onAdd={(questions, search) => {
          onFound(questions);
          const codes = questions.map(({ code }) => code);
          const source = JSON.stringify(search ? { codes, search } : { codes });
          moves.add(codes.length > 1 ? "questions" : "question", section, source);
        }}
      />
    );
  if (panel === "materials")
    return (
      <MaterialPanel
        {...{ schoolId, onClose }}
        onAdd={(material) => moves.add("material", section, JSON.stringify(material))}
      />
    );
  return null;
}
