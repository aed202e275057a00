import { requireGuardian } from "#app/access/guardian.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { roomStands } from "#app/domain/mentoring/meeting.ts";
import { AppError } from "#app/errors/app-error.ts";
import { meetingFor } from "#app/queries/mentoring/meetings.server.ts";
import type { Deps } from "../deps.ts";

/** A meeting's room for who is invited. One round trip. Throws meeting-not-found, also for everybody else. */
export async function openMeetingRoom(deps: Deps, viewer: Viewer, id: string) {
  requireGuardian(viewer, "meeting");
  const [[row]] = await deps.read(meetingFor(deps.db, id, viewer.num));
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

export type OpenedMeetingRoom = Awaited<ReturnType<typeof openMeetingRoom>>;

/** Whether a person may open a socket to a room that is open. Throws meeting-not-found. */
export async function mayEnterMeeting(
  deps: Deps,
  viewer: Viewer,
  id: string,
): Promise<{ isMentor: boolean }> {
  requireGuardian(viewer, "meeting");
  const [[row]] = await deps.read(meetingFor(deps.db, id, viewer.num));
  if (!row || row.cancelledAt !== null || roomStands(row, deps.now()) !== "open")
    throw new AppError("meeting-not-found");
  return { isMentor: row.mentorNum === viewer.num };
}
