import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, json, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import type { UploadRow } from "#app/platform/uploads/queries/uploads.server.ts";
import { materials } from "#drizzle/schema/library/library.ts";
import { uploads } from "#drizzle/schema/platform/uploads.ts";
import { type MaterialFilter, materialExpression } from "../domain/material-filter.ts";
import { titleOfFile, titleWords } from "../domain/material-title.ts";

const material = columns(materials, "m");
const file = outer(columns(uploads, "f"));
/** Notebooks named of a material. */
const MOST_USES = 50;

const used = sql`EXISTS (SELECT 1 FROM blocks b WHERE b.kind = 'material' AND b.deleted = 0 AND b.source ->> 'material' = m.id)`;
/** [id, title] of the notebooks whose sections show the material `m`, newest first. */
const uses = json<
  [id: string, title: string][]
>(sql`CASE WHEN ${used} THEN (SELECT json_group_array(json_array(u.id, u.title)) FROM (
    SELECT n.id, n.title FROM blocks b CROSS JOIN notebooks n ON n.num = b.notebook AND n.deleted_at IS NULL AND n.school = m.school_id
    WHERE b.kind = 'material' AND b.deleted = 0 AND b.source ->> 'material' = m.id
      AND (n.sections -> b.section ->> 'deleted') IS NOT 1
    GROUP BY n.num ORDER BY n.num DESC LIMIT ${MOST_USES}) u) ELSE '[]' END`);

const listed = {
  ...pick(material, "num", "id", "title", "kind", "isActive", "videoUrl", "updatedAt", "deletedAt"),
  fileName: file.name,
  size: file.size,
  sha256: file.sha256,
  uses,
};
export type MaterialRow = RowOf<typeof listed>;
const changed = pick(columns(materials), "id");

function matching(schoolId: string, filter: MaterialFilter): SQL {
  return sql`material_words MATCH ${materialExpression(schoolId, filter)}`;
}

/** Newest first, below the number `before`. The index finds, the row's school decides. */
export function materialsBy(
  db: Database,
  {
    schoolId,
    filter,
    before,
    limit,
  }: { schoolId: string; filter: MaterialFilter; before: number; limit: number },
) {
  return db.select(
    listed,
    sql`FROM material_words w CROSS JOIN materials m ON m.num = w.rowid LEFT JOIN uploads f ON f.num = m.upload
    WHERE ${matching(schoolId, filter)} AND w.rowid < CAST(${before} AS INTEGER) AND m.school_id = ${schoolId}
    ORDER BY w.rowid DESC LIMIT ${limit}`,
  );
}

/** Counted up to `most`. */
export function countMaterials(db: Database, schoolId: string, filter: MaterialFilter, most: number) {
  return db.select(
    { n: int(sql`count(*)`) },
    sql`FROM (SELECT w.rowid FROM material_words w WHERE ${matching(schoolId, filter)} LIMIT ${most})`,
  );
}

export function materialOf(db: Database, schoolId: string, id: string) {
  return db.select(
    listed,
    sql`FROM materials m LEFT JOIN uploads f ON f.num = m.upload WHERE m.id = ${id} AND m.school_id = ${schoolId}`,
  );
}

export const materialFile = pick(columns(uploads, "f"), "key", "name", "size", "sha256");
export type MaterialFile = RowOf<typeof materialFile>;

/** The file of a material that is not deleted. */
export function fileOfMaterial(db: Database, schoolId: string, id: string) {
  return db.select(
    materialFile,
    sql`FROM materials m CROSS JOIN uploads f ON f.num = m.upload
    WHERE m.id = ${id} AND m.school_id = ${schoolId} AND m.deleted_at IS NULL`,
  );
}

/** A row if `replaceFile` may replace its file. */
export function replaceableMaterial(db: Database, schoolId: string, id: string) {
  return db.select(
    pick(material, "id"),
    sql`FROM materials m WHERE m.id = ${id} AND m.school_id = ${schoolId} AND m.deleted_at IS NULL`,
  );
}

type Change = { schoolId: string; by: string; now: number };

/** A material for a stored upload; idempotent. */
export function insertFileMaterial(
  db: Database,
  id: string,
  upload: UploadRow,
  { schoolId, by, now }: Change,
) {
  const title = titleOfFile(upload.name);
  return db.returning(
    changed,
    sql`INSERT INTO materials (id, school_id, title, kind, upload, words, created_at, updated_at, last_modified_by)
    SELECT ${id}, ${schoolId}, ${title}, ${upload.kind}, num, ${titleWords(schoolId, title)},
      CAST(${now} AS INTEGER), CAST(${now} AS INTEGER), ${by}
    FROM uploads WHERE id = ${upload.id} AND state = 'stored' ON CONFLICT (upload) DO NOTHING`,
  );
}

/** No row: the material is gone, or has this file already. Its former file is dropped by a trigger. */
export function replaceFile(db: Database, id: string, upload: UploadRow, { schoolId, by, now }: Change) {
  return db.returning(
    changed,
    sql`UPDATE materials SET upload = f.num, video_url = NULL, kind = f.kind, updated_at = CAST(${now} AS INTEGER), last_modified_by = ${by}
    FROM (SELECT num, kind FROM uploads WHERE id = ${upload.id} AND state = 'stored') f
    WHERE materials.id = ${id} AND school_id = ${schoolId} AND deleted_at IS NULL AND materials.upload IS NOT f.num`,
  );
}

/** The material that has an upload. */
export function materialOfUpload(db: Database, uploadId: string) {
  return db.select(
    pick(material, "id"),
    sql`FROM uploads f CROSS JOIN materials m ON m.upload = f.num WHERE f.id = ${uploadId}`,
  );
}

export function insertVideo(
  db: Database,
  { id, title, address }: { id: string; title: string; address: string },
  { schoolId, by, now }: Change,
) {
  return db.returning(
    changed,
    sql`INSERT INTO materials (id, school_id, title, kind, video_url, words, created_at, updated_at, last_modified_by)
    SELECT ${id}, id, ${title}, 'videoURL', ${address}, ${titleWords(schoolId, title)},
      CAST(${now} AS INTEGER), CAST(${now} AS INTEGER), ${by}
    FROM schools WHERE id = ${schoolId}`,
  );
}

export function renameMaterial(db: Database, id: string, title: string, { schoolId, by, now }: Change) {
  return db.returning(
    changed,
    sql`UPDATE materials SET title = ${title}, words = ${titleWords(schoolId, title)},
      updated_at = CAST(${now} AS INTEGER), last_modified_by = ${by}
    WHERE id = ${id} AND school_id = ${schoolId} AND deleted_at IS NULL`,
  );
}

/** Those of the materials that are in use. */
export function usedMaterials(db: Database, schoolId: string, ids: readonly string[]) {
  return db.select(
    { ...pick(material, "id", "title"), uses },
    sql`FROM json_each(${JSON.stringify(ids)}) j CROSS JOIN materials m ON m.id = j.value AND m.deleted_at IS NULL
    WHERE m.school_id = ${schoolId} AND ${used}`,
  );
}

function chosen(ids: readonly string[]): SQL {
  return sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
}

/** Those that were in the other state. */
export function setMaterialsActive(
  db: Database,
  ids: readonly string[],
  active: boolean,
  { schoolId, by, now }: Change,
) {
  return db.returning(
    changed,
    sql`UPDATE materials SET is_active = ${active ? sql`1` : sql`0`}, updated_at = CAST(${now} AS INTEGER), last_modified_by = ${by}
    WHERE ${chosen(ids)} AND +school_id = ${schoolId} AND deleted_at IS NULL AND is_active = ${active ? sql`0` : sql`1`}`,
  );
}

/** Deletes, or restores what was deleted. */
export function setMaterialsDeleted(
  db: Database,
  ids: readonly string[],
  deleted: boolean,
  { schoolId, by, now }: Change,
) {
  const at = deleted ? sql`CAST(${now} AS INTEGER)` : sql`NULL`;
  return db.returning(
    changed,
    sql`UPDATE materials SET deleted_at = ${at}, updated_at = CAST(${now} AS INTEGER), last_modified_by = ${by}
    WHERE ${chosen(ids)} AND +school_id = ${schoolId} AND deleted_at IS ${deleted ? sql`NULL` : sql`NOT NULL`}`,
  );
}

/** For good, of those deleted; their files are dropped by a trigger. */
export function purgeMaterials(db: Database, ids: readonly string[], schoolId: string) {
  return db.returning(
    changed,
    sql`DELETE FROM materials WHERE ${chosen(ids)} AND +school_id = ${schoolId} AND deleted_at IS NOT NULL`,
  );
}

/** For good, those deleted before a time. */
export function purgeOldMaterials(db: Database, before: number, most: number) {
  return db.statement(
    sql`DELETE FROM materials WHERE num IN (
      SELECT num FROM materials WHERE deleted_at IS NOT NULL AND deleted_at < ${before} ORDER BY deleted_at LIMIT ${most})`,
  );
}
