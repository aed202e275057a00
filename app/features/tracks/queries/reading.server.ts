import { sql } from "drizzle-orm";
import { type KeyAsker, notHeld } from "#app/features/bank/queries/held-back.server.ts";
import { ofBank } from "#app/features/bank/queries/question-fields.server.ts";
import { afterAnswer, forStudent } from "#app/features/bank/queries/reading.server.ts";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, int, outer, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { trackProgress, trackSubtopics, tracks } from "#drizzle/schema/tracks/tracks.ts";

const track = columns(tracks, "t");
const subtopic = columns(trackSubtopics, "s");
const marks = pick(outer(columns(trackProgress, "p")), "steps", "checks");

const listed = { ...track, ...marks };
export type TrackRow = RowOf<typeof listed>;

/** Published tracks with the person's progress. */
export function tracksFor(db: Database, userNum: number, limit: number) {
  return db.select(
    listed,
    sql`FROM tracks t LEFT JOIN track_progress p ON p.user_num = ${userNum} AND p.track = t.code
    ORDER BY t.title LIMIT ${limit}`,
  );
}

/** One published track with the person's progress. Two rows. */
export function publishedTrack(db: Database, code: string, userNum: number) {
  return db.select(
    listed,
    sql`FROM tracks t LEFT JOIN track_progress p ON p.user_num = ${userNum} AND p.track = t.code WHERE t.code = ${code}`,
  );
}

type Place = { track: string; subtopic: string };

export function subtopicOf(db: Database, { track: code, subtopic: own }: Place) {
  return db.select(
    pick(subtopic, "steps", "questions", "checked"),
    sql`FROM track_subtopics s WHERE s.track = ${code} AND s.code = ${own}`,
  );
}

/** The questions of a subtopic with the reader's first answers; never a key. */
export function questionsOfTrack(db: Database, { track: code, subtopic: own }: Place, asker: KeyAsker) {
  return db.select(
    forStudent(asker),
    sql`FROM track_subtopics s CROSS JOIN json_each(s.questions) j CROSS JOIN questions q ON q.ord = j.value
      LEFT JOIN answers a ON a.user_num = ${asker.userNum} AND a.ord = q.ord
    WHERE s.track = ${code} AND s.code = ${own} AND q.status <> 'quarantined' AND ${ofBank}`,
  );
}

const answeredHere = { ord: int(sql`a.ord`), ...afterAnswer };

/** Keys and solutions that the reader's own answers release. */
export function answeredOfTrack(db: Database, { track: code, subtopic: own }: Place, asker: KeyAsker) {
  return db.select(
    answeredHere,
    sql`FROM track_subtopics s CROSS JOIN json_each(s.questions) j
      CROSS JOIN answers a ON a.user_num = ${asker.userNum} AND a.ord = j.value
      CROSS JOIN question_keys k ON k.ord = a.ord LEFT JOIN question_solutions w ON w.ord = a.ord
    WHERE s.track = ${code} AND s.code = ${own} AND ${notHeld(sql`a.ord`, asker)}`,
  );
}
