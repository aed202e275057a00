import { lineDifferencesOf } from "#app/domain/text-difference.ts";
import type { SavedText, TextConflict } from "#app/domain/texts/written-text.ts";
import { AppError } from "#app/errors/app-error.ts";
import { refusal } from "./handle-form.server.ts";

/** The refusal of a text that was saved elsewhere meanwhile, with both compared. */
export function conflictReply(
  code: "text-changed" | "track-changed",
  { text, revision }: Extract<SavedText, { state: "changed" }>,
  written: string,
) {
  const conflict: TextConflict = { text, revision, differences: lineDifferencesOf(text, written) };
  return { ...refusal(new AppError(code), {}), conflict };
}
