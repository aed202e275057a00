import { expect, test } from "vitest";
import { hasPage } from "#app/platform/access/has-page.ts";
import { type Rule, type RuleName, rules } from "#app/platform/access/rules.ts";
import { redirects } from "#workers/redirects.ts";
import { addressesOf, pathFunctions } from "./path-functions.ts";
import { requiredRedirects, requiredRoutes } from "./required-routes.ts";
import { expressionOf, pages } from "./route-map.ts";
import { textOf } from "./source-files.ts";

/** A pattern without the names of its parameters: "/q/:questionId" and "/q/:id" are one route. */
function shape(pattern: string): string {
  return pattern.replace(/:\w+/g, ":");
}

const livePatterns = new Set(pages.map(({ pattern }) => shape(pattern)));

/** The rule a page's loader opens with; a layout's or a resource's too. */
function ruleOf(file: string): string | undefined {
  return /export (?:async )?function loader\([^)]*\)[^{]*\{\s*[^;]*?requireAccess\("(\w+)"/.exec(
    textOf(`app/${file}`),
  )?.[1];
}

test("every required route has a page", () => {
  const routes = Object.keys(requiredRoutes);
  expect(routes.filter((pattern) => !livePatterns.has(shape(pattern)))).toEqual([]);
  expect(routes.length).toBeGreaterThan(70);
});

test("every required redirect is answered", () => {
  expect(requiredRedirects.filter((path) => !redirects.some((redirect) => redirect.path === path))).toEqual(
    [],
  );
});

test("docs/requirements/routes.md names each required route once, with its rule", () => {
  const rows = [...textOf("docs/requirements/routes.md").matchAll(/^\| `(\/[^`]*)` \| `(\w+)` \| .+ \|$/gm)];
  const written = rows.map(([, pattern = "", rule = ""]) => [pattern, rule]);
  expect(Object.fromEntries(written)).toEqual(requiredRoutes);
  expect(written.length).toBe(Object.keys(requiredRoutes).length);
});

test("docs/requirements/access.md has a row for each rule that a required route opens with", () => {
  const text = textOf("docs/requirements/access.md");
  const used = [...new Set(Object.values(requiredRoutes))];
  expect(used.filter((rule) => !text.includes(`| \`${rule}\``))).toEqual([]);
});

function ruleRequired(pattern: string): RuleName | undefined {
  return Object.entries(requiredRoutes).find(([each]) => shape(each) === shape(pattern))?.[1];
}

test("every required page opens with the required rule", () => {
  const required = pages.filter(({ pattern }) => ruleRequired(pattern));
  const found = required.map(({ pattern, file }) => ({ pattern, rule: ruleOf(file) }));
  expect(found).toEqual(required.map(({ pattern }) => ({ pattern, rule: ruleRequired(pattern) })));
  expect(required.length).toBeGreaterThan(70);
});

test("every rule is some route's, and every row of the tables is a rule", () => {
  const used = [...Object.values(requiredRoutes), ...pages.flatMap(({ file }) => ruleOf(file) ?? [])];
  expect([...new Set(used)].sort()).toEqual(Object.keys(rules).sort());
});

test("the menu and the redirects see the pages that there are, and no others", () => {
  const inMap = addressesOf(pathFunctions).filter(({ path }) =>
    pages.some(({ pattern }) => !/^\/[:*]/.test(pattern) && expressionOf(pattern).test(path)),
  );
  expect(inMap.filter(({ path }) => !hasPage(path))).toEqual([]);
  expect(
    ["/uma-palavra", "/escolas/azambuja", "/q", "/geral/x", "/questoes/a/b/c/d"].filter(hasPage),
  ).toEqual([]);
  expect(
    ["/", "/geral", "/geral?aba=1", "/termos/#uso", "/questoes/ITA/2019", "/q/7K2M9XQ4"].every(hasPage),
  ).toBe(true);
});

test("nobody is sent to a page that is not there", () => {
  const used = new Set(pages.map(({ file }) => ruleOf(file)));
  const denials = Object.entries(rules as Record<string, Rule>).filter(([name]) => used.has(name));
  const lost = denials.filter(([, { denied }]) => typeof denied === "object" && !hasPage(denied.goTo));
  expect(lost).toEqual([]);
});
