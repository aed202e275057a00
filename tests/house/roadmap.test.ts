import { expect, test } from "vitest";
import { hasPage } from "#app/platform/access/has-page.ts";
import { type Rule, type RuleName, rules } from "#app/platform/access/rules.ts";
import { redirects } from "#workers/redirects.ts";
import { addressesOf, pathFunctions } from "./path-functions.ts";
import { expressionOf, pages, pendingPages } from "./route-map.ts";
import { textOf } from "./source-files.ts";
import { specRedirects, specRoutes } from "./spec-routes.ts";

const pending = pendingPages();

/** A pattern without the names of its parameters: "/q/:questionId" and "/q/:id" are one route. */
function shape(pattern: string): string {
  return pattern.replace(/:\w+/g, ":");
}

const livePatterns = new Set(pages.map(({ pattern }) => shape(pattern)));
const pendingPatterns = new Set(pending.map(({ pattern }) => shape(pattern)));

/** The rule a page's loader opens with; a layout's or a resource's too. */
function ruleOf(file: string): string | undefined {
  return /export (?:async )?function loader\([^)]*\)[^{]*\{\s*[^;]*?requireAccess\("(\w+)"/.exec(
    textOf(`app/${file}`),
  )?.[1];
}

test("every route of the specification has a page, or waits in the roadmap: one of the two", () => {
  const routes = Object.keys(specRoutes);
  const stateOf = (pattern: string) => ({
    pattern,
    page: livePatterns.has(shape(pattern)),
    pending: pendingPatterns.has(shape(pattern)),
  });
  const wrong = routes.map(stateOf).filter(({ page, pending: waits }) => page === waits);
  expect(wrong, "take it out of docs/roadmap.md, or add it there").toEqual([]);
  expect(routes.length).toBeGreaterThan(70);
});

test("every redirect of the specification is answered, or waits in the roadmap: one of the two", () => {
  const answered = (path: string) => redirects.some((redirect) => redirect.path === path);
  const wrong = specRedirects.filter((path) => answered(path) === pendingPatterns.has(path));
  expect(wrong).toEqual([]);
});

test("the roadmap names each route of the specification once, with the specification's rule", () => {
  const wanted = pending.map(({ pattern }) => ({ pattern, rule: ruleInSpec(pattern) }));
  expect(pending).toEqual(wanted);
  expect(pendingPatterns.size).toBe(pending.length);
  expect(pending.filter(({ rule }) => !(rule in rules))).toEqual([]);
});

function ruleInSpec(pattern: string): RuleName | undefined {
  if ((specRedirects as readonly string[]).includes(pattern)) return "public";
  return Object.entries(specRoutes).find(([each]) => shape(each) === shape(pattern))?.[1];
}

test("every page of the specification opens with the specification's rule", () => {
  const specified = pages.filter(({ pattern }) => ruleInSpec(pattern));
  const found = specified.map(({ pattern, file }) => ({ pattern, rule: ruleOf(file) }));
  expect(found).toEqual(specified.map(({ pattern }) => ({ pattern, rule: ruleInSpec(pattern) })));
  expect(specified.length).toBeGreaterThan(10);
});

test("every rule is some route's, and every row of the tables is a rule", () => {
  const used = [...Object.values(specRoutes), ...pages.flatMap(({ file }) => ruleOf(file) ?? [])];
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

test("nobody is sent to a page that is not there yet", () => {
  const used = new Set(pages.map(({ file }) => ruleOf(file)));
  const denials = Object.entries(rules as Record<string, Rule>).filter(([name]) => used.has(name));
  const lost = denials.filter(([, { denied }]) => typeof denied === "object" && !hasPage(denied.goTo));
  expect(lost).toEqual([]);
});
