import type { Deps } from "#app/platform/context/deps.ts";
import { pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { examsIn, type ListedExam } from "../queries/documents.server.ts";

const PAGE = 30;

export type ExamLists = { pending: ListedExam[]; completed: ListedExam[]; next: string | null };

/** Pending exams, and completed ones after a cursor ("1789-ita-2024"), latest change first. One round trip. */
export async function listExams(deps: Deps, after: string | null): Promise<ExamLists> {
  const [, at, id] = /^(\d{1,12})-([\w-]{1,120})$/.exec(after ?? "") ?? [];
  const before = at && id ? { at: Number(at), id } : null;
  const { pending, rows } = await deps.read({
    pending: examsIn(deps.db, "pending", { before: null, limit: 100 }),
    rows: examsIn(deps.db, "completed", { before, limit: rowsToRead(PAGE) }),
  });
  const { shown, next } = pageOfRows(rows, PAGE, (exam) => `${exam.updatedAt}-${exam.id}`);
  return { pending, completed: shown, next };
}
