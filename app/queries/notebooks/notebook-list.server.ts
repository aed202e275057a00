import { type SQL, sql } from "drizzle-orm";
import { type NotebookFilter, notebookMatch } from "#app/domain/notebooks/notebook-filter.ts";
import { notebookReadings, notebooks } from "#drizzle/schema/notebooks.ts";
import type { Database } from "../database.server.ts";
import { columns, int, json, outer, pick, type RowOf } from "../fields.server.ts";
import { schoolNumber } from "../school/people.server.ts";
import { matchOf } from "../school/people-list.server.ts";
import { mayRead, type NotebookReader } from "./notebook-right.server.ts";

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

/** The numbers of a class's notebooks, or of the reader's own and their classes'; null: all of the school. */
function pickedFrom({ role, person, schoolId }: NotebookReader, { classId }: NotebookFilter): SQL | null {
  if (classId)
    return sql`SELECT k.notebook AS num FROM class_notebooks k WHERE k.class = (SELECT c.num FROM school_classes c
      WHERE c.id = ${classId} AND c.school = ${schoolNumber(schoolId)})`;
  if (role === "manager") return null;
  return sql`SELECT k.notebook AS num FROM class_members m CROSS JOIN class_notebooks k ON k.class = m.class
      WHERE m.person = ${person} AND m.until = 0
    UNION SELECT t.notebook FROM notebook_teachers t WHERE t.person = ${person}`;
}

/** Notebooks the reader may see, newest first, below a number. */
export function notebooksFor(
  db: Database,
  reader: NotebookReader,
  filter: NotebookFilter,
  { below, limit }: { below: number; limit: number },
) {
  const expression = notebookMatch(filter);
  const matched =
    expression &&
    sql`SELECT rowid AS num FROM notebook_words WHERE notebook_words MATCH ${matchOf(reader.schoolId, expression)}`;
  const from = sql`CAST(${below} AS INTEGER)`;
  const picked = pickedFrom(reader, filter);
  const also = picked && matched ? sql`AND p.num IN (${matched})` : sql``;
  const source = picked
    ? sql`SELECT p.num FROM (${picked}) p WHERE p.num < ${from} ${also}`
    : matched
      ? sql`${matched} AND rowid < ${from} ORDER BY rowid DESC LIMIT ${limit}`
      : sql`SELECT num FROM notebooks WHERE school = ${reader.schoolId} AND deleted_at IS NULL AND num < ${from}
          ORDER BY num DESC LIMIT ${limit}`;
  return db.select(
    listed,
    sql`FROM (${source}) s CROSS JOIN notebooks n ON n.num = s.num
      LEFT JOIN notebook_readings r ON r.person = ${reader.person ?? -1} AND r.notebook = n.num
    WHERE ${mayRead(reader)} ORDER BY n.num DESC LIMIT ${limit}`,
  );
}
