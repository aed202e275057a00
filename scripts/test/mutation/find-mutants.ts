import ts from "typescript";
import type { ProjectFile } from "../../../tests/house/source-files.ts";
import { lineOf } from "../../../tests/house/syntax.ts";

/** A change of the text from `start` to `end` of a file; `id` from 1. */
export type Mutant = {
  id: number;
  path: string;
  line: number;
  kind: string;
  start: number;
  end: number;
  original: string;
  /** An expression, or for a whole statement nothing. */
  replacement: string;
};
type Change = Pick<Mutant, "kind" | "replacement">;

const { SyntaxKind } = ts;
const operators = new Map<ts.SyntaxKind, [kind: string, sign: string]>([
  [SyntaxKind.LessThanToken, ["boundary", "<="]],
  [SyntaxKind.LessThanEqualsToken, ["boundary", "<"]],
  [SyntaxKind.GreaterThanToken, ["boundary", ">="]],
  [SyntaxKind.GreaterThanEqualsToken, ["boundary", ">"]],
  [SyntaxKind.EqualsEqualsEqualsToken, ["equality", "!=="]],
  [SyntaxKind.ExclamationEqualsEqualsToken, ["equality", "==="]],
  [SyntaxKind.PlusToken, ["arithmetic", "-"]],
  [SyntaxKind.MinusToken, ["arithmetic", "+"]],
  [SyntaxKind.AsteriskToken, ["arithmetic", "/"]],
  [SyntaxKind.SlashToken, ["arithmetic", "*"]],
  [SyntaxKind.PercentToken, ["arithmetic", "*"]],
  [SyntaxKind.AmpersandAmpersandToken, ["logical", "||"]],
  [SyntaxKind.BarBarToken, ["logical", "&&"]],
]);

/** Where a literal is a value of its own: no key, no module's name, no type. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent))
    return false;
  return !("name" in parent && parent.name === node);
}

function changeOf(node: ts.Node): Change | null {
  if (ts.isBinaryExpression(node)) {
    const [kind, sign] = operators.get(node.operatorToken.kind) ?? [];
    const text = `(${node.left.getText()}) ${sign} (${node.right.getText()})`;
    const joinsTexts = kind === "arithmetic" && /["'`]/.test(text);
    return kind && !joinsTexts ? { kind, replacement: text } : null;
  }
  if (ts.isIfStatement(node.parent) && node.parent.expression === node) {
    const { thenStatement } = node.parent;
    const leaves = ts.isReturnStatement(thenStatement) || ts.isThrowStatement(thenStatement);
    return leaves ? { kind: "early return", replacement: "false" } : null;
  }
  if (ts.isExpressionStatement(node)) {
    const { expression } = node;
    const call = ts.isAwaitExpression(expression) ? expression.expression : expression;
    return ts.isCallExpression(call) ? { kind: "call removed", replacement: "" } : null;
  }
  return literalChange(node);
}

function literalChange(node: ts.Node): Change | null {
  if (node.kind === SyntaxKind.TrueKeyword)
    return isValue(node) ? { kind: "literal", replacement: "false" } : null;
  if (node.kind === SyntaxKind.FalseKeyword)
    return isValue(node) ? { kind: "literal", replacement: "true" } : null;
  if (ts.isNumericLiteral(node))
    return isValue(node)
      ? { kind: "literal", replacement: `${Number(node.text.replaceAll("_", "")) + 1}` }
      : null;
  if (ts.isStringLiteral(node) && isValue(node) && !ts.isJsxAttribute(node.parent))
    return { kind: "literal", replacement: node.text === "" ? '"x"' : '""' };
  return null;
}

/** Every mutant of a file, those inside types left out. */
function mutantsOf({ path, text }: ProjectFile): Omit<Mutant, "id">[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Omit<Mutant, "id">[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node) || ts.isImportDeclaration(node)) return;
    const change = node.parent ? changeOf(node) : null;
    const [start, end] = [node.getStart(source), node.getEnd()];
    if (change)
      found.push({
        ...change,
        path,
        line: lineOf(source, node),
        start,
        end,
        original: text.slice(start, end),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mutants drawn at random, of each kind in turn, since literals are most of them. None lies inside another one. */
export function sampleMutants(files: readonly ProjectFile[], count: number, seed: number): Mutant[] {
  const random = randomOf(seed);
  const drawn = files
    .flatMap(mutantsOf)
    .map((mutant) => ({ mutant, place: random() }))
    .sort((one, other) => one.place - other.place);
  const kinds = [...new Set(drawn.map(({ mutant }) => mutant.kind))].sort();
  const ofKind = kinds.map((kind) => drawn.filter(({ mutant }) => mutant.kind === kind));
  const inTurn = drawn.flatMap((_, round) => ofKind.flatMap((each) => each[round] ?? []));
  const chosen: Mutant[] = [];
  for (const { mutant } of inTurn) {
    if (chosen.length === count) break;
    const { path, start, end } = mutant;
    if (chosen.some((each) => each.path === path && start < each.end && each.start < end)) continue;
    chosen.push({ ...mutant, id: chosen.length + 1 });
  }
  return chosen;
}

/** A file's text with all its mutants, each of which takes effect where `globalThis.mutant` is its number. */
export function withMutants(text: string, mutants: readonly Mutant[]): string {
  return mutants
    .toSorted((one, other) => other.start - one.start)
    .reduce((sum, { id, start, end, original, replacement }) => {
      const switched =
        replacement === ""
          ? `if (globalThis.mutant !== ${id}) { ${original} }`
          : `(globalThis.mutant === ${id} ? (${replacement}) : (${original}))`;
      return sum.slice(0, start) + switched + sum.slice(end);
    }, text);
}
