import { sql } from "drizzle-orm";
import type { StoredKeyChange } from "#app/domain/assessments/key-changes.ts";
import { assessments, submissions } from "#drizzle/schema/assessments.ts";
import { schoolPeople } from "#drizzle/schema/school-people.ts";
import type { Database } from "../database.server.ts";
import { columns, int, json, orNull, pick, type RowOf, text } from "../fields.server.ts";
import { hasEnded } from "./results.server.ts";

const toScore = {
  ...pick(columns(assessments, "a"), "title", "document", "rules"),
  changes: json<
    StoredKeyChange[]
  >(sql`(SELECT json_group_array(json_object('id', k.id, 'num', k.num, 'place', k.place,
    'after', json(k.after), 'at', k.at, 'undoneAt', k.undone_at)) FROM assessment_key_changes k WHERE k.assessment = a.num)`),
};

/** What scores are made from; none of a deleted or withdrawn assessment. */
export function assessmentToScore(db: Database, num: number) {
  return db.select(
    toScore,
    sql`FROM assessments a WHERE a.num = CAST(${num} AS INTEGER) AND a.released_at IS NOT NULL AND a.deleted_at IS NULL`,
  );
}

const released = {
  ...pick(columns(submissions, "s"), "person", "attempt", "class", "answers", "score"),
  ...pick(columns(schoolPeople, "p"), "firstName", "lastName"),
  personId: text(sql`p.id`),
  account: orNull(int(sql`p.account`)),
  userId: orNull(text(sql`(SELECT u.id FROM users u WHERE u.num = p.account)`)),
};
export type SittingToRelease = RowOf<typeof released>;

/** All ended sittings of the next people. */
export function sittingsToRelease(
  db: Database,
  num: number,
  { after, people, now }: { after: number; people: number; now: number },
) {
  const own = sql`s.assessment = CAST(${num} AS INTEGER) AND ${hasEnded(now)}`;
  return db.select(
    released,
    sql`FROM (SELECT DISTINCT s.person FROM submissions s WHERE ${own} AND s.person > CAST(${after} AS INTEGER)
      ORDER BY s.person LIMIT ${people}) n
      CROSS JOIN submissions s ON s.person = n.person AND ${own} CROSS JOIN school_people p ON p.num = s.person
    ORDER BY s.person, s.attempt`,
  );
}
