import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder, type ProjectFile } from "./source-files.ts";
import { lineOf, walk } from "./syntax.ts";

const LONGEST_FILE = 250;
/** A test file has the stories of one subject: it is split by subject, not to fit a page. */
const LONGEST_TEST_FILE = 400;
const MOST_STATEMENTS = 25;
const DEEPEST = 3;

/** Files and folders of data, or generated ones: their length does not affect readability. */
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

function mostLinesOf({ path }: ProjectFile): number {
  return path.startsWith("tests/") ? LONGEST_TEST_FILE : LONGEST_FILE;
}

type Body = ts.FunctionLikeDeclaration & { body: ts.Node };

function isWithBody(node: ts.Node): node is Body {
  return ts.isFunctionLike(node) && "body" in node && node.body !== undefined;
}

function nests(node: ts.Node): boolean {
  const isElseIf =
    ts.isIfStatement(node) && ts.isIfStatement(node.parent) && node.parent.elseStatement === node;
  if (isElseIf) return false;
  return (
    ts.isIterationStatement(node, false) ||
    ts.isIfStatement(node) ||
    ts.isSwitchStatement(node) ||
    ts.isTryStatement(node)
  );
}

/**
 * Statements in blocks of a function, and how deep its branches and loops nest. Functions within it count for
 * themselves; markup is one expression; the one statement of an `if` without braces is part of it.
 */
function measure(node: ts.Node, depth = 0): { statements: number; depth: number } {
  const found = { statements: 0, depth };
  ts.forEachChild(node, (child) => {
    const inBlock = ts.isBlock(node) || ts.isCaseOrDefaultClause(node);
    const isCounted = inBlock && !(ts.isCaseClause(node) && node.expression === child);
    if (isCounted && !ts.isBlock(child)) found.statements += 1;
    if (isWithBody(child)) return;
    const within = measure(child, nests(child) ? depth + 1 : depth);
    found.statements += within.statements;
    found.depth = Math.max(found.depth, within.depth);
  });
  return found;
}

/** The functions of a file that are too much to read at once. */
function heavyFunctions(file: ProjectFile): string[] {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  walk(source, (node) => {
    if (!isWithBody(node)) return;
    const { statements, depth } = measure(node.body);
    if (statements > MOST_STATEMENTS || depth > DEEPEST)
      found.push(`${file.path}:${lineOf(source, node)} has ${statements} statements, ${depth} deep`);
  });
  return found;
}

test(`no file has more than ${LONGEST_FILE} lines, ${LONGEST_TEST_FILE} for tests`, () => {
  const long = files.filter((file) => lengthOf(file) > mostLinesOf(file));
  expect(
    long.map((file) => `${file.path} has ${lengthOf(file)} lines`),
    "split it by what it does; only data may be named in DATA of this test",
  ).toEqual([]);
});

test(`no function has more than ${MOST_STATEMENTS} statements or nests deeper than ${DEEPEST}`, () => {
  // A test's callbacks contain tables and whole stories.
  const code = files.filter(({ path }) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith("tests/"));
  expect(code.flatMap(heavyFunctions), "split the function: name its parts").toEqual([]);
});

test("every exception to the sizes still exists", () => {
  const paths = filesUnder(["app", "content"], [".ts", ".css"]).map(({ path }) => path);
  const gone = DATA.filter((data) => !paths.some((path) => path.startsWith(data)));
  expect(gone, "take it out of DATA").toEqual([]);
});

test("the sizes test counts the statements of a function alone, and how deep it nests", () => {
  const heavy = (text: string) => heavyFunctions({ path: "app/x.tsx", text });
  const steps = (count: number) => "step();".repeat(count);
  expect(heavy(`function long() {\n${steps(26)}}`)).toEqual(["app/x.tsx:1 has 26 statements, 0 deep"]);
  expect(heavy(`function fits() { ${steps(25)} }`)).toEqual([]);
  expect(heavy(`const a = () => { ${steps(13)} return each(() => { ${steps(20)} }); };`)).toEqual([]);
  expect(heavy(`function branches() { if (a) { ${steps(13)} } else { ${steps(12)} } }`)).toHaveLength(1);
  expect(
    heavy(`function cases() { switch (a) { case 1: ${steps(13)} default: ${steps(12)} } }`),
  ).toHaveLength(1);
  expect(heavy(`function guards() { ${"if (a) return;".repeat(25)} }`)).toEqual([]);
  expect(heavy("function View() { return <p>{all.map((each) => <b>{each}</b>)}</p>; }")).toEqual([]);
  const nested = (inner: string) => `function deep() { for (;;) if (a) { try { ${inner} } catch {} } }`;
  expect(heavy(nested("step();"))).toEqual([]);
  expect(heavy(nested("while (a) step();"))).toEqual(["app/x.tsx:1 has 3 statements, 4 deep"]);
  expect(heavy(`function chain() { ${"if (a) b(); else ".repeat(9)} c(); }`)).toEqual([]);
});
