import { type SQL, sql } from "drizzle-orm";
import { MOST_OPEN_GRADINGS, PANEL_ROUND } from "#app/domain/essays/graded-essay.ts";
import type { Database } from "../database.server.ts";
import { int } from "../fields.server.ts";

/**
 * Who grades: of the platform's essays (`school` null) or of one school's. `person`: among the school's people. `coordinates`: sets
 * the panel's grade.
 */
export type EssayGrader = {
  accountId: string;
  userNum: number;
  school: string | null;
  person?: number | null;
  coordinates: boolean;
};

/** Condition on `essays e`: those of the grader's school and tasks, or of the platform; never their own. */
export function inScope({ school, userNum, person = null, coordinates }: EssayGrader): SQL {
  const own = sql`e.user_num IS NOT CAST(${userNum} AS INTEGER)`;
  if (school === null) return sql`e.school IS NULL AND ${own}`;
  const inSchool = sql`e.school = ${school} AND ${own}`;
  if (coordinates) return inSchool;
  return sql`${inSchool} AND NOT EXISTS (SELECT 1 FROM essay_tasks k WHERE k.num = e.task AND k.graders <> '[]'
    AND CAST(${person ?? -1} AS INTEGER) NOT IN (SELECT j.value FROM json_each(k.graders) j))`;
}

/** The seats of each essay handed in, two unless its task has one reader, oldest first; again is fine. */
export function openSeats(db: Database, school: string | null, most: number) {
  const handedIn = sql`SELECT e.num FROM essays e INDEXED BY ${sql.raw(school === null ? "essays_by_state" : "essays_of_school")}
    WHERE e.state <> 'draft' AND e.state = 'submitted' AND ${school === null ? sql`e.school IS NULL` : sql`e.school = ${school}`} LIMIT ${most}`;
  return [
    db.statement(sql`INSERT OR IGNORE INTO essay_gradings (essay, round)
      SELECT h.num, r.value FROM (${handedIn}) h CROSS JOIN json_each('[1,2]') r
      WHERE r.value <= coalesce((SELECT k.readers FROM essays o CROSS JOIN essay_tasks k ON k.num = o.task WHERE o.num = h.num), 2)`),
    db.statement(sql`UPDATE essays SET state = 'grading' WHERE num IN (${handedIn})
      AND EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = essays.num)`),
  ] as const;
}

/**
 * Gives the grader free seats, thirds first and then the oldest, up to what one person holds; seats past their date count as free.
 * Nobody reads an essay twice, nor an own one. The rows taken.
 */
export function takeSeats(db: Database, grader: EssayGrader, { now, dueAt }: { now: number; dueAt: number }) {
  const held = sql`(SELECT count(*) FROM essay_gradings h INDEXED BY essay_gradings_of_grader
    WHERE h.grader = ${grader.accountId} AND h.concluded_at IS NULL AND h.due_at >= ${now})`;
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET grader = ${grader.accountId}, assigned_at = ${now}, due_at = ${dueAt}, revision = 0,
      status = 'normal', grades = '[]', details = '[]', marks = '[]', comments = '[]', total = NULL
    WHERE num IN (SELECT min(g.num) FROM essay_gradings g INDEXED BY essay_gradings_waiting CROSS JOIN essays e ON e.num = g.essay
      WHERE g.concluded_at IS NULL AND (g.due_at IS NULL OR g.due_at < ${now}) AND g.round < ${PANEL_ROUND}
        AND e.state = 'grading' AND ${inScope(grader)}
        AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = g.essay AND o.grader = ${grader.accountId})
      GROUP BY g.essay ORDER BY max(g.round) DESC, e.submitted_at, g.essay LIMIT max(0, ${MOST_OPEN_GRADINGS} - ${held}))`,
  );
}

const given = sql`grader = NULL, assigned_at = NULL, due_at = NULL`;

/** Back to the queue: all that is past its date. */
export function freeSeats(db: Database, school: string | null, now: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET ${given}
    WHERE num IN (SELECT g.num FROM essay_gradings g INDEXED BY essay_gradings_waiting CROSS JOIN essays e ON e.num = g.essay
      WHERE g.concluded_at IS NULL AND g.due_at < ${now} AND g.grader IS NOT NULL
        AND ${school === null ? sql`e.school IS NULL` : sql`e.school = ${school}`})`,
  );
}

/** One of the grader's own that is not concluded, back to the queue. */
export function giveBackSeat(db: Database, grader: EssayGrader, num: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET ${given} WHERE num = CAST(${num} AS INTEGER) AND grader = ${grader.accountId} AND concluded_at IS NULL`,
  );
}

/** The panel's seat to a coordinator who has not read the essay. */
export function takePanel(
  db: Database,
  grader: EssayGrader,
  num: number,
  { now, dueAt }: { now: number; dueAt: number },
) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET grader = ${grader.accountId}, assigned_at = ${now}, due_at = ${dueAt}
    WHERE num = (SELECT g.num FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay
      WHERE g.num = CAST(${num} AS INTEGER) AND g.round = ${PANEL_ROUND} AND g.concluded_at IS NULL
        AND (g.grader IS NULL OR g.due_at < ${now}) AND ${inScope(grader)}
        AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = g.essay AND o.round < ${PANEL_ROUND} AND o.grader = ${grader.accountId}))`,
  );
}
