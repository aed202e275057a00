import { expect, test } from "vitest";
import { codeOf, filesUnder, type ProjectFile, placesOf } from "./source-files.ts";

const code = filesUnder(["app", "workers"], [".ts", ".tsx"]);

const TIME = /^app\/platform\/time\//;
const TEXT = /^app\/platform\/(?:time|text)\//;

type Rule = { what: RegExp; where: RegExp; instead: string };

const RULES: readonly Rule[] = [
  { what: /\bIntl\.DateTimeFormat\b/, where: TIME, instead: "a format of app/platform/time" },
  { what: /\bIntl\.|\.toLocale\w*String\(/, where: TEXT, instead: "a format of app/platform/text or time" },
  { what: /\b86_?400(?:_?000)?\b|\b3_?600(?:_?000)?\b/, where: TIME, instead: "DAY or HOUR of units.ts" },
  { what: /\b24 \* 60\b|\b60 \* 60\b/, where: TIME, instead: "DAY or HOUR of units.ts" },
  { what: /^(?:export )?const (?:MINUTE|HOUR|DAY|WEEK)\b/, where: TIME, instead: "units.ts" },
  { what: /[+-]0[23]:00\b|America\/|-3 \* HOUR|- 3 \* HOUR/, where: TIME, instead: "zone.ts" },
  { what: /\.toISOString\(/, where: TIME, instead: "isoTime, isoClock or isoDateAt" },
  {
    what: /\.get(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds)\(/,
    where: TIME,
    instead: "calendar.ts: the machine's own zone is not São Paulo's",
  },
];

function foundIn(file: ProjectFile): string[] {
  return RULES.filter(({ where }) => !where.test(file.path)).flatMap(({ what, instead }) =>
    placesOf(file, what).map((place) => `${place}: use ${instead}`),
  );
}

test("units, zone, days and formats of time are those of app/platform/time", () => {
  expect(code.flatMap(foundIn)).toEqual([]);
  const copies = [
    "const DAY = 86_400;",
    "at < now - 3600",
    'new Intl.DateTimeFormat("pt-BR")',
    'points.toLocaleString("pt-BR")',
    "new Date(at * 1000).toISOString()",
    "new Date(at).getFullYear()",
    'Date.parse(day + "T00:00:00-03:00")',
    "7 * 24 * 60 * 60",
  ];
  for (const text of copies)
    expect(foundIn({ path: "app/features/x/domain/y.ts", text }), text).not.toEqual([]);
});

test("a field of date or time is read and written in one place", () => {
  const readers = code.filter(({ path }) => !TIME.test(path));
  const byHand = readers.flatMap((file) => placesOf(file, /T00:00(?::00)?Z?[`"]|\.slice\(0, 16\)\s*;?\s*$/));
  expect(byHand, "use date-field.ts or calendar.ts").toEqual([]);
  expect(readers.some((file) => codeOf(file).includes("readDateTime("))).toBe(true);
});

test("tests name days as São Paulo has them: after nine in the evening the machine's day is another", () => {
  const tests = filesUnder(["tests"], [".ts"]).filter(({ path }) => !path.startsWith("tests/house/"));
  const days = /toISOString\(\)\.(?:slice|substring)\(0, 10\)|\.get(?:Date|Day|Month|FullYear)\(/;
  expect(
    tests.flatMap((file) => placesOf(file, days)),
    "use isoDateAt of calendar.ts",
  ).toEqual([]);
});
