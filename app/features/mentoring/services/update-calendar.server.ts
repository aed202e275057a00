import type { Deps } from "#app/platform/context/deps.ts";
import { freeStarts, MEETING, overlaps } from "../domain/meeting.ts";
import {
  bookedBefore,
  hoursOf,
  insertMeeting,
  meetingsOfMentee,
  moveMeeting,
  takenOf,
} from "../queries/meetings.server.ts";
import type { CalendarChange, CalendarOutcome } from "./calendar-change.ts";

type Refused = Exclude<CalendarOutcome, "done" | "again">;

/** What a mentee may not do; null: nothing is against it. */
async function boundsOf(deps: Deps, change: CalendarChange): Promise<Refused | null> {
  const { mentor, id, at: now, startsAt, endsAt, bookedBy } = change;
  if (bookedBy === null) return null;
  const { hours, taken, waiting } = await deps.read({
    hours: hoursOf(deps.db, { mentor }),
    taken: takenOf(deps.db, { mentor }, now, id),
    waiting: meetingsOfMentee(deps.db, bookedBy, now, MEETING.waiting + 1),
  });
  const isNew = change.kind === "book" && !waiting.some((each) => each.id === id);
  if (isNew && waiting.length >= MEETING.waiting) return "too-many";
  const minutes = (endsAt - startsAt) / 60;
  if (freeStarts({ hours, taken, minutes, now }).includes(startsAt)) return null;
  return taken.some((other) => overlaps(change, other)) ? "taken" : "not-offered";
}

/** Why nothing was written. */
async function reasonOf(deps: Deps, change: CalendarChange): Promise<Refused> {
  const { mentor, id, startsAt } = change;
  const taken = await deps.read(takenOf(deps.db, { mentor }, startsAt, id));
  return taken.some((other) => overlaps(change, other)) ? "taken" : "refused";
}

/** Books or moves one meeting. D1's own statement has the last word on whether the time is free. */
export async function updateCalendar(deps: Deps, change: CalendarChange): Promise<CalendarOutcome> {
  const bound = await boundsOf(deps, change);
  if (change.kind === "move") {
    if (bound) return bound;
    const [moved] = await deps.write(moveMeeting(deps.db, change));
    return moved ? "done" : reasonOf(deps, change);
  }
  const before = bookedBefore(deps.db, change.id, change.by);
  if (bound) {
    const [known] = await deps.read(before);
    return known ? "again" : bound;
  }
  const { meeting, people } = insertMeeting(deps.db, change);
  const {
    added: [added],
    known: [known],
  } = await deps.write({ added: meeting, people, known: before });
  if (added) return "done";
  return known ? "again" : reasonOf(deps, change);
}
