import { sql } from "drizzle-orm";
import type { DrawnStep, TrackOutline } from "#app/domain/tracks/track-outline.ts";
import { trackDrafts, tracks, trackVersions } from "#drizzle/schema/tracks.ts";
import { type AuditEntry, insertAudit } from "../admin/audit.server.ts";
import type { Database } from "../database.server.ts";
import { columns, int, orNull, pick, type RowOf, text } from "../fields.server.ts";
import { ofBank } from "../questions/question-fields.server.ts";

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
    pick(newest, "version", "text"),
    sql`FROM track_versions v WHERE v.track = ${code} ORDER BY v.version DESC LIMIT 1`,
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

type Published = { at: number; by: string | null; version: number };

/** A new version: the text, the track, its subtopics. Progress is by code and not touched. The first has a row if it was done. */
export function publishTrackRows(
  db: Database,
  track: PublishedTrack,
  { at, by, version }: Published,
  entry: AuditEntry,
) {
  const { code, title, institution, subject, summary, outline, subtopics } = track;
  const isNew = sql`EXISTS (SELECT 1 FROM track_versions v WHERE v.track = ${code} AND v.version = ${version}
    AND v.published_at = CAST(${at} AS INTEGER))`;
  return [
    db.returning(
      pick(columns(trackVersions), "version"),
      sql`INSERT INTO track_versions (track, version, text, published_at, published_by)
      VALUES (${code}, CAST(${version} AS INTEGER), ${track.text}, CAST(${at} AS INTEGER), ${by})
      ON CONFLICT (track, version) DO NOTHING`,
    ),
    db.statement(sql`INSERT INTO tracks (code, title, institution, subject, summary, outline, version, published_at)
      SELECT ${code}, ${title}, CAST(${institution} AS INTEGER), CAST(${subject} AS INTEGER), ${summary},
        ${JSON.stringify(outline)}, CAST(${version} AS INTEGER), CAST(${at} AS INTEGER) WHERE ${isNew}
      ON CONFLICT (code) DO UPDATE SET title = excluded.title, institution = excluded.institution,
        subject = excluded.subject, summary = excluded.summary, outline = excluded.outline, version = excluded.version,
        published_at = excluded.published_at`),
    db.statement(sql`DELETE FROM track_subtopics WHERE track = ${code} AND ${isNew}`),
    db.statement(sql`INSERT INTO track_subtopics (track, code, steps, step_count, questions, checked)
      SELECT ${code}, j.value ->> 'code', j.value ->> 'steps', json_array_length(j.value -> 'steps'),
        j.value ->> 'questions', j.value ->> 'checked'
      FROM json_each(${JSON.stringify(subtopics)}) j WHERE ${isNew}`),
    insertAudit(db, entry, {
      subjectId: sql`${code}`,
      after: sql`${JSON.stringify({ title, version })}`,
      from: sql`WHERE ${isNew}`,
    }),
  ] as const;
}

const draft = pick(columns(trackDrafts, "d"), "track", "title", "text", "revision", "savedAt");
export type TrackDraft = RowOf<typeof draft>;

export function trackDraft(db: Database, code: string) {
  return db.select(draft, sql`FROM track_drafts d WHERE d.track = ${code}`);
}

/** A new text of a draft; `revision` 0: the first. No row: it was saved elsewhere meanwhile. */
export function saveTrackDraft(
  db: Database,
  { track: code, title, text: written, revision }: Omit<TrackDraft, "savedAt">,
  { at, by }: Omit<Published, "version">,
) {
  const place = pick(columns(trackDrafts), "revision");
  const values = sql`title = ${title}, text = ${written}, saved_at = CAST(${at} AS INTEGER), saved_by = ${by}`;
  return revision === 0
    ? db.returning(
        place,
        sql`INSERT INTO track_drafts (track, title, text, revision, saved_at, saved_by)
        VALUES (${code}, ${title}, ${written}, 1, CAST(${at} AS INTEGER), ${by}) ON CONFLICT (track) DO NOTHING`,
      )
    : db.returning(
        place,
        sql`UPDATE track_drafts SET revision = revision + 1, ${values}
        WHERE track = ${code} AND revision = CAST(${revision} AS INTEGER)`,
      );
}

const listed = {
  ...pick(draft, "track", "title", "savedAt"),
  version: orNull(columns(tracks, "t").version),
  publishedAt: orNull(columns(tracks, "t").publishedAt),
};
export type ListedTrackDraft = RowOf<typeof listed>;

/** All tracks that are written, last saved first. */
export function writtenTracks(db: Database, limit: number) {
  return db.select(
    listed,
    sql`FROM track_drafts d LEFT JOIN tracks t ON t.code = d.track ORDER BY d.saved_at DESC LIMIT ${limit}`,
  );
}

const history = {
  ...pick(newest, "version", "publishedAt"),
  by: text(sql`coalesce((SELECT u.first_name FROM users u WHERE u.id = v.published_by), '')`),
};

export function versionsOfTrack(db: Database, code: string, limit: number) {
  return db.select(
    history,
    sql`FROM track_versions v WHERE v.track = ${code} ORDER BY v.version DESC LIMIT ${limit}`,
  );
}

export function trackTextAt(db: Database, code: string, version: number) {
  return db.select(
    pick(newest, "text"),
    sql`FROM track_versions v WHERE v.track = ${code} AND v.version = CAST(${version} AS INTEGER)`,
  );
}

/** People with progress in a track, counted up to a limit. */
export function peopleInTrack(db: Database, code: string, most: number) {
  return db.select(
    { people: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM track_progress p INDEXED BY track_progress_of_track WHERE p.track = ${code} LIMIT ${most})`,
  );
}
