import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatMeeting } from "#app/platform/time/format-meeting.ts";
import { type Hours, readHours } from "../domain/meeting.ts";
import {
  cancelMeeting,
  deleteHours,
  insertHours,
  meetingFor,
  setAttendance,
} from "../queries/meetings.server.ts";
import { notifyOthers } from "./book-meeting.server.ts";

/** By any of its people; idempotent. Throws meeting-not-found, meeting-over. */
export async function cancelOwnMeeting(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  const [meeting] = await deps.read(meetingFor(deps.db, id, viewer.num));
  if (!meeting) throw new AppError("meeting-not-found");
  if (meeting.cancelledAt !== null) return;
  const [cancelled] = await deps.write(
    cancelMeeting(deps.db, { id, mentor: meeting.mentorNum, at: deps.now() }),
  );
  if (!cancelled) throw new AppError("meeting-over");
  const text = `${viewer.firstName} cancelou o encontro de ${formatMeeting(meeting.startsAt)}.`;
  await notifyOthers(deps, viewer, meeting, { word: "cancelado", text });
}

/** The mentor records attendance. Throws meeting-not-begun, also for another's. */
export async function markWhoCame(
  deps: Deps,
  viewer: Viewer,
  marked: { id: string; mentee: string; attended: boolean },
): Promise<void> {
  const [set] = await deps.write(setAttendance(deps.db, { ...marked, mentor: viewer.num, at: deps.now() }));
  if (!set) throw new AppError("meeting-not-begun");
}

/** Free hours of every week. Throws meeting-hours, too-many-hours. */
export async function addHours(
  deps: Deps,
  viewer: Viewer,
  fields: { weekday: number | null; starts: string; ends: string },
): Promise<void> {
  const hours = readHours(fields);
  if (!hours) throw new AppError("meeting-hours");
  const [added] = await deps.write(insertHours(deps.db, viewer.num, hours));
  if (!added) throw new AppError("too-many-hours");
}

/** Idempotent; booked meetings stay. */
export async function removeHours(deps: Deps, viewer: Viewer, hours: Omit<Hours, "ends">): Promise<void> {
  await deps.write(deleteHours(deps.db, viewer.num, hours));
}
