import { type SQL, sql } from "drizzle-orm";
import { schoolNumber } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import {
  columns,
  flag,
  int,
  json,
  orNull,
  outer,
  pick,
  type RowOf,
  text,
} from "#app/platform/db/fields.server.ts";
import { essays, essayThemes } from "#drizzle/schema/essays/essays.ts";
import { essayTasks } from "#drizzle/schema/essays/school-essays.ts";
import { sharedOfEssay } from "./copies.server.ts";
import {
  mayChange,
  mayFollow,
  mayWriteTask,
  seesAll,
  seesClass,
  type TaskReader,
} from "./task-right.server.ts";

const task = columns(essayTasks, "k");
const essay = outer(columns(essays, "e"));
const theme = columns(essayThemes, "t");

const classesOfTask = json<number[]>(
  sql`(SELECT json_group_array(l.class) FROM essay_task_classes l WHERE l.task = k.num)`,
);
const followed = {
  ...pick(task, "num", "id", "opensAt", "dueAt", "readers", "peers"),
  title: theme.title,
  classes: classesOfTask,
};
export type FollowedTask = RowOf<typeof followed>;

/** Tasks that the reader follows, newest first. */
export function tasksToFollow(db: Database, reader: TaskReader, limit: number) {
  const { schoolId, role, person, accountId } = reader;
  const newest = (from: SQL) =>
    sql`SELECT num FROM (SELECT k.num FROM ${from} ORDER BY k.num DESC LIMIT ${limit})`;
  const alive = sql`k.school = ${schoolId} AND k.deleted_at IS NULL`;
  const all = newest(sql`essay_tasks k INDEXED BY essay_tasks_of_school WHERE ${alive}`);
  const made = newest(
    sql`essay_tasks k INDEXED BY essay_tasks_of_author WHERE k.created_by = ${accountId} AND ${alive}`,
  );
  const taught = newest(sql`class_members m CROSS JOIN essay_task_classes l ON l.class = m.class
    CROSS JOIN essay_tasks k ON k.num = l.task WHERE m.person = ${person} AND m.until = 0 AND ${alive}`);
  const nums = role === "manager" ? all : sql`${made} UNION ${taught}`;
  return db.select(
    followed,
    sql`FROM (SELECT num FROM (${role === "student" ? sql`SELECT 0 AS num WHERE 0` : nums}) ORDER BY num DESC LIMIT ${limit}) s
      CROSS JOIN essay_tasks k ON k.num = s.num CROSS JOIN essay_themes t ON t.num = k.theme ORDER BY k.num DESC`,
  );
}

/** The task of a board; `id` "": the newest that the reader follows. */
export function taskToFollow(db: Database, reader: TaskReader, id: string) {
  return db.select(
    { ...followed, note: task.note, mayChange: flag(mayChange(reader)) },
    sql`FROM essay_tasks k CROSS JOIN essay_themes t ON t.num = k.theme WHERE k.id = ${id} AND ${mayFollow(reader)}`,
  );
}

/** Of a student of a board. */
export const boardStudent = {
  id: text(sql`p.id`),
  firstName: text(sql`p.first_name`),
  lastName: text(sql`p.last_name`),
  class: orNull(int(sql`w.class`)),
};
const card = { ...boardStudent, ...pick(essay, "state", "submittedAt", "outcome"), shared: sharedOfEssay };
export type BoardRow = RowOf<typeof card>;

/** Of a board: a school's year has no more. */
const MOST_CARDS = 2000;

/**
 * The students `p` of a task by name, each with class (`w.class`) and essay `e`. Who made it and the management see all; others see
 * the classes that they teach. `classId` null: all that the reader sees, with who left a class after having begun.
 */
export function studentsOfBoard(reader: TaskReader, id: string, classId: string | null): SQL {
  const mine = sql`k.id = ${id} AND ${mayFollow(reader)}`;
  const chosen =
    classId === null
      ? sql`1`
      : sql`l.class = (SELECT c.num FROM school_classes c WHERE c.id = ${classId} AND c.school = ${schoolNumber(reader.schoolId)})`;
  const beyond = classId === null ? seesAll(reader) : sql`0`;
  return sql`FROM (SELECT task, person, min(class) AS class FROM (
      SELECT k.num AS task, m.person, m.class FROM essay_tasks k CROSS JOIN essay_task_classes l ON l.task = k.num
        CROSS JOIN class_members m ON m.class = l.class AND m.until = 0 AND m.role = 'student'
        WHERE ${mine} AND ${chosen} AND ${seesClass(reader)}
      UNION ALL SELECT k.num, i.person, NULL FROM essay_tasks k CROSS JOIN essay_task_people i ON i.task = k.num
        WHERE ${mine} AND ${beyond}
      UNION ALL SELECT k.num, d.person, NULL FROM essay_tasks k CROSS JOIN essays d ON d.task = k.num
        WHERE ${mine} AND ${beyond}) GROUP BY task, person LIMIT ${MOST_CARDS}) w
    CROSS JOIN school_people p ON p.num = w.person LEFT JOIN essays e ON e.task = w.task AND e.person = w.person
    WHERE (p.active = 1 OR e.num IS NOT NULL)`;
}

export function cardsOfTask(db: Database, reader: TaskReader, id: string, classId: string | null) {
  const students = studentsOfBoard(reader, id, classId);
  return db.select(card, sql`${students} ORDER BY p.place`);
}

/** A student's tasks, newest first, each with the own essay. Before it opens neither theme nor note leave the server. */
export function tasksToWrite(
  db: Database,
  reader: TaskReader,
  { now, limit }: { now: number; limit: number },
) {
  const { person, schoolId, role } = reader;
  const shown = <Value extends string>(value: SQL) =>
    orNull(text<Value>(sql`iif(k.opens_at <= CAST(${now} AS INTEGER), ${value}, NULL)`));
  return db.select(
    {
      ...pick(task, "num", "id", "opensAt", "dueAt", "peers"),
      title: shown(sql`t.title`),
      note: shown(sql`k.note`),
      essayId: essay.id,
      ...pick(essay, "state", "submittedAt", "outcome"),
    },
    sql`FROM (SELECT l.task AS num FROM class_members m CROSS JOIN essay_task_classes l ON l.class = m.class
        WHERE m.person = ${person} AND m.until = 0
      UNION SELECT i.task FROM essay_task_people i WHERE i.person = ${person}
      UNION SELECT o.task FROM essays o WHERE o.person = ${person} AND o.task IS NOT NULL) n
      CROSS JOIN essay_tasks k ON k.num = n.num AND k.school = ${schoolId} AND k.deleted_at IS NULL
      CROSS JOIN essay_themes t ON t.num = k.theme LEFT JOIN essays e ON e.task = k.num AND e.person = ${person}
    WHERE ${role === "student" ? sql`1` : sql`0`} ORDER BY k.num DESC LIMIT ${limit}`,
  );
}

const toChange = {
  ...pick(task, "id", "profile", "note", "opensAt", "dueAt", "readers", "peers"),
  themeId: theme.id,
  title: theme.title,
  isBegun: flag(sql`EXISTS (SELECT 1 FROM essays e WHERE e.task = k.num)`),
  classes: json<
    string[]
  >(sql`(SELECT json_group_array(c.id) FROM essay_task_classes l CROSS JOIN school_classes c
    ON c.num = l.class WHERE l.task = k.num)`),
  people: json<{ id: string; name: string }[]>(sql`(SELECT json_group_array(json_object('id', p.id,
    'name', p.first_name || ' ' || p.last_name)) FROM essay_task_people i CROSS JOIN school_people p ON p.num = i.person WHERE i.task = k.num)`),
  graders: json<
    string[]
  >(sql`(SELECT json_group_array(p.id) FROM json_each(k.graders) j CROSS JOIN school_people p
    ON p.num = j.value)`),
};

export function taskToChange(db: Database, reader: TaskReader, id: string) {
  return db.select(
    toChange,
    sql`FROM essay_tasks k CROSS JOIN essay_themes t ON t.num = k.theme WHERE k.id = ${id} AND ${mayChange(reader)}`,
  );
}

/** A school's own themes, newest first. */
export function themesOfSchool(db: Database, schoolId: string, limit: number) {
  return db.select(
    pick(theme, "id", "exam", "title"),
    sql`FROM essay_themes t INDEXED BY essay_themes_of_school WHERE t.school IS NOT NULL AND t.school = ${schoolId}
      AND t.deleted_at IS NULL ORDER BY t.num DESC LIMIT ${limit}`,
  );
}

/** Once per student, after the task opens; idempotent. */
export function insertTaskEssay(
  db: Database,
  reader: TaskReader,
  { id, taskId, now }: { id: string; taskId: string; now: number },
) {
  return db.statement(sql`INSERT INTO essays (id, user_num, school, person, task, theme, profile, device, started_at, saved_at)
    SELECT ${id}, ${reader.userNum}, k.school, CAST(${reader.person} AS INTEGER), k.num, k.theme, k.profile, '', ${now}, ${now}
    FROM essay_tasks k WHERE k.id = ${taskId} AND k.opens_at <= CAST(${now} AS INTEGER) AND ${mayWriteTask(reader)}
    ON CONFLICT (task, person) WHERE task IS NOT NULL DO NOTHING`);
}

/** A student's own essay of a task. */
export function essayOfTask(db: Database, { person, userNum }: TaskReader, taskId: string) {
  return db.select(
    pick(columns(essays, "e"), "id"),
    sql`FROM essay_tasks k CROSS JOIN essays e ON e.task = k.num AND e.person = ${person}
    WHERE k.id = ${taskId} AND e.user_num = ${userNum}`,
  );
}
