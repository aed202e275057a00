import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { countAttempt } from "#app/platform/db/rate-limits.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { MOST_NEW_LISTS } from "../domain/list.ts";
import { readListName } from "../domain/list-texts.ts";
import { deleteBlueprint, insertBlueprint, insertDraws } from "../queries/generating.server.ts";
import { insertList, insertQuestions } from "../queries/writing.server.ts";
import { newListsKey, refusedList } from "./create-list.server.ts";

/** A generated list as one's own; its questions are not drawn again. Throws list-name, list-empty, too-many-lists. */
export async function saveGenerated(
  deps: Deps,
  viewer: Viewer,
  sent: { name: string; ords: readonly number[] },
): Promise<string> {
  const name = readListName(sent.name);
  if (name === null) throw new AppError("list-name");
  if (sent.ords.length === 0) throw new AppError("list-empty");
  const { db } = deps;
  const list = { id: deps.newId(), owner: viewer.num };
  const [key, at] = [newListsKey(viewer), deps.now()];
  const {
    attempt: [attempt],
    made: [made],
  } = await deps.write({
    attempt: countAttempt(db, { key, ...MOST_NEW_LISTS }, at),
    made: insertList(db, { ...list, name, colour: "roxo", at }, key),
    questions: insertQuestions(db, list, sent.ords, at),
    draws: insertDraws(db, viewer.num, sent.ords),
  });
  if (!made) throw refusedList(attempt);
  return list.id;
}

/** Saves a blueprint under a name. Throws blueprint-name, too-many-blueprints. */
export async function saveBlueprint(
  deps: Deps,
  viewer: Viewer,
  sent: { name: string; address: string },
): Promise<void> {
  const name = readListName(sent.name);
  if (name === null) throw new AppError("blueprint-name");
  const kept = { id: deps.newId(), name, address: sent.address, at: deps.now() };
  const made = await deps.write(insertBlueprint(deps.db, viewer.num, kept));
  if (made.length === 0) throw new AppError("too-many-blueprints");
}

/** Idempotent. */
export async function removeBlueprint(deps: Deps, viewer: Viewer, id: string): Promise<void> {
  await deps.write(deleteBlueprint(deps.db, viewer.num, id));
}
