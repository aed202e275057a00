import { type SQL, sql } from "drizzle-orm";
import type { EssayState } from "#app/domain/essays/essay.ts";
import type { ConcludedGrading } from "#app/domain/essays/graded-essay.ts";
import { MOST_OPEN_GRADINGS, PANEL_ROUND } from "#app/domain/essays/graded-essay.ts";
import type { GradingDraft } from "#app/domain/essays/grading-draft.ts";
import { essayGradings, essays, essayThemes } from "#drizzle/schema/essays.ts";
import type { Database } from "../database.server.ts";
import { columns, int, json, orNull, pick, type RowOf, text } from "../fields.server.ts";

/** Who grades: of the platform's essays (`school` null) or of one school's. `coordinates`: sets the panel's grade. */
export type EssayGrader = { accountId: string; userNum: number; school: string | null; coordinates: boolean };

const essay = columns(essays, "e");
const grading = columns(essayGradings, "g");

/** Condition on `essays e`: those of the grader's school, or of the platform; never their own. */
function inScope({ school, userNum }: Pick<EssayGrader, "school" | "userNum">): SQL {
  const own = sql`e.user_num IS NOT CAST(${userNum} AS INTEGER)`;
  return school === null ? sql`e.school IS NULL AND ${own}` : sql`e.school = ${school} AND ${own}`;
}

/** Two seats of each essay handed in, oldest first; again is fine. */
export function openSeats(db: Database, school: string | null, most: number) {
  const handedIn = sql`SELECT e.num FROM essays e INDEXED BY ${sql.raw(school === null ? "essays_by_state" : "essays_of_school")}
    WHERE e.state = 'submitted' AND ${school === null ? sql`e.school IS NULL` : sql`e.school = ${school}`} LIMIT ${most}`;
  return [
    db.statement(sql`INSERT OR IGNORE INTO essay_gradings (essay, round)
      SELECT h.num, r.value FROM (${handedIn}) h CROSS JOIN json_each('[1,2]') r`),
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

/** Gives back what a person has not concluded; `from` null: all that is past its date. */
export function freeSeats(
  db: Database,
  school: string | null,
  { from, now }: { from: string | null; now: number },
) {
  const whose = from === null ? sql`g.due_at < ${now}` : sql`g.grader = ${from}`;
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_gradings SET grader = NULL, assigned_at = NULL, due_at = NULL
    WHERE num IN (SELECT g.num FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay
      WHERE g.concluded_at IS NULL AND g.grader IS NOT NULL AND ${whose}
        AND ${school === null ? sql`e.school IS NULL` : sql`e.school = ${school}`})`,
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

/** How many readings wait for somebody, by round. */
export function waitingGradings(db: Database, grader: EssayGrader, now: number) {
  return db.select(
    { round: grading.round, seats: int(sql`count(*)`) },
    sql`FROM essay_gradings g INDEXED BY essay_gradings_waiting CROSS JOIN essays e ON e.num = g.essay
    WHERE g.concluded_at IS NULL AND (g.due_at IS NULL OR g.due_at < ${now}) AND ${inScope(grader)}
      AND NOT EXISTS (SELECT 1 FROM essay_gradings o WHERE o.essay = g.essay AND o.grader = ${grader.accountId}) GROUP BY g.round`,
  );
}

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
  ),
  ...pick(essay, "profile", "way", "text", "lines", "words", "school", "submittedAt"),
  essay: grading.essay,
  code: text(sql`substr(e.id, 1, 4)`),
  theme: theme.title,
  command: theme.command,
  texts: theme.texts,
};
export type GradingRow = RowOf<typeof toGrade>;

/** A reading of the grader's with the nameless essay; concluded ones too. */
export function gradingOfGrader(db: Database, grader: EssayGrader, num: number) {
  return db.select(
    toGrade,
    sql`FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay CROSS JOIN essay_themes t ON t.num = e.theme
    WHERE g.num = CAST(${num} AS INTEGER) AND g.grader = ${grader.accountId} AND ${inScope(grader)}`,
  );
}

/** What waits for the panel, with why: a discrepancy that stayed, or an appeal. */
export function panelGradings(db: Database, grader: EssayGrader) {
  return db.select(
    { ...listed, reason: orNull(text(sql`p.reason`)) },
    sql`FROM essay_gradings g INDEXED BY essay_gradings_waiting CROSS JOIN essays e ON e.num = g.essay
    CROSS JOIN essay_themes t ON t.num = e.theme LEFT JOIN essay_appeals p ON p.essay = e.num
    WHERE g.concluded_at IS NULL AND g.round = ${PANEL_ROUND} AND g.grader IS NULL AND ${inScope(grader)} LIMIT 50`,
  );
}

/** Other concluded readings of the same essay, to the panel alone. */
export function otherGradings(db: Database, grader: EssayGrader, num: number) {
  return db.select(
    pick(grading, "num", "round", "status", "grades", "comments", "total"),
    sql`FROM essay_gradings m CROSS JOIN essay_gradings g ON g.essay = m.essay
    WHERE m.num = CAST(${num} AS INTEGER) AND m.round = ${PANEL_ROUND} AND m.grader = ${grader.accountId} AND g.num <> m.num
      AND g.concluded_at IS NOT NULL ORDER BY g.round, g.seat`,
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

/** Comments that the grader has used with this profile, newest first. */
export function ownComments(db: Database, accountId: string, num: number) {
  return db.select(
    { comment: text(sql`b.text`), part: orNull(int(sql`b.part`)) },
    sql`FROM essay_gradings g CROSS JOIN essays e ON e.num = g.essay CROSS JOIN comment_bank b INDEXED BY comment_bank_of_owner
      ON b.owner = ${accountId} AND b.profile = e.profile WHERE g.num = CAST(${num} AS INTEGER) ORDER BY b.num DESC LIMIT 40`,
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
export function concludeOwn(db: Database, grader: EssayGrader, { num, now }: { num: number; now: number }) {
  return db.returning(
    { essay: int(sql`essay`) },
    sql`UPDATE essay_gradings SET concluded_at = ${now} WHERE num = CAST(${num} AS INTEGER) AND grader = ${grader.accountId}
      AND concluded_at IS NULL AND total IS NOT NULL
      AND EXISTS (SELECT 1 FROM essays e WHERE e.num = essay_gradings.essay AND ${inScope(grader)})`,
  );
}

const settling = {
  ...pick(essay, "num", "id", "profile", "state", "submittedAt", "returnedAt", "school"),
  author: orNull(text(sql`(SELECT u.id FROM users u WHERE u.num = e.user_num)`)),
  /** Seat of the panel's newest reading, concluded or not; 0 without one. */
  lastPanel: int(
    sql`coalesce((SELECT max(g.seat) FROM essay_gradings g WHERE g.essay = e.num AND g.round = ${PANEL_ROUND}), 0)`,
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

/** Essays all of whose readings are concluded and that nobody settled, because the process ended in between. */
export function unsettledEssays(db: Database, most: number) {
  return db.select(
    { num: essay.num },
    sql`FROM essays e INDEXED BY essays_by_state WHERE e.state <> 'draft' AND e.state IN ('grading', 'panel', 'appealed')
      AND EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = e.num)
      AND NOT EXISTS (SELECT 1 FROM essay_gradings g WHERE g.essay = e.num AND g.concluded_at IS NULL) LIMIT ${most}`,
  );
}

/** A further seat, while the essay is still in the state that asked for it. */
export function addSeat(db: Database, num: number, round: number, state: EssayState) {
  return db.statement(sql`INSERT OR IGNORE INTO essay_gradings (essay, round, seat)
    SELECT e.num, ${round}, coalesce((SELECT max(g.seat) FROM essay_gradings g WHERE g.essay = e.num AND g.round = ${round}
      AND g.concluded_at IS NOT NULL), 0) + 1 FROM essays e WHERE e.num = ${num} AND e.state = ${state}`);
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
