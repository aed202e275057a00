import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { flag, int, orNull, text } from "#app/platform/db/fields.server.ts";
import {
  GRADING_SECONDS,
  MOST_OPEN_GRADINGS,
  PANEL_ROUND,
  PANEL_SECONDS,
  READINGS_OF_PEER,
  THIRD_ROUND,
} from "../domain/grading/graded-essay.ts";

/** Panels that are listed. */
const MOST_PANELS = 20;

/**
 * Who grades: of the platform's essays (`school` null) or of one school's. `person`: among the school's people. `coordinates`:
 * answers appeals and closes panels; sits on panels, as all graders of a school do.
 */
export type EssayGrader = {
  accountId: string;
  userNum: number;
  school: string | null;
  person?: number | null;
  /** A student, who reads colleagues. */
  peer?: boolean;
  coordinates: boolean;
};

/** Condition on `essays e`: a colleague's, of a task with peer reading, for students who have submitted theirs. */
function isColleagues({ school, person = null }: EssayGrader): SQL {
  return sql`e.school = ${school} AND EXISTS (SELECT 1 FROM essay_tasks k CROSS JOIN essays m ON m.task = k.num AND m.person = ${person}
    WHERE k.num = e.task AND k.peers = 1 AND k.deleted_at IS NULL AND m.state <> 'draft')`;
}

/** Condition on `essays e`: those of the grader's school and tasks, or of the platform; never their own. */
export function inScope(grader: EssayGrader): SQL {
  const { school, userNum, person = null, peer, coordinates } = grader;
  const own = sql`e.user_num IS NOT CAST(${userNum} AS INTEGER)`;
  if (school === null) return sql`e.school IS NULL AND ${own}`;
  if (peer) return sql`${isColleagues(grader)} AND ${own}`;
  const inSchool = sql`e.school = ${school} AND ${own}`;
  if (coordinates) return inSchool;
  return sql`${inSchool} AND NOT EXISTS (SELECT 1 FROM essay_tasks k WHERE k.num = e.task AND k.graders <> '[]'
    AND CAST(${person ?? -1} AS INTEGER) NOT IN (SELECT j.value FROM json_each(k.graders) j))`;
}

/**
 * Condition on `essays e`: whether its first two readings are the grader's to begin. Students begin two of a task, once its time
 * is up; staff what the students of such a task left.
 */
export function mayBeginReading({ school, accountId, peer }: EssayGrader, now: number): SQL {
  if (school === null) return sql`TRUE`;
  const ofPeers = sql`SELECT 1 FROM essay_tasks k WHERE k.num = e.task AND k.peers = 1`;
  if (!peer)
    return sql`NOT EXISTS (${ofPeers} AND coalesce(k.due_at, e.submitted_at) > ${now - GRADING_SECONDS})`;
  return sql`EXISTS (${ofPeers} AND (k.due_at IS NULL OR k.due_at <= ${now}))
    AND (SELECT count(*) FROM essay_gradings h INDEXED BY essay_gradings_of_grader CROSS JOIN essays c ON c.num = h.essay
      WHERE h.grader = ${accountId} AND c.task = e.task) < ${READINGS_OF_PEER}`;
}

/** Condition on `essay_gradings g` of `essays e`: a third reading is the staff's. */
export function mayTakeSeat(grader: EssayGrader, now: number): SQL {
  const begins = mayBeginReading(grader, now);
  return grader.peer
    ? sql`(g.round < ${THIRD_ROUND} AND ${begins})`
    : sql`(g.round >= ${THIRD_ROUND} OR ${begins})`;
}

/** The seats of each submitted essay, two unless its task has one reader, oldest first; idempotent. */
export function openSeats(db: Database, school: string | null, most: number) {
  const handedIn = sql`SELECT e.num FROM essays e INDEXED BY ${sql.raw(school === null ? "essays_by_state" : "essays_of_school")}
    WHERE e.state <> 'draft' AND e.state = 'submitted' AND ${school === null ? sql`e.school IS NULL` : sql`e.school = ${school}`} LIMIT ${most}`;
  return {
    insertEssayGradings: db.statement(sql`INSERT OR IGNORE INTO essay_gradings (essay, round)
      SELECT h.num, r.value FROM (${handedIn}) h CROSS JOIN json_each('[1,2]') r
      WHERE r.value <= coalesce((SELECT k.readers FROM essays o CROSS JOIN essay_tasks k ON k.num = o.task WHERE o.num = h.num), 2)`),
    updateEssays: db.statement(sql`UPDATE essays SET state = 'grading' WHERE num IN (${handedIn})
      AND EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = essays.num)`),
  };
}

/** What was begun of a seat is dropped when it passes on: a reading is one person's. */
const begun = sql`revision = 0, status = 'normal', grades = '[]', details = '[]', marks = '[]', comments = '[]', total = NULL`;

/**
 * Assigns free seats to the grader, thirds first and then the oldest, up to a person's limit; seats past their date
 * count as free. No one reads an essay twice, nor an own one. Returns the rows claimed.
 */
export function claimSeats(
  db: Database,
  grader: EssayGrader,
  { now, dueAt }: { now: number; dueAt: number },
) {
  // A ring: everybody reads the two that were begun after their own, so that each is read by two.
  const order = grader.peer
    ? sql`e.num < (SELECT m.num FROM essays m WHERE m.task = e.task AND m.person = ${grader.person}), e.num`
    : sql`max(g.round) DESC, e.submitted_at, g.essay`;
  const held = sql`(SELECT count(*) FROM essay_gradings h INDEXED BY essay_gradings_of_grader
    WHERE h.grader = ${grader.accountId} AND h.concluded_at IS NULL AND h.due_at >= ${now})`;
  const most = grader.peer ? sql`1` : sql`max(0, ${MOST_OPEN_GRADINGS} - ${held})`;
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET grader = ${grader.accountId}, assigned_at = ${now}, due_at = ${dueAt}, ${begun}
    WHERE num IN (SELECT min(g.num) FROM essay_gradings g INDEXED BY essay_gradings_waiting CROSS JOIN essays e ON e.num = g.essay
      WHERE g.concluded_at IS NULL AND (g.due_at IS NULL OR g.due_at < ${now}) AND g.round < ${PANEL_ROUND}
        AND e.state = 'grading' AND ${inScope(grader)} AND ${mayTakeSeat(grader, now)}
        AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = g.essay AND o.grader = ${grader.accountId})
      GROUP BY g.essay ORDER BY ${order} LIMIT ${most})`,
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
export function returnSeat(db: Database, grader: EssayGrader, num: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET ${given} WHERE num = CAST(${num} AS INTEGER) AND grader = ${grader.accountId} AND concluded_at IS NULL`,
  );
}

/** Condition on `essays e`: past the date by which its panel should have read. */
function panelIsLate(now: number): SQL {
  return sql`${now - PANEL_SECONDS} >= max(
    (SELECT max(m.concluded_at) FROM essay_gradings m WHERE m.essay = e.num AND m.round < ${PANEL_ROUND}),
    coalesce((SELECT p.at FROM essay_appeals p WHERE p.essay = e.num), 0))`;
}

/** Condition on `essays e`: panels and appeals to a coordinator, panels to all graders of a school. */
function maySit({ coordinates, school, peer }: EssayGrader): SQL {
  if (coordinates) return sql`e.state IN ('panel', 'appealed')`;
  return school === null || peer ? sql`FALSE` : sql`e.state = 'panel'`;
}

/**
 * Condition on a panel's `essay_gradings g` of `essays e`: a free seat for someone who has not read the essay. Once the
 * panel is late, a coordinator may have read it: too few people cannot block an essay. At most one seat of a panel per
 * person.
 */
function isFreeSeat(grader: EssayGrader, now: number): SQL {
  const late = grader.coordinates ? panelIsLate(now) : sql`FALSE`;
  return sql`g.concluded_at IS NULL AND (g.grader IS NULL OR g.due_at < ${now}) AND ${maySit(grader)}
    AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = g.essay AND o.grader = ${grader.accountId}
      AND (o.concluded_at IS NULL OR (o.round = ${PANEL_ROUND} AND e.state = 'panel') OR NOT ${late}))`;
}

/** Of one essay's panel the first free seat; no row where there is none for this grader. */
export function claimPanel(
  db: Database,
  grader: EssayGrader,
  essay: number,
  { now, dueAt }: { now: number; dueAt: number },
) {
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET grader = ${grader.accountId}, assigned_at = ${now}, due_at = ${dueAt}, ${begun}
    WHERE num = (SELECT g.num FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay
      WHERE g.essay = CAST(${essay} AS INTEGER) AND g.round = ${PANEL_ROUND} AND ${inScope(grader)} AND ${isFreeSeat(grader, now)} ORDER BY g.seat LIMIT 1)`,
  );
}

/** Condition on `essays e`: its panel is late, has a reading, and has no reader within the date. */
function mayClose(now: number): SQL {
  return sql`e.state = 'panel' AND ${panelIsLate(now)}
    AND EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = e.num AND o.round = ${PANEL_ROUND} AND o.concluded_at IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = e.num AND o.concluded_at IS NULL AND o.due_at >= ${now})`;
}

/** Deletes the empty seats, so that the existing readings decide the essay; no row where it may not be closed. */
export function deleteEmptySeats(db: Database, grader: EssayGrader, essay: number, now: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`DELETE FROM essay_gradings WHERE num IN (SELECT g.num FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay
      WHERE g.essay = CAST(${essay} AS INTEGER) AND g.round = ${PANEL_ROUND} AND g.concluded_at IS NULL AND ${inScope(grader)} AND ${mayClose(now)})`,
  );
}

const panel = {
  essay: int(sql`w.num`),
  code: text(sql`substr(w.id, 1, 4)`),
  theme: text(sql`w.title`),
  /** Of an appeal. */
  reason: orNull(text(sql`w.reason`)),
  /** Readings of the panel that are concluded, of all its seats. */
  read: int(sql`w.read`),
  seats: int(sql`w.seats`),
  free: flag(sql`w.free`),
  closes: flag(sql`w.closes`),
};

/** Panels and appeals where the grader may claim a seat, or close what is late, oldest first. */
export function waitingPanels(db: Database, grader: EssayGrader, now: number) {
  const ofPanel = sql`FROM essay_gradings g WHERE g.essay = e.num AND g.round = ${PANEL_ROUND}`;
  return db.select(
    panel,
    sql`FROM (SELECT e.num, e.id, t.title, p.reason, (SELECT count(g.concluded_at) ${ofPanel}) AS read,
        (SELECT count(*) ${ofPanel}) AS seats, EXISTS (SELECT 1 ${ofPanel} AND ${isFreeSeat(grader, now)}) AS free,
        (${grader.coordinates ? mayClose(now) : sql`FALSE`}) AS closes
      FROM essays e INDEXED BY ${sql.raw(grader.school === null ? "essays_of_platform" : "essays_of_school")}
      CROSS JOIN essay_themes t ON t.num = e.theme LEFT JOIN essay_appeals p ON p.essay = e.num
      WHERE ${maySit(grader)} AND ${inScope(grader)} ORDER BY e.num) w
    WHERE w.free OR w.closes LIMIT ${MOST_PANELS}`,
  );
}
