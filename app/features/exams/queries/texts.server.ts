import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { examTexts } from "#drizzle/schema/exams/exams.ts";

const draft = columns(examTexts);
const listed = pick(draft, "id", "title", "version", "updatedAt");
const whole = { ...listed, content: draft.content };
export type ExamTextRow = RowOf<typeof whole>;

/** Latest change first, without texts. */
export function textsOf(db: Database, ownerId: string, limit: number) {
  return db.select(
    listed,
    sql`FROM exam_texts WHERE owner_id = ${ownerId} ORDER BY updated_at DESC LIMIT ${limit}`,
  );
}

/** A person's draft; `id` null: the latest. */
export function examTextOf(db: Database, ownerId: string, id: string | null) {
  const which = id === null ? sql`` : sql`AND id = ${id}`;
  return db.select(
    whole,
    sql`FROM exam_texts WHERE owner_id = ${ownerId} ${which} ORDER BY updated_at DESC LIMIT 1`,
  );
}

type Save = { id: string; ownerId: string; title: string; content: string; version: number; now: number };

/** Saves a draft at `version`; 0: new, at most `most` a person. No row for another version or owner, or too many. */
export function saveText(db: Database, { id, ownerId, title, content, version, now }: Save, most: number) {
  if (version > 0)
    return db.returning(
      pick(draft, "version"),
      sql`UPDATE exam_texts SET title = ${title}, content = ${content}, version = version + 1, updated_at = ${now}
      WHERE id = ${id} AND owner_id = ${ownerId} AND version = ${version}`,
    );
  return db.returning(
    pick(draft, "version"),
    sql`INSERT INTO exam_texts (id, owner_id, title, content, version, updated_at)
    SELECT ${id}, ${ownerId}, ${title}, ${content}, 1, ${now}
    WHERE (SELECT count(*) FROM exam_texts WHERE owner_id = ${ownerId}) < ${most}
    ON CONFLICT (id) DO NOTHING`,
  );
}

export function deleteText(db: Database, ownerId: string, id: string) {
  return db.returning(
    pick(draft, "id"),
    sql`DELETE FROM exam_texts WHERE id = ${id} AND owner_id = ${ownerId}`,
  );
}
