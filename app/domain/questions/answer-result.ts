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
