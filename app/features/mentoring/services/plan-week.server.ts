import { insertPersonal } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow, showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { weekBeside, weekOf } from "#app/platform/time/week.ts";
import { accompanyingOf } from "../domain/accompanying.ts";
import { type NewTask, readNote } from "../domain/task.ts";
import { dayInWeek } from "../domain/week-plan.ts";
import { mentoringPaths } from "../paths.ts";
import { menteeFor } from "../queries/mentorships.server.ts";
import { copyTasks, deleteTask, insertMentorNote, insertTask, tasksOf } from "../queries/tasks.server.ts";

/** A mentee's week by the ids of addresses; `operation`: idempotency key. */
type Place = { mentee: string; week: string; operation: string };

function checked(operation: string): string {
  if (!/^[0-9a-f]{32}$/.test(operation)) throw new AppError("invalid-body");
  return operation;
}

/** A mentee by the id of an address, for who accompanies them. */
export function menteeNow(deps: Deps, viewer: Viewer, id: string) {
  const now = deps.now();
  const week = weekOf(now);
  return menteeFor(deps.db, id, accompanyingOf(viewer), { week, today: dayInWeek(week, now) });
}

/** Throws mentee-not-found, too-many-tasks, invalid-body. */
export async function addTask(deps: Deps, viewer: Viewer, { task, ...place }: Place & { task: NewTask }) {
  const planned = { ...task, ...place, operation: checked(place.operation), at: deps.now(), by: viewer.id };
  const {
    mentee: [mentee],
    added: [added],
    tasks,
  } = await deps.write({
    mentee: menteeNow(deps, viewer, place.mentee),
    added: insertTask(deps.db, accompanyingOf(viewer), planned),
    tasks: tasksOf(deps.db, { id: place.mentee }, place.week),
  });
  if (!mentee) throw new AppError("mentee-not-found");
  if (!added && !tasks.some(({ id }) => id === place.operation)) throw new AppError("too-many-tasks");
}

/** A task that is done stays. Throws task-not-found. */
export async function removeTask(deps: Deps, viewer: Viewer, task: { mentee: string; id: string }) {
  const [gone] = await deps.write(deleteTask(deps.db, accompanyingOf(viewer), task));
  if (!gone) throw new AppError("task-not-found");
}

/** The week before once more, in an empty week. Throws week-not-copied, invalid-body. */
export async function copyWeek(deps: Deps, viewer: Viewer, { mentee, week, operation }: Place) {
  const copied = { mentee, from: weekBeside(week, -1), to: week, at: deps.now(), by: viewer.id };
  const added = await deps.write(
    copyTasks(deps.db, accompanyingOf(viewer), { ...copied, operation: checked(operation) }),
  );
  if (added.length === 0) throw new AppError("week-not-copied");
}

/** Writes a note for a mentee, who is notified. Throws mentoring-note, mentee-not-found, invalid-body. */
export async function addNote(
  deps: Deps,
  viewer: Viewer,
  noted: { mentee: string; operation: string; content: string },
) {
  const content = readNote(noted.content);
  if (content === null) throw new AppError("mentoring-note");
  const { mentee, operation } = noted;
  const at = deps.now();
  const note = { operation: checked(operation), mentee, content, at, by: viewer.id };
  const {
    found: [found],
    added: [added],
  } = await deps.write({
    found: menteeNow(deps, viewer, mentee),
    added: insertMentorNote(deps.db, accompanyingOf(viewer), note),
  });
  if (!found) throw new AppError("mentee-not-found");
  if (!added) return;
  const text = `${viewer.firstName} deixou uma anotação na sua mentoria.`;
  await notifyPerson(deps, { id: operation, userId: mentee, content: text, link: mentoringPaths.week() });
}

/** A notice to one person, once by its id. */
export async function notifyPerson(
  deps: Deps,
  told: { id: string; userId: string; content: string; link: string },
): Promise<void> {
  const row = personalRow({ ...told, type: "aviso" }, deps.now());
  const [sent] = await deps.write(insertPersonal(deps.db, row));
  if (sent) showInTabs(deps, [row], [{ id: row.id, num: sent.num }]);
}
