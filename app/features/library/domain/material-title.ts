import { cleanLine } from "#app/platform/text/clean-text.ts";
import { cutText } from "#app/platform/text/cut-text.ts";
import { words } from "#app/platform/text/normalize.ts";

export const LONGEST_MATERIAL_TITLE = 120;

/** Trimmed, 1 to 120 characters, else null. */
export function readTitle(sent: string): string | null {
  const title = cleanLine(sent);
  return title === "" || title.length > LONGEST_MATERIAL_TITLE ? null : title;
}

/** A file's name without its extension. */
export function titleOfFile(name: string): string {
  const bare = name
    .replace(/\.[^.]*$/, "")
    .replace(/_+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return cutText(bare || name, LONGEST_MATERIAL_TITLE);
}

/** Every token of a school's index begins with it, as the triggers of `materials` write it. */
export function schoolPrefix(schoolId: string): string {
  return `x${schoolId.replaceAll("-", "")}q`;
}

/** What a material is found by: accents and case are ignored. */
export function titleWords(schoolId: string, title: string): string {
  const prefix = schoolPrefix(schoolId);
  return [...new Set(words(title))].map((word) => `${prefix}w${word}`).join(" ");
}
