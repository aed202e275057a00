import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { startJob } from "#app/platform/jobs/services/run-job.server.ts";
import { type EventTimes, eventState } from "../../domain/mocks/event-fields.ts";
import { markEventCancelled, plannedEvent, updateEventTimes } from "../../queries/mocks/calendar.server.ts";

/** `times` null: the event is cancelled. */
type EventChange = { id: string; times: EventTimes | null };

/**
 * Moves or cancels an event that has not started, with an audit row, and starts the job that notifies the people signed
 * up. Throws no-permission, page-not-found, mock-begun.
 */
export async function rescheduleEvent(deps: Deps, actor: Actor, { id, times }: EventChange): Promise<void> {
  const entry = auditEntry(deps, actor, times ? "mock.move" : "mock.cancel");
  const [event] = await deps.read(plannedEvent(deps.db, id));
  if (!event) throw new AppError("page-not-found");
  if (eventState(event, entry.at) !== "upcoming") throw new AppError("mock-begun");
  if (times && times.startsAt === event.startsAt && times.endsAt === event.endsAt) return;
  const change = times ? updateEventTimes(deps.db, id, times, entry) : markEventCancelled(deps.db, id, entry);
  const { num, title, registered } = event;
  if (registered === 0) {
    const { changed } = await deps.write(change);
    if (changed.length === 0) throw new AppError("mock-begun");
    return;
  }
  const input = { event: num, id, title };
  const told = { kind: "mock-change", schoolId: null, ownerId: entry.actorId ?? "", input };
  // Each step reads the event's state: after two concurrent changes both send the later one.
  await startJob(deps, { ...told, expected: registered }, change);
}
