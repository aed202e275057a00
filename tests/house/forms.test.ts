import ts from "typescript";
import { expect, test } from "vitest";
import { filesUnder, isPresent, type ProjectFile, placesOf } from "./source-files.ts";
import { importsOf, lineOf, parse, walk } from "./syntax.ts";

const RECIPE = "app/platform/forms/pages/handle-form.server.ts";
/** Lines of an action that stays in its page. */
const LONGEST_ACTION = 20;
/** What runs the question editor's form for the pages that have one. */
const EDITOR_RECIPE = "app/features/bank/pages/handle-draft.server.ts";

const app = filesUnder(["app", "workers"], [".ts", ".tsx"]);
const pages = app.filter(({ path }) => /^app\/(?:features\/[\w-]+|shell)\/pages\//.test(path));

/** Where a form is read, or its reply handled, past the recipe. */
function detoursIn(file: ProjectFile): string[] {
  const rules = [
    { pattern: /\.formData\(\)/, only: [RECIPE], instead: "read it with handleForm or readForm" },
    {
      pattern: /\buseActionData\b/,
      only: ["app/platform/forms/hooks/use-form.ts"],
      instead: "use useForm or usePageForm",
    },
    {
      pattern: /\btexts?\("(?:password|current|confirmation|token)"/,
      only: ["workers/callables/accounts.ts"],
      instead: "read it with form.secret: what is read as text goes back to the browser",
    },
  ];
  return rules
    .filter(({ only }) => !only.includes(file.path))
    .flatMap(({ pattern, instead }) => placesOf(file, pattern).map((place) => `${place}: ${instead}`));
}

/** What is wrong with the action of a page: too long, or with a reply of its own shape. */
function actionFaults(file: ProjectFile): string[] {
  const source = parse(file);
  const faults: string[] = [];
  for (const statement of source.statements) {
    if (!ts.isFunctionDeclaration(statement) || statement.name?.text !== "action") continue;
    const first = lineOf(source, statement);
    const length = source.getLineAndCharacterOfPosition(statement.end).line + 2 - first;
    if (length > LONGEST_ACTION)
      faults.push(`${file.path}:${first}: move the action's ${length} lines to <page>-action.server.ts`);
    walk(statement, (node) => {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "json")
        faults.push(`${file.path}:${lineOf(source, node)}: reply through handleForm`);
    });
  }
  return faults;
}

/** A server file of a page that works on forms, under another name than the page's. */
function isMisnamed(file: ProjectFile): boolean {
  const uses = importsOf(file).some(({ target }) => target === RECIPE);
  if (!uses || !/\.server\.ts$/.test(file.path) || file.path === EDITOR_RECIPE) return false;
  const [, folder, page] = /^(.*)\/([\w-]+)-action\.server\.ts$/.exec(file.path) ?? [];
  return !folder?.endsWith(`/${page}`) || !isPresent(`${folder}.tsx`);
}

test("a form is read, and its reply handled, in one way", () => {
  expect(app.flatMap(detoursIn)).toEqual([]);
});

test("every action is short, and replies in one shape", () => {
  expect(pages.flatMap(actionFaults)).toEqual([]);
});

test("a long action is beside its page's parts, named <page>/<page>-action.server.ts", () => {
  expect(pages.filter(isMisnamed).map(({ path }) => path)).toEqual([]);
});

test.each([
  "const form = await args.request.formData();",
  "const posted = useActionData<Reply>();",
  'const password = form.text("password");',
])("the forms test refuses: %s", (text) => {
  expect(detoursIn({ path: "app/features/home/pages/x.tsx", text })).toHaveLength(1);
});

test.each([
  "export function action(args) {\n  return json({ done: true });\n}",
  `export function action(args) {\n${"  step();\n".repeat(19)}}`,
])("the forms test refuses an action: %j", (text) => {
  expect(actionFaults({ path: "app/features/home/pages/x.tsx", text })).toHaveLength(1);
});

test("the forms test knows the name of a page's action", () => {
  const text = 'import { handleForm } from "#app/platform/forms/pages/handle-form.server.ts";';
  const misnamed = (path: string) => isMisnamed({ path, text });
  expect(misnamed("app/features/home/pages/account/account-action.server.ts")).toBe(false);
  expect(misnamed("app/features/home/pages/account/answer-account.server.ts")).toBe(true);
  expect(misnamed("app/features/home/pages/account-action.server.ts")).toBe(true);
});
