import type { ClassChoice } from "#app/features/school/domain/class-choice.ts";
import { schoolPanel } from "#app/features/school/queries/people-list.server.ts";
import { schoolById } from "#app/features/school/queries/schools.server.ts";
import { assessmentMaker, assessmentReader } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { fullName } from "#app/features/school/services/school-person-view.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { inNameOrder } from "#app/platform/text/compare-texts.ts";
import { type BoardCard, boardKey, isLate } from "../../domain/tasks/essay-board.ts";
import {
  type BoardRow,
  cardsOfTask,
  type FollowedTask,
  tasksToFollow,
  tasksToWrite,
  taskToFollow,
} from "../../queries/school-tasks.server.ts";

const TASKS = 20;
const OWN = 40;

function cardOf(
  row: BoardRow,
  task: { dueAt: number | null },
  names: ReadonlyMap<number, string>,
  now: number,
): BoardCard {
  const { id, submittedAt, outcome, shared } = row;
  const isBack = row.state === "returned" && outcome !== null;
  return {
    id,
    name: fullName(row),
    className: names.get(row.class ?? 0) ?? "",
    key: boardKey(row.state),
    isLate: isLate({ dueAt: task.dueAt, submittedAt }, now),
    submittedAt,
    shared,
    score: isBack ? { total: outcome.total, most: outcome.most, parts: outcome.parts } : null,
  };
}

function classesOf({ classes }: Pick<FollowedTask, "classes">, choices: readonly ClassChoice[]) {
  return choices.filter(({ num }) => classes.includes(num)).map(({ id, name }) => ({ id, name }));
}

/** A student's own tasks. One trip. Throws page-not-found. */
export async function loadTasksToWrite(deps: Deps, actor: SchoolActor) {
  const now = deps.now();
  const {
    school: [school],
    tasks,
  } = await deps.read({
    school: schoolById(deps.db, actor.schoolId),
    tasks: tasksToWrite(deps.db, assessmentReader(actor), { now, limit: OWN }),
  });
  if (!school) throw new AppError("page-not-found");
  return {
    school: { id: school.id, name: school.name },
    now,
    tasks: tasks.map(({ num: _, outcome, state, ...task }) => ({
      ...task,
      key: boardKey(state),
      isOpen: task.opensAt <= now,
      isLate: isLate(task, now),
      /** Whether there are colleagues to read: submitted, and the time is up. */
      readsPeers: task.peers && task.submittedAt !== null && (task.dueAt === null || task.dueAt <= now),
      score: state === "returned" && outcome ? { total: outcome.total, most: outcome.most } : null,
    })),
  };
}
export type TaskToWrite = Awaited<ReturnType<typeof loadTasksToWrite>>["tasks"][number];

/** What staff follow: their tasks, or (`taskId`) the board of one, with the names of its students. Throws essay-task-not-found. */
export async function loadEssayBoard(
  deps: Deps,
  actor: SchoolActor,
  { taskId, classId }: { taskId: string; classId: string | null },
) {
  const { db } = deps;
  const reader = assessmentMaker(actor);
  const now = deps.now();
  const {
    school: [school],
    panel: [panel],
    tasks,
    task: [task],
    cards,
  } = await deps.read({
    school: schoolById(db, actor.schoolId),
    panel: schoolPanel(db, actor.schoolId),
    tasks: tasksToFollow(db, reader, taskId === "" ? TASKS : 0),
    task: taskToFollow(db, reader, taskId),
    cards: cardsOfTask(db, reader, taskId, classId),
  });
  if (!school) throw new AppError("page-not-found");
  if (taskId !== "" && !task) throw new AppError("essay-task-not-found");
  const choices = panel?.classes ?? [];
  const names = new Map(choices.map(({ num, name }) => [num, name]));
  return {
    school: { id: school.id, name: school.name },
    tasks: tasks.map(({ num: _, ...each }) => ({ ...each, classes: classesOf(each, choices) })),
    classId,
    board: task
      ? {
          id: task.id,
          title: task.title,
          opensAt: task.opensAt,
          dueAt: task.dueAt,
          readers: task.readers,
          mayChange: task.mayChange,
          classes: classesOf(task, choices),
          cards: inNameOrder(cards).map((row) => cardOf(row, task, names, now)),
        }
      : null,
  };
}
export type LoadedBoard = Awaited<ReturnType<typeof loadEssayBoard>>;
export type EssayBoardOf = NonNullable<LoadedBoard["board"]>;
