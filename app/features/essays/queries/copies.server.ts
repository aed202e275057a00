import { type SQL, sql } from "drizzle-orm";
import type { ChangeStamp } from "#app/features/school/queries/people.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, flag, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { essays, essayThemes } from "#drizzle/schema/essays/essays.ts";
import { essayCopies } from "#drizzle/schema/essays/school-essays.ts";
import type { CopyDecision, SharedPassage } from "../domain/estimate/copied-lines.ts";
import type { EssayGrader } from "./grading-seats.server.ts";
import { mayChange, type TaskReader } from "./task-right.server.ts";

const essay = columns(essays, "e");
const theme = columns(essayThemes, "t");
const copy = columns(essayCopies, "c");

/** Condition on `essays`, as the index of those to compare has it. */
const isToCompare = sql`e.task IS NOT NULL AND e.compared_at IS NULL AND e.state <> 'draft'`;

/** A school's submitted essay that is not compared yet, with its theme. */
export function essayToCompare(db: Database, num: number) {
  return db.select(
    { ...pick(essay, "num", "way", "text"), ...pick(theme, "title", "texts") },
    sql`FROM essays e CROSS JOIN essay_themes t ON t.num = e.theme WHERE e.num = CAST(${num} AS INTEGER) AND ${isToCompare}`,
  );
}

/** The school's other typed and submitted essays on the same theme, the newest first. */
export function essaysOfSameTheme(db: Database, num: number, most: number) {
  return db.select(
    { num: int(sql`o.num`), text: text(sql`o.text`) },
    sql`FROM essays e CROSS JOIN essays o INDEXED BY essays_of_school_theme ON o.school = e.school AND o.theme = e.theme
    WHERE e.num = CAST(${num} AS INTEGER) AND o.school IS NOT NULL AND o.state <> 'draft' AND o.way = 'text' AND o.person IS NOT e.person
    ORDER BY o.num DESC LIMIT ${most}`,
  );
}

export type FoundCopy = { other: number; words: number; passages: readonly SharedPassage[] };

/** Once a pair: `passages` are from the side of the younger number. */
export function insertCopies(db: Database, num: number, found: readonly FoundCopy[], now: number) {
  const younger = sql`max(CAST(${num} AS INTEGER), f.value ->> 'other')`;
  const older = sql`min(CAST(${num} AS INTEGER), f.value ->> 'other')`;
  return db.statement(sql`INSERT INTO essay_copies (essay, other, passages, words, found_at)
    SELECT ${younger}, ${older}, f.value ->> 'passages', f.value ->> 'words', ${now} FROM json_each(${JSON.stringify(found)}) f WHERE true
    ON CONFLICT (essay, other) DO NOTHING`);
}

export function markCompared(db: Database, num: number, now: number) {
  return db.statement(sql`UPDATE essays SET compared_at = ${now} WHERE num = CAST(${num} AS INTEGER)`);
}

export function uncomparedEssays(db: Database, most: number) {
  return db.select(
    { num: essay.num },
    sql`FROM essays e INDEXED BY essays_to_compare WHERE ${isToCompare} ORDER BY e.num LIMIT ${most}`,
  );
}

/** What the grader's nameless essay shares with others of the school, the most first; `isTurned`: it is the older one. */
export function copiesToGrade(db: Database, grader: EssayGrader, num: number, most: number) {
  return db.select(
    {
      ...pick(copy, "num", "passages", "words", "decision"),
      isTurned: flag(sql`c.other = g.essay`),
    },
    sql`FROM essay_gradings g CROSS JOIN essay_copies c ON c.essay = g.essay OR c.other = g.essay
    WHERE g.num = CAST(${num} AS INTEGER) AND g.grader = ${grader.accountId} ORDER BY c.words DESC, c.num LIMIT ${most}`,
  );
}

/** Passages that a student's essay `e` of a board shares with others of the school. */
export const sharedOfEssay =
  int(sql`(SELECT coalesce(sum(json_array_length(c.passages)), 0) FROM essay_copies c
  WHERE c.essay = e.num OR c.other = e.num)`);

type Side = { essay: string; task: string; person: string };

/** Of a pair; the name: where the reader changes its task. */
function sideOf({ role, accountId }: TaskReader, names: Side) {
  const [e, k, p] = [sql.raw(names.essay), sql.raw(names.task), sql.raw(names.person)];
  const isTheirs = role === "manager" ? sql`1` : sql`${k}.created_by = ${accountId}`;
  return {
    name: orNull(text(sql`iif(${isTheirs}, ${p}.first_name || ' ' || ${p}.last_name, NULL)`)),
    taskId: text(sql`${k}.id`),
    submittedAt: int(sql`${e}.submitted_at`),
  };
}

/** Numbers of the pairs of a task that the reader changes. */
const pairsOfTask = (reader: TaskReader, taskId: string): SQL => {
  const own = sql`FROM essay_tasks k CROSS JOIN essays y ON y.task = k.num CROSS JOIN essay_copies s`;
  const mine = sql`WHERE k.id = ${taskId} AND ${mayChange(reader)}`;
  return sql`SELECT s.num ${own} ON s.essay = y.num ${mine} UNION SELECT s.num ${own} ON s.other = y.num ${mine}`;
};

/** Pairs with an essay of the task, what is not decided first. */
export function copiesOfTask(db: Database, reader: TaskReader, taskId: string, most: number) {
  const [one, other] = [
    sideOf(reader, { essay: "a", task: "ka", person: "pa" }),
    sideOf(reader, { essay: "b", task: "kb", person: "pb" }),
  ];
  return db.select(
    {
      ...pick(copy, "num", "passages", "words", "decision", "decidedAt"),
      decidedBy: orNull(
        text(sql`(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = c.decided_by)`),
      ),
      name: one.name,
      taskId: one.taskId,
      submittedAt: one.submittedAt,
      otherName: other.name,
      otherTaskId: other.taskId,
      otherSubmittedAt: other.submittedAt,
    },
    sql`FROM (${pairsOfTask(reader, taskId)}) w CROSS JOIN essay_copies c ON c.num = w.num
    CROSS JOIN essays a ON a.num = c.essay CROSS JOIN essays b ON b.num = c.other
    CROSS JOIN essay_tasks ka ON ka.num = a.task CROSS JOIN essay_tasks kb ON kb.num = b.task
    CROSS JOIN school_people pa ON pa.num = a.person CROSS JOIN school_people pb ON pb.num = b.person
    ORDER BY c.decision IS NOT NULL, c.words DESC, c.num LIMIT ${most}`,
  );
}

type Judged = { taskId: string; num: number; decision: CopyDecision | null };

const isOther = ({ decision }: Judged) => sql`c.decision IS NOT ${decision}`;

/** The audit row of `judgeCopy`, before it. */
export function auditJudged(db: Database, reader: TaskReader, entry: AuditEntry, judged: Judged) {
  return insertAudit(db, entry, {
    subjectId: sql`${judged.taskId}`,
    before: sql`json_object('decision', c.decision)`,
    after: sql`json_object('decision', ${judged.decision}, 'essay', c.essay, 'other', c.other)`,
    from: sql`FROM essay_copies c WHERE c.num = CAST(${judged.num} AS INTEGER) AND c.num IN (${pairsOfTask(reader, judged.taskId)})
      AND ${isOther(judged)}`,
  });
}

/** A row where the reader may; null reverts a decision. */
export function judgeCopy(db: Database, reader: TaskReader, judged: Judged, { at, by }: ChangeStamp) {
  const [who, when] = judged.decision === null ? [null, null] : [by, at];
  return db.returning(
    { num: int(sql`num`) },
    sql`UPDATE essay_copies AS c SET decided_by = iif(${isOther(judged)}, ${who}, decided_by),
      decided_at = iif(${isOther(judged)}, ${when}, decided_at), decision = ${judged.decision}
    WHERE num = CAST(${judged.num} AS INTEGER) AND num IN (${pairsOfTask(reader, judged.taskId)})`,
  );
}
