import type { Viewer } from "#app/platform/access/viewer.ts";
import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { EventTimes } from "../../domain/mocks/event-fields.ts";
import { auditMockEvent } from "../../queries/mocks/calendar.server.ts";
import { insertEvent, ordsOfEvent } from "../../queries/mocks/events.server.ts";
import { drawEvent } from "./draw-template.server.ts";

/** `training`: generated questions fill it where there are no others. */
type NewMockEvent = EventTimes & { id: string; title: string; template: string; training: boolean };

/**
 * An event of the calendar, with an audit row: its questions are drawn now, the same for all. `owner`: notified when all is
 * scored. False: there is one of this id. Throws no-permission, mock-empty.
 */
export async function createEvent(
  deps: Deps,
  { actor, owner }: { actor: Actor; owner: Viewer },
  { training, ...event }: NewMockEvent,
): Promise<boolean> {
  const entry = auditEntry(deps, actor, "mock.create");
  const drawn = await drawEvent(deps, owner, { id: event.template, training });
  if (drawn.ords.length === 0) {
    // On a repeat, the first request may have withheld all the questions there were to draw.
    const same = await deps.read(ordsOfEvent(deps.db, event.id));
    if (same.length > 0) return false;
    throw new AppError("mock-empty");
  }
  const { made } = await deps.write({
    made: insertEvent(deps.db, { ...event, ...drawn, ownerId: owner.id }),
    note: auditMockEvent(deps.db, event.id, entry),
  });
  return made.length > 0;
}
