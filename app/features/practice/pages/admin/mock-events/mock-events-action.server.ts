import { adminPaths } from "#app/features/admin/paths.ts";
import { TRAINING } from "#app/features/bank/components/training-choice.tsx";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FormHandlers } from "#app/platform/forms/pages/handle-form.server.ts";
import {
  type EventFields,
  eventProblems,
  eventTimes,
  LONGEST_MOCK_TITLE,
} from "../../../domain/mocks/event-fields.ts";
import { createEvent } from "../../../services/mocks/create-event.server.ts";
import { rescheduleEvent } from "../../../services/mocks/reschedule-event.server.ts";

/** The form's own id: it becomes the event's. Throws invalid-body. */
function operationOf(text: string): string {
  if (!/^[0-9a-f]{32}$/.test(text)) throw new AppError("invalid-body");
  return text;
}

/** Forms of the calendar's page. */
export function calendarForms(
  deps: Deps,
  actor: { viewer: Viewer; requestId: string },
): FormHandlers<keyof EventFields> {
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
      await rescheduleEvent(deps, actor, { id: form.text("id", 64), times });
      return redirectFor(adminPaths.mockEvents("mudado"));
    },
    cancel: async (form) => {
      await rescheduleEvent(deps, actor, { id: form.text("id", 64), times: null });
      return redirectFor(adminPaths.mockEvents("cancelado"));
    },
  };
}
