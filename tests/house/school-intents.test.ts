import { expect, test } from "vitest";
import { schoolIntents } from "#tests/support/school-intents.ts";
import { filesUnder } from "./source-files.ts";

/** Folders with the forms of a school's addresses. */
const FORMS =
  /^app\/features\/(?:(?:school\/(?!pages\/admin\/)|notebooks\/|assessments\/)|library\/(?:pages|components)\/library\/|essays\/pages\/(?:grading|school-essays|send-sheets)\/)/;

test("the tenancy test sends every intent of the school area's forms (SEC-04)", () => {
  const files = filesUnder(["app/features"], [".tsx", ".ts"]).filter(({ path }) => FORMS.test(path));
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
