import { sql } from "drizzle-orm";
import type { SidedPair } from "#app/domain/essays/agreement-table.ts";
import type { Database } from "../database.server.ts";
import { json, orNull, text } from "../fields.server.ts";

/**
 * By grader, the independent readings of the newest returned essays, each beside the other one of its essay; none with a situation
 * that makes zero. `school` null: of the platform. Reads three rows an essay.
 */
export function readingPairs(db: Database, school: string | null, essays: number) {
  const newest =
    school === null
      ? sql`SELECT e.num, e.profile FROM essays e INDEXED BY essays_of_platform
        WHERE e.school IS NULL AND e.state = 'returned' ORDER BY e.num DESC LIMIT ${essays}`
      : sql`SELECT e.num, e.profile FROM essays e INDEXED BY essays_of_school
        WHERE e.school = ${school} AND e.state = 'returned' ORDER BY e.num DESC LIMIT ${essays}`;
  const normal = (name: "a" | "b", round: 1 | 2) =>
    sql.raw(
      `CROSS JOIN essay_gradings ${name} ON ${name}.essay = n.num AND ${name}.round = ${round} AND ${name}.status = 'normal' AND ${name}.concluded_at IS NOT NULL`,
    );
  return db.select(
    {
      grader: text(sql`s.grader`),
      firstName: orNull(text(sql`u.first_name`)),
      lastName: orNull(text(sql`u.last_name`)),
      pairs: json<SidedPair[]>(sql`s.pairs`),
    },
    sql`FROM (
      WITH p AS MATERIALIZED (
        SELECT n.profile, a.grader AS one, a.grades AS grades, b.grader AS two, b.grades AS others
        FROM (${newest}) n ${normal("a", 1)} ${normal("b", 2)}
      )
      SELECT x.grader, json_group_array(json_array(x.profile, json(x.own), json(x.other), x.first)) AS pairs FROM (
        SELECT one AS grader, profile, grades AS own, others AS other, 1 AS first FROM p
        UNION ALL SELECT two, profile, others, grades, 0 FROM p
      ) x GROUP BY x.grader
    ) s LEFT JOIN users u ON u.id = s.grader`,
  );
}
