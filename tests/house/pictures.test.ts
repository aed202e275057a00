import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { pathsUnder } from "./source-files.ts";

/** Bytes. */
const LARGEST = 25 * 1024;

test("pictures of the product come in both themes, each of at most 25 KB", () => {
  const pictures = pathsUnder("public/telas");
  const light = pictures.filter((path) => !path.endsWith("-escuro.webp"));
  expect(light.length).toBeGreaterThan(3);
  expect(pictures.toSorted()).toEqual(
    light.flatMap((path) => [path, path.replace(".webp", "-escuro.webp")]).toSorted(),
  );
  expect(pictures.filter((path) => statSync(path).size > LARGEST)).toEqual([]);
});
