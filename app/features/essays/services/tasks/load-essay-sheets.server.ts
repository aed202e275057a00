import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import { groupedCode } from "#app/platform/access/access-code.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { qrPath } from "#app/platform/page/domain/qr-path.server.ts";
import { essayPaths } from "../../paths.ts";
import { loadEssayBoard } from "./load-school-essays.server.ts";
import { sheetCode } from "./sheet-code.server.ts";

type Asked = { taskId: string; classId: string | null; isBlank: boolean; origin: string };

/**
 * A task's students for paper; `isBlank`: with the code of each one's sheet, which opens the task on the student's
 * phone and identifies the student. Throws no-permission, essay-task-not-found.
 */
export async function loadEssaySheets(
  deps: Deps,
  actor: SchoolActor,
  { origin, isBlank, taskId, classId }: Asked,
) {
  const { school, board } = await loadEssayBoard(deps, actor, { taskId, classId });
  if (!board) throw new AppError("essay-task-not-found");
  const { id, title, cards, classes } = board;
  const sheets = await Promise.all(
    (isBlank ? cards : []).map(async (card) => {
      const folha = await sheetCode(id, card.id);
      const address = new URL(essayPaths.school(school.id, { tarefa: id, folha }), origin);
      const { name, className } = card;
      return { id: card.id, name, className, code: groupedCode(folha), qr: qrPath(address.href) };
    }),
  );
  const className = classes.find((each) => each.id === classId)?.name ?? null;
  return { school, id, title, cards, sheets, classId, className, isBlank };
}
export type LoadedSheets = Awaited<ReturnType<typeof loadEssaySheets>>;
