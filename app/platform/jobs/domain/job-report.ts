/** What a step did to one item. `why`: a sentence; `before`: what its undo needs. */
export type JobItem = {
  id: string;
  name: string;
  outcome: "changed" | "same" | "refused";
  why?: string;
  before?: string;
  /** The item is a class, not a person. */
  isClass?: true;
  /** The step made it. */
  isNew?: true;
};

/** A step's report. `at`: epoch seconds of its changes. */
export type JobReport = { at: number; items: readonly JobItem[] };

/** "46 mudaram · 2 não". */
export function countOutcomes(items: readonly JobItem[]): { changed: number; refused: number } {
  return {
    changed: items.filter(({ outcome }) => outcome === "changed").length,
    refused: items.filter(({ outcome }) => outcome === "refused").length,
  };
}
