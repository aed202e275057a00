import type { Viewer } from "#app/access/viewer.ts";
import { MOST_LIST_QUESTIONS } from "#app/domain/lists/list.ts";
import { AppError } from "#app/errors/app-error.ts";
import { deleteItems, insertQuestions, ownListState } from "#app/queries/lists/writing.server.ts";
import type { Deps } from "../deps.ts";

/** Adds a question to one's own list, or takes it out. Idempotent. Throws list-not-found, list-full, question-not-found. */
export async function saveQuestionToList(
  deps: Deps,
  viewer: Viewer,
  { id, ord, isAdd }: { id: string; ord: number; isAdd: boolean },
): Promise<{ name: string }> {
  const { db } = deps;
  const list = { id, owner: viewer.num };
  const [, [state]] = await deps.write(
    isAdd ? insertQuestions(db, list, [ord], deps.now()) : deleteItems(db, list, [ord]),
    ownListState(db, list, ord),
  );
  if (!state) throw new AppError("list-not-found");
  if (isAdd && !state.has)
    throw new AppError(state.size >= MOST_LIST_QUESTIONS ? "list-full" : "question-not-found");
  return { name: state.name };
}
