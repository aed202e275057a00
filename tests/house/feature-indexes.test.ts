import { expect, test } from "vitest";
import { features } from "./rooms.ts";
import { filesUnder, isPresent, textOf } from "./source-files.ts";

const MOST_LINES = 15;

const indexOf = (feature: string) => textOf(`app/features/${feature}/index.md`);

/** The tables of a feature's schema folder; two features have none. */
function tablesOf(feature: string): string[] {
  const folder = `drizzle/schema/${feature}`;
  if (!isPresent(folder)) return [];
  return filesUnder([folder], [".ts"]).flatMap(({ text }) =>
    [...text.matchAll(/\bsqliteTable\(\s*"(\w+)"/g)].map(([, name = ""]) => name),
  );
}

/** The text in backticks. */
function quotedIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, quoted = ""]) => quoted);
}

/** The files that a text names and that are neither in the feature nor in the repository. */
function lostFiles(feature: string, text: string): string[] {
  return quotedIn(text)
    .filter((name) => /^[\w-].*\/.*\.(?:tsx?|mjs|md|css|sql)$/.test(name))
    .filter((name) => !isPresent(name) && !isPresent(`app/features/${feature}/${name}`));
}

test.each(features)("the index of %s is short and names its tables", (feature) => {
  const text = indexOf(feature);
  expect(text.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
  const named = quotedIn(/^- Tables: (.*)$/m.exec(text)?.[1] ?? "");
  expect(named.sort(), "the tables of its folder in drizzle/schema").toEqual(tablesOf(feature).sort());
});

test.each(features)("every file that the index of %s names exists", (feature) => {
  expect(lostFiles(feature, indexOf(feature))).toEqual([]);
});

test("the test of indexes finds tables and files that are gone", () => {
  expect(tablesOf("forum")).toContain("comments");
  const text = "`services/gone.server.ts`, `pages/thread.tsx`, `/r/:threadId`, `docs/gone.md`";
  expect(lostFiles("forum", text)).toEqual(["services/gone.server.ts", "docs/gone.md"]);
});
