import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder, type ProjectFile } from "./source-files.ts";
import { lineOf, parse, walk } from "./syntax.ts";

const LONGEST_FILE = 250;
const LONGEST_FUNCTION = 60;
/** Above this a function is named in the log: the house's own measure. */
const LONG_FUNCTION = 50;

/** Files and folders that hold data, or were generated: their length says nothing about how they read. */
const DATA = [
  "app/features/bank/domain/catalogue/topics/",
  "app/features/bank/domain/catalogue/institutions.ts",
  "app/features/bank/domain/catalogue/school-topics.ts",
  "app/features/bank/domain/catalogue/allowed-topics.ts",
  "app/features/bank/domain/catalogue/exclusions.ts",
  "app/features/bank/domain/enem/topics/subject-words.ts",
  "app/features/bank/domain/enem/topics/topic-words-humanities.ts",
  "app/features/bank/domain/enem/topics/topic-words-sciences.ts",
  "app/features/bank/domain/enem/reading/repairs/repairs-",
  "app/features/bank/domain/topics/item-topics.ts",
  "app/features/bank/domain/topics/model/",
  "app/styles/rich-text.css",
  "content/bank/",
  "content/generator/facts/",
  "content/generator/templates/",
  "content/generator/words/",
];

const folders = ["app", "workers", "drizzle", "content", "scripts", "tests"];
const files = filesUnder(folders, [".ts", ".tsx", ".mjs", ".css"]).filter(
  ({ path }) => !DATA.some((data) => path.startsWith(data)),
);

function lengthOf({ text }: ProjectFile): number {
  return text.trimEnd().split("\n").length;
}

/** The functions of a file over a number of lines, their comments not counted. */
function functionsOver(lines: number, file: ProjectFile): string[] {
  if (lengthOf(file) <= lines) return [];
  const source = parse(file);
  const found: string[] = [];
  walk(source, (node) => {
    if (!ts.isFunctionLike(node) || !("body" in node) || !node.body) return;
    const first = lineOf(source, node);
    const length = source.getLineAndCharacterOfPosition(node.end).line + 2 - first;
    if (length > lines) found.push(`${file.path}:${first} has ${length} lines`);
  });
  return found;
}

test(`no file has more than ${LONGEST_FILE} lines`, () => {
  const long = files.filter((file) => lengthOf(file) > LONGEST_FILE);
  expect(
    long.map((file) => `${file.path} has ${lengthOf(file)} lines`),
    "split it by what it does; only data may be named in DATA of this test",
  ).toEqual([]);
});

test(`no function has more than ${LONGEST_FUNCTION} lines`, () => {
  // A test's callbacks hold tables and whole stories.
  const code = files.filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith("tests/"));
  const long = code.flatMap((file) => functionsOver(LONG_FUNCTION, file));
  if (long.length > 0)
    console.warn(`Functions over ${LONG_FUNCTION} lines, to be split:\n${long.join("\n")}`);
  const tooLong = long.filter((each) => Number(/has (\d+)/.exec(each)?.[1]) > LONGEST_FUNCTION);
  expect(tooLong, "split the function: name its parts").toEqual([]);
});

test("every exception to the sizes still exists", () => {
  const paths = filesUnder(["app", "content"], [".ts", ".css"]).map(({ path }) => path);
  const gone = DATA.filter((data) => !paths.some((path) => path.startsWith(data)));
  expect(gone, "take it out of DATA").toEqual([]);
});

test("the sizes test counts a function from its name to its last brace", () => {
  const text = `/** Docs. */\nfunction long() {\n${"  step();\n".repeat(59)}}\n`;
  const file = { path: "app/x.ts", text };
  expect(functionsOver(60, file)).toEqual(["app/x.ts:2 has 61 lines"]);
  expect(functionsOver(61, file)).toEqual([]);
});
