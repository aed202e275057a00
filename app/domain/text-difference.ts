import { diffWordsWithSpace } from "diff";

export type DifferencePart = { text: string; change: "none" | "removed" | "added" };

/** Characters: longer texts are not compared word by word, which would take too long. */
const MOST_COMPARED = 20_000;

/** What changed from one text to another, word by word. */
export function differenceOf(was: string, is: string): DifferencePart[] {
  if (was.length + is.length > MOST_COMPARED || was === "" || is === "") return whole(was, is);
  return diffWordsWithSpace(was, is).map(({ value, added, removed }) => ({
    text: value,
    change: added ? "added" : removed ? "removed" : "none",
  }));
}

function whole(was: string, is: string): DifferencePart[] {
  const parts: DifferencePart[] = [
    { text: was, change: "removed" },
    { text: is, change: "added" },
  ];
  return parts.filter(({ text }) => text !== "");
}
