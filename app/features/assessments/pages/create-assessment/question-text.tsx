import { RichText } from "#app/platform/math/components/rich-text.tsx";
import type { FullQuestion } from "../../services/making/full-question.ts";

/** Statement and alternatives. */
export function QuestionText({ full }: { full: FullQuestion }) {
  return (
    <>
      <RichText html={full.statement} />
      <ol className="mt-1 space-y-1">
        {full.alternatives.map(({ letter, html }) => (
          <li key={letter} className="flex gap-2">
            <span className="font-semibold">{letter}</span>
            <RichText html={html} />
          </li>
        ))}
      </ol>
    </>
  );
}
