/** A section as stored, by its id. New ones are drafts until shown. */
export type StoredSection = { title: string; place: string; shown?: boolean; deleted?: boolean };
export type StoredSections = Readonly<Record<string, StoredSection>>;

export type NotebookSection = { id: string; title: string; place: string; shown: boolean };

export const MOST_SECTIONS = 100;
export const LONGEST_NOTEBOOK_TITLE = 120;

function byPlace(one: { place: string; id: string }, other: { place: string; id: string }): number {
  if (one.place !== other.place) return one.place < other.place ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** Blocks or sections in order; equal places by id. */
export function sortedByPlace<Placed extends { place: string; id: string }>(
  all: readonly Placed[],
): Placed[] {
  return [...all].sort(byPlace);
}

/** Sections in order without deleted ones. */
export function sectionList(stored: StoredSections): NotebookSection[] {
  const all = Object.entries(stored).flatMap(([id, { title, place, shown, deleted }]) =>
    deleted ? [] : [{ id, title, place, shown: shown === true }],
  );
  return sortedByPlace(all);
}
