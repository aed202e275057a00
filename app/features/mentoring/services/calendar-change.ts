import type { MeetingSpan } from "../domain/meeting.ts";
import type { NewMeeting } from "../queries/meetings.server.ts";

/** Only in the mentor's free hours, and while this mentee has few meetings to come; null: the mentor's own choice. */
type Bound = { bookedBy: number | null };

/** A booking or a move in the calendar of a mentor. `at`: time of the request, epoch seconds. */
export type CalendarChange = Bound &
  (
    | ({ kind: "book" } & NewMeeting)
    | ({ kind: "move"; id: string; mentor: number; at: number } & MeetingSpan)
  );

/** `again`: a repeat of a booking; `refused`: not this mentor's mentees, or nothing to move. */
export type CalendarOutcome = "done" | "again" | "taken" | "not-offered" | "too-many" | "refused";

/** One line for every mentor's calendar: changes of the same one run one after the other. */
export type Calendars = { change(change: CalendarChange): Promise<CalendarOutcome> };
