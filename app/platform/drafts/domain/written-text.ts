import { type LineDifference, lineDifferencesOf } from "#app/platform/text/text-difference.ts";

/** "changed": saved elsewhere since, with the stored text. */
export type SavedText =
  | { state: "saved"; revision: number }
  | { state: "changed"; text: string; revision: number };

/** What was saved elsewhere, and what makes this text differ; null: nearly all of it. */
export type TextConflict = { text: string; revision: number; differences: LineDifference[] | null };

/** What was saved, compared with what was written. */
export function conflictOf(
  { text, revision }: Extract<SavedText, { state: "changed" }>,
  written: string,
): TextConflict {
  return { text, revision, differences: lineDifferencesOf(text, written) };
}

/** Replies to a text that is saved as it is written. */
export type SyncedExtra<Preview> = {
  /** After a save. */
  revision: number;
  preview: Preview;
  conflict: TextConflict;
};

/** Which of two texts stays after a conflict. */
export type Choice = "mine" | "theirs" | "both";
