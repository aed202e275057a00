import { sql } from "drizzle-orm";
import { heldUntil, type KeyAsker } from "#app/features/bank/queries/held-back.server.ts";
import { placed, question } from "#app/features/bank/queries/question-fields.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { answers } from "#drizzle/schema/accounts/progress.ts";
import { questionSolutions, questionSources } from "#drizzle/schema/bank/questions.ts";

const texts = {
  ...placed,
  kind: question.kind,
  ...pick(columns(questionSources, "s"), "statement", "alternatives"),
  letter: orNull(text(sql`coalesce(k.letter, s.held_letter)`)),
  ...pick(outer(columns(questionSolutions, "l")), "solution", "hint", "explanation"),
  marked: outer(columns(answers, "a")).alternative,
  right: orNull(flag(sql`a.correct`)),
};
function textsFor(asker: KeyAsker) {
  return { ...texts, heldUntil: orNull(int(heldUntil(sql`q.ord`, asker))) };
}
/** With key and solution, for the assistant: what a student gets of it passes the guard, and none of an open exam. */
export type TutorTexts = RowOf<ReturnType<typeof textsFor>>;

/** Source texts and the person's own first answers, unordered. */
export function tutorTexts(db: Database, ords: readonly number[], asker: KeyAsker) {
  return db.select(
    textsFor(asker),
    sql`FROM json_each(${JSON.stringify(ords)}) wanted
    CROSS JOIN questions q ON q.ord = wanted.value AND q.status <> 'quarantined'
    CROSS JOIN question_sources s ON s.ord = q.ord
    CROSS JOIN question_keys k ON k.ord = q.ord
    LEFT JOIN question_solutions l ON l.ord = q.ord
    LEFT JOIN answers a ON a.user_num = ${asker.userNum} AND a.ord = q.ord`,
  );
}
