import { type EditedQuestion, HEAVIEST } from "../../domain/making/edited-assessment.ts";

type Props = {
  question: EditedQuestion;
  number: number;
  /** The section's. */
  usual: number;
  started: boolean;
  onChange: (change: Partial<EditedQuestion>) => void;
};

/** A question's own weight; empty: its section's. */
export function WeightField({ question, number, usual, started, onChange }: Props) {
  return (
    <label className="flex items-center gap-2 text-sm">
      <span aria-hidden="true">Peso</span>
      <input
        type="number"
        className="field w-24"
        aria-label={`Peso da questão ${number}`}
        min={0}
        max={HEAVIEST}
        step="0.1"
        disabled={started}
        placeholder={String(usual)}
        value={question.weight ?? ""}
        onChange={({ target }) =>
          onChange({
            weight:
              target.value === "" ? undefined : Math.min(HEAVIEST, Math.max(0, target.valueAsNumber || 0)),
          })
        }
      />
    </label>
  );
}
