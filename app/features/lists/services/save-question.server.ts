import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { MOST_LIST_QUESTIONS } from "../domain/list.ts";
import { deleteItems, insertQuestions, ownListState } from "../queries/writing.server.ts";

/**
 * Adds a question to one's own list, or removes it. Idempotent. Throws list-not-found, list-full, question-not-found.
 */
export async function saveQuestionToList(
  deps: Deps,
  viewer: Viewer,
  { id, ord, isAdd }: { id: string; ord: number; isAdd: boolean },
): Promise<{ name: string }> {
  const { db } = deps;
  const list = { id, owner: viewer.num };
  const {
    state: [state],
  } = await deps.write({
    questions: isAdd ? insertQuestions(db, list, [ord], deps.now()) : deleteItems(db, list, [ord]),
    state: ownListState(db, list, ord),
  });
  if (!state) throw new AppError("list-not-found");
  if (isAdd && !state.has)
    throw new AppError(state.size >= MOST_LIST_QUESTIONS ? "list-full" : "question-not-found");
  return { name: state.name };
}
