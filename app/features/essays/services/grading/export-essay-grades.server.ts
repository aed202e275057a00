import { auditInSchool } from "#app/features/school/queries/school-audit.server.ts";
import { type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { gradeLines } from "../../domain/tasks/essay-board.ts";
import { loadEssayBoard } from "../tasks/load-school-essays.server.ts";

/** A task's grades for a spreadsheet, after their audit row. Throws no-permission, essay-task-not-found. */
export async function exportEssayGrades(
  deps: Deps,
  actor: SchoolActor,
  asked: { taskId: string; classId: string | null },
) {
  const { board } = await loadEssayBoard(deps, actor, asked);
  if (!board) throw new AppError("essay-task-not-found");
  await deps.write(auditInSchool(deps.db, schoolEntry(deps, actor, "school.essay-export"), board.id));
  return gradeLines(board.cards);
}
