import { beforeAll, expect, it } from "vitest";
import { door } from "#tests/support/door.ts";
import { givenQuestion, givenStudent } from "#tests/support/given.ts";
import { gzipSize } from "#tests/support/gzip.ts";

/** Bytes (P22). */
const MOST_SCRIPT = 20 * 1024;
const LONGEST_LOADER = 3 * 1024;
/** What a browser fetches as a script by itself. */
const FETCHED = /<script\b[^>]*\bsrc=|<script\b[^>]*type="module"|rel="(?:modulepreload|preload)"[^>]*\.js"/;

let code: string;
let cookie: string;

beforeAll(async () => {
  code = (await givenQuestion()).code;
  cookie = await givenStudent();
});

function scriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script nonce="[^"]*"[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = ""]) => text);
}

it.each([
  ["/"],
  ["/questoes"],
  ["/q/"],
  ["/provas-anteriores"],
  ["/materiais"],
  ["/sobre"],
  ["/planos"],
  ["/blog/plano-de-estudos-vestibular-ita"],
])("a visitor's %s has no script to fetch before the first need, and at most 20 KB in it", async (path) => {
  const response = await door.send(path === "/q/" ? `/q/${code}` : path);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).not.toMatch(FETCHED);
  expect(await gzipSize(scriptsOf(html).join("\n"))).toBeLessThan(MOST_SCRIPT);
});

it("the loader is at most 3 KB, and starts at once only for whom it must", async () => {
  const read = async (path: string, sent = {}) => scriptsOf(await (await door.send(path, sent)).text());
  const [guards = ""] = await read("/questoes");
  const loader = guards.slice(guards.lastIndexOf(";(function"));
  expect(loader).toContain("farolApplication");
  expect(loader.length).toBeLessThan(LONGEST_LOADER);
  const atOnce = async (path: string, sent = {}) =>
    (await read(path, sent)).at(-1)?.includes('"atOnce":true');
  expect(await atOnce("/questoes")).toBe(false);
  expect(await atOnce("/questoes?login=true")).toBe(true);
  expect(await atOnce("/questoes?promo=plantel")).toBe(true);
  expect(await atOnce("/questoes", { cookie })).toBe(true);
});
