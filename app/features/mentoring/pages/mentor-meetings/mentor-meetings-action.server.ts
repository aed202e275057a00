import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { redirectFor } from "#app/platform/context/require-access.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { FormHandler } from "#app/platform/forms/pages/handle-form.server.ts";
import { MEETING, momentOf } from "../../domain/meeting.ts";
import { meetingPaths } from "../../paths.ts";
import { bookWithMentees, moveMeetingTo } from "../../services/book-meeting.server.ts";
import {
  addHours,
  cancelOwnMeeting,
  markWhoCame,
  removeHours,
} from "../../services/change-meeting.server.ts";

export type MeetingField = "mentees" | "day" | "clock";

/** What a mentor does in their calendar. */
export function mentorMeetingForms(
  deps: Deps,
  viewer: Viewer,
): Readonly<Record<string, FormHandler<MeetingField>>> {
  const back = (feito: string) => redirectFor(meetingPaths.mentorMeetings({ feito }));
  const noMoment = {
    problems: { day: `Escolha um dia e um horário daqui a no máximo ${MEETING.days} dias.` },
  };
  return {
    book: async (form) => {
      const mentees = form.texts("mentees", 64);
      const startsAt = momentOf(form.text("day"), form.text("clock"), deps.now());
      if (mentees.length === 0) return { problems: { mentees: "Escolha pelo menos uma pessoa." } };
      if (mentees.length > MEETING.mentees)
        return { problems: { mentees: `Convide até ${MEETING.mentees} pessoas de uma vez.` } };
      if (startsAt === null) return noMoment;
      const operation = form.text("operation", 64);
      await bookWithMentees(deps, viewer, {
        operation,
        mentees,
        startsAt,
        minutes: form.whole("minutes") ?? 0,
      });
      return back("marcado");
    },
    move: async (form) => {
      const startsAt = momentOf(form.text("day"), form.text("clock"), deps.now());
      if (startsAt === null) return noMoment;
      await moveMeetingTo(deps, viewer, { id: form.text("meeting", 64), startsAt });
      return back("remarcado");
    },
    cancel: async (form) => {
      await cancelOwnMeeting(deps, viewer, form.text("meeting", 64));
      return back("cancelado");
    },
    attend: async (form) => {
      const attended = form.text("attended") === "sim";
      await markWhoCame(deps, viewer, {
        id: form.text("meeting", 64),
        mentee: form.text("mentee", 64),
        attended,
      });
      return back("presenca");
    },
    hours: async (form) => {
      const [starts, ends] = [form.text("starts"), form.text("ends")];
      await addHours(deps, viewer, { weekday: form.whole("weekday"), starts, ends });
      return back("horarios");
    },
    unhours: async (form) => {
      const [weekday, starts] = [form.whole("weekday"), form.whole("starts")];
      if (weekday === null || starts === null) throw new AppError("invalid-body");
      await removeHours(deps, viewer, { weekday, starts });
      return back("horarios");
    },
  };
}
