import { sql } from "drizzle-orm";
import { type Database, statement } from "../database.server.ts";

export type ExamTextRow = { id: string; title: string; content: string; version: number; updatedAt: number };

/** A person's drafts, the one changed last first, without their texts. */
export function textsOf(db: Database, ownerId: string, limit: number) {
  return statement<Omit<ExamTextRow, "content">>(
    db,
    sql`SELECT id, title, version, updated_at AS updatedAt FROM exam_texts
    WHERE owner_id = ${ownerId} ORDER BY updated_at DESC LIMIT ${limit}`,
  );
}

/** A person's draft of this id, or where the id is null the one changed last: a row, or none. */
export function textOf(db: Database, ownerId: string, id: string | null) {
  const which = id === null ? sql`` : sql`AND id = ${id}`;
  return statement<ExamTextRow>(
    db,
    sql`SELECT id, title, content, version, updated_at AS updatedAt FROM exam_texts
    WHERE owner_id = ${ownerId} ${which} ORDER BY updated_at DESC LIMIT 1`,
  );
}

type Save = { id: string; ownerId: string; title: string; content: string; version: number; now: number };

/**
 * Saves a draft that stood at `version`; 0: a new one, of which a person has `most` at the most. A row with the new version, or
 * none where it stands at another, is somebody else's, or there are too many.
 */
export function saveText(db: Database, { id, ownerId, title, content, version, now }: Save, most: number) {
  if (version > 0)
    return statement<{ version: number }>(
      db,
      sql`UPDATE exam_texts SET title = ${title}, content = ${content}, version = version + 1, updated_at = ${now}
      WHERE id = ${id} AND owner_id = ${ownerId} AND version = ${version} RETURNING version`,
    );
  return statement<{ version: number }>(
    db,
    sql`INSERT INTO exam_texts (id, owner_id, title, content, version, updated_at)
    SELECT ${id}, ${ownerId}, ${title}, ${content}, 1, ${now}
    WHERE (SELECT count(*) FROM exam_texts WHERE owner_id = ${ownerId}) < ${most}
    ON CONFLICT (id) DO NOTHING RETURNING version`,
  );
}

/** Throws a person's draft away. */
export function deleteText(db: Database, ownerId: string, id: string) {
  return statement<{ id: string }>(
    db,
    sql`DELETE FROM exam_texts WHERE id = ${id} AND owner_id = ${ownerId} RETURNING id`,
  );
}
