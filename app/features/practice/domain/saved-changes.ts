import type { QuestionTime } from "./question-times.ts";
import type { PracticeHead, PracticeItem } from "./session.ts";

export type PracticeChanges = {
  items: PracticeItem[];
  head: PracticeHead | null;
  /** Totals, so repeated reports are idempotent. */
  times: QuestionTime[];
  /** Epoch milliseconds; null while it goes on. */
  endedAt: number | null;
};
