import { requireGuardian } from "#app/platform/access/guardian.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { roomStands } from "../domain/meeting.ts";
import { meetingFor } from "../queries/meetings.server.ts";

/** A meeting's room for who is invited. One round trip. Throws meeting-not-found, also for everybody else. */
export async function loadMeetingRoom(deps: Deps, viewer: Viewer, id: string) {
  requireGuardian(viewer, "meeting");
  const [row] = await deps.read(meetingFor(deps.db, id, viewer.num));
  if (!row) throw new AppError("meeting-not-found");
  const { startsAt, endsAt, mentor, mentees, cancelledAt } = row;
  const isMentor = row.mentorNum === viewer.num;
  const room = cancelledAt === null ? roomStands({ startsAt, endsAt }, deps.now()) : "cancelled";
  return {
    id,
    startsAt,
    endsAt,
    room,
    isMentor,
    title: `Mentoria com ${isMentor ? mentees.map(({ name }) => name).join(", ") : mentor}`,
    ice: room === "open" ? await deps.iceServers(viewer.id) : [],
  };
}

export type LoadedMeetingRoom = Awaited<ReturnType<typeof loadMeetingRoom>>;

/** Whether a person may open a socket to a room that is open. Throws meeting-not-found. */
export async function mayEnterMeeting(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ isMentor: boolean }> {
  requireGuardian(viewer, "meeting");
  const [row] = await deps.read(meetingFor(deps.db, id, viewer.num));
  if (!row || row.cancelledAt !== null || roomStands(row, deps.now()) !== "open")
    throw new AppError("meeting-not-found");
  return { isMentor: row.mentorNum === viewer.num };
}
