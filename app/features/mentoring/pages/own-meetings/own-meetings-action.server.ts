import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import type { FormHandler, FormOutcome } from "#app/platform/forms/pages/handle-form.server.ts";
import { formatMeeting } from "#app/platform/time/format-meeting.ts";
import { meetingPaths } from "../../paths.ts";
import { bookWithMentor, moveMeetingTo } from "../../services/book-meeting.server.ts";
import { cancelOwnMeeting } from "../../services/change-meeting.server.ts";
import { loadOwnMeetings } from "../../services/load-meetings.server.ts";

/** Free times named to who came too late. */
const NAMED = 3;

function required(value: number | null): number {
  if (value === null) throw new AppError("invalid-body");
  return value;
}

/** A mentee's meeting forms. `asked`: of the page. */
export function ownMeetingForms(
  deps: Deps,
  viewer: Viewer,
  asked: { minutes: number; moving: string | null },
): Readonly<Record<string, FormHandler>> {
  const back = (feito: string) => redirectFor(meetingPaths.ownMeetings({ feito }));
  /** Somebody was faster: the refusal names what is still free. */
  async function orNext(work: Promise<void>, done: string): Promise<FormOutcome> {
    try {
      await work;
      return back(done);
    } catch (error) {
      if (!isAppError(error) || error.code !== "meeting-taken") throw error;
      const { starts } = await loadOwnMeetings(deps, viewer, asked);
      const next = starts.slice(0, NAMED).map(formatMeeting).join("; ");
      return { status: error.status, message: next ? `${error.message} Próximos: ${next}.` : error.message };
    }
  }
  return {
    book: (form) =>
      orNext(
        bookWithMentor(deps, viewer, {
          operation: form.text("operation", 64),
          startsAt: required(form.whole("at")),
          minutes: required(form.whole("minutes")),
        }),
        "marcado",
      ),
    move: (form) =>
      orNext(
        moveMeetingTo(deps, viewer, { id: form.text("meeting", 64), startsAt: required(form.whole("at")) }),
        "remarcado",
      ),
    cancel: async (form) => {
      await cancelOwnMeeting(deps, viewer, form.text("meeting", 64));
      return back("cancelado");
    },
  };
}
