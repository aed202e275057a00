/** A person's number and points. */
export type Ranked = readonly [num: number, points: number];

/** The first people of a board. Everyone who ranks above `beyond` is included; null: everybody is. */
export type FirstPlaces = { people: readonly Ranked[]; beyond: Ranked | null };

/** People a list is cut to, and from how many on. */
export const FIRST = 100;
const MOST = 150;
/** People that a page shows: with fewer, and others beyond, the list is rebuilt. */
export const SHOWN = 20;

export const nobodyYet: FirstPlaces = { people: [], beyond: null };

/** More points first; the older account first on ties. */
function compare([one, onePoints]: Ranked, [other, otherPoints]: Ranked): number {
  return otherPoints - onePoints || one - other;
}

/** The list after changes. `points`: null for who left the board. */
export function firstPlacesAfter(
  { people, beyond }: FirstPlaces,
  changes: readonly { num: number; points: number | null }[],
): FirstPlaces {
  const changed = new Set(changes.map(({ num }) => num));
  const news = changes.flatMap(({ num, points }) => (points === null ? [] : [[num, points] as const]));
  const known = [...people.filter(([num]) => !changed.has(num)), ...news].filter(
    (each) => beyond === null || compare(each, beyond) < 0,
  );
  known.sort(compare);
  if (known.length <= MOST) return { people: known, beyond };
  return { people: known.slice(0, FIRST), beyond: known[FIRST] ?? beyond };
}

/** Whether so many left that those beyond may belong to the list. */
export function isShort({ people, beyond }: FirstPlaces): boolean {
  return beyond !== null && people.length < SHOWN;
}
