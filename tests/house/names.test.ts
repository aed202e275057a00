import ts from "typescript";
import { expect, test } from "vitest";
import { roomOf } from "./rooms.ts";
import { codeOf, filesUnder, type ProjectFile, pathsUnder } from "./source-files.ts";
import { parse, walk } from "./syntax.ts";

const folders = ["app", "workers", "drizzle", "content", "scripts", "tests"];
/** Files in the formats of others are named as these name them. */
const paths = pathsUnder(...folders).filter((path) => !path.startsWith("tests/fixtures/data/"));
const code = filesUnder(folders, [".ts", ".tsx", ".mjs"]);

const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Drawers into which anything fits, so that nothing is found in them. */
const DRAWERS = /(?:^|\/)(?:utils?|helpers?|common|shared|misc|stuff|lib)(?:\/|\.|$)/;
/** The list of callables: a table, not a barrel. */
const INDEX_FILES = ["workers/callables/index.ts"];

function isKebab(path: string): boolean {
  return path.split("/").every((part) => {
    // ".server", ".test" and the ending state the kind of file.
    const name = part.replace(/(?:\.(?:server|client|test|config|d|pure))?\.[a-zA-Z0-9]+$/, "");
    return KEBAB.test(name) || /^[\w-]+\.LICENSE\.txt$/.test(part);
  });
}

/** A file that only re-exports. */
function isBarrel(file: ProjectFile): boolean {
  const text = codeOf(file).trim();
  return /^(?:export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+"[^"]+";?\s*)+$/.test(text);
}

test("files and folders are named in kebab-case", () => {
  expect(
    paths.filter((path) => !isKebab(path)),
    "rename it: what-it-exports.ts",
  ).toEqual([]);
  expect(["app/x/QuestionCard.tsx", "app/x/use_answer.ts"].filter(isKebab)).toEqual([]);
  expect(
    ["app/x/use-answer.ts", "app/entry.server.tsx", "tests/house/x.test.ts"].filter(isKebab),
  ).toHaveLength(3);
});

test("no file is a drawer for things without a place", () => {
  expect(
    paths.filter((path) => DRAWERS.test(path)),
    "name it after what it exports, in its domain",
  ).toEqual([]);
});

test("no file only re-exports", () => {
  const index = code.filter(({ path }) => /\/index\.\w+$/.test(path) && !INDEX_FILES.includes(path));
  expect(index, "import from the file itself").toEqual([]);
  expect(
    code.filter(isBarrel).map(({ path }) => path),
    "import from the file itself",
  ).toEqual([]);
  expect(
    isBarrel({ path: "app/x.ts", text: '// All.\nexport * from "./a.ts";\nexport { b } from "./b.ts";\n' }),
  ).toBe(true);
  expect(isBarrel({ path: "app/x.ts", text: 'export { a } from "./a.ts";\nexport const b = 1;\n' })).toBe(
    false,
  );
});

test("tests are where they are run, and files with tests are named .test.ts", () => {
  const outside = paths.filter(
    (path) => /\.(?:test|spec)\./.test(path) && !/^tests\/.+\.test\.ts$/.test(path),
  );
  expect(outside, "move it under tests/ and name it <subject>.test.ts").toEqual([]);
  const silent = code
    .filter(({ path }) => path.startsWith("tests/") && !path.endsWith(".test.ts"))
    .filter(({ text }) => /^import \{[^}]*\b(?:test|it|describe)\b[^}]*\} from "vitest";/m.test(text));
  expect(
    silent.map(({ path }) => path),
    "Vitest does not run it: name it <subject>.test.ts",
  ).toEqual([]);
});

test("nothing is left for later in a comment", () => {
  const left = code
    .filter(({ path }) => path !== "tests/house/names.test.ts")
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, index) => (/\b(?:TODO|FIXME|XXX|HACK)\b/.test(line) ? [`${path}:${index + 1}`] : [])),
    );
  expect(left, "do it, or write an issue").toEqual([]);
});

/** The exports that Remix reads of a page. */
const ROUTE_EXPORTS =
  /^(?:loader|action|meta|headers|handle|links|ErrorBoundary|shouldRevalidate|client(?:Loader|Action))$/;

function namedExportsOf(file: ProjectFile): string[] {
  const names = parse(file).statements.flatMap((each) => {
    const words = (ts.canHaveModifiers(each) && ts.getModifiers(each)?.map(({ kind }) => kind)) || [];
    if (!words.includes(ts.SyntaxKind.ExportKeyword) || words.includes(ts.SyntaxKind.DefaultKeyword))
      return [];
    const declared = ts.isVariableStatement(each) ? each.declarationList.declarations : [each];
    return declared.flatMap((one) =>
      "name" in one && one.name && ts.isIdentifier(one.name as ts.Node)
        ? [(one.name as ts.Identifier).text]
        : [],
    );
  });
  return [...new Set(names)].filter((name) => !ROUTE_EXPORTS.test(name));
}

/** Where a name means one thing: a feature, a concern of the platform, the shell, the workers. */
function scopeOf(path: string): string {
  return roomOf(path) ?? path.split("/")[0] ?? "";
}

/** Names that two files of one room export. A callable has the name of its use case. */
function sharedNames(files: readonly ProjectFile[]): string[] {
  const first = new Map<string, string>();
  return files
    .filter(({ path }) => !/^(?:workers\/callables|tests)\/|\.mjs$/.test(path))
    .flatMap((file) =>
      namedExportsOf(file).flatMap((name) => {
        const key = `${scopeOf(file.path)} ${name}`;
        const other = first.get(key);
        first.set(key, file.path);
        return other ? [`${name}: ${other} and ${file.path}`] : [];
      }),
    );
}

test("no exported name means two things in one feature", () => {
  expect(sharedNames(code)).toEqual([]);
  const text = "export type Plan = 1;\nexport default function Page() {}\nexport const meta = 2, a = 3;";
  const [a, b] = ["app/features/bank/a.ts", "app/features/bank/b.ts"] as const;
  const shared = (...paths: string[]) => sharedNames(paths.map((path) => ({ path, text })));
  expect(shared(a, b)).toEqual([`Plan: ${a} and ${b}`, `a: ${a} and ${b}`]);
  expect(shared(a, "app/features/forum/a.ts", "app/platform/jobs/a.ts", "drizzle/a.ts")).toEqual([]);
});

const CODE_FOLDERS = /^(?:app|workers|drizzle|scripts)\//;
/** Comments say why, limits, units and sources; more than this share of lines says what the code says. */
const MOST_COMMENTS = 0.06;

function commentLinesOf(file: ProjectFile): number {
  const source = parse(file);
  const lines = new Set<number>();
  walk(source, (node) => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    const before = ts.getLeadingCommentRanges(file.text, node.pos) ?? [];
    for (const { pos, end } of [...before, ...(ts.getTrailingCommentRanges(file.text, node.end) ?? [])])
      for (
        let line = source.getLineAndCharacterOfPosition(pos).line;
        line <= source.getLineAndCharacterOfPosition(end).line;
        line++
      )
        lines.add(line);
  });
  return lines.size;
}

test("comments are at most 6 % of the lines", () => {
  const product = code.filter(({ path }) => CODE_FOLDERS.test(path));
  const comments = product.reduce((sum, file) => sum + commentLinesOf(file), 0);
  const lines = product.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
  expect(comments / lines).toBeLessThan(MOST_COMMENTS);
  expect(commentLinesOf({ path: "app/a.ts", text: "/** One.\n * Two. */\nconst a = 1; // Three.\n" })).toBe(
    3,
  );
});
