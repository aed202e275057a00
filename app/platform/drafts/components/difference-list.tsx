import type { DifferencePart } from "#app/platform/text/text-difference.ts";
import type { Difference } from "../domain/difference.ts";

/** Context characters around a change. */
const AROUND = 80;

/** Unchanged text between changes is shortened in the middle, at the ends on the far side. */
function shortened(text: string, first: boolean, last: boolean): string {
  if (text.length <= 2 * AROUND) return text;
  const start = first ? "" : text.slice(0, AROUND);
  const end = last ? "" : text.slice(-AROUND);
  return `${start} … ${end}`;
}

function Part({ part, first, last }: { part: DifferencePart; first: boolean; last: boolean }) {
  if (part.change === "none") return <span className="text-muted">{shortened(part.text, first, last)}</span>;
  const added = part.change === "added";
  const Tag = added ? "ins" : "del";
  return (
    <Tag
      className={`rounded-sm px-0.5 ${added ? "bg-success-soft text-success no-underline" : "bg-danger-soft text-danger"}`}
    >
      <span className="sr-only">{added ? " entrou: " : " saiu: "}</span>
      {part.text}
    </Tag>
  );
}

/** A text with what went and what came. */
export function DifferentText({ parts }: { parts: readonly DifferencePart[] }) {
  return parts.map((part, index) => (
    <Part key={`${index}-${part.change}`} part={part} first={index === 0} last={index === parts.length - 1} />
  ));
}

/** Removed text struck through, added text marked. */
export function DifferenceList({ differences }: { differences: readonly Difference[] }) {
  return (
    <dl className="space-y-3">
      {differences.map(({ field, parts }) => (
        <div key={field}>
          <dt className="text-sm font-semibold">{field}</dt>
          <dd className="mt-0.5 font-serif leading-relaxed break-words whitespace-pre-wrap">
            <DifferentText parts={parts} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
