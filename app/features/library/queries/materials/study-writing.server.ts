import { type SQL, sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, outer, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import type { UploadRow } from "#app/platform/uploads/queries/uploads.server.ts";
import { studyMaterials, studyVersions } from "#drizzle/schema/library/study-materials.ts";
import { uploads } from "#drizzle/schema/platform/uploads.ts";
import { titleOfFile } from "../../domain/material-title.ts";
import type { StudyFields } from "../../domain/study-fields.ts";
import type { StudyKind } from "../../domain/study-kind.ts";
import type { StoredPart } from "../../domain/study-parts.ts";

const version = columns(studyVersions, "v");
const file = outer(columns(uploads, "f"));
const { num: _num, words: _words, savedBy: _savedBy, material: _material, ...written } = version;
const studyRow = pick(columns(studyMaterials, "m"), "id", "live");
const editing = { ...studyRow, ...written, fileName: file.name, size: file.size };
export type EditedStudyRow = RowOf<typeof editing>;
const changed = pick(columns(studyMaterials), "id");
const place = pick(columns(studyVersions), "version", "revision");

const newest = (id: SQL | string) =>
  sql`(SELECT max(n.version) FROM study_versions n WHERE n.material = ${id})`;

export function studyById(db: Database, id: string | null) {
  return db.select(pick(studyRow, "id"), sql`FROM study_materials m WHERE m.id = ${id}`);
}

/** Its newest version. */
export function studyToEdit(db: Database, id: string) {
  return db.select(
    editing,
    sql`FROM study_materials m CROSS JOIN study_versions v ON v.material = m.id AND v.version = ${newest(sql`m.id`)}
    LEFT JOIN uploads f ON f.num = v.upload WHERE m.id = ${id}`,
  );
}

const history = {
  ...pick(version, "version", "title", "savedAt", "publishedAt", "minutes"),
  by: text(sql`coalesce((SELECT u.first_name FROM users u WHERE u.id = v.saved_by), '')`),
};

/** Newest first. */
export function versionsOfStudy(db: Database, id: string, limit: number) {
  return db.select(
    history,
    sql`FROM study_versions v WHERE v.material = ${id} ORDER BY v.version DESC LIMIT ${limit}`,
  );
}

const waiting = {
  id: text(sql`v.material`),
  ...pick(version, "title", "kind", "savedAt"),
  live: studyRow.live,
};

/** Newest versions that are not published, last saved first. */
export function studyDrafts(db: Database, limit: number) {
  return db.select(
    waiting,
    sql`FROM study_versions v INDEXED BY study_drafts CROSS JOIN study_materials m ON m.id = v.material
    WHERE v.published_at IS NULL AND v.version = ${newest(sql`v.material`)} ORDER BY v.num DESC LIMIT ${limit}`,
  );
}

/** The content of a draft. */
export type DrawnStudy = StudyFields & {
  kind: StudyKind;
  parts: readonly StoredPart[];
  questions: readonly number[];
  minutes: number;
  words: string;
};
type Saved = { at: number; by: string | null };

export function insertStudy(db: Database, id: string, at: number) {
  return db.statement(
    sql`INSERT INTO study_materials (id, live, created_at) VALUES (${id}, NULL, CAST(${at} AS INTEGER))`,
  );
}

/** A new version; no row: somebody else added it. Its file is `upload`. */
export function insertStudyVersion(
  db: Database,
  { id, version: number, upload }: { id: string; version: number; upload: number | null },
  drawn: DrawnStudy,
  { at, by }: Saved,
) {
  return db.returning(
    place,
    sql`INSERT INTO study_versions (material, version, kind, title, summary, subject, topics, institution, source, parts, questions,
      minutes, words, upload, video_url, saved_at, saved_by)
    VALUES (${id}, CAST(${number} AS INTEGER), ${drawn.kind}, ${drawn.title}, ${drawn.summary}, CAST(${drawn.subject} AS INTEGER),
      ${JSON.stringify(drawn.topics)}, CAST(${drawn.institution} AS INTEGER), ${drawn.source}, ${JSON.stringify(drawn.parts)},
      ${JSON.stringify(drawn.questions)}, CAST(${drawn.minutes} AS INTEGER), ${drawn.words}, CAST(${upload} AS INTEGER),
      ${drawn.videoUrl}, CAST(${at} AS INTEGER), ${by})
    ON CONFLICT (material, version) DO NOTHING`,
  );
}

type Base = { id: string; version: number; revision: number };

/** No row: it was saved meanwhile, or is published. */
export function updateStudyDraft(
  db: Database,
  { id, version: number, revision }: Base,
  drawn: DrawnStudy,
  { at, by }: Saved,
) {
  return db.returning(
    place,
    sql`UPDATE study_versions SET revision = revision + 1, title = ${drawn.title}, summary = ${drawn.summary},
      subject = CAST(${drawn.subject} AS INTEGER), topics = ${JSON.stringify(drawn.topics)},
      institution = CAST(${drawn.institution} AS INTEGER), source = ${drawn.source}, parts = ${JSON.stringify(drawn.parts)},
      questions = ${JSON.stringify(drawn.questions)}, minutes = CAST(${drawn.minutes} AS INTEGER), words = ${drawn.words},
      video_url = ${drawn.videoUrl}, saved_at = CAST(${at} AS INTEGER), saved_by = ${by}
    WHERE material = ${id} AND version = ${number} AND revision = ${revision} AND published_at IS NULL`,
  );
}

/** Columns that a copy of a version has, too. */
const copied = sql.raw(
  "kind, title, summary, subject, topics, institution, source, parts, questions, minutes, words, upload, video_url",
);

/** Copies a version as the newest, a draft; no row: there is no such version. */
export function copyStudyVersion(
  db: Database,
  { id, version: number }: Omit<Base, "revision">,
  { at, by }: Saved,
) {
  return db.returning(
    place,
    sql`INSERT INTO study_versions (material, version, ${copied}, saved_at, saved_by)
    SELECT material, ${newest(id)} + 1, ${copied}, CAST(${at} AS INTEGER), ${by}
    FROM study_versions WHERE material = ${id} AND version = ${number}`,
  );
}

/** A stored file as a new version of its material, once; no row: the material is gone. A page cannot have a file. */
export function addStudyFile(db: Database, upload: UploadRow, { at, by }: Saved) {
  const title = titleOfFile(upload.name);
  return db.returning(
    { id: text(sql`material`) },
    sql`INSERT INTO study_versions (material, version, kind, title, summary, subject, topics, institution, source, parts, questions,
      minutes, words, upload, video_url, saved_at, saved_by)
    SELECT v.material, v.version + 1, f.kind, iif(v.title = '', ${title}, v.title), v.summary, v.subject, v.topics, v.institution, '', '[]', '[]',
      v.minutes, v.words, f.num, NULL, CAST(${at} AS INTEGER), ${by}
    FROM study_materials m CROSS JOIN study_versions v ON v.material = m.id AND v.version = ${newest(sql`m.id`)}
      CROSS JOIN uploads f ON f.id = ${upload.id} AND f.state = 'stored'
    WHERE m.id = ${upload.target} AND v.kind <> 'page'
      AND NOT EXISTS (SELECT 1 FROM study_versions o WHERE o.upload = f.num)`,
  );
}

export function studyOfUpload(db: Database, uploadId: string) {
  return db.select(
    { id: text(sql`v.material`) },
    sql`FROM uploads f CROSS JOIN study_versions v INDEXED BY study_versions_by_upload ON v.upload = f.num
    WHERE f.id = ${uploadId} LIMIT 1`,
  );
}

/** The audit row, the version, and the material that shows it. The last has a row if it was done. */
export function publishStudyVersion(
  db: Database,
  { id, version: number, revision }: Base,
  at: number,
  entry: AuditEntry,
) {
  const isDraft = sql`material = ${id} AND version = ${number} AND revision = ${revision} AND published_at IS NULL`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${id}`,
      after: sql`json_object('title', title, 'version', version)`,
      from: sql`FROM study_versions WHERE ${isDraft}`,
    }),
    version: db.statement(
      sql`UPDATE study_versions SET published_at = CAST(${at} AS INTEGER) WHERE ${isDraft}`,
    ),
    published: db.returning(
      changed,
      sql`UPDATE study_materials SET live = ${number}
      WHERE id = ${id} AND live IS NOT ${number} AND EXISTS (SELECT 1 FROM study_versions v
        WHERE v.material = ${id} AND v.version = ${number} AND v.published_at IS NOT NULL)`,
    ),
  };
}

/** Unpublishes it; its newest version is a draft again. The last statement returns a row if it was done. */
export function withdrawStudyVersion(db: Database, id: string, { at, by }: Saved, entry: AuditEntry) {
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${id}`,
      from: sql`FROM study_materials WHERE id = ${id} AND live IS NOT NULL`,
    }),
    draft: db.statement(
      sql`INSERT INTO study_versions (material, version, ${copied}, saved_at, saved_by)
      SELECT material, version + 1, ${copied}, CAST(${at} AS INTEGER), ${by} FROM study_versions
      WHERE material = ${id} AND version = ${newest(id)} AND published_at IS NOT NULL`,
    ),
    withdrawn: db.returning(
      changed,
      sql`UPDATE study_materials SET live = NULL WHERE id = ${id} AND live IS NOT NULL`,
    ),
  };
}

/** With its versions and files, by trigger, unless it is published. The last has a row if it was done. */
export function deleteUnpublishedStudy(db: Database, id: string, entry: AuditEntry) {
  const condition = sql`id = ${id} AND live IS NULL`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`${id}`,
      from: sql`FROM study_materials WHERE ${condition}`,
    }),
    gone: db.returning(changed, sql`DELETE FROM study_materials WHERE ${condition}`),
  };
}
