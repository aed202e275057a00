import { examTemplates } from "#app/features/bank/domain/exams/exam-templates.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { dateTimeValue } from "#app/platform/time/date-field.ts";
import { DAY } from "#app/platform/time/units.ts";
import { eventState } from "../../domain/mocks/event-fields.ts";
import { mockId } from "../../domain/mocks/mock-place.ts";
import { MOST_SIGNED_UP, plannedEvents } from "../../queries/mocks/calendar.server.ts";

const SHOWN = 30;
/** Seconds that an event stays in the team's list: a year. */
const REMEMBERED = 366 * DAY;

/** The calendar for the team. One round trip. */
export async function listEvents(deps: Deps) {
  const now = deps.now();
  const rows = await deps.read(plannedEvents(deps.db, now - REMEMBERED, SHOWN));
  return {
    templates: examTemplates.map(({ id, name }) => ({ id, title: name })),
    events: rows.map((row) => plannedView(row, now)),
  };
}

type PlannedRow = {
  id: string;
  title: string;
  startsAt: number;
  endsAt: number;
  cancelledAt: number | null;
  questions: number;
  registered: number;
  ranked: number;
};

function plannedView({ id, title, registered, ranked, questions, ...times }: PlannedRow, now: number) {
  const { startsAt, endsAt } = times;
  return {
    id,
    address: mockId({ kind: "event", id }),
    title,
    startsAt,
    endsAt,
    /** As the fields of a form have them. */
    from: dateTimeValue(startsAt),
    until: dateTimeValue(endsAt),
    state: eventState(times, now),
    questions,
    registered: Math.min(registered, MOST_SIGNED_UP),
    manyRegistered: registered > MOST_SIGNED_UP,
    ranked,
  };
}

export type PlannedEvent = ReturnType<typeof plannedView>;
