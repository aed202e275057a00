import { expect, test } from "vitest";
import { areas } from "../../scripts/test/areas.ts";
import { journeys } from "../e2e/areas.ts";
import { pathsUnder } from "./source-files.ts";

/** The folders right below a layer's. */
function foldersOf(layer: string): string[] {
  const below = pathsUnder(`tests/${layer}`).map((path) => path.split("/").slice(2));
  return [...new Set(below.flatMap(([folder = "", ...rest]) => (rest.length > 0 ? [folder] : [])))];
}

test("every browser test names its feature in tests/e2e/areas.ts, and every name there is a browser test", () => {
  const files = pathsUnder("tests/e2e")
    .filter((path) => path.endsWith(".test.ts"))
    .map((path) => path.slice("tests/e2e/".length, -".test.ts".length));
  const named = new Set(Object.values(journeys).flat());
  expect(
    files.filter((name) => !named.has(name)),
    "add it to the features whose screens it is about",
  ).toEqual([]);
  expect(
    [...named].filter((name) => !files.includes(name)),
    "take it out",
  ).toEqual([]);
});

test("the tests of unit and worker are in the folder of what they test", () => {
  for (const layer of ["unit", "worker"])
    expect(
      foldersOf(layer).filter((folder) => !areas.includes(folder)),
      `move it into tests/${layer}/<feature>, platform, shell or workers`,
    ).toEqual([]);
});
