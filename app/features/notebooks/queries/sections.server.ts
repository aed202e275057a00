import { sql } from "drizzle-orm";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import type { ChangeStamp } from "#app/features/school/queries/people.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import { notebooks } from "#drizzle/schema/notebooks/notebooks.ts";
import { MOST_SECTIONS, type StoredSection } from "../domain/sections.ts";
import { databaseClock, mayWrite } from "./notebook-right.server.ts";

const after = pick(columns(notebooks), "sections", "sectionsChanged");

/** Adds a section, or changes only what is given of one: two people never undo each other. A row if it may be written. */
export function upsertSection(
  db: Database,
  reader: NotebookReader,
  { notebookId, id, change }: { notebookId: string; id: string; change: Partial<StoredSection> },
  { at, by }: ChangeStamp,
) {
  const path = `$."${id}"`;
  const isNew = change.title !== undefined && change.place !== undefined;
  const start = isNew ? sql`json_insert(sections, ${path}, json('{}'))` : sql`sections`;
  const pieces = Object.entries(change).map(
    ([name, value]) => sql`${`${path}.${name}`}, json(${JSON.stringify(value)})`,
  );
  const known = isNew
    ? sql`(json_type(sections, ${path}) IS NOT NULL OR (SELECT count(*) FROM json_each(sections)) < ${MOST_SECTIONS})`
    : sql`json_type(sections, ${path}) IS NOT NULL`;
  return db.returning(
    after,
    sql`UPDATE notebooks SET sections = json_set(${start}, ${sql.join(pieces, sql`, `)}), sections_changed = ${databaseClock},
      updated_at = ${at}, updated_by = ${by}
    WHERE num = (SELECT n.num FROM notebooks n WHERE n.id = ${notebookId} AND ${mayWrite(reader)}) AND ${known}`,
  );
}
