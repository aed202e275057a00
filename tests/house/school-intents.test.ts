import { expect, test } from "vitest";
import { schoolIntents } from "#tests/support/school-intents.ts";
import { filesUnder } from "./source-files.ts";

/** Pages at addresses of a school. */
const FOLDERS = [
  "school",
  "library",
  "notebooks",
  "assessments",
  "essays/grading",
  "essays/school-essays",
  "essays/send-sheets",
];

test("the tenancy test sends every intent of the school area's forms (SEC-04)", () => {
  const files = filesUnder(["app/pages", "app/components"], [".tsx", ".ts"]).filter(({ path }) =>
    FOLDERS.some(
      (folder) => path.startsWith(`app/pages/${folder}/`) || path.startsWith(`app/components/${folder}/`),
    ),
  );
  const listed = files.flatMap(({ text }) =>
    [...text.matchAll(/intents: \[([^\]]*)\]/g)].flatMap(([, list = ""]) => list.match(/[\w-]+/g) ?? []),
  );
  const sent = files.flatMap(({ text }) =>
    [...text.matchAll(/intent="([\w-]+)"|name="intent"\s+value="([\w-]+)"/g)].map(
      ([, one, other]) => one ?? other,
    ),
  );
  const known = new Set<string | undefined>(schoolIntents);
  expect(listed.length).toBeGreaterThan(10);
  expect([...new Set([...listed, ...sent])].filter((intent) => !known.has(intent))).toEqual([]);
});
