import { sql } from "drizzle-orm";
import { listed } from "#app/features/bank/queries/question-fields.server.ts";
import { shownInSchool } from "#app/features/bank/queries/reading.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, text } from "#app/platform/db/fields.server.ts";
import { distractorNotes } from "#drizzle/schema/assessments/error-analysis.ts";

const MOST_VERSIONS = 30;
/** Notes of a school: its panel stays below 300 KB. */
const MOST_NOTES = 1000;

type NotePlace = { schoolId: string; ord: number; answer: string };

/** The question of a note as the school may read it. */
export function questionOfNote(db: Database, { schoolId, ord }: Pick<NotePlace, "schoolId" | "ord">) {
  return db.select(
    listed,
    sql`FROM questions q WHERE q.ord = CAST(${ord} AS INTEGER) AND ${shownInSchool(sql`${schoolId}`)}`,
  );
}

/** The texts of a note, the newest first. */
export function versionsOfNote(db: Database, { schoolId, ord, answer }: NotePlace) {
  return db.select(
    {
      ...pick(columns(distractorNotes, "d"), "revision", "text", "at"),
      author: orNull(
        text(sql`(SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = d.written_by)`),
      ),
    },
    sql`FROM distractor_notes d WHERE d.school = ${schoolId} AND d.ord = CAST(${ord} AS INTEGER) AND d.answer = ${answer}
      ORDER BY d.revision DESC LIMIT ${MOST_VERSIONS}`,
  );
}

/** A row if no one wrote since `revision` (0: no note yet), and there is room. */
export function insertNote(
  db: Database,
  { schoolId, ord, answer }: NotePlace,
  note: { revision: number; text: string; by: string; at: number },
) {
  const own = sql`d.school = ${schoolId} AND d.ord = q.ord AND d.answer = ${answer}`;
  return db.returning(
    { revision: int(sql`revision`) },
    sql`INSERT INTO distractor_notes (school, ord, answer, revision, text, written_by, at)
    SELECT s.id, q.ord, ${answer}, CAST(${note.revision} AS INTEGER) + 1, ${note.text}, ${note.by}, CAST(${note.at} AS INTEGER)
    FROM schools s CROSS JOIN questions q WHERE s.id = ${schoolId} AND q.ord = CAST(${ord} AS INTEGER)
      AND ${shownInSchool(sql`${schoolId}`)}
      AND coalesce((SELECT max(d.revision) FROM distractor_notes d WHERE ${own}), 0) = ${note.revision}
      AND (SELECT count(*) FROM distractor_panels p, json_each(p.notes) WHERE p.school = ${schoolId}) < ${MOST_NOTES}`,
  );
}
