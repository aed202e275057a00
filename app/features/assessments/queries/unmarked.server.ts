import { type SQL, sql } from "drizzle-orm";
import type { AssessmentReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { int, json } from "#app/platform/db/fields.server.ts";
import type { Unmarked } from "../domain/making/unmarked.ts";
import { DECISION_SEAT } from "../domain/results/marking.ts";
import { mayManage } from "./assessment-right.server.ts";
import { hasEnded } from "./results.server.ts";

/** Of an open answer `o` and the rule `r`: there is a mark that counts, as `finalMark` finds it. */
const isMarked = sql`EXISTS (SELECT 1 FROM (SELECT count(*) FILTER (WHERE m.seat = ${sql.raw(String(DECISION_SEAT))}) AS decided,
    count(*) FILTER (WHERE m.seat < ${sql.raw(String(DECISION_SEAT))}) AS marks,
    max(m.fraction) - min(m.fraction) AS apart
  FROM assessment_marks m WHERE m.assessment = o.assessment AND m.place = o.place AND m.person = o.person AND m.attempt = o.attempt) f
  WHERE f.decided > 0 OR (f.marks >= coalesce(r.markers, 1)
    AND (coalesce(r.markers, 1) = 1 OR f.apart <= coalesce(r.margin, 1) + 1e-9)))`;

/** Places of `a` that need no mark: a question annulled by its board, or with a key of the school's own. */
const needsNone = sql`SELECT k.place FROM assessment_key_changes k WHERE k.assessment = a.num AND k.undone_at IS NULL
  UNION ALL SELECT n.place FROM (SELECT h.value ->> 'ord' AS ord, row_number() OVER (ORDER BY g.key, h.key) - 1 AS place
    FROM json_each(a.document, '$.sections') g, json_each(g.value, '$.questions') h) n
  CROSS JOIN questions q ON q.ord = n.ord AND q.status = 'annulled'`;

/** FROM and WHERE of the answers `o` of an assessment `a` that wait for their mark; of ended sittings. */
export function unmarkedOf(now: number): SQL {
  return sql`FROM open_answers o LEFT JOIN assessment_marking r ON r.assessment = o.assessment
    CROSS JOIN submissions s ON s.assessment = o.assessment AND s.person = o.person AND s.attempt = o.attempt
    WHERE o.assessment = a.num AND o.text <> '' AND ${hasEnded(now)} AND NOT ${isMarked} AND o.place NOT IN (${needsNone})`;
}

/** One row, where the reader may release it. */
export function unmarkedAnswers(db: Database, reader: AssessmentReader, id: string, now: number) {
  return db.select(
    {
      answers: int(sql`(SELECT count(*) ${unmarkedOf(now)})`),
      people: int(sql`(SELECT count(DISTINCT o.person) ${unmarkedOf(now)})`),
      places: json<
        Unmarked["places"]
      >(sql`(SELECT json_group_array(json_object('place', p.place, 'answers', p.answers))
        FROM (SELECT o.place, count(*) AS answers ${unmarkedOf(now)} GROUP BY o.place ORDER BY o.place) p)`),
    },
    sql`FROM assessments a WHERE a.id = ${id} AND ${mayManage(reader)}`,
  );
}
