import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { mentoringNotes, mentoringTasks } from "#drizzle/schema/mentoring/mentoring.ts";
import type { Accompanying } from "../domain/accompanying.ts";
import { type NewTask, TASK } from "../domain/task.ts";
import { accompanied } from "./mentorships.server.ts";

const task = pick(
  columns(mentoringTasks, "t"),
  "id",
  "day",
  "title",
  "minutes",
  "questions",
  "link",
  "doneAt",
);

const own = pick(columns(mentoringTasks), "id");
const NOTES = 20;

/** A person by number, or by the id in an address. */
type Whose = { num: number } | { id: string };

function numOf(whose: Whose) {
  return "num" in whose ? sql`${whose.num}` : sql`(SELECT num FROM users WHERE id = ${whose.id})`;
}

/** In the order of the week. */
export function tasksOf(db: Database, whose: Whose, week: string) {
  return db.select(
    task,
    sql`FROM mentoring_tasks t WHERE t.mentee = ${numOf(whose)} AND t.week = ${week} ORDER BY t.day, t.created_at, t.id LIMIT ${TASK.most}`,
  );
}

/** `done`: epoch seconds, or null for undone. A row if it is the mentee's own. */
export function setTaskDone(db: Database, mentee: number, id: string, done: number | null) {
  return db.returning(
    own,
    sql`UPDATE mentoring_tasks SET done_at = CASE WHEN ${done} IS NULL THEN NULL ELSE coalesce(done_at, CAST(${done} AS INTEGER)) END
    WHERE id = ${id} AND mentee = ${mentee}`,
  );
}

/** What is planned for a mentee of one's own: `operation` is the task's id. */
type Planned = NewTask & { operation: string; mentee: string; week: string; at: number; by: string };

/** A row if added; none for a full week, another's mentee, or a repeat. */
export function insertTask(db: Database, who: Accompanying, planned: Planned) {
  const { operation, mentee, week, day, title, minutes, questions, link, at, by } = planned;
  return db.returning(
    own,
    sql`INSERT INTO mentoring_tasks (id, mentee, week, day, title, minutes, questions, link, created_at, created_by)
    SELECT ${operation}, m.mentee, ${week}, CAST(${day} AS INTEGER), ${title}, CAST(${minutes} AS INTEGER), CAST(${questions} AS INTEGER), ${link}, CAST(${at} AS INTEGER), ${by}
    FROM mentorships m WHERE ${accompanied(numOf({ id: mentee }), who)}
      AND (SELECT count(*) FROM mentoring_tasks t WHERE t.mentee = m.mentee AND t.week = ${week}) < ${TASK.most}
    ON CONFLICT (id) DO NOTHING`,
  );
}

export function deleteTask(db: Database, who: Accompanying, { mentee, id }: { mentee: string; id: string }) {
  return db.returning(
    own,
    sql`DELETE FROM mentoring_tasks WHERE id = ${id} AND done_at IS NULL
    AND mentee = (SELECT m.mentee FROM mentorships m WHERE ${accompanied(numOf({ id: mentee }), who)})`,
  );
}

type Copied = { mentee: string; from: string; to: string; at: number; by: string; operation: string };

/** A week's tasks once more, undone, in an empty week. */
export function copyTasks(db: Database, who: Accompanying, copied: Copied) {
  const { mentee, from, to, at, by, operation } = copied;
  return db.returning(
    own,
    sql`INSERT INTO mentoring_tasks (id, mentee, week, day, title, minutes, questions, link, created_at, created_by)
    SELECT ${operation} || '-' || row_number() OVER (ORDER BY t.day, t.created_at, t.id), t.mentee, ${to}, t.day, t.title, t.minutes, t.questions,
      t.link, CAST(${at} AS INTEGER), ${by}
    FROM mentorships m CROSS JOIN mentoring_tasks t ON t.mentee = m.mentee AND t.week = ${from}
    WHERE ${accompanied(numOf({ id: mentee }), who)}
      AND NOT EXISTS (SELECT 1 FROM mentoring_tasks x WHERE x.mentee = m.mentee AND x.week = ${to})
    LIMIT ${TASK.most}`,
  );
}

const note = {
  ...pick(columns(mentoringNotes, "n"), "id", "content", "at"),
  author: orNull(text(sql`(SELECT first_name FROM users WHERE id = n.written_by)`)),
};

/** Newest first. */
export function notesOf(db: Database, whose: Whose) {
  return db.select(
    note,
    sql`FROM mentoring_notes n WHERE n.mentee = ${numOf(whose)} ORDER BY n.at DESC, n.id LIMIT ${NOTES}`,
  );
}

type Noted = { operation: string; mentee: string; content: string; at: number; by: string };

/** A row if added; none for a repeat, or another's mentee. */
export function insertMentorNote(
  db: Database,
  who: Accompanying,
  { operation, mentee, content, at, by }: Noted,
) {
  return db.returning(
    pick(columns(mentoringNotes), "id"),
    sql`INSERT INTO mentoring_notes (id, mentee, written_by, content, at)
    SELECT ${operation}, m.mentee, ${by}, ${content}, CAST(${at} AS INTEGER) FROM mentorships m
    WHERE ${accompanied(numOf({ id: mentee }), who)} ON CONFLICT (id) DO NOTHING`,
  );
}
