import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder, layerFolders, type ProjectFile, textOf } from "./source-files.ts";
import { lineOf, parse, walk } from "./syntax.ts";

const HANDLERS = new Set(["loader", "action"]);

const root: ProjectFile = { path: "app/root.tsx", text: textOf("app/root.tsx") };
const pages = [root, ...filesUnder(layerFolders("pages"), [".tsx", ".ts"])];

function isExported(node: ts.Node): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function callsRequireAccess(statement: ts.Statement | undefined): boolean {
  // An expression alone, or one declaration: anything before the call would run unguarded.
  const declared =
    statement && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.initializer
      : undefined;
  const call = statement && ts.isExpressionStatement(statement) ? statement.expression : declared;
  return (
    call !== undefined &&
    ts.isCallExpression(call) &&
    ts.isIdentifier(call.expression) &&
    call.expression.text === "requireAccess"
  );
}

/** The exported loaders and actions of a file that do not open with requireAccess, each with what to do. */
function unguardedIn(file: ProjectFile): string[] {
  const source = parse(file);
  const place = (node: ts.Node) => `${file.path}:${lineOf(source, node)}`;
  return source.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) {
      const name = statement.name?.text ?? "";
      if (!HANDLERS.has(name) || callsRequireAccess(statement.body?.statements[0])) return [];
      return [`${place(statement)}: the first statement of ${name} must be requireAccess("<rule>", args)`];
    }
    if (!isExported(statement) && !ts.isExportDeclaration(statement)) return [];
    const named: string[] = [];
    walk(statement, (node) => {
      if (ts.isExportSpecifier(node)) named.push(node.name.text);
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) named.push(node.name.text);
    });
    return named
      .filter((name) => HANDLERS.has(name))
      .map((name) => `${place(statement)}: write ${name} as \`export function ${name}(args) {…}\``);
  });
}

function exportsLoader(file: ProjectFile): boolean {
  return /^export (?:async )?function loader\(/m.test(file.text);
}

test("every loader and action opens with requireAccess", () => {
  expect(pages.flatMap(unguardedIn)).toEqual([]);
});

test("every page has a loader, because a page without one is shown to everybody", () => {
  const shown = pages.filter(
    ({ path, text }) => path === root.path || /^export default function/m.test(text),
  );
  const unguarded = shown.filter((file) => !exportsLoader(file)).map(({ path }) => path);
  expect(unguarded, 'export a loader that opens with requireAccess("<rule>", args)').toEqual([]);
  expect(shown.length).toBeGreaterThan(5);
});

test.each([
  "export function loader() { return null; }",
  "export async function action(args) { const form = await args.request.formData(); requireAccess('x', args); }",
  "export function loader(args) { if (args.context.viewer) requireAccess('x', args); }",
  "export const loader = (args) => requireAccess('x', args);",
  'export { loader } from "./other.tsx";',
  "function loader(args) { return null; }\nexport { loader };",
])("the guards test refuses: %s", (text) => {
  expect(unguardedIn({ path: "app/features/home/pages/x.tsx", text }).length).toBeGreaterThan(0);
});

test.each([
  'export function loader(args) { requireAccess("public", args); return null; }',
  'export async function action(args) { const { deps, viewer } = requireAccess("public", args); return deps; }',
])("the guards test accepts: %s", (text) => {
  expect(unguardedIn({ path: "app/features/home/pages/x.tsx", text })).toEqual([]);
});
