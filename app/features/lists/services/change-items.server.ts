import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { isPlace } from "#app/platform/lists/domain/place-key.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { endPrefix } from "../domain/list-places.ts";
import { readHeading } from "../domain/list-texts.ts";
import { deleteItems, insertItem, moveItem, ownListState } from "../queries/writing.server.ts";

/** A question's code, or a heading's number below zero. Throws question-not-found. */
function ordOfItem(item: string): number {
  const ord = /^-\d{1,15}$/.test(item) ? Number(item) : ordOfCode(item);
  if (ord === null || ord === 0) throw new AppError("question-not-found");
  return ord;
}

function readPlace(place: string): string {
  if (!isPlace(place)) throw new AppError("invalid-body");
  return place;
}

type Item = { id: string; item: string };

/** Moves an item of one's own list. Throws list-not-found, also where the item is gone. */
export async function moveListItem(
  deps: Deps,
  viewer: Viewer,
  sent: Item & { place: string },
): Promise<void> {
  const moved = { ord: ordOfItem(sent.item), place: readPlace(sent.place) };
  const rows = await deps.write(moveItem(deps.db, { id: sent.id, owner: viewer.num }, moved));
  if (rows.length === 0) throw new AppError("list-not-found");
}

/** Idempotent. Throws list-not-found. */
export async function removeListItem(deps: Deps, viewer: Viewer, { id, item }: Item): Promise<void> {
  const list = { id, owner: viewer.num };
  const ord = ordOfItem(item);
  const {
    state: [state],
  } = await deps.write({ items: deleteItems(deps.db, list, [ord]), state: ownListState(deps.db, list, ord) });
  if (!state) throw new AppError("list-not-found");
}

/** Restores a removed item at its place; `heading`: its text. Throws list-not-found, list-full, list-heading. */
export async function restoreListItem(
  deps: Deps,
  viewer: Viewer,
  sent: Item & { place: string; heading: string },
): Promise<void> {
  const ord = ordOfItem(sent.item);
  const heading = ord < 0 ? readHeading(sent.heading) : null;
  if (ord < 0 && heading === null) throw new AppError("list-heading");
  await insert(deps, viewer, sent.id, { ord, place: readPlace(sent.place), heading });
}

/** At the end of one's own list. Throws list-not-found, list-heading, list-headings-full. */
export async function addHeading(
  deps: Deps,
  viewer: Viewer,
  sent: { id: string; text: string },
): Promise<void> {
  const heading = readHeading(sent.text);
  if (heading === null) throw new AppError("list-heading");
  const ord = -1 - Number.parseInt(deps.newId().slice(0, 11), 16);
  await insert(deps, viewer, sent.id, { ord, place: `${endPrefix(deps.now())}zzzV`, heading });
}

type NewItem = { ord: number; place: string; heading: string | null };

async function insert(deps: Deps, viewer: Viewer, id: string, item: NewItem): Promise<void> {
  const list = { id, owner: viewer.num };
  const {
    added,
    state: [state],
  } = await deps.write({
    added: insertItem(deps.db, list, item),
    state: ownListState(deps.db, list, item.ord),
  });
  if (!state) throw new AppError("list-not-found");
  if (added.length === 0) throw new AppError(item.heading === null ? "list-full" : "list-headings-full");
}
