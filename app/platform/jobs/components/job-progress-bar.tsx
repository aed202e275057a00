import { formatNumber } from "#app/platform/text/format.ts";
import { timeLeftInWords } from "../domain/time-left.ts";

type Props = {
  title: string;
  seen: number;
  expected: number;
  /** What is counted: "pessoas". */
  counted?: string;
  /** Estimated seconds; null: unknown. */
  left?: number | null;
};

/** How far a job is, in what it counts. */
export function JobProgressBar({ title, seen, expected, counted, left = null }: Props) {
  const all = Math.max(1, seen, expected);
  return (
    <>
      <progress
        value={seen}
        max={all}
        aria-label={`Andamento: ${title}`}
        className="mt-1 w-full accent-primary"
      />
      <p className="text-sm text-muted">
        {formatNumber(seen)} de {formatNumber(all)}
        {counted && ` ${counted}`}
        {left !== null && `, ${timeLeftInWords(left)}`}
      </p>
    </>
  );
}
