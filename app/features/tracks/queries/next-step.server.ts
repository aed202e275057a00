import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/database.server.ts";
import { columns, pick, type RowOf } from "#app/platform/db/fields.server.ts";
import { trackProgress, tracks } from "#drizzle/schema/tracks/tracks.ts";

/** Tracks looked at for the next step: the last ones may be finished. */
const MOST_UNDER_WAY = 2;

const going = {
  ...pick(columns(tracks, "t"), "code", "title", "outline"),
  ...pick(columns(trackProgress, "p"), "steps", "checks"),
};

export type TrackUnderWay = RowOf<typeof going>;

/**
 * The tracks that a person has begun, last touched first: `nextOfTracks` says their next step. One statement, part of
 * another page's one trip; two rows a track.
 */
export function tracksUnderWay(db: Database, userNum: number) {
  return db.select(
    going,
    sql`FROM track_progress p CROSS JOIN tracks t ON t.code = p.track
    WHERE p.user_num = ${userNum} ORDER BY p.touched_at DESC LIMIT ${MOST_UNDER_WAY}`,
  );
}
