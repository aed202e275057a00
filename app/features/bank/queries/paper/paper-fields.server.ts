import { type SQL, sql } from "drizzle-orm";
import { orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { notHeld } from "../held-back.server.ts";
import { question, shown } from "../question-fields.server.ts";

/**
 * The person whose answers release keys; `all`: may see every key and solution; `official`: every key, which its board has
 * published; of an open exam, only the bank's editors may.
 */
export type KeyReader = { userNum: number; now: number; all: boolean; keepsBank: boolean; official: boolean };

const printed = {
  ...pick(shown, "ord", "kind", "status", "statementHtml", "alternativesHtml"),
  language: question.language,
};

function released({ keepsBank, userNum, now }: KeyReader, all: boolean, value: SQL) {
  if (keepsBank) return orNull(text(value));
  const seen = sql`EXISTS (SELECT 1 FROM answers s WHERE s.user_num = ${userNum} AND s.ord = q.ord)`;
  return orNull(
    text(
      sql`CASE WHEN ${all ? sql`1` : seen} AND ${notHeld(sql`q.ord`, { userNum, now })} THEN ${value} END`,
    ),
  );
}

/** A question on paper, from `questions q`; with a reader also the key and the solution that he may see, two rows each. */
export function paperFields(reader: KeyReader | null) {
  const key = sql`(SELECT k.letter FROM question_keys k WHERE k.ord = q.ord)`;
  const solution = sql`(SELECT coalesce(w.solution_html, w.explanation_html) FROM question_solutions w WHERE w.ord = q.ord)`;
  const none = orNull(text(sql`NULL`));
  return {
    ...printed,
    answer: reader ? released(reader, reader.all || reader.official, key) : none,
    solution: reader ? released(reader, reader.all, solution) : none,
  };
}

export type PaperFields = ReturnType<typeof paperFields>;
