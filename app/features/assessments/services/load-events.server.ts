import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { requireManagement, type SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayOutcome, eventPlaces, eventTotal } from "../domain/event.ts";
import {
  assessmentsForEvent,
  type EventAssessment,
  type EventCandidate,
  eventById,
  eventPeople,
  eventsOfSchool,
  roomsOfEvent,
} from "../queries/events.server.ts";

const MOST_EVENTS = 50;
const MOST_CHOICES = 100;

function personView(
  { id, name, room, seat, noted, sat }: EventCandidate,
  days: readonly unknown[],
  assessments: readonly EventAssessment[],
  now: number,
) {
  const results = days.map((_, day) => {
    const mark = noted.find((each) => each.day === day);
    const sittings = sat.filter((each) => each.day === day);
    const scores = sittings.flatMap(({ score }) => (score === null ? [] : [score]));
    const of = assessments.find((each) => each.day === day);
    const result = {
      score: scores.length > 0 ? Math.max(...scores) : null,
      present: mark ? mark.present === 1 : null,
      sat: sittings.length > 0,
      over: of !== undefined && of.closesAt !== null && of.closesAt <= now,
    };
    return { ...result, by: mark?.by ?? null, outcome: dayOutcome(result) };
  });
  return { id, name, room, seat, days: results, total: eventTotal(results) };
}

/** A school's exams of several days, and one of them whole. One trip. Throws no-permission, page-not-found, event-not-found. */
export async function loadEvents(deps: Deps, actor: SchoolActor, eventId: string) {
  requireManagement(actor);
  const of = { schoolId: actor.schoolId, id: eventId };
  const {
    school: [school],
    events,
    event: [event],
    assessments,
    rooms,
    candidates,
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    events: eventsOfSchool(deps.db, actor.schoolId, MOST_EVENTS),
    event: eventById(deps.db, of),
    assessments: assessmentsForEvent(deps.db, of, MOST_CHOICES),
    rooms: roomsOfEvent(deps.db, of),
    candidates: eventPeople(deps.db, of),
  });
  if (!school) throw new AppError("page-not-found");
  if (eventId && !event) throw new AppError("event-not-found");
  const days = event?.days ?? [];
  const people = candidates.map((row) => personView(row, days, assessments, deps.now()));
  const places = event?.ranking ? eventPlaces(people.map(({ total }) => total)) : [];
  return {
    school: { id: school.id, name: school.name },
    events,
    event: event
      ? {
          id: event.id,
          title: event.title,
          days,
          ranking: event.ranking,
          assessments,
          rooms,
          people: people.map((each, index) => ({ ...each, place: places[index] ?? null })),
        }
      : null,
  };
}

type OpenedEvents = Awaited<ReturnType<typeof loadEvents>>;
export type LoadedEvent = NonNullable<OpenedEvents["event"]>;
