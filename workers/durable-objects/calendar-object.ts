import type { CalendarChange, CalendarOutcome } from "#app/features/mentoring/services/calendar-change.ts";

/** What others call of `MentorCalendar`. The class itself imports the environment, which names this type. */
export interface CalendarObject extends Rpc.DurableObjectBranded {
  /** Idempotent by its id. */
  change(change: CalendarChange): Promise<CalendarOutcome>;
}
