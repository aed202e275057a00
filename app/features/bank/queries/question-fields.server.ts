import { sql } from "drizzle-orm";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { questionKeys, questionSolutions, questions } from "#drizzle/schema/bank/questions.ts";
import { FIRST_SCHOOL_ORD } from "../domain/school-ord.ts";
import { token } from "../domain/words/search-tokens.ts";

/** The columns of `questions q`: nothing of the key or the solution, which have tables of their own. */
export const question = columns(questions, "q");

/** Condition on `questions q`: of the bank, and not of one school alone. */
export const ofBank = sql.raw(`q.ord < ${FIRST_SCHOOL_ORD}`);

/** Condition on `questions q`: generated questions are included only on request. */
export const notGenerated = sql.raw("q.origin <> 'generated'");

/** The same at the end of an expression of the index. */
export const WITHOUT_GENERATED = ` NOT "${token.origin("generated")}"`;

/** For statements that exclude quarantined questions. */
const shownStatus = text<"published" | "annulled">(sql`q.status`);

/** The fields of a question's heading. */
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

/** The fields of a list, without the reader's answer. */
export const listed = {
  ...placed,
  ...pick(question, "kind", "difficulty", "officialDifficulty", "answeredDifficulty", "excerpt"),
  status: shownStatus,
};

/** The texts from which passages of a found question are cut. */
export const texts = pick(question, "statementHtml", "alternativesHtml");

export const unmarked = { heldUntil: orNull(int(sql`NULL`)), correct: orNull(flag(sql`NULL`)) };

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
  "number",
);

/** What a reader who has not answered may see. */
export const shown = {
  ...placed,
  ...pick(question, "kind", "hasSolution", "statementHtml", "alternativesHtml"),
  status: shownStatus,
};

/** The key and first answers; `k` is the row of `question_keys`. */
export const key = pick(columns(questionKeys, "k"), "letter", "a", "b", "c", "d", "e", "others", "tally");

/** First answers of `question_keys k`, and those that are right by its key. */
export const firstAnswers = {
  total: int(sql`k.a + k.b + k.c + k.d + k.e + k.others`),
  right: int(sql`CASE WHEN k.letters GLOB '[A-E]*'
    THEN CASE k.letter WHEN 'A' THEN k.a WHEN 'B' THEN k.b WHEN 'C' THEN k.c WHEN 'D' THEN k.d WHEN 'E' THEN k.e ELSE 0 END
    ELSE coalesce(k.tally ->> ('$."' || k.letter || '"'), 0) END`),
};

/** With its key: for staff only. */
export const audited = { ...placed, ...pick(question, "excerpt", "status"), ...key };
export type AuditedQuestion = RowOf<typeof audited>;

const drawn = outer(columns(questionSolutions, "w"));
const unlessInParts = (html: "solution_html" | "hint_html") =>
  orNull(text(sql`CASE WHEN w.parts IS NULL THEN ${sql.raw(`w.${html}`)} END`));

/** From a LEFT JOIN of `question_solutions w`: in parts, or as whole texts. Hints are for who has not answered. */
export const solution = {
  ...pick(drawn, "explanationHtml", "parts"),
  solutionHtml: unlessInParts("solution_html"),
  hintHtml: unlessInParts("hint_html"),
};

/** As whole texts, also where it is in parts. */
export const wholeSolution = pick(drawn, "solutionHtml", "hintHtml", "explanationHtml");
