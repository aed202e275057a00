import type { GradingMark } from "../domain/essay.ts";
import { markedSegments } from "../domain/grading/marked-text.ts";
import { lineOfCriterion } from "./criterion-look.ts";

type Props = { text: string; marks: readonly GradingMark[]; labels: readonly string[] };

/** The text with its marks: a line and a label each. `data-from`: where a segment begins, for selections. */
export function MarkedText({ text, marks, labels }: Props) {
  return (
    <>
      {markedSegments(text, marks).map(({ from, text: piece, marks: over, ends }) => (
        <span key={from}>
          <span data-from={from} className={over.map(({ part }) => lineOfCriterion(part)).at(-1)}>
            {piece}
          </span>
          {ends.map(({ id, part }) => (
            <sup
              key={id}
              className="mx-0.5 rounded-sm bg-inset px-1 font-sans text-[0.6875rem] text-text select-none"
            >
              {labels[part]}
            </sup>
          ))}
        </span>
      ))}
    </>
  );
}
