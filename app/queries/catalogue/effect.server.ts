import { sql } from "drizzle-orm";
import { type Database, statement } from "../database.server.ts";
import { COLUMNS, type SearchRow } from "../questions/search.server.ts";

/** Questions of a topic in one panel of institution, subject and year: how many, how many leave their subject. */
export type TopicGroup = {
  institution: number;
  subject: number;
  year: number;
  questions: number;
  /** Those that have only topics of the set asked about, and another subject. */
  following: number;
  /** Those that have the other topic as well. */
  both: number;
};

type Asked = {
  /** The numbers the topic's questions stand under. */
  members: readonly number[];
  /** The topics of the subject the topic will be of, itself among them. */
  ofSubject: readonly number[];
  subject: number;
  /** The numbers of the topic it is merged into. */
  into: readonly number[];
};

function match(members: readonly number[]): string {
  return members.map((id) => `"t${Math.trunc(id)}"`).join(" OR ");
}

/** What a change of a topic does to its questions, by panel. */
export function topicGroups(db: Database, { members, ofSubject, subject, into }: Asked) {
  const within = JSON.stringify(ofSubject);
  return statement<TopicGroup>(
    db,
    sql`SELECT q.institution, q.subject, q.year, count(*) AS questions,
      sum(q.subject <> CAST(${subject} AS INTEGER) AND NOT EXISTS (
        SELECT 1 FROM json_each(q.topics) t WHERE t.value NOT IN (SELECT value FROM json_each(${within})))) AS following,
      sum(EXISTS (SELECT 1 FROM json_each(q.topics) t WHERE t.value IN (SELECT value FROM json_each(${JSON.stringify(into)})))) AS both
    FROM question_filter f CROSS JOIN questions q ON q.ord = f.rowid
    WHERE question_filter MATCH ${match(members)} GROUP BY q.institution, q.subject, q.year`,
  );
}

/** The newest questions of a topic. */
export function topicExamples(db: Database, members: readonly number[], limit: number) {
  return statement<SearchRow>(
    db,
    sql`SELECT ${COLUMNS}, NULL AS correct FROM (
      SELECT rowid AS ord FROM question_filter WHERE question_filter MATCH ${match(members)} ORDER BY rowid DESC LIMIT ${limit}
    ) w CROSS JOIN questions q ON q.ord = w.ord ORDER BY q.ord DESC`,
  );
}
