import type { PracticeChanges } from "#app/features/practice/domain/saved-changes.ts";
import type { WholeFields } from "./saved-answers.ts";

/** What a device reports of a sitting. `revision`: the last one it knows. `away`: how often the page was left, in all. */
export type SittingChanges = Pick<PracticeChanges, "items" | "times" | "endedAt"> & {
  device: string;
  revision: number;
  away: number;
  /** The whole sitting with these changes, from a device that knows the revision's fields. */
  whole: WholeFields | null;
};
