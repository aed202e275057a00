import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { uploadParts, uploadSpace, uploads } from "#drizzle/schema/platform/uploads.ts";
import type { FileKind } from "../domain/file-kind.ts";
import type { UploadOwnerKind } from "../domain/upload-owners.ts";

const upload = columns(uploads, "u");
const part = columns(uploadParts, "p");
const { createdAt: _created, ...whole } = upload;
export type UploadRow = RowOf<typeof whole>;
const open = pick(upload, "id", "name", "size", "received", "target", "touchedAt");
const receipt = pick(part, "part", "size", "digest", "etag");
export type PartRow = RowOf<typeof receipt>;
const named = pick(columns(uploads), "num");

type Owner = { ownerKind: UploadOwnerKind; owner: string };

/** A person's own; no one else continues it. */
export function uploadOf(db: Database, userId: string, id: string) {
  return db.select(whole, sql`FROM uploads u WHERE u.id = ${id} AND u.user_id = ${userId}`);
}

export function openUploadsOf(db: Database, userId: string, { ownerKind, owner }: Owner, most: number) {
  return db.select(
    open,
    sql`FROM uploads u WHERE u.user_id = ${userId} AND u.state = 'open' AND u.owner_kind = ${ownerKind} AND u.owner = ${owner}
    ORDER BY u.num LIMIT ${most}`,
  );
}

export type SameFile = Owner & { target: string | null; size: number; fingerprint: string };

/** An upload of the same file that a person has not finished. */
export function sameOpenUpload(db: Database, userId: string, file: SameFile) {
  return db.select(whole, sql`FROM uploads u WHERE ${isSame(userId, file)} LIMIT 1`);
}

export function partsOfSame(db: Database, userId: string, file: SameFile) {
  return db.select(
    receipt,
    sql`FROM (SELECT u.num FROM uploads u WHERE ${isSame(userId, file)} LIMIT 1) same
    CROSS JOIN upload_parts p ON p.upload = same.num ORDER BY p.part`,
  );
}

function isSame(userId: string, { ownerKind, owner, target, size, fingerprint }: SameFile) {
  return sql`u.user_id = ${userId} AND u.state = 'open' AND u.owner_kind = ${ownerKind} AND u.owner = ${owner}
    AND u.target IS ${target} AND u.size = ${size} AND u.fingerprint = ${fingerprint}`;
}

export function partsOfUpload(db: Database, userId: string, id: string) {
  return db.select(
    receipt,
    sql`FROM uploads u CROSS JOIN upload_parts p ON p.upload = u.num
    WHERE u.id = ${id} AND u.user_id = ${userId} ORDER BY p.part`,
  );
}

export function spaceOf(db: Database, { ownerKind, owner }: Owner) {
  return db.select(
    pick(columns(uploadSpace), "bytes"),
    sql`FROM upload_space WHERE owner_kind = ${ownerKind} AND owner = ${owner}`,
  );
}

export type NewUpload = SameFile & {
  id: string;
  userId: string;
  name: string;
  kind: FileKind;
  partSize: number;
  key: string;
  multipart: string | null;
  now: number;
};

/** No row: the owner's space or the person's number of open uploads would be exceeded. */
export function insertUpload(db: Database, added: NewUpload, most: { space: number; openAtOnce: number }) {
  const { ownerKind, owner, userId } = added;
  return db.returning(
    named,
    sql`INSERT INTO uploads (id, owner_kind, owner, target, user_id, name, kind, size, part_size, fingerprint, key, multipart, created_at, touched_at)
    SELECT ${added.id}, ${ownerKind}, ${owner}, ${added.target}, ${userId}, ${added.name}, ${added.kind},
      CAST(${added.size} AS INTEGER), CAST(${added.partSize} AS INTEGER), ${added.fingerprint}, ${added.key}, ${added.multipart},
      CAST(${added.now} AS INTEGER), CAST(${added.now} AS INTEGER)
    WHERE coalesce((SELECT bytes FROM upload_space WHERE owner_kind = ${ownerKind} AND owner = ${owner}), 0) + ${added.size} <= ${most.space}
      AND (SELECT count(*) FROM uploads WHERE user_id = ${userId} AND state = 'open') < ${most.openAtOnce}`,
  );
}

/** A part sent again replaces its receipt: R2 stores the last. */
export function storePart(db: Database, num: number, arrived: PartRow) {
  return db.statement(
    sql`INSERT INTO upload_parts (upload, part, size, digest, etag)
    SELECT num, CAST(${arrived.part} AS INTEGER), CAST(${arrived.size} AS INTEGER), ${arrived.digest}, ${arrived.etag}
    FROM uploads WHERE num = ${num} AND state = 'open'
    ON CONFLICT (upload, part) DO UPDATE SET size = excluded.size, digest = excluded.digest, etag = excluded.etag`,
  );
}

/** No row: it is not open any more. */
export function touchUpload(db: Database, num: number, now: number) {
  return db.returning(
    pick(columns(uploads), "received"),
    sql`UPDATE uploads SET touched_at = CAST(${now} AS INTEGER),
      received = (SELECT coalesce(sum(size), 0) FROM upload_parts WHERE upload = ${num})
    WHERE num = ${num} AND state = 'open'`,
  );
}

/** No row: another request did it, or it was discarded. */
export function markStored(db: Database, num: number, { sha256, now }: { sha256: string; now: number }) {
  return db.returning(
    named,
    sql`UPDATE uploads SET state = 'stored', sha256 = ${sha256}, received = size, touched_at = CAST(${now} AS INTEGER)
    WHERE num = ${num} AND state = 'open'`,
  );
}

export function deleteUpload(db: Database, num: number) {
  return db.statement(sql`UPDATE uploads SET state = 'dropped' WHERE num = ${num}`);
}
