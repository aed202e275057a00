import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { essays } from "#drizzle/schema/essays/essays.ts";
import type { EssayState } from "../domain/essay.ts";
import { type ConcludedGrading, PANEL_ROUND } from "../domain/grading/graded-essay.ts";

const essay = columns(essays, "e");

const settling = {
  ...pick(essay, "num", "id", "profile", "state", "submittedAt", "returnedAt", "school"),
  author: orNull(text(sql`(SELECT u.id FROM users u WHERE u.num = e.user_num)`)),
  /** Independent readings that it was given: two, or one. */
  readers: int(sql`(SELECT count(*) FROM essay_gradings g WHERE g.essay = e.num AND g.round < 3)`),
  /** Seats of the panel that are not concluded. */
  panelOpen: int(
    sql`(SELECT count(*) FROM essay_gradings g WHERE g.essay = e.num AND g.round = ${PANEL_ROUND} AND g.concluded_at IS NULL)`,
  ),
  gradings: json<
    ConcludedGrading[]
  >(sql`(SELECT json_group_array(json_object('num', g.num, 'round', g.round, 'seat', g.seat,
    'status', g.status, 'grades', json(g.grades))) FROM essay_gradings g WHERE g.essay = e.num AND g.concluded_at IS NOT NULL)`),
};
export type SettlingRow = RowOf<typeof settling>;

export function essayToSettle(db: Database, num: number) {
  return db.select(settling, sql`FROM essays e WHERE e.num = CAST(${num} AS INTEGER)`);
}

/** Essays whose readings are all finished but without an outcome, because the process ended in between. */
export function unsettledEssays(db: Database, most: number) {
  return db.select(
    { num: essay.num },
    sql`FROM essays e INDEXED BY essays_by_state WHERE e.state <> 'draft' AND e.state IN ('grading', 'panel', 'appealed')
      AND EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = e.num)
      AND NOT EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = e.num AND g.concluded_at IS NULL) LIMIT ${most}`,
  );
}

/** The third's or the panel's seats, once, while the essay is in the state that needs them. */
export function addSeats(
  db: Database,
  num: number,
  { round, seats, state }: { round: number; seats: number; state: EssayState },
) {
  const places = JSON.stringify(Array.from({ length: seats }, (_, at) => at + 1));
  return db.statement(sql`INSERT OR IGNORE INTO essay_gradings (essay, round, seat)
    SELECT e.num, ${round}, s.value FROM essays e CROSS JOIN json_each(${places}) s WHERE e.num = ${num} AND e.state = ${state}`);
}

export function moveEssay(db: Database, num: number, from: EssayState, to: EssayState) {
  return db.statement(sql`UPDATE essays SET state = ${to} WHERE num = ${num} AND state = ${from}`);
}

/** Once: a row only where this returned it. */
export function returnEssay(
  db: Database,
  num: number,
  { state, outcome, now }: { state: EssayState; outcome: string; now: number },
) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essays SET state = 'returned', returned_at = ${now}, outcome = ${outcome} WHERE num = ${num} AND state = ${state}`,
  );
}
