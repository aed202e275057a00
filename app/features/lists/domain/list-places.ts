import { placeBetween, placeOfNumber } from "#app/platform/lists/domain/place-key.ts";

/** Digits in base 62 of epoch seconds: enough until the year 3700. */
const DIGITS_OF_TIME = 6;

/** Keys at the end of a list begin so: later ones sort after earlier ones, without a look at the list. */
export function endPrefix(epochSeconds: number): string {
  return placeOfNumber(epochSeconds, DIGITS_OF_TIME);
}

export type PlacedItem = { place: string };

/** As SQLite sorts: by key, then by question. */
export function inListOrder<Item extends PlacedItem & { ord: number }>(items: readonly Item[]): Item[] {
  return [...items].sort((one, other) =>
    one.place === other.place ? one.ord - other.ord : one.place < other.place ? -1 : 1,
  );
}

/** The key before the item at `index` of those in order; equal places count as one. */
export function placeAt(items: readonly PlacedItem[], index: number): string {
  const before = items[index - 1]?.place ?? "";
  const after = items.slice(Math.max(0, index)).find(({ place }) => place > before)?.place ?? "";
  return placeBetween(before, after);
}

/** Keys one step up and one step down; null at an end. */
export function stepsOf(
  items: readonly PlacedItem[],
  index: number,
): { up: string | null; down: string | null } {
  const others = items.filter((_, at) => at !== index);
  return {
    up: index > 0 ? placeAt(others, index - 1) : null,
    down: index < items.length - 1 ? placeAt(others, index + 1) : null,
  };
}
