import { formatShare, plural } from "#app/text/format.ts";
import type { Letter } from "./check-answer.ts";

/** The result of an answer: what the student is told, and how everybody answered. */
export type AnswerResult = {
  correct: boolean;
  /** The right letter. */
  letter: string;
  /** The letter that counts: the first one, also when this was a later try. */
  firstAlternative: string;
  /** Points this call earned: 0 unless it was the first answer. */
  points: number;
  /** First answers per letter, in all. */
  counts: Record<Letter, number>;
  answeredAt: number;
};

type Counts = Readonly<Record<string, number>>;

/** Answers from which a share says something. */
const SHARED_FROM = 20;

function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** How many answered, the reader among them. */
export function answeredBy(counts: Counts): string {
  const total = totalOf(counts);
  return total <= 1
    ? "Você foi a primeira pessoa a responder"
    : plural(total, "pessoa respondeu", "pessoas responderam");
}

/** Who chose a letter: a share, null under 20 answers, and in words. */
export function choiceOf(
  letter: string,
  counts: Counts,
): { share: number | null; short: string; words: string } {
  const total = totalOf(counts);
  const count = counts[letter] ?? 0;
  const share = total < SHARED_FROM ? null : count / total;
  const short = share === null ? plural(count, "pessoa", "pessoas") : formatShare(share);
  return { share, short, words: `${short} ${count === 1 && share === null ? "escolheu" : "escolheram"}` };
}
