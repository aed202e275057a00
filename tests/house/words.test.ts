import { expect, test } from "vitest";
import { proseOf } from "./prose.ts";
import { filesUnder, type ProjectFile } from "./source-files.ts";

/** Verbs of conversation, which hide the technical act, with terms to use instead: docs/contributing.md. */
const INSTEAD: Readonly<Record<string, string>> = {
  "again is": "idempotent",
  anew: "again",
  "ask(?:s|ed)?": "request, query, require or check",
  "clash(?:es)?": "conflict",
  "hear[ds]?": "receive or detect",
  held: "stored, enforced, reserved or withheld",
  kept: "stored, cached or preserved",
  "settle[ds]?": "resolve or decide",
  "taken(?! over)": "accepted, used, claimed or removed",
  "tells?|told": "report, notify, reveal or show",
  whoever: "the person, by role",
};
const WORDS = Object.entries(INSTEAD).map(([word, instead]) => ({
  word: new RegExp(`(?<![\\w.-])(?:${word})(?![\\w-])`, "gi"),
  instead,
}));

/** Names of the code stand in backticks or quotes; a title stands in quotes behind the bracket of its call. */
function wordsOf(file: ProjectFile): string[] {
  const prose = proseOf(file).replace(/`[^`\n]*`|(?<!\(\s*)"[\w-]*"/g, "");
  return WORDS.flatMap(({ word, instead }) =>
    [...prose.matchAll(word)].map(([found]) => `${file.path}: ${found}: ${instead}`),
  );
}

test("comments and titles of tests name the technical act", () => {
  const folders = ["app", "workers", "drizzle", "scripts", "content", "tests"];
  const files = filesUnder(folders, [".ts", ".tsx", ".mjs", ".css"]).filter(
    ({ path }) => path !== "tests/house/words.test.ts",
  );
  expect(files.flatMap(wordsOf)).toEqual([]);
  const text =
    '/** Asked again is fine; `kept`: "taken". */\ntest("whoever asks", () => {});\nconst told = 1;';
  expect(wordsOf({ path: "a.ts", text }).map((each) => each.split(": ")[1])).toEqual([
    "again is",
    "Asked",
    "asks",
    "whoever",
  ]);
});
