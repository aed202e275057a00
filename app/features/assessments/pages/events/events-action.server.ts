import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { plural } from "#app/platform/text/format.ts";
import { eventPaths } from "../../paths.ts";
import {
  assignRooms,
  createExamEvent,
  deleteEvent,
  markAttendance,
  restoreEvent,
  saveEvent,
} from "../../services/manage-events.server.ts";

export type EventField = "title" | "rooms";
/** The deleted one, to restore it. */
export type EventExtra = { undo: string };
type Handlers = Record<string, FormHandler<EventField, EventExtra>>;

export function eventForms(deps: Deps, actor: SchoolActor): Handlers {
  return {
    create: async (form) => {
      const id = await createExamEvent(deps, actor, {
        title: form.text("title"),
        template: form.text("template"),
      });
      return redirectFor(eventPaths.events(actor.schoolId, { certame: id }));
    },
    days: async (form) => {
      await saveEvent(deps, actor, {
        id: form.text("event", 64),
        title: form.text("title"),
        titles: form.texts("day"),
        dates: form.texts("date"),
        assessments: form.texts("assessment"),
        ranking: form.text("ranking") === "sim",
      });
      return { done: true, message: "Certame salvo." };
    },
    rooms: async (form) => {
      const seed = form.text("order") === "sorteio" ? form.text("seed", 40) : null;
      const sent = { id: form.text("event", 64), lines: form.text("rooms", 4000), seed };
      const seated = await assignRooms(deps, actor, sent);
      return {
        done: true,
        message: `${plural(seated, "estudante distribuído", "estudantes distribuídos")}.`,
      };
    },
    attendance: async (form) => {
      const was = form.text("was");
      await markAttendance(deps, actor, {
        id: form.text("event", 64),
        personId: form.text("person", 64),
        day: form.whole("day") ?? 0,
        present: form.text("present") === "sim",
        was: was === "" ? null : was === "sim",
      });
      return { done: true };
    },
    delete: async (form) => {
      const id = form.text("event", 64);
      await deleteEvent(deps, actor, id);
      return { done: true, message: "Certame excluído. Os simulados continuam.", undo: id };
    },
    restore: async (form) => {
      const id = form.text("event", 64);
      await restoreEvent(deps, actor, id);
      return redirectFor(eventPaths.events(actor.schoolId, { certame: id }));
    },
  };
}
