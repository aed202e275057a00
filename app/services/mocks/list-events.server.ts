import { localTimeOf } from "#app/domain/assessments/local-time.ts";
import { examTemplates } from "#app/domain/exams/exam-templates.ts";
import { eventState } from "#app/domain/mocks/event-fields.ts";
import { mockId } from "#app/domain/mocks/mock-place.ts";
import { MOST_SIGNED_UP, plannedEvents } from "#app/queries/mocks/calendar.server.ts";
import type { Deps } from "../deps.ts";

const SHOWN = 30;
/** Seconds that an event stays in the team's list: a year. */
const REMEMBERED = 366 * 86_400;

/** The calendar for the team. One round trip. */
export async function listEvents(deps: Deps) {
  const now = deps.now();
  const [rows] = await deps.read(plannedEvents(deps.db, now - REMEMBERED, SHOWN));
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
    from: localTimeOf(startsAt),
    until: localTimeOf(endsAt),
    state: eventState(times, now),
    questions,
    registered: Math.min(registered, MOST_SIGNED_UP),
    manyRegistered: registered > MOST_SIGNED_UP,
    ranked,
  };
}

export type PlannedEvent = ReturnType<typeof plannedView>;
