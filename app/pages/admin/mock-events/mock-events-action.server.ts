import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { TRAINING } from "#app/components/questions/training-choice.tsx";
import {
  type EventFields,
  eventProblems,
  eventTimes,
  LONGEST_MOCK_TITLE,
} from "#app/domain/mocks/event-fields.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { FormHandler } from "#app/pages/handle-form.server.ts";
import { adminPaths } from "#app/paths/admin.ts";
import type { Deps } from "#app/services/deps.ts";
import { changeEvent } from "#app/services/mocks/change-event.server.ts";
import { createEvent } from "#app/services/mocks/create-event.server.ts";

/** The form's own id: it becomes the event's. Throws invalid-body. */
function operationOf(text: string): string {
  if (!/^[0-9a-f]{32}$/.test(text)) throw new AppError("invalid-body");
  return text;
}

/** What the page of the calendar can be asked. */
export function calendarForms(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
): Readonly<Record<string, FormHandler<keyof EventFields>>> {
  return {
    create: async (form) => {
      const [title, template] = [form.text("title", LONGEST_MOCK_TITLE).trim(), form.text("template", 40)];
      const id = operationOf(form.text("operation", 40));
      const { times, problems } = eventTimes(
        { from: form.text("from", 40), until: form.text("until", 40) },
        deps.now(),
      );
      const wrong = { ...eventProblems({ title, template }), ...problems };
      if (!times || Object.keys(wrong).length > 0) return { problems: wrong };
      await createEvent(
        deps,
        { actor, owner: actor.viewer },
        { id, title, template, training: form.text(TRAINING) === "sim", ...times },
      );
      return redirectFor(adminPaths.mockEvents("marcado"));
    },
    move: async (form) => {
      const { times, problems } = eventTimes(
        { from: form.text("from", 40), until: form.text("until", 40) },
        deps.now(),
      );
      if (!times) return { problems };
      await changeEvent(deps, actor, { id: form.text("id", 64), times });
      return redirectFor(adminPaths.mockEvents("mudado"));
    },
    cancel: async (form) => {
      await changeEvent(deps, actor, { id: form.text("id", 64), times: null });
      return redirectFor(adminPaths.mockEvents("cancelado"));
    },
  };
}
