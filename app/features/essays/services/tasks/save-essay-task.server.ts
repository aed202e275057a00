import { noticeStatements } from "#app/features/messages/queries/personal-notices.server.ts";
import { personalRow } from "#app/features/messages/services/notify-people.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { formatDateTime } from "#app/platform/time/format-time.ts";
import type { EssayTaskInput } from "../../domain/tasks/essay-task.ts";
import { essayPaths } from "../../paths.ts";
import type { TaskReader } from "../../queries/task-right.server.ts";
import {
  audienceStatements,
  auditTask,
  insertEssayTask,
  insertOwnTheme,
  studentsToTell,
  updateTask,
} from "../../queries/task-writing.server.ts";

/** Students of a task, as its board lists them. */
const MOST_TOLD = 2000;
/** Notices of a statement: bound as one text, well below D1's longest. */
const TOLD_AT_ONCE = 200;

type Told = { id: string; opensAt: number; dueAt: number | null };

/** Once per student and task, so that a change notifies only new ones. The notice omits the theme before it opens. */
async function notifyStudents(deps: Deps, actor: SchoolActor, reader: TaskReader, task: Told): Promise<void> {
  const now = deps.now();
  const students = await deps.read(studentsToTell(deps.db, reader, task.id, MOST_TOLD));
  const until = task.dueAt === null ? "" : ` Vai até ${formatDateTime(task.dueAt)}.`;
  const link = essayPaths.school(actor.schoolId);
  const rows = students.map(({ task: num, person, userId, title }) => {
    const what =
      task.opensAt > now
        ? `Redação marcada: abre em ${formatDateTime(task.opensAt)}.`
        : `Redação para você: ${title}.`;
    const notice = {
      id: `redacao-${num}-${person}`,
      userId,
      type: "aviso" as const,
      content: what + until,
      link,
    };
    return personalRow(notice, now);
  });
  for (let start = 0; start < rows.length; start += TOLD_AT_ONCE)
    await deps.write(noticeStatements(deps.db, rows.slice(start, start + TOLD_AT_ONCE)));
}

/**
 * Creates an essay task, or edits one (`id`); theme and profile are fixed once somebody started. Its students are
 * notified. Returns its id. Throws no-permission, essay-theme-not-found, essay-task-not-found.
 */
export async function saveEssayTask(
  deps: Deps,
  actor: SchoolActor,
  { id, task }: { id: string | null; task: EssayTaskInput },
): Promise<string> {
  const { db } = deps;
  const reader = assessmentMaker(actor);
  const stamp = writingOf(deps, actor);
  const taskId = id ?? deps.newId();
  const own = "id" in task.theme ? null : task.theme;
  const themeId = "id" in task.theme ? task.theme.id : deps.newId();
  const { profile, graders, readers, peers, dueAt, note, classes, people } = task;
  const opensAt = task.opensAt ?? deps.now();
  const stored = { id: taskId, themeId, profile, graders, readers, peers, dueAt, note, opensAt };
  const { rows } = await deps.write({
    ownTheme: insertOwnTheme(db, reader, { id: themeId, own, profile, taskId: id }, stamp),
    rows: id === null ? insertEssayTask(db, reader, stored, stamp) : updateTask(db, reader, stored, stamp),
    note: auditTask(db, schoolEntry(deps, actor, "school.essay-task"), taskId, {
      classes,
      students: people.length,
      dueAt,
    }),
    ...audienceStatements(db, reader, { id: taskId, classes, people }),
  });
  if (rows.length === 0) throw new AppError(id === null ? "essay-theme-not-found" : "essay-task-not-found");
  await notifyStudents(deps, actor, reader, stored);
  return taskId;
}
