import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, text } from "#app/platform/db/fields.server.ts";
import { essayGradings } from "#drizzle/schema/essays/essays.ts";

const first = columns(essayGradings, "a");
const second = columns(essayGradings, "b");
/** Null: the account is gone. */
const nameOf = (person: "u" | "v") =>
  orNull(text(sql.raw(`${person}.first_name || ' ' || ${person}.last_name`)));

const pair = {
  profile: text(sql`n.profile`),
  one: text(sql`a.grader`),
  two: text(sql`b.grader`),
  oneName: nameOf("u"),
  twoName: nameOf("v"),
  grades: first.grades,
  others: second.grades,
};

const concluded = (name: "a" | "b", round: 1 | 2): SQL =>
  sql.raw(
    `CROSS JOIN essay_gradings ${name} ON ${name}.essay = n.num AND ${name}.round = ${round} AND ${name}.seat = 1
      AND ${name}.status = 'normal' AND ${name}.concluded_at IS NOT NULL`,
  );

/**
 * The two independent readings of each of the newest returned essays; none with a situation that makes zero, none of students. `school` null: of the
 * platform. Reads five rows an essay.
 */
export function readingPairs(db: Database, school: string | null, essays: number) {
  const newest =
    school === null
      ? sql`essays e INDEXED BY essays_of_platform WHERE e.school IS NULL`
      : sql`essays e INDEXED BY essays_of_school WHERE e.school = ${school}`;
  return db.select(
    pair,
    sql`FROM (SELECT e.num, e.profile FROM ${newest} AND e.state = 'returned'
      AND NOT EXISTS (SELECT 1 FROM essay_tasks k WHERE k.num = e.task AND k.peers = 1) ORDER BY e.num DESC LIMIT ${essays}) n
    ${concluded("a", 1)} ${concluded("b", 2)} LEFT JOIN users u ON u.id = a.grader LEFT JOIN users v ON v.id = b.grader`,
  );
}
