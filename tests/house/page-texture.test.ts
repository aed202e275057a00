import ts from "typescript";
import { expect, test } from "vitest";
import { type TextureDebt, textureDebts } from "./page-texture-debts.ts";
import { filesUnder, type ProjectFile } from "./source-files.ts";
import { parse, walk } from "./syntax.ts";

/** Characters of one string of classes. */
const LONGEST = 80;
/** A word of a class attribute: an utility, or a class of app/styles. */
const CLASS = /^!?[a-z@[-][\w@[\]()<>:.,%#/&'"*=+$!-]*$/;

/** All but the parts themselves. */
const pages = filesUnder(["app"], [".tsx"]).filter(({ path }) => !path.startsWith("app/platform/ui/"));

/** The text of a string or of a template without what is put into it; null for anything else. */
function stringOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(" ");
}

function areClasses(text: string): boolean {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => CLASS.test(word)) && /[a-z]-/.test(text);
}

function classOf(tag: ts.JsxOpeningLikeElement): string {
  const name = (each: ts.JsxAttributeLike) =>
    each.name && ts.isIdentifier(each.name) && each.name.text === "className";
  const attribute = tag.attributes.properties.find(name);
  const strings: string[] = [];
  if (attribute) walk(attribute, (node) => strings.push(stringOf(node) ?? ""));
  return strings.join(" ");
}

const RAW: Readonly<Record<string, keyof TextureDebt>> = { table: "tables", h1: "headings" };

/** What a file draws by hand that a part would draw. */
function byHand(file: ProjectFile): TextureDebt {
  const found = { tables: 0, headings: 0, links: 0, long: 0, overrides: 0 };
  walk(parse(file), (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const tag = ts.isIdentifier(node.tagName) ? node.tagName.text : "";
      const raw = RAW[tag];
      if (raw) found[raw] = (found[raw] ?? 0) + 1;
      if (/^(?:Link|NavLink|a)$/.test(tag) && /(?:^|\s)text-link(?:\s|$)/.test(classOf(node)))
        found.links += 1;
    }
    const text = stringOf(node);
    if (text === null || !areClasses(text)) return;
    if (text.replace(/\s+/g, " ").length > LONGEST) found.long += 1;
    if (/(?:^|[\s:])!|!(?:\s|$)/.test(text)) found.overrides += 1;
  });
  return Object.fromEntries(Object.entries(found).filter(([, count]) => count > 0));
}

const kinds = ["tables", "headings", "links", "long", "overrides"] as const;

test("pages are made of parts: what is drawn by hand is in the list, which only shrinks", () => {
  const found = pages.map((file) => [file.path.slice("app/".length), byHand(file)] as const);
  const wrong = found.flatMap(([path, debt]) => {
    const listed = textureDebts[path] ?? {};
    const more = kinds.filter((kind) => (debt[kind] ?? 0) > (listed[kind] ?? 0));
    const fewer = kinds.filter((kind) => (debt[kind] ?? 0) < (listed[kind] ?? 0));
    return [
      ...more.map((kind) => `${path}: ${kind} by hand, use a part of app/platform/ui (/dev/pecas)`),
      ...fewer.map((kind) => `${path}: fewer ${kind}, lower the list`),
    ];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ["<table><tbody /></table>", { tables: 1 }],
  ["<h1>Listas</h1>", { headings: 1 }],
  ['<Link to={to} className="mt-2 text-link underline">Ver</Link>', { links: 1 }],
  [`<p className="${"px-4 ".repeat(20)}">Oi</p>`, { long: 1 }],
  ['<Button className="mt-2 !px-2">Oi</Button>', { overrides: 1 }],
  ['<Button className="min-h-9! mt-2">Oi</Button>', { overrides: 1 }],
  [
    '<p title="Uma frase que não é de classes, com vírgulas, e que passa de oitenta letras ao todo!">Oi</p>',
    {},
  ],
])("the texture test reads %s", (text, debt) => {
  expect(byHand({ path: "app/x.tsx", text: `export const x = ${text};` })).toEqual(debt);
});
