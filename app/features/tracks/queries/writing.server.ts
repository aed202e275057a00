import { sql } from "drizzle-orm";
import { type AuditEntry, insertAudit } from "#app/platform/audit/queries/audit.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, orNull, pick, type RowOf, text } from "#app/platform/db/fields.server.ts";
import { trackDrafts, tracks, trackVersions } from "#drizzle/schema/tracks/tracks.ts";

const draft = pick(columns(trackDrafts, "d"), "track", "title", "text", "revision", "savedAt");
type TrackDraft = RowOf<typeof draft>;

export function trackDraft(db: Database, code: string) {
  return db.select(draft, sql`FROM track_drafts d WHERE d.track = ${code}`);
}

type Saved = Pick<TrackDraft, "track" | "title" | "text" | "revision"> & { at: number; by: string };

/** A new text of a draft; `revision` 0: the first. No row: it was saved elsewhere meanwhile, or is there already. */
export function saveTrackDraft(db: Database, { track, title, text: written, revision, at, by }: Saved) {
  const saved = pick(columns(trackDrafts), "revision");
  if (revision === 0)
    return db.returning(
      saved,
      sql`INSERT INTO track_drafts (track, title, text, revision, saved_at, saved_by)
      VALUES (${track}, ${title}, ${written}, 1, CAST(${at} AS INTEGER), ${by}) ON CONFLICT (track) DO NOTHING`,
    );
  return db.returning(
    saved,
    sql`UPDATE track_drafts SET revision = revision + 1, title = ${title}, text = ${written},
      saved_at = CAST(${at} AS INTEGER), saved_by = ${by}
    WHERE track = ${track} AND revision = CAST(${revision} AS INTEGER)`,
  );
}

/** Deletes a draft that was never published, with the audit row. No row: it was saved or published since. */
export function removeTrackDraft(
  db: Database,
  { track, revision }: Pick<TrackDraft, "track" | "revision">,
  entry: AuditEntry,
) {
  const which = sql`d.track = ${track} AND d.revision = CAST(${revision} AS INTEGER)
    AND NOT EXISTS (SELECT 1 FROM track_versions v WHERE v.track = d.track)`;
  return {
    audit: insertAudit(db, entry, {
      subjectId: sql`d.track`,
      before: sql`json_object('title', d.title, 'text', d.text)`,
      from: sql`FROM track_drafts d WHERE ${which}`,
    }),
    removed: db.returning(
      pick(columns(trackDrafts), "track"),
      sql`DELETE FROM track_drafts AS d WHERE ${which}`,
    ),
  };
}

const listed = {
  ...pick(columns(trackDrafts, "d"), "track", "title", "savedAt"),
  version: orNull(columns(tracks, "t").version),
  /** Whether the draft is what students see. */
  isPublished: int(sql`coalesce((SELECT v.text = d.text FROM track_versions v
    WHERE v.track = d.track AND v.version = t.version), 0)`),
};

/** All tracks that are written, last saved first. */
export function writtenTracks(db: Database, limit: number) {
  return db.select(
    listed,
    sql`FROM track_drafts d LEFT JOIN tracks t ON t.code = d.track ORDER BY d.saved_at DESC LIMIT ${limit}`,
  );
}

const version = columns(trackVersions, "v");
const history = {
  ...pick(version, "version", "publishedAt"),
  by: text(sql`coalesce((SELECT u.first_name FROM users u WHERE u.id = v.published_by), '')`),
};

/** Newest first. */
export function versionsOfTrack(db: Database, code: string, limit: number) {
  return db.select(
    history,
    sql`FROM track_versions v WHERE v.track = ${code} ORDER BY v.version DESC LIMIT ${limit}`,
  );
}

export function trackTextAt(db: Database, code: string, number: number) {
  return db.select(
    pick(version, "text"),
    sql`FROM track_versions v WHERE v.track = ${code} AND v.version = CAST(${number} AS INTEGER)`,
  );
}

/** People with progress in a track, counted up to a limit. */
export function peopleInTrack(db: Database, code: string, most: number) {
  return db.select(
    { people: int(sql`count(*)`) },
    sql`FROM (SELECT 1 FROM track_progress p INDEXED BY track_progress_of_track WHERE p.track = ${code} LIMIT ${most})`,
  );
}
