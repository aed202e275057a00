import { bindings } from "#tests/support/bindings.ts";
import { freshId } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";

const HALF_HOUR = 1800;

/** A free half hour of a mentor on every day of the week, as free hours of the whole day. */
export async function givenHours(mentor: Known): Promise<void> {
  const add = bindings.DB.prepare("INSERT INTO mentor_hours VALUES (?, ?, 0, 1440)");
  await bindings.DB.batch([0, 1, 2, 3, 4, 5, 6].map((day) => add.bind(mentor.viewer.num, day)));
}

/** The half hour that begins some time after a moment, in epoch seconds. */
export function halfHourAfter(seconds: number): number {
  return Math.ceil(seconds / HALF_HOUR) * HALF_HOUR;
}

/** A meeting as stored, of half an hour. Returns its id. */
export async function givenMeeting(
  mentor: Known,
  mentees: readonly Known[],
  startsAt: number,
): Promise<string> {
  const id = freshId();
  await bindings.DB.prepare("INSERT INTO meetings VALUES (?, ?, ?, ?, 0, NULL, ?, 1)")
    .bind(id, mentor.viewer.num, startsAt, startsAt + HALF_HOUR, mentor.viewer.id)
    .run();
  const add = bindings.DB.prepare("INSERT INTO meeting_people VALUES (?, ?, NULL)");
  await bindings.DB.batch(mentees.map(({ viewer }) => add.bind(id, viewer.num)));
  return id;
}

/** Meetings of a mentor that are not cancelled. */
export async function meetingsOf(mentor: Known): Promise<{ id: string; starts_at: number }[]> {
  const found = await bindings.DB.prepare(
    "SELECT id, starts_at FROM meetings WHERE mentor = ? AND cancelled_at IS NULL ORDER BY starts_at",
  )
    .bind(mentor.viewer.num)
    .all<{ id: string; starts_at: number }>();
  return found.results;
}
