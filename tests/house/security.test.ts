import { expect, test } from "vitest";
import { filesUnder, textOf } from "./source-files.ts";

function ids(kind: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(2, "0")}`);
}

/** The threats and failures that are known. */
const known = [...ids("SEC", 35), ...ids("REL", 28)];

const rows = [...textOf("docs/security.md").matchAll(/^\| ((?:SEC|REL)-\d\d) \|(.*)\|(.*)\|(.*)\|$/gm)].map(
  ([, id = "", , proofs = "", later = ""]) => ({
    id,
    later: later.trim(),
    files: [...proofs.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = ""]) => path).sort(),
  }),
);

const tests = filesUnder(["tests"], [".test.ts"]).filter(
  ({ path }) => path !== "tests/house/security.test.ts",
);

/** The tests that name a row, as a word of its own. */
function naming(id: string): string[] {
  const word = new RegExp(`\\b${id}\\b`);
  return tests
    .filter(({ text }) => word.test(text))
    .map(({ path }) => path)
    .sort();
}

test("docs/security.md has every threat and failure, once and in order", () => {
  expect(rows.map(({ id }) => id)).toEqual(known);
});

test.each(rows)(
  "$id is proved by the tests that name it, or says what it waits for",
  ({ id, files, later }) => {
    expect(files, `name ${id} in these tests, or correct docs/security.md`).toEqual(naming(id));
    if (files.length === 0) expect(later, `say what ${id} waits for`).not.toBe("");
  },
);
