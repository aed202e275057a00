import { progressOf } from "#app/features/accounts/queries/progress.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInWeek, weekTally } from "../domain/week-plan.ts";
import { meetingsOfMentee } from "../queries/meetings.server.ts";
import { mentorOf } from "../queries/mentorships.server.ts";
import { notesOf, setTaskDone, tasksOf } from "../queries/tasks.server.ts";
import { meetingView } from "./load-meetings.server.ts";

/** A mentee's own week: promised against reached, the next meeting, and the mentor's notes. One round trip. */
export async function loadWeek(deps: Deps, viewer: Viewer, week: string) {
  const own = { num: viewer.num };
  const {
    mentor: [mentor],
    tasks,
    notes,
    progress: [progress],
    meeting: [meeting],
  } = await deps.read({
    mentor: mentorOf(deps.db, viewer.num),
    tasks: tasksOf(deps.db, own, week),
    notes: notesOf(deps.db, own),
    progress: progressOf(deps.db, viewer.num),
    meeting: meetingsOfMentee(deps.db, viewer.num, deps.now(), 1),
  });
  const today = dayInWeek(week, deps.now());
  const answered = progress?.weekQuestions[week] ?? 0;
  return {
    week,
    today,
    mentor: mentor ? { name: `${mentor.firstName} ${mentor.lastName}`, since: mentor.since } : null,
    meeting: meeting ? meetingView(meeting, deps.now()) : null,
    tasks,
    notes,
    tally: weekTally(tasks, { answered, today }),
  };
}

/** Marks a task of one's own as done, or not. Idempotent. Throws task-not-found. */
export async function tickTask(
  deps: Deps,
  viewer: Viewer,
  { id, done }: { id: string; done: boolean },
): Promise<void> {
  const [own] = await deps.write(setTaskDone(deps.db, viewer.num, id, done ? deps.now() : null));
  if (!own) throw new AppError("task-not-found");
}
