import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { essayGradings, essays, essayThemes } from "#drizzle/schema/essays/essays.ts";
import { PANEL_ROUND } from "../domain/grading/graded-essay.ts";
import type { GradingDraft } from "../domain/grading/grading-draft.ts";
import { canCalibrate } from "./calibrations.server.ts";
import { type EssayGrader, inScope } from "./grading-seats.server.ts";

const essay = columns(essays, "e");
const grading = columns(essayGradings, "g");
const theme = columns(essayThemes, "t");
const toGrade = {
  ...pick(
    grading,
    "num",
    "round",
    "seat",
    "revision",
    "status",
    "grades",
    "details",
    "marks",
    "comments",
    "concludedAt",
    "dueAt",
  ),
  ...pick(essay, "profile", "way", "text", "lines", "words", "school", "submittedAt"),
  essay: grading.essay,
  code: text(sql`substr(e.id, 1, 4)`),
  theme: theme.title,
  exam: theme.exam,
  command: theme.command,
  texts: theme.texts,
  /** Of an appeal, to the panel. */
  appeal: orNull(
    text(sql`(SELECT p.reason FROM essay_appeals p WHERE p.essay = e.num AND g.round = ${PANEL_ROUND})`),
  ),
  canCalibrate: flag(canCalibrate),
  isCalibration: flag(sql`EXISTS (SELECT 1 FROM essay_calibrations c WHERE c.essay = e.num)`),
  /** The grader's next one in the same queue. */
  next: orNull(
    int(sql`(SELECT o.num FROM essay_gradings o INDEXED BY essay_gradings_of_grader CROSS JOIN essays n ON n.num = o.essay
      WHERE o.grader = g.grader AND o.concluded_at IS NULL AND o.num <> g.num AND n.school IS e.school ORDER BY o.due_at, o.num LIMIT 1)`),
  ),
};

/** A reading of the grader's with the nameless essay; concluded ones too. */
export function gradingOfGrader(db: Database, grader: EssayGrader, num: number) {
  return db.select(
    toGrade,
    sql`FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay CROSS JOIN essay_themes t ON t.num = e.theme
    WHERE g.num = CAST(${num} AS INTEGER) AND g.grader = ${grader.accountId} AND ${inScope(grader)}`,
  );
}

/** The readings that a panel's person has in sight: those before the panel, and to who answers an appeal all others. */
export function otherGradings(db: Database, grader: EssayGrader, num: number) {
  return db.select(
    pick(grading, "num", "round", "status", "grades", "comments", "total"),
    sql`FROM essay_gradings m CROSS JOIN essays e ON e.num = m.essay CROSS JOIN essay_gradings g ON g.essay = m.essay
    WHERE m.num = CAST(${num} AS INTEGER) AND m.round = ${PANEL_ROUND} AND m.grader = ${grader.accountId} AND g.num <> m.num
      AND (g.round < ${PANEL_ROUND} OR e.state = 'appealed') AND g.concluded_at IS NOT NULL ORDER BY g.round, g.seat`,
  );
}

/** The photographs of the grader's essay, in the order they are read. */
export function photosToGrade(db: Database, grader: EssayGrader, num: number) {
  return db.select(
    { id: text(sql`f.id`), essayId: essay.id },
    sql`FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay CROSS JOIN essay_photos f ON f.essay = e.num
    WHERE g.num = CAST(${num} AS INTEGER) AND g.grader = ${grader.accountId} AND ${inScope(grader)} ORDER BY f.place`,
  );
}

/** Saved over the revision it was written on; no row where it moved on, was concluded or passed to another person. */
export function storeGrading(
  db: Database,
  grader: EssayGrader,
  {
    num,
    revision,
    draft,
    total,
  }: { num: number; revision: number; draft: GradingDraft; total: number | null },
) {
  return db.returning(
    { revision: int(sql`revision`) },
    sql`UPDATE essay_gradings SET revision = revision + 1, status = ${draft.status}, grades = ${JSON.stringify(draft.grades)},
      details = ${JSON.stringify(draft.details)}, marks = ${JSON.stringify(draft.marks)},
      comments = ${JSON.stringify(draft.comments)}, total = ${total}
    WHERE num = CAST(${num} AS INTEGER) AND grader = ${grader.accountId} AND concluded_at IS NULL AND revision = CAST(${revision} AS INTEGER)
      AND EXISTS (SELECT 1 FROM essays e WHERE e.num = essay_gradings.essay AND ${inScope(grader)})`,
  );
}

/** Concludes the grader's own reading as saved; the essay's number. No row: it is, or is another person's. */
export function finishOwn(db: Database, grader: EssayGrader, { num, now }: { num: number; now: number }) {
  return db.returning(
    { essay: int(sql`essay`) },
    sql`UPDATE essay_gradings SET concluded_at = ${now} WHERE num = CAST(${num} AS INTEGER) AND grader = ${grader.accountId}
      AND concluded_at IS NULL AND total IS NOT NULL
      AND EXISTS (SELECT 1 FROM essays e WHERE e.num = essay_gradings.essay AND ${inScope(grader)})`,
  );
}
