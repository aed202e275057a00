import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import type { DragEvent, KeyboardEvent } from "react";
import { difficultyLabels, kindLabels } from "#app/features/bank/domain/labels.ts";
import { Icon } from "#app/platform/ui/components/icon.tsx";
import type { EditedQuestion, EditedSection } from "../../domain/making/edited-assessment.ts";
import type { FullQuestion } from "../../services/making/full-question.ts";
import { QuestionText } from "./question-text.tsx";
import { RubricField } from "./rubric-field.tsx";
import { WeightField } from "./weight-field.tsx";

const DRAGGED = "text/farol-assessment-question";
const tool = "icon-button";

type Props = {
  question: EditedQuestion;
  section: EditedSection;
  /** Unknown: gone from the bank. */
  full: FullQuestion | undefined;
  number: number;
  count: number;
  started: boolean;
  onMove: (by: -1 | 1) => void;
  onDrop: (code: string) => void;
  onRemove: () => void;
  onChange: (change: Partial<EditedQuestion>) => void;
};

/** A question in full text: teachers choose by reading. */
export function QuestionItem(props: Props) {
  const { question, section, full, number, count, started, onMove, onDrop, onRemove, onChange } = props;
  function press(event: KeyboardEvent) {
    if (started || !event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
    event.preventDefault();
    onMove(event.key === "ArrowUp" ? -1 : 1);
  }
  function dropHere(event: DragEvent) {
    const dropped = event.dataTransfer.getData(DRAGGED);
    if (dropped) onDrop(dropped);
  }
  return (
    <li
      className="px-3 py-2"
      draggable={!started}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, question.code)}
      onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
      onDrop={dropHere}
      onKeyDown={press}
    >
      <div className="flex items-center gap-1">
        {!started && (
          <span className="hidden cursor-grab text-muted sm:inline-flex" aria-hidden="true">
            <Icon as={GripVertical} size={18} />
          </span>
        )}
        <p className="min-w-0 flex-1 text-sm">
          <strong>{number}</strong> {full && <QuestionFacts full={full} />}
        </p>
        {!started && <QuestionTools {...{ number, count, onMove, onRemove }} />}
      </div>
      {full ? <QuestionText full={full} /> : <p className="text-muted">Esta questão saiu do acervo.</p>}
      <div className="mt-1 flex flex-wrap items-start gap-3">
        <WeightField {...{ question, number, started, onChange }} usual={section.weight} />
        {full?.kind === "open" && <RubricField {...{ question, number, started, onChange }} />}
      </div>
    </li>
  );
}

function QuestionFacts({ full }: { full: FullQuestion }) {
  const { exam, subject, topic, kind, difficulty } = full;
  const facts = [exam, topic ?? subject, kindLabels[kind], difficulty && difficultyLabels[difficulty]];
  return <span className="text-muted">{facts.filter(Boolean).join(" · ")}</span>;
}

function QuestionTools({
  number,
  count,
  onMove,
  onRemove,
}: Pick<Props, "number" | "count" | "onMove" | "onRemove">) {
  return (
    <>
      <button
        type="button"
        className={tool}
        disabled={number === 1}
        onClick={() => onMove(-1)}
        aria-label={`Mover a questão ${number} para cima`}
      >
        <Icon as={ArrowUp} size={18} />
      </button>
      <button
        type="button"
        className={tool}
        disabled={number === count}
        onClick={() => onMove(1)}
        aria-label={`Mover a questão ${number} para baixo`}
      >
        <Icon as={ArrowDown} size={18} />
      </button>
      <button type="button" className={tool} onClick={onRemove} aria-label={`Tirar a questão ${number}`}>
        <Icon as={X} size={18} />
      </button>
    </>
  );
}
