import { sql } from "drizzle-orm";
import { question } from "#app/features/bank/queries/question-fields.server.ts";
import { shownInSchool } from "#app/features/bank/queries/reading.server.ts";
import type { NotebookReader } from "#app/features/school/domain/school-reader.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, json, pick } from "#app/platform/db/fields.server.ts";
import { notebooks } from "#drizzle/schema/notebooks/notebooks.ts";
import { mayRead } from "./notebook-right.server.ts";

const whole = {
  ...pick(columns(notebooks, "n"), "title", "sections", "questions"),
  blocks: json<{ section: string; html: string; changed: number }[]>(
    sql`(SELECT json_group_array(json_object('section', b.section, 'changed', b.changed,
      'html', CASE WHEN b.deleted = 0 THEN b.html ELSE '' END))
    FROM blocks b WHERE b.notebook = n.num AND b.kind <> 'note')`,
  ),
};

/** All content of a notebook, for its copy on a device. Of deleted blocks only the time. */
export function notebookToCopy(db: Database, reader: NotebookReader, id: string) {
  return db.select(whole, sql`FROM notebooks n WHERE n.id = ${id} AND ${mayRead(reader)}`);
}

const texts = pick(question, "ord", "statementHtml", "alternativesHtml");

/** The texts of a notebook's questions; never a key. */
export function questionTextsOf(db: Database, reader: NotebookReader, id: string) {
  return db.select(
    texts,
    sql`FROM notebooks n CROSS JOIN json_each(n.questions) j CROSS JOIN questions q ON q.ord = j.value ->> 1
    WHERE n.id = ${id} AND ${mayRead(reader)} AND ${shownInSchool(sql`n.school`)}`,
  );
}
