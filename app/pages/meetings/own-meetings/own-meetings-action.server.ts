import { redirectFor } from "#app/access/require-access.server.ts";
import type { Viewer } from "#app/access/viewer.ts";
import { AppError, isAppError } from "#app/errors/app-error.ts";
import type { FormHandler, FormOutcome } from "#app/pages/handle-form.server.ts";
import { meetingPaths } from "#app/paths/meetings.ts";
import type { Deps } from "#app/services/deps.ts";
import { bookWithMentor, moveMeetingTo } from "#app/services/meetings/book-meeting.server.ts";
import { cancelOwnMeeting } from "#app/services/meetings/change-meeting.server.ts";
import { openOwnMeetings } from "#app/services/meetings/open-meetings.server.ts";
import { formatMeeting } from "#app/text/format-meeting.ts";

/** Free times named to who came too late. */
const NAMED = 3;

function required(value: number | null): number {
  if (value === null) throw new AppError("invalid-body");
  return value;
}

/** What a mentee does with meetings. `asked`: of the page. */
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
      const { starts } = await openOwnMeetings(deps, viewer, asked);
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
