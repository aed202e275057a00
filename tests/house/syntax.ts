import ts from "typescript";
import type { ProjectFile } from "./source-files.ts";

/** One import of a file, of whatever form; `typeOnly` where nothing of it is left when the code runs. */
export type ImportOf = { target: string; typeOnly: boolean; line: number };

const parsed = new WeakMap<ProjectFile, ts.SourceFile>();

/** Parses a file once for all tests that look at it. */
export function parse(file: ProjectFile): ts.SourceFile {
  const source = parsed.get(file) ?? ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, false);
  parsed.set(file, source);
  return source;
}

/** The line a node starts on, from 1. */
export function lineOf(source: ts.SourceFile, node: ts.Node): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

/** Calls `visit` for a node and all below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

const imports = new WeakMap<ProjectFile, readonly ImportOf[]>();

/**
 * All imports of a file: static, `export … from`, `import()` and types of the form `import("…")`. Package names as
 * written, files of the project as paths from its root.
 */
export function importsOf(file: ProjectFile): readonly ImportOf[] {
  const found = imports.get(file) ?? findImports(file);
  imports.set(file, found);
  return found;
}

function findImports(file: ProjectFile): ImportOf[] {
  const source = parse(file);
  const found: ImportOf[] = [];
  function note(specifier: ts.Node | undefined, typeOnly: boolean, node: ts.Node): void {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    found.push({ target: targetOf(file.path, specifier.text), typeOnly, line: lineOf(source, node) });
  }
  for (const each of source.statements) {
    // `import { type A }` still imports the file when it runs: only `import type` does not.
    if (ts.isImportDeclaration(each))
      note(each.moduleSpecifier, each.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword, each);
    if (ts.isExportDeclaration(each)) note(each.moduleSpecifier, each.isTypeOnly, each);
  }
  if (/\bimport\(/.test(file.text))
    walk(source, (node) => {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
        note(node.arguments[0], false, node);
      if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
        note(node.argument.literal, true, node);
    });
  return found;
}

/** "#app/x.ts" and "../x.ts" become "app/x.ts"; a package's name retains its scope without the subpath. */
function targetOf(from: string, specifier: string): string {
  const [bare = ""] = specifier.split("?");
  if (bare.startsWith("#")) return bare.slice(1);
  if (bare.startsWith(".")) return new URL(bare, `file:///${from}`).pathname.slice(1);
  if (bare.includes(":")) return bare;
  return bare.split("/", bare.startsWith("@") ? 2 : 1).join("/");
}
