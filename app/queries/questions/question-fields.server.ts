import { sql } from "drizzle-orm";
import { answers } from "#drizzle/schema/progress.ts";
import { questionKeys, questionSolutions, questions } from "#drizzle/schema/questions.ts";
import { columns, flag, orNull, outer, pick, type RowOf, text } from "../fields.server.ts";

/** The columns of `questions q`: nothing of the key or the solution, which have tables of their own. */
export const question = columns(questions, "q");

/** The status of a question where the statement leaves those in quarantine out. */
const shownStatus = text<"published" | "annulled">(sql`q.status`);

/** Where a question stands: its heading is made of it. */
export const placed = pick(
  question,
  "ord",
  "origin",
  "institution",
  "year",
  "phase",
  "booklet",
  "number",
  "subject",
  "topics",
);

/** What a list shows of a question, without the reader's own mark. */
export const listed = {
  ...placed,
  ...pick(question, "kind", "difficulty", "officialDifficulty", "answeredDifficulty", "excerpt"),
  status: shownStatus,
};

/** The reader's own mark is not asked for. */
export const unmarked = { correct: orNull(flag(sql`NULL`)) };
/** The reader's own mark, from a LEFT JOIN of `answers a`. */
export const marked = pick(outer(columns(answers, "a")), "correct");

/** What a question is counted and found by. */
export const facets = pick(
  question,
  "institution",
  "year",
  "subject",
  "topics",
  "kind",
  "difficulty",
  "officialDifficulty",
  "answeredDifficulty",
  "hasSolution",
  "origin",
  "skill",
  "booklet",
  "colours",
);

/** A question as somebody who has not answered it may see it. */
export const shown = {
  ...placed,
  ...pick(question, "kind", "hasSolution", "statementHtml", "alternativesHtml"),
  status: shownStatus,
};

/** The key, and how many first answers chose each letter; `k` is the row of `question_keys`. */
export const key = pick(columns(questionKeys, "k"), "letter", "a", "b", "c", "d", "e");

/** A question as the audit of the bank shows it, with its key: for staff alone. */
export const audited = { ...placed, ...pick(question, "excerpt", "status"), ...key };
export type AuditedQuestion = RowOf<typeof audited>;

/** The solution, from a LEFT JOIN of `question_solutions w`. */
export const solution = pick(
  outer(columns(questionSolutions, "w")),
  "solutionHtml",
  "hintHtml",
  "explanationHtml",
);
