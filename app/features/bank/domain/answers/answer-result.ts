import { formatShare, plural } from "#app/platform/text/format.ts";
import { markedLetters } from "./answer-forms.ts";
import { creditOf } from "./check-answer.ts";

/** First answers in all, and by alternative marked, or by number (the most given ones). */
export type AnswerCounts = { total: number; counts: Record<string, number> };

/** The result of an answer: what the student sees, and how everybody answered. */
export type AnswerResult = AnswerCounts & {
  correct: boolean;
  /** From 0 to 1: between them, a sum that is partly right. */
  credit: number;
  /** The right answer. */
  letter: string;
  /** The answer that counts: the first one, also when this was a later try. */
  firstAlternative: string;
  /** Points this call earned: 0 unless it was the first answer. */
  points: number;
  answeredAt: number;
};

type CountedKey = Record<"a" | "b" | "c" | "d" | "e" | "others", number> & {
  tally: Readonly<Record<string, number>>;
};

/** The most frequent numbers to list. */
const MOST_NUMBERS = 5;

export function countsOf({ a, b, c, d, e, others, tally }: CountedKey): AnswerCounts {
  const counts: Record<string, number> = { A: a, B: b, C: c, D: d, E: e };
  const given = Object.entries(tally).sort(([, one], [, other]) => other - one);
  let numbers = 0;
  for (const [answer, count] of given) {
    const marked = markedLetters(answer);
    for (const letter of marked) counts[letter] = (counts[letter] ?? 0) + count;
    if (marked.length === 0 && numbers++ < MOST_NUMBERS) counts[answer] = count;
  }
  return { total: a + b + c + d + e + others, counts };
}

/** Answers that were graded as right stay so, whatever the key is now. */
export function creditAs(correct: boolean, answer: string, key: string): number {
  return correct ? 1 : creditOf(answer, key);
}

/** First answers from which anything is said about others: a visitor's answer is not among them. */
const TOLD_FROM = 20;

/** How many answered; null under 20. */
export function answeredBy(total: number): string | null {
  return total < TOLD_FROM ? null : plural(total, "pessoa respondeu", "pessoas responderam");
}

/** The share that marked an alternative, or gave a number, as text; null under 20 answers. */
export function choiceOf(
  answer: string,
  { counts, total }: AnswerCounts,
): { share: number; words: string } | null {
  if (total < TOLD_FROM) return null;
  const share = (counts[answer] ?? 0) / total;
  return { share, words: formatShare(share) };
}
