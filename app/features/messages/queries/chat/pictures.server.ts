import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick } from "#app/platform/db/fields.server.ts";
import type { UploadRow } from "#app/platform/uploads/queries/uploads.server.ts";
import { chatPictures } from "#drizzle/schema/messages/chat.ts";
import { uploads } from "#drizzle/schema/platform/uploads.ts";

const named = pick(columns(chatPictures), "id");

/** A picture of a stored upload, whose owner is the conversation's person; idempotent. */
export function claimChatPicture(db: Database, id: string, upload: UploadRow, now: number) {
  return db.returning(
    named,
    sql`INSERT INTO chat_pictures (id, user_num, upload, at)
    SELECT ${id}, u.num, f.num, ${now} FROM uploads f CROSS JOIN users u ON u.id = f.owner
    WHERE f.id = ${upload.id} AND f.state = 'stored' ON CONFLICT (upload) DO NOTHING`,
  );
}

export function pictureOfUpload(db: Database, uploadId: string) {
  return db.select(
    pick(columns(chatPictures, "p"), "id"),
    sql`FROM uploads f CROSS JOIN chat_pictures p ON p.upload = f.num WHERE f.id = ${uploadId}`,
  );
}

/** A picture's file, and whose conversation it is in. */
export function fileOfChatPicture(db: Database, id: string) {
  return db.select(
    {
      ...pick(columns(chatPictures, "p"), "userNum"),
      ...pick(columns(uploads, "f"), "key", "name", "size", "sha256"),
    },
    sql`FROM chat_pictures p CROSS JOIN uploads f ON f.num = p.upload WHERE p.id = ${id}`,
  );
}

/** Pictures that no message had by a time, at most this many. */
export function purgeLoosePictures(db: Database, before: number, most: number) {
  return db.statement(
    sql`DELETE FROM chat_pictures WHERE id IN (SELECT id FROM chat_pictures WHERE place IS NULL AND at < ${before} LIMIT ${most})`,
  );
}
