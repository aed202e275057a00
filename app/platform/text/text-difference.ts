import { diffWordsWithSpace, structuredPatch } from "diff";

export type DifferencePart = { text: string; change: "none" | "removed" | "added" };

/** Characters: longer texts are not compared word by word, which would be too slow. */
const MOST_COMPARED = 20_000;

/** What changed from one text to another, word by word. */
export function differenceOf(was: string, is: string): DifferencePart[] {
  if (was.length + is.length > MOST_COMPARED || was === "" || is === "") return whole(was, is);
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "none",
  }));
}

/** A place of a text that changed; `line` counts from 1 in the newer one. */
export type LineDifference = { line: number; parts: DifferencePart[] };

/** Lines that may go or come before two texts are not compared. */
const MOST_LINES = 2000;

/** What changed from one long text to another, place by place; null where next to nothing is left of it. */
export function lineDifferencesOf(was: string, is: string): LineDifference[] | null {
  const patch = structuredPatch("", "", was, is, "", "", { context: 0, maxEditLength: MOST_LINES });
  if (!patch) return null;
  return patch.hunks.map(({ newStart, lines }) => {
    const [old, now] = ["-", "+"].map((mark) =>
      lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(1)] : [])).join("\n"),
    );
    return { line: newStart, parts: differenceOf(old ?? "", now ?? "") };
  });
}

function whole(was: string, is: string): DifferencePart[] {
  const parts: DifferencePart[] = [
    { text: was, change: "removed" },
    { text: is, change: "added" },
  ];
  return parts.filter(({ text }) => text !== "");
}
