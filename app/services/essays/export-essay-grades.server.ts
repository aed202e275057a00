import { gradeLines } from "#app/domain/essays/essay-board.ts";
import { AppError } from "#app/errors/app-error.ts";
import { noteInSchool } from "#app/queries/school/school-audit.server.ts";
import type { Deps } from "../deps.ts";
import { type SchoolActor, schoolEntry } from "../school/school-actor.ts";
import { openEssayBoard } from "./open-school-essays.server.ts";

/** A task's grades for a spreadsheet, after their audit row. Throws no-permission, essay-task-not-found. */
export async function exportEssayGrades(
  deps: Deps,
  actor: SchoolActor,
  asked: { taskId: string; classId: string | null },
) {
  const { board } = await openEssayBoard(deps, actor, asked);
  if (!board) throw new AppError("essay-task-not-found");
  await deps.write(noteInSchool(deps.db, schoolEntry(deps, actor, "school.essay-export"), board.id));
  return gradeLines(board.cards);
}
