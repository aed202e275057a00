import { neighboursIn } from "#app/features/bank/domain/exams/past-exam.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { automaticListOf } from "../domain/list.ts";
import { inListOrder } from "../domain/list-places.ts";
import { listPaths } from "../paths.ts";
import { placesInAutomatic } from "../queries/automatic.server.ts";
import { type PlacedRow, placesInList } from "../queries/reading.server.ts";

/** A list's questions, for the batch of a question that was opened from it; none of a list that the reader may not open. */
export function listPlaces({ db, now }: Deps, viewer: Viewer | null, id: string) {
  const automatic = viewer && automaticListOf(id);
  return automatic
    ? placesInAutomatic(db, { id: automatic.id, userNum: viewer.num, now: now() })
    : placesInList(db, id, viewer?.num ?? null);
}

/** Where a question is in a list, and those around it. Null without the list. */
export function placeInList(id: string, rows: readonly PlacedRow[], ord: number) {
  const [first] = rows;
  if (!first) return { list: null, previous: null, next: null };
  const automatic = automaticListOf(id);
  const items = (automatic ? rows : inListOrder(rows)).map((row, at) => [row.ord, at + 1] as const);
  const number = items.find(([each]) => each === ord)?.[1] ?? null;
  const list = {
    id,
    name: automatic?.name ?? first.name,
    address: listPaths.list(id),
    number,
    total: items.length,
  };
  return { list, ...neighboursIn(items, ord) };
}

export type ListOfQuestion = NonNullable<ReturnType<typeof placeInList>["list"]>;
