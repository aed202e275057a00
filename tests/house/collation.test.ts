import { expect, test } from "vitest";
import { filesUnder, placesOf } from "./source-files.ts";

const code = filesUnder(["app", "workers"], [".ts", ".tsx"]);

test("texts are sorted by the one rule of compareTexts, and people of a school by their place in its order of names", () => {
  const found = code.flatMap((file) => [
    ...placesOf(file, /\.localeCompare\([^)]*"pt-BR"/),
    ...(/\/queries\//.test(file.path) ? placesOf(file, /ORDER BY p\.first_name/) : []),
  ]);
  expect(found).toEqual([]);
});
