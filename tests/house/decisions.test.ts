import { expect, test } from "vitest";
import { pathsUnder, textOf } from "./source-files.ts";

const index = textOf("docs/decisions/README.md");
const records = pathsUnder("docs/decisions")
  .map((path) => path.slice("docs/decisions/".length))
  .filter((name) => name !== "README.md");

test("the index has each record once, with its title and a status that names records only", () => {
  const rows = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| ([^|]+) \|$/gm)];
  expect(rows.map(([, , file]) => file).sort()).toEqual(records);
  const titleOf = (file: string) =>
    /^# (\d{3})\. (.+)$/m.exec(textOf(`docs/decisions/${file}`))?.slice(1) ?? [];
  for (const [, number = "", file = "", title = "", status = ""] of rows) {
    expect(titleOf(file), file).toEqual([number, title]);
    expect(file).toMatch(new RegExp(`^${number}-[a-z0-9-]+\\.md$`));
    const named = status.match(/\d{3}/g) ?? [];
    expect(named.filter((each) => !records.some((name) => name.startsWith(each)))).toEqual([]);
  }
});

test("no two records have one number", () => {
  const numbers = records.map((name) => name.slice(0, 3));
  expect(numbers.filter((each, place) => numbers.indexOf(each) !== place)).toEqual([]);
});

test.each(records)("%s says context, decision and consequences", (name) => {
  const text = textOf(`docs/decisions/${name}`);
  for (const part of ["Context", "Decision", "Consequences"]) expect(text).toContain(`**${part}.**`);
});
