import { DAY } from "#app/platform/time/units.ts";
import type { EssayOutline } from "./essay.ts";

/** Characters: three times a full sheet. */
export const LONGEST_ESSAY = 6000;
export const LONGEST_NOTE = 600;
/** Seconds of writing that are counted at most: a day. */
const MOST_SPENT = DAY;

export const emptyOutline: EssayOutline = { thesis: "", first: "", second: "", proposal: "" };

const parts = ["thesis", "first", "second", "proposal"] as const;

export function spentSeconds(sent: number | null): number {
  return Math.min(sent ?? 0, MOST_SPENT);
}

type Written = { text: string; outline: EssayOutline };

/** Whether one's text and outline contain every word of another's. */
export function holdsAll(mine: Written, theirs: Written): boolean {
  return (
    mine.text.includes(theirs.text.trim()) &&
    parts.every((part) => mine.outline[part].includes(theirs.outline[part]))
  );
}

/** Both texts of a conflict, none twice. */
export function joinedTexts(mine: string, theirs: string): string {
  if (mine.includes(theirs.trim())) return mine;
  if (theirs.includes(mine.trim())) return theirs;
  return `${mine.trimEnd()}\n\n${theirs.trimStart()}`;
}

/** Photographs of one essay: the sheet, a second one, and details. */
export const MOST_PHOTOS = 6;

type Handed = { way: "text" | "photos"; text: string; photos: number };

/** Why an essay cannot be submitted. */
export function submitProblem({ way, text, photos }: Handed): "empty" | "no-photo" | null {
  if (way === "photos") return photos === 0 ? "no-photo" : null;
  return text.trim() === "" ? "empty" : null;
}
