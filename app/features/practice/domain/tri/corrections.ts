import type { TriItem } from "./booklet-items.ts";

/**
 * Keys of INEP's files that cannot be the ones used: each of these reproduces the published scores of its booklets, which
 * the file's own does not. `letter` null: left out of the score. No `booklets`: of all.
 */
const corrections: readonly {
  year: number;
  code: number;
  letter: string | null;
  booklets?: readonly number[];
}[] = [
  { year: 2009, code: 58542, letter: "A" },
  { year: 2016, code: 29265, letter: "A" },
  { year: 2017, code: 23844, letter: "B", booklets: [413] },
  { year: 2021, code: 60547, letter: null, booklets: [895, 896] },
  { year: 2025, code: 158737, letter: "D" },
];

/** An item of a booklet as it was scored. */
export function corrected(year: number, booklet: number, item: TriItem): TriItem {
  const found = corrections.find(
    (each) =>
      each.year === year &&
      each.code === item.code &&
      (each.booklets === undefined || each.booklets.includes(booklet)),
  );
  if (!found) return item;
  return found.letter === null ? { ...item, annulled: true } : { ...item, letter: found.letter };
}
