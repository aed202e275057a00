import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { MOST_LISTS } from "../domain/list.ts";
import type { SaveChoice } from "../domain/save-view.ts";
import { listsWithQuestion } from "../queries/reading.server.ts";
import { listCard } from "./list-card.server.ts";

/** One's own lists, newest first, with whether a question is in each. One round trip. */
export async function loadSaveMenu(deps: Deps, viewer: Viewer, ord: number): Promise<SaveChoice[]> {
  const rows = await deps.read(listsWithQuestion(deps.db, viewer.num, ord, MOST_LISTS));
  return rows.map((row) => ({ ...listCard(row), has: row.has }));
}
