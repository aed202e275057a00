import type { Viewer } from "#app/access/viewer.ts";
import { MOST_LISTS } from "#app/domain/lists/list.ts";
import type { SaveChoice } from "#app/domain/lists/save-view.ts";
import { listsWithQuestion } from "#app/queries/lists/reading.server.ts";
import type { Deps } from "../deps.ts";
import { listCard } from "./list-card.server.ts";

/** One's own lists, newest first, with whether a question is in each. One round trip. */
export async function openSaveMenu(deps: Deps, viewer: Viewer, ord: number): Promise<SaveChoice[]> {
  const [rows] = await deps.read(listsWithQuestion(deps.db, viewer.num, ord, MOST_LISTS));
  return rows.map((row) => ({ ...listCard(row), has: row.has }));
}
