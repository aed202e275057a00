import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { proseOf } from "./prose.ts";
import { filesUnder, isPresent, pathsUnder, textOf } from "./source-files.ts";

/** Numbers that comments, names of tests and documents use, each with the documents whose rows define them. */
const kinds = [
  { word: /\bR-[A-Z]+-\d+\b/g, definedIn: pathsUnder("docs/requirements") },
  { word: /\b(?:SEC|REL)-\d\d\b/g, definedIn: ["docs/security.md"] },
  { word: /\bK\d{1,2}\b/g, definedIn: ["docs/security.md"], bare: true },
  { word: /\bP\d{1,2}\b/g, definedIn: ["docs/quality.md"], bare: true },
] as const;

/** A row of a table, a point of a list, or a heading that begins with its number. */
const DEFINITION = /^(?:\| |- \*\*|#{2,4} )((?:R-[A-Z]+-\d+)|(?:(?:SEC|REL)-\d\d)|(?:[KP]\d{1,2}))\b/gm;

const SELF = "tests/house/pointers.test.ts";
const SOURCES = ["app", "workers", "drizzle", "scripts", "tests", "content"];
const CONFIGURATION = ["vite.config.ts", "vitest.config.ts", "wrangler.toml"];

const code = [
  ...filesUnder(SOURCES, [".ts", ".tsx", ".mjs"]),
  ...filesUnder(["migrations"], [".sql"]),
  ...CONFIGURATION.map((path) => ({ path, text: textOf(path) })),
].filter(({ path }) => path !== SELF);
const documents = [
  ...filesUnder(["docs", "app"], [".md"]),
  ...["README.md", "THIRD-PARTY.md"].filter(isPresent).map((path) => ({ path, text: textOf(path) })),
];

const prose = [...code, ...documents].map((file) => ({ path: file.path, text: proseOf(file) }));

/** References to nothing, as "path: word". */
function lost(word: RegExp, isKnown: (found: string) => boolean): string[] {
  return prose.flatMap(({ path, text }) =>
    [...text.matchAll(word)]
      .map(([found]) => found)
      .flatMap((found) => (isKnown(found) ? [] : `${path}: ${found}`)),
  );
}

describe.each(kinds)("the numbers of the form $word", ({ word, definedIn }) => {
  const defined = definedIn
    .flatMap((path) => [...textOf(path).matchAll(DEFINITION)])
    .flatMap(([, number = ""]) => number.match(word) ?? []);

  test("are defined once", () => {
    expect(defined.length).toBeGreaterThan(10);
    expect(defined.filter((each, index) => defined.indexOf(each) !== index)).toEqual([]);
  });

  test("are defined wherever they are used", () => {
    const known = new Set<string>(defined);
    expect(lost(word, (found) => known.has(found))).toEqual([]);
  });
});

const decisions = new Set(
  pathsUnder("docs/decisions").map((path) => path.slice("docs/decisions/".length, -3)),
);

test("a decision is named by its three digits and has a record", () => {
  const numbers = new Set([...decisions].map((name) => name.slice(0, 3)));
  const named = /\b[Dd]ecisions? \d+(?:(?:, | and )\d{2,})*/g;
  expect(
    lost(named, (found) => (found.match(/\d+/g) ?? []).every((number) => numbers.has(number))),
    "write the number of a record of docs/decisions: decision 007",
  ).toEqual([]);
});

test("a document that is named by its path exists", () => {
  expect(lost(/(?<![\w/.-])docs\/[\w/.-]*\w/g, isPresent)).toEqual([]);
});

test("a document of this folder is named by its path in comments", () => {
  const inCode = new Set(code.map(({ path }) => path));
  const bare = prose.flatMap(({ path, text }) =>
    inCode.has(path)
      ? [...text.matchAll(/(?<![\w/*.{}$-])[\w-]+\.md\b/g)].map(([found]) => ({ path, found }))
      : [],
  );
  expect(bare.filter(({ found }) => !isPresent(found)).map(({ path, found }) => `${path}: ${found}`)).toEqual(
    [],
  );
});

test("nothing points to a document outside", () => {
  const outside =
    /\bspec(?:ification)? 00\d|\b00[01] §|\bthe specification\b|\(design\b|\bdesign: |\bof the design\b/gi;
  expect(lost(outside, () => false)).toEqual([]);
});

test("links between documents lead somewhere", () => {
  // Text in backticks is an example of a format.
  const written = documents.map(({ path, text }) => ({
    path,
    text: text.replace(/^```[\s\S]*?^```/gm, "").replace(/`[^`\n]*`/g, ""),
  }));
  const broken = written.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)\s#]+)(?:#[^)\s]*)?\)/g)]
      .map(([, target = ""]) => posix.join(posix.dirname(path), target))
      .filter((target) => !isPresent(target))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("files and folders that documents name exist; decisions retain the paths of their time", () => {
  const named = documents
    .filter(({ path }) => !path.startsWith("docs/decisions/0") && path !== "THIRD-PARTY.md")
    .flatMap(({ path, text }) =>
      [
        ...text.matchAll(/`((?:app|workers|drizzle|scripts|tests|content|public|migrations)\/[\w@./-]*\w)`/g),
      ].map(([, target = ""]) => ({ path, target })),
    );
  expect(named.length).toBeGreaterThan(100);
  expect(
    named.filter(({ target }) => !isPresent(target)).map(({ path, target }) => `${path}: ${target}`),
  ).toEqual([]);
});
