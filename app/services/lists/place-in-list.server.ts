import type { Viewer } from "#app/access/viewer.ts";
import { neighboursIn } from "#app/domain/exams/past-exam.ts";
import { automaticListOf } from "#app/domain/lists/list.ts";
import { inListOrder } from "#app/domain/lists/list-places.ts";
import { listPaths } from "#app/paths/lists.ts";
import { placesInAutomatic } from "#app/queries/lists/automatic.server.ts";
import { type PlacedRow, placesInList } from "#app/queries/lists/reading.server.ts";
import type { Deps } from "../deps.ts";

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
