import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick, text } from "#app/platform/db/fields.server.ts";
import { essayGradings, essays, essayThemes } from "#drizzle/schema/essays/essays.ts";
import { PANEL_ROUND } from "../domain/grading/graded-essay.ts";
import { type EssayGrader, inScope, mayBeginReading, mayTakeSeat } from "./grading-seats.server.ts";

const essay = columns(essays, "e");
const grading = columns(essayGradings, "g");
const theme = columns(essayThemes, "t");
const listed = {
  ...pick(grading, "num", "round", "dueAt", "total"),
  code: text(sql`substr(e.id, 1, 4)`),
  theme: theme.title,
  words: essay.words,
  way: essay.way,
};

/** A grader's own readings that are open, soonest due first. */
export function ownGradings(db: Database, grader: EssayGrader) {
  return db.select(
    listed,
    sql`FROM essay_gradings g INDEXED BY essay_gradings_of_grader CROSS JOIN essays e ON e.num = g.essay
    CROSS JOIN essay_themes t ON t.num = e.theme
    WHERE g.grader = ${grader.accountId} AND g.concluded_at IS NULL AND ${inScope(grader)} ORDER BY g.due_at, g.num LIMIT 50`,
  );
}

/**
 * Readings that wait for the grader, by round, and the late ones of the panels; `late`: claimed by somebody past the
 * date.
 */
export function waitingGradings(db: Database, grader: EssayGrader, now: number) {
  return db.select(
    { round: grading.round, seats: int(sql`count(*)`), late: int(sql`count(g.grader)`) },
    sql`FROM essay_gradings g INDEXED BY essay_gradings_waiting CROSS JOIN essays e ON e.num = g.essay
    WHERE g.concluded_at IS NULL AND (g.due_at IS NULL OR g.due_at < ${now}) AND (g.round < ${PANEL_ROUND} OR g.grader IS NOT NULL) AND ${inScope(grader)}
      AND ${mayTakeSeat(grader, now)}
      AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = g.essay AND o.grader = ${grader.accountId}) GROUP BY g.round`,
  );
}

/** Submitted essays that no one has started to grade, up to a number. */
export function newEssays(db: Database, grader: EssayGrader, now: number, most: number) {
  const index = grader.school === null ? "essays_by_state" : "essays_of_school";
  return db.select(
    { essays: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM essays e INDEXED BY ${sql.raw(index)} WHERE e.state <> 'draft' AND e.state = 'submitted' AND ${inScope(grader)}
      AND ${mayBeginReading(grader, now)} LIMIT ${most})`,
  );
}
