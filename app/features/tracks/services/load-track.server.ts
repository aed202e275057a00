import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { subjectWithId } from "#app/features/bank/domain/catalogue/subjects.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { trackMap, trackMarksOf } from "../domain/track-map.ts";
import { publishedTrack, type TrackRow } from "../queries/reading.server.ts";

/** A track and its map at `now` (epoch seconds). */
export function trackView(row: TrackRow, now: number) {
  const { code, title, summary } = row;
  return {
    ...{ code, title, summary },
    exam: institutionWithId(row.institution)?.name ?? "",
    subject: subjectWithId(row.subject)?.name ?? "",
    map: trackMap(row.outline, trackMarksOf(row), now),
  };
}

/** A track's map for a person. One round trip of three rows. Throws track-not-found. */
export async function loadTrack(deps: Deps, viewer: Viewer, code: string) {
  const [row] = await deps.read(publishedTrack(deps.db, code, viewer.num));
  if (!row) throw new AppError("track-not-found");
  return trackView(row, deps.now());
}
export type LoadedTrack = Awaited<ReturnType<typeof loadTrack>>;
