import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { type CommunityPlace, isAdminOf } from "#app/platform/access/community.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { PlannedShifts } from "../domain/shift.ts";
import { communityPages } from "../paths.ts";
import {
  cancelShift,
  confirmPresence,
  insertShifts,
  peopleOfShift,
  shiftsNamed,
} from "../queries/shifts.server.ts";

/** Throws no-permission. */
export function requireCommunityAdmin(community: CommunityPlace, viewer: Viewer): void {
  if (!isAdminOf(community, viewer)) throw new AppError("no-permission");
}

/** Plans shifts, once by the form's `operation`. Throws no-permission, invalid-body, too-many-shifts. */
export async function planShifts(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  { operation, planned }: { operation: string; planned: PlannedShifts },
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  const rows = planned.times.map((times, index) => ({ id: `${operation}-${index}`, ...times }));
  const of = { community: community.code, places: planned.places, at: deps.now(), by: viewer.id };
  const { added, known } = await deps.write({
    added: insertShifts(deps.db, rows, of),
    known: shiftsNamed(
      deps.db,
      community.code,
      rows.map(({ id }) => id),
    ),
  });
  if (added.length === 0 && known.length === 0) throw new AppError("too-many-shifts");
}

/** Cancels a shift and notifies its volunteers, once. Throws no-permission, shift-not-found. */
export async function cancelShiftOf(deps: Deps, viewer: Viewer, community: CommunityPlace, id: string) {
  requireCommunityAdmin(community, viewer);
  const place = { community: community.code, id };
  const {
    people,
    cancelled: [cancelled],
  } = await deps.write({
    people: peopleOfShift(deps.db, place),
    cancelled: cancelShift(deps.db, place, deps.now()),
  });
  if (!cancelled) throw new AppError("shift-not-found");
  const content = `O plantão de ${formatDateTime(cancelled.startsAt)} foi cancelado. Você não precisa fazer nada.`;
  const rows = people.map(({ userId }) =>
    personalRow(
      {
        id: `shift-${id}-${userId}`,
        userId,
        type: "aviso",
        content,
        link: communityPages(community.code).page,
      },
      deps.now(),
    ),
  );
  if (rows.length === 0) return;
  const { sent } = await deps.write({ sent: rows.map((row) => insertPersonal(deps.db, row)) });
  showInTabs(
    deps,
    rows,
    rows.flatMap(({ id: told }, index) => {
      const num = sent[index]?.[0]?.num;
      return num === undefined ? [] : [{ id: told, num }];
    }),
  );
}

/** Says that a volunteer was at a shift in which nothing was to be answered. Throws no-permission, shift-not-over. */
export async function confirmVolunteer(
  deps: Deps,
  viewer: Viewer,
  community: CommunityPlace,
  { shift, userId }: { shift: string; userId: string },
): Promise<void> {
  requireCommunityAdmin(community, viewer);
  const place = { community: community.code, id: shift };
  const noted = { userId, at: deps.now(), by: viewer.id };
  const [confirmed] = await deps.write(confirmPresence(deps.db, place, noted));
  if (!confirmed) throw new AppError("shift-not-over");
}
