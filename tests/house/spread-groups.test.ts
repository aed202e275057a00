import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";
import { lineOf, parse, walk } from "./syntax.ts";

const files = filesUnder(["app", "workers"], [".ts", ".tsx"]);

type Declared = ts.FunctionDeclaration;
const functions = new Map<string, Declared[]>();
for (const file of files)
  for (const statement of parse(file).statements)
    if (ts.isFunctionDeclaration(statement) && statement.name)
      functions.set(statement.name.text, [...(functions.get(statement.name.text) ?? []), statement]);

/** A call that makes statements is given the database first. */
function makesStatements(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node)) return false;
  const [first] = node.arguments;
  if (!first) return false;
  return ts.isIdentifier(first)
    ? first.text === "db"
    : ts.isPropertyAccessExpression(first) && first.name.text === "db";
}

function callsIn(node: ts.Node): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  walk(node, (each) => {
    if (makesStatements(each)) found.push(each);
  });
  return found;
}

/** The object literals that a function returns, wherever in it. */
function returnedBy(declared: Declared): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  walk(declared, (node) => {
    if (ts.isReturnStatement(node) && node.expression && ts.isObjectLiteralExpression(node.expression))
      found.push(node.expression);
  });
  return found;
}

function namesOf(property: ts.ObjectLiteralElementLike): string[] {
  if (!ts.isSpreadAssignment(property))
    return property.name && ts.isIdentifier(property.name) ? [property.name.text] : [];
  return callsIn(property.expression).flatMap(({ expression }) => {
    const name = ts.isIdentifier(expression) ? expression.text : "";
    const groups = (functions.get(name) ?? []).flatMap(returnedBy);
    return [...new Set(groups.flatMap(namesIn))];
  });
}

/** The names in a group of statements, those of groups spread into it too; each as often as it is given. */
function namesIn(literal: ts.ObjectLiteralExpression): string[] {
  return literal.properties.flatMap(namesOf);
}

/** The literals of a text that spread a group of statements among others. */
function spreading(source: ts.SourceFile): ts.ObjectLiteralExpression[] {
  const found: ts.ObjectLiteralExpression[] = [];
  walk(source, (node) => {
    if (!ts.isObjectLiteralExpression(node) || node.properties.length < 2) return;
    if (node.properties.some((each) => ts.isSpreadAssignment(each) && callsIn(each.expression).length > 0))
      found.push(node);
  });
  return found;
}

const repeatedIn = (literal: ts.ObjectLiteralExpression) => {
  const names = namesIn(literal);
  return names.filter((name, index) => names.indexOf(name) !== index);
};

test("no two groups of statements spread into one batch share a name: the first would be lost (decision 084)", () => {
  const literals = files.flatMap((file) => {
    const source = parse(file);
    return spreading(source).map((literal) => ({ file, source, literal }));
  });
  expect(literals.length).toBeGreaterThan(30);
  const unread = literals.flatMap(({ file, source, literal }) =>
    literal.properties.flatMap((each) =>
      ts.isSpreadAssignment(each) && callsIn(each.expression).length > 0 && namesOf(each).length === 0
        ? [`${file.path}:${lineOf(source, each)}`]
        : [],
    ),
  );
  expect(unread, "write what the group returns as a literal, so that its names can be read").toEqual([]);
  const lost = literals.flatMap(({ file, source, literal }) =>
    repeatedIn(literal).map((name) => `${file.path}:${lineOf(source, literal)} ${name}`),
  );
  expect(lost).toEqual([]);
});

test("a name that is spread and written, or spread twice, is found", () => {
  const name = "endMentorship";
  const text = `const a = { ...${name}(deps.db, 1), ...${name}(deps.db, 2) };`;
  const source = ts.createSourceFile("a.ts", text, ts.ScriptTarget.Latest, false);
  const [literal] = spreading(source);
  expect(literal && repeatedIn(literal).length).toBeGreaterThan(0);
});
