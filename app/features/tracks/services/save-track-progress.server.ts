import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { CheckMarks } from "../domain/mastery.ts";
import type { TrackProgressChange } from "../domain/progress-change.ts";
import { addTrackCheck, marksOfTrack, saveTrackStep } from "../queries/progress.server.ts";

/** `waits`: answers of its check have not arrived yet, so the device sends it again. */
export type SavedTrackProgress = { step: number; checks: CheckMarks; waits: boolean };

/** Steps only grow, and a check counts once, by the answers that the ledger has: idempotent, in any order, one round trip. */
export async function saveTrackProgress(
  deps: Deps,
  viewer: Viewer,
  { track, subtopic, step, checked, since }: TrackProgressChange,
): Promise<SavedTrackProgress> {
  const { db } = deps;
  const place = { track, subtopic, userNum: viewer.num, now: deps.now() };
  const {
    added,
    marks: [marks],
  } = await deps.write({
    step: saveTrackStep(db, place, step),
    added: checked ? addTrackCheck(db, place, { checked, since }) : [],
    marks: marksOfTrack(db, track, viewer.num),
  });
  const checks = marks?.checks[subtopic] ?? [];
  // A repeat adds nothing either, but finds a check after the one that the device knew of.
  const waits = checked !== null && added.length === 0 && (checks.at(-1)?.[0] ?? 0) <= since;
  return { step: marks?.steps[subtopic] ?? 0, checks, waits };
}
