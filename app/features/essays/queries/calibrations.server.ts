import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { calibrationReadings } from "#drizzle/schema/essays/essay-calibrations.ts";
import { essays, essayThemes } from "#drizzle/schema/essays/essays.ts";
import { type EssayGrader, inScope } from "./grading-seats.server.ts";

const MOST_LISTED = 50;

const essay = columns(essays, "e");
const theme = columns(essayThemes, "t");
const listed = {
  num: int(sql`c.num`),
  code: text(sql`substr(e.id, 1, 4)`),
  theme: theme.title,
  ...pick(essay, "words", "profile", "outcome"),
  /** The grader's own reading; null before it. */
  own: outer(pick(columns(calibrationReadings, "r"), "grades")).grades,
};

/** Calibration essays that the grader has read as such, or may: neither their own nor one that they graded. */
function ofGrader(grader: EssayGrader): SQL {
  return sql`FROM essay_calibrations c CROSS JOIN essays e ON e.num = c.essay CROSS JOIN essay_themes t ON t.num = e.theme
    LEFT JOIN calibration_readings r ON r.calibration = c.num AND r.grader = ${grader.accountId}
    WHERE ${inScope(grader)} AND e.outcome IS NOT NULL AND (r.num IS NOT NULL
      OR NOT EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = e.num AND g.grader = ${grader.accountId}))`;
}

/** The newest first. */
export function calibrationsOfGrader(db: Database, grader: EssayGrader) {
  return db.select(listed, sql`${ofGrader(grader)} ORDER BY c.num DESC LIMIT ${MOST_LISTED}`);
}

/** One with its nameless text. */
export function calibrationToRead(db: Database, grader: EssayGrader, num: number) {
  return db.select(
    { ...listed, ...pick(essay, "text", "lines"), command: theme.command, texts: theme.texts },
    sql`${ofGrader(grader)} AND c.num = CAST(${num} AS INTEGER)`,
  );
}

/** Once per grader; idempotent. */
export function storeCalibrationReading(
  db: Database,
  grader: EssayGrader,
  { num, grades, now }: { num: number; grades: readonly number[]; now: number },
) {
  return db.statement(sql`INSERT OR IGNORE INTO calibration_readings (calibration, grader, grades, at)
    SELECT c.num, ${grader.accountId}, ${JSON.stringify(grades)}, ${now} ${ofGrader(grader)} AND c.num = CAST(${num} AS INTEGER)`);
}

/** Conditions on `essays e`: typed, returned with levels. */
export const canCalibrate = sql`e.school IS NULL AND e.state = 'returned' AND e.way = 'text' AND e.outcome ->> '$.zero' IS NULL`;

/** The essay of the grader's own concluded reading. */
function ownConcluded(grader: EssayGrader, grading: number): SQL {
  return sql`FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay WHERE g.num = CAST(${grading} AS INTEGER)
    AND g.grader = ${grader.accountId} AND g.concluded_at IS NOT NULL AND ${inScope(grader)}`;
}

/** Marks a returned essay that the grader has read; no row where it is not one, or is marked. */
export function addCalibration(db: Database, grader: EssayGrader, grading: number, now: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`INSERT OR IGNORE INTO essay_calibrations (essay, marked_by, at)
    SELECT e.num, ${grader.accountId}, ${now} ${ownConcluded(grader, grading)} AND ${canCalibrate}`,
  );
}

/** With the readings of it. */
export function removeCalibration(db: Database, grader: EssayGrader, grading: number) {
  return db.returning(
    { num: int(sql`num`) },
    sql`DELETE FROM essay_calibrations WHERE essay = (SELECT e.num ${ownConcluded(grader, grading)})`,
  );
}

export const calibrationReading = {
  ...pick(columns(calibrationReadings, "r"), "grader", "grades"),
  name: orNull(text(sql`u.first_name || ' ' || u.last_name`)),
  ...pick(essay, "profile", "outcome"),
};

/** The newest readings of calibration essays with who read, to a coordinator of the platform. */
export function calibrationReadingsOfAll(db: Database, most: number) {
  return db.select(
    calibrationReading,
    sql`FROM (SELECT * FROM calibration_readings ORDER BY num DESC LIMIT ${most}) r CROSS JOIN essay_calibrations c ON c.num = r.calibration
    CROSS JOIN essays e ON e.num = c.essay LEFT JOIN users u ON u.id = r.grader WHERE e.outcome IS NOT NULL`,
  );
}
