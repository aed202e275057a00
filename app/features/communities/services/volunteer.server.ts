import { threadFeed } from "#app/features/forum/queries/threads.server.ts";
import { threadLine } from "#app/features/forum/services/list-threads.server.ts";
import { type CommunityPlace, isMemberOf } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { FIRST_PAGE } from "#app/platform/lists/domain/page.ts";
import { isServed, servedTally } from "../domain/shift.ts";
import {
  claimShift,
  leaveShift,
  servedShifts,
  shiftFor,
  shiftsAhead,
  volunteerName,
} from "../queries/shifts.server.ts";

/** Doubts of the queue that a page shows. */
const QUEUE = 8;

/** Throws no-permission. */
function requireMember(community: CommunityPlace, viewer: Viewer): void {
  if (!isMemberOf(community, viewer)) throw new AppError("no-permission");
}

/** The newest doubts without an answer. */
export function unansweredDoubts(deps: Deps, viewer: Viewer) {
  const all = {
    subject: null,
    expression: null,
    before: FIRST_PAGE,
    userId: "",
    asker: { userNum: viewer.num, now: deps.now() },
  };
  return threadFeed(deps.db, { ...all, view: "unanswered", limit: QUEUE });
}

/** A volunteer's shifts, and the pending doubts. One round trip. Throws no-permission. */
export async function loadVolunteer(deps: Deps, viewer: Viewer, community: CommunityPlace) {
  requireMember(community, viewer);
  const now = deps.now();
  const { ahead, served, queue } = await deps.read({
    ahead: shiftsAhead(deps.db, community.code, viewer.num, now),
    served: servedShifts(deps.db, community.code, viewer, now),
    queue: unansweredDoubts(deps, viewer),
  });
  return { ahead, served: servedTally(served), queue: queue.map(threadLine), now };
}

export type LoadedVolunteer = Awaited<ReturnType<typeof loadVolunteer>>;

/** Claims a shift; idempotent. Throws no-permission, shift-not-found, shift-started, shift-full, shift-overlaps. */
export async function claimOwnShift(deps: Deps, viewer: Viewer, community: CommunityPlace, id: string) {
  requireMember(community, viewer);
  const [place, now] = [{ community: community.code, id }, deps.now()];
  const {
    shift: [shift],
  } = await deps.write({
    takeShift: claimShift(deps.db, place, viewer.num, now),
    shift: shiftFor(deps.db, place, viewer.num),
  });
  if (!shift) throw new AppError("shift-not-found");
  if (shift.mine) return;
  if (shift.startsAt <= now) throw new AppError("shift-started");
  throw new AppError(shift.overlaps ? "shift-overlaps" : "shift-full");
}

/** Leaves a shift that has not begun; left already is fine. Throws no-permission, shift-not-found, shift-started. */
export async function leaveOwnShift(deps: Deps, viewer: Viewer, community: CommunityPlace, id: string) {
  requireMember(community, viewer);
  const place = { community: community.code, id };
  const {
    shift: [shift],
  } = await deps.write({
    leaveShift: leaveShift(deps.db, place, viewer.num, deps.now()),
    shift: shiftFor(deps.db, place, viewer.num),
  });
  if (!shift) throw new AppError("shift-not-found");
  if (shift.mine) throw new AppError("shift-started");
}

/** What a volunteer has served, shift by shift, with the name of the account. Throws no-permission. */
export async function loadCertificate(deps: Deps, viewer: Viewer, community: CommunityPlace) {
  requireMember(community, viewer);
  const now = deps.now();
  const {
    shifts,
    name: [name],
  } = await deps.read({
    shifts: servedShifts(deps.db, community.code, viewer, now),
    name: volunteerName(deps.db, viewer.id),
  });
  const served = shifts.filter(isServed);
  return {
    name: name ? `${name.firstName} ${name.lastName}`.trim() : viewer.firstName,
    tally: servedTally(shifts),
    shifts: served.reverse().map(({ id, startsAt, endsAt, answers }) => ({ id, startsAt, endsAt, answers })),
    now,
  };
}

export type LoadedCertificate = Awaited<ReturnType<typeof loadCertificate>>;
