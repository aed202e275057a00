import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { MOST_NEW_LISTS } from "../domain/list.ts";
import { readListColour } from "../domain/list-colours.ts";
import { readListName } from "../domain/list-texts.ts";
import { listPaths } from "../paths.ts";
import { insertList, insertQuestions } from "../queries/writing.server.ts";

export type CreatedList = { id: string; cover: string; size: number };

/** Counts a new list of the day; null: both limits allow it. */
export function refusedList(attempt: { refused: boolean | number } | undefined): AppError {
  return new AppError(attempt?.refused ? "too-many-new-lists" : "too-many-lists");
}

/** A list of one's own with these questions, in order. Throws list-name, too-many-lists, too-many-new-lists. */
export async function createList(
  deps: Deps,
  viewer: Viewer,
  sent: { name: string; colour: string; ords: readonly number[] },
): Promise<CreatedList> {
  const name = readListName(sent.name);
  if (name === null) throw new AppError("list-name");
  const { db } = deps;
  const [id, at, owner] = [deps.newId(), deps.now(), viewer.num];
  const key = newListsKey(viewer);
  const list = { id, owner };
  const {
    attempt: [attempt],
    made: [made],
    added,
  } = await deps.write({
    attempt: countAttempt(db, { key, ...MOST_NEW_LISTS }, at),
    made: insertList(db, { ...list, name, colour: readListColour(sent.colour), at }, key),
    added: insertQuestions(db, list, sent.ords, at),
  });
  if (!made) throw refusedList(attempt);
  return { id, cover: listPaths.cover(id, made.version), size: added.length };
}

export function newListsKey(viewer: Viewer): string {
  return `list-new:${viewer.id}`;
}
