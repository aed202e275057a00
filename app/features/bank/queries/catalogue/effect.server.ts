import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { listed, question, unmarked } from "../question-fields.server.ts";

const panel = pick(question, "institution", "subject", "year");
const example = { ...listed, ...unmarked };

type Asked = {
  /** The numbers of the topic's questions. */
  members: readonly number[];
  /** The topics of the target subject, with this one. */
  ofSubject: readonly number[];
  subject: number;
  /** The numbers of the merge target. */
  into: readonly number[];
};

function match(members: readonly number[]): string {
  return members.map((id) => `"t${Math.trunc(id)}"`).join(" OR ");
}

/** By panel: all questions, `following` (other subject, only topics of `ofSubject`), `both` (have both topics). */
export function topicGroups(db: Database, { members, ofSubject, subject, into }: Asked) {
  const within = JSON.stringify(ofSubject);
  const following = sql`sum(q.subject <> CAST(${subject} AS INTEGER) AND NOT EXISTS (
    SELECT 1 FROM json_each(q.topics) t WHERE t.value NOT IN (SELECT value FROM json_each(${within}))))`;
  const both = sql`sum(EXISTS (
    SELECT 1 FROM json_each(q.topics) t WHERE t.value IN (SELECT value FROM json_each(${JSON.stringify(into)}))))`;
  return db.select(
    { ...panel, questions: int(sql`count(*)`), following: int(following), both: int(both) },
    sql`FROM question_filter f CROSS JOIN questions q ON q.ord = f.rowid
    WHERE question_filter MATCH ${match(members)} GROUP BY q.institution, q.subject, q.year`,
  );
}

export type TopicGroup = RowOf<ReturnType<typeof topicGroups>["fields"]>;

export function topicExamples(db: Database, members: readonly number[], limit: number) {
  return db.select(
    example,
    sql`FROM (
      SELECT rowid AS ord FROM question_filter WHERE question_filter MATCH ${match(members)} ORDER BY rowid DESC LIMIT ${limit}
    ) w CROSS JOIN questions q ON q.ord = w.ord ORDER BY q.ord DESC`,
  );
}
