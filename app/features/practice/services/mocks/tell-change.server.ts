import { noticeStatements } from "#app/features/messages/queries/personal-notices.server.ts";
import type { JobKind } from "#app/platform/jobs/services/job-kind.ts";
import { plural } from "#app/platform/text/format.ts";
import { readChangeJob } from "../../domain/mocks/event-job.ts";
import { mockId } from "../../domain/mocks/mock-place.ts";
import { mockPaths } from "../../paths.ts";
import { deleteReminders, plannedEvent, registeredAfter } from "../../queries/mocks/calendar.server.ts";
import { changeRow, reminderRows } from "./event-notices.server.ts";

/** People a step. */
const TOLD_AT_ONCE = 250;

/** Notifies the people signed up that an event was moved or cancelled, and moves their reminders. Idempotent. */
export const tellChange: JobKind = {
  step: async (deps, job, at) => {
    const { event: num, id } = readChangeJob(job.input);
    const {
      event: [event],
      people,
    } = await deps.read({
      event: plannedEvent(deps.db, id),
      people: registeredAfter(deps.db, num, job.place, TOLD_AT_ONCE),
    });
    const finished = people.length < TOLD_AT_ONCE;
    if (!event) return { statements: [], items: [], place: job.place, finished: true };
    const cancelled = event.cancelledAt !== null;
    const told = people.map(({ userId }) => changeRow(event, { userId, job: job.id }, at));
    const reminders = cancelled ? [] : people.flatMap(({ userId }) => reminderRows(event, userId, at));
    return {
      statements: [
        deleteReminders(
          deps.db,
          people.map(({ userId }) => userId),
          { id, at },
        ),
        ...noticeStatements(deps.db, [...told, ...reminders]),
      ],
      items: people.map(({ userId }) => ({ id: userId, name: "", outcome: "changed" as const })),
      place: people.at(-1)?.userNum ?? job.place,
      finished,
    };
  },
  undo: null,
  describe: ({ input }) => {
    const { id, title } = readChangeJob(input);
    const link = mockPaths.mock(mockId({ kind: "event", id }));
    return { title: `Avisar da mudança: ${title}`, counted: "pessoas", link };
  },
  uncancellable: "Todas as pessoas inscritas precisam saber da mudança.",
  notice: (job, { changed }) => {
    const { id, title } = readChangeJob(job.input);
    const people = plural(changed, "pessoa inscrita avisada", "pessoas inscritas avisadas");
    return { content: `${title}: ${people}.`, link: mockPaths.mock(mockId({ kind: "event", id })) };
  },
};
