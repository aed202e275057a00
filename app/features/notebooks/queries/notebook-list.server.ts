import { type SQL, sql } from "drizzle-orm";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import { schoolNumber } from "#app/features/school/queries/people.server.ts";
import { matchOf } from "#app/features/school/queries/people-list.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { notebookReadings, notebooks } from "#drizzle/schema/notebooks/notebooks.ts";
import { type NotebookFilter, notebookMatch } from "../domain/notebook-filter.ts";
import { mayRead } from "./notebook-right.server.ts";

const listed = {
  ...pick(columns(notebooks, "n"), "num", "id", "title", "active", "updatedAt", "sections"),
  classes: json<
    { id: string; name: string }[]
  >(sql`(SELECT json_group_array(json_object('id', c.id, 'name', c.name))
    FROM class_notebooks k CROSS JOIN school_classes c ON c.num = k.class WHERE k.notebook = n.num)`),
  read: outer(columns(notebookReadings, "r")).sections,
  readAt: outer(columns(notebookReadings, "r")).at,
  questions: int(sql`json_array_length(n.questions)`),
};
export type NotebookRow = RowOf<typeof listed>;

type Page = { below: number; limit: number };

/** Condition on `notebooks n`: what a list may show at all; whose it is comes from where it was picked. */
function listable({ schoolId, role }: NotebookReader): SQL {
  const own = sql`n.school = ${schoolId} AND n.deleted_at IS NULL`;
  return role === "student" ? sql`${own} AND n.active = 1` : own;
}

/** The newest of some notebooks `k` below a number: no more than a page, however many there are. */
function newestOf(linked: SQL, shown: SQL, { below, limit }: Page): SQL {
  return sql`SELECT n.num FROM ${linked} AND k.notebook < CAST(${below} AS INTEGER) AND ${shown}
    ORDER BY k.notebook DESC LIMIT ${limit}`;
}

/** The numbers to show, newest first, and the right to them where picking them is not that already. */
function pickedFrom(reader: NotebookReader, filter: NotebookFilter, page: Page): { source: SQL; right: SQL } {
  const { person, role, schoolId } = reader;
  const expression = notebookMatch(filter);
  const matched =
    expression &&
    sql`SELECT rowid AS num FROM notebook_words WHERE notebook_words MATCH ${matchOf(schoolId, expression)}`;
  const from = sql`CAST(${page.below} AS INTEGER)`;
  if (role === "manager" && !filter.classId)
    return {
      right: sql`1`,
      source: matched
        ? sql`${matched} AND rowid < ${from} ORDER BY rowid DESC LIMIT ${page.limit}`
        : sql`SELECT n.num FROM notebooks n WHERE ${listable(reader)} AND n.num < ${from} ORDER BY n.num DESC LIMIT ${page.limit}`,
    };
  const shown = matched ? sql`${listable(reader)} AND n.num IN (${matched})` : listable(reader);
  const links = sql`class_notebooks k CROSS JOIN notebooks n ON n.num = k.notebook`;
  if (filter.classId) {
    const ofClass = sql`${links} WHERE k.class = (SELECT c.num FROM school_classes c
      WHERE c.id = ${filter.classId} AND c.school = ${schoolNumber(schoolId)})`;
    return { right: mayRead(reader), source: newestOf(ofClass, shown, page) };
  }
  const classes = sql`SELECT j.value AS num FROM class_members m CROSS JOIN json_each((SELECT json_group_array(num)
      FROM (${newestOf(sql`${links} WHERE k.class = m.class`, shown, page)}))) j
    WHERE m.person = ${person} AND m.until = 0`;
  const taught = sql`notebook_teachers k CROSS JOIN notebooks n ON n.num = k.notebook WHERE k.person = ${person}`;
  const both = sql`${classes} UNION SELECT num FROM (${newestOf(taught, shown, page)})`;
  return { right: sql`1`, source: role === "student" ? sql`SELECT DISTINCT num FROM (${classes})` : both };
}

/** Notebooks the reader may see, newest first, below a number. */
export function notebooksFor(db: Database, reader: NotebookReader, filter: NotebookFilter, page: Page) {
  const { source, right } = pickedFrom(reader, filter, page);
  return db.select(
    listed,
    sql`FROM (SELECT num FROM (${source}) ORDER BY num DESC LIMIT ${page.limit}) s CROSS JOIN notebooks n ON n.num = s.num
      LEFT JOIN notebook_readings r ON r.person = ${reader.person ?? -1} AND r.notebook = n.num
    WHERE ${listable(reader)} AND ${right} ORDER BY n.num DESC`,
  );
}
