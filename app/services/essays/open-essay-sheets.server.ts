import { qrPath } from "#app/domain/paper/qr-path.server.ts";
import { AppError } from "#app/errors/app-error.ts";
import { essayPaths } from "#app/paths/essays.ts";
import type { Deps } from "../deps.ts";
import type { SchoolActor } from "../school/school-actor.ts";
import { openEssayBoard } from "./open-school-essays.server.ts";

type Asked = { taskId: string; classId: string | null; origin: string };

/** A task's students for paper, with the code that opens their essays on a phone. Throws no-permission, essay-task-not-found. */
export async function openEssaySheets(deps: Deps, actor: SchoolActor, { origin, ...asked }: Asked) {
  const { school, board } = await openEssayBoard(deps, actor, asked);
  if (!board) throw new AppError("essay-task-not-found");
  const { id, title, cards, classes } = board;
  return {
    school,
    id,
    title,
    cards,
    classId: asked.classId,
    className: classes.find((each) => each.id === asked.classId)?.name ?? null,
    code: qrPath(new URL(essayPaths.school(school.id), origin).href),
  };
}
export type OpenedSheets = Awaited<ReturnType<typeof openEssaySheets>>;
