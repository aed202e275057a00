import type { Viewer } from "#app/access/viewer.ts";
import { AppError } from "#app/errors/app-error.ts";
import { insertEvent } from "#app/queries/mocks/events.server.ts";
import type { Deps } from "../deps.ts";
import { drawTemplate } from "./draw-template.server.ts";

/** An event of the calendar: its questions are drawn now, the same for all. False: there is one of this id. Throws practice-empty. */
export async function createEvent(
  deps: Deps,
  viewer: Viewer,
  event: { id: string; title: string; template: string; startsAt: number; endsAt: number },
): Promise<boolean> {
  const ords = await drawTemplate(deps, viewer, { id: event.template, language: null });
  if (ords.length === 0) throw new AppError("practice-empty");
  const [made] = await deps.write(insertEvent(deps.db, { ...event, ords, ownerId: viewer.id }));
  return made.length > 0;
}
