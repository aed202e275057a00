import { sql } from "drizzle-orm";
import { ofBank } from "#app/features/bank/queries/question-fields.server.ts";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, pick } from "#app/platform/db/fields.server.ts";
import { trackSubtopics, trackVersions } from "#drizzle/schema/tracks/tracks.ts";
import type { DrawnStep, TrackOutline } from "../domain/track-outline.ts";

export type DrawnSubtopic = {
  code: string;
  steps: readonly DrawnStep[];
  questions: readonly number[];
  checked: readonly number[];
};

export type PublishedTrack = {
  code: string;
  title: string;
  institution: number;
  subject: number;
  summary: string;
  outline: TrackOutline;
  text: string;
  subtopics: readonly DrawnSubtopic[];
};

const newest = columns(trackVersions, "v");

/** The newest published text of a track. */
export function newestTrackText(db: Database, code: string) {
  return db.select(
    pick(newest, "version", "text", "publishedBy"),
    sql`FROM track_versions v WHERE v.track = ${code} ORDER BY v.version DESC LIMIT 1`,
  );
}

/** Subtopics as they are published: code and steps. */
export function publishedSteps(db: Database, code: string) {
  return db.select(
    pick(columns(trackSubtopics, "s"), "code", "steps"),
    sql`FROM track_subtopics s WHERE s.track = ${code}`,
  );
}

/** Questions that a track may show: of the bank, published, with a key. */
export function gradableOrds(db: Database, ords: readonly number[]) {
  return db.select(
    { ord: int(sql`q.ord`) },
    sql`FROM json_each(${JSON.stringify(ords)}) j CROSS JOIN questions q ON q.ord = j.value
      CROSS JOIN question_keys k ON k.ord = q.ord
    WHERE q.status = 'published' AND k.letter IS NOT NULL AND ${ofBank}`,
  );
}

type Published = {
  at: number;
  by: string | null;
  version: number;
  /** Of this publication alone: of two at once, one has the version. */
  publication: string;
  /** By subtopic code: steps done in the new version, by those done before. */
  carried: Readonly<Record<string, readonly number[]>>;
};

/**
 * A new version: the text, which becomes the draft unless somebody is writing another, the track, its subtopics, and the steps done of those whose steps
 * changed. The first has a row if it was done.
 */
export function publishTrackRows(
  db: Database,
  track: PublishedTrack,
  { at, by, version, publication, carried }: Published,
  entry: AuditEntry,
) {
  const { code, title, institution, subject, summary, outline, subtopics } = track;
  const isNew = sql`EXISTS (SELECT 1 FROM track_versions v WHERE v.track = ${code} AND v.version = ${version}
    AND v.publication = ${publication})`;
  return {
    written: db.returning(
      pick(columns(trackVersions), "version"),
      sql`INSERT INTO track_versions (track, version, publication, text, published_at, published_by)
      VALUES (${code}, CAST(${version} AS INTEGER), ${publication}, ${track.text}, CAST(${at} AS INTEGER), ${by})
      ON CONFLICT (track, version) DO NOTHING`,
    ),
    insertTracks:
      db.statement(sql`INSERT INTO tracks (code, title, institution, subject, summary, outline, version, published_at)
      SELECT ${code}, ${title}, CAST(${institution} AS INTEGER), CAST(${subject} AS INTEGER), ${summary},
        ${JSON.stringify(outline)}, CAST(${version} AS INTEGER), CAST(${at} AS INTEGER) WHERE ${isNew}
      ON CONFLICT (code) DO UPDATE SET title = excluded.title, institution = excluded.institution,
        subject = excluded.subject, summary = excluded.summary, outline = excluded.outline, version = excluded.version,
        published_at = excluded.published_at`),
    deleteTrackSubtopics: db.statement(sql`DELETE FROM track_subtopics WHERE track = ${code} AND ${isNew}`),
    insertTrackSubtopics:
      db.statement(sql`INSERT INTO track_subtopics (track, code, steps, step_count, questions, checked)
      SELECT ${code}, j.value ->> 'code', j.value ->> 'steps', json_array_length(j.value -> 'steps'),
        j.value ->> 'questions', j.value ->> 'checked'
      FROM json_each(${JSON.stringify(subtopics)}) j WHERE ${isNew}`),
    insertTrackDrafts:
      db.statement(sql`INSERT INTO track_drafts (track, title, text, revision, saved_at, saved_by)
      SELECT v.track, ${title}, v.text, 1, v.published_at, v.published_by FROM track_versions v
      WHERE v.track = ${code} AND v.version = CAST(${version} AS INTEGER) AND v.publication = ${publication}
      ON CONFLICT (track) DO UPDATE SET title = excluded.title, text = excluded.text, revision = revision + 1,
        saved_at = excluded.saved_at, saved_by = excluded.saved_by
      WHERE text <> excluded.text AND text = (SELECT v.text FROM track_versions v
        WHERE v.track = track_drafts.track AND v.version = CAST(${version - 1} AS INTEGER))`),
    updateTrackProgress: db.statement(sql`UPDATE track_progress SET steps = (
        SELECT json_group_object(s.key, coalesce(c.value ->> ('$[' || s.value || ']'), s.value))
        FROM json_each(track_progress.steps) s LEFT JOIN json_each(${JSON.stringify(carried)}) c ON c.key = s.key)
      WHERE track = ${code} AND ${JSON.stringify(carried)} <> '{}' AND ${isNew}`),
    audit: insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify({ title, version })}`,
      from: sql`WHERE ${isNew}`,
    }),
  };
}
