import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { door } from "#tests/support/door.ts";
import { dataAddress, everyRoute, seenBy } from "#tests/support/every-route.ts";
import { personas } from "#tests/support/personas.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { givenWorld, type World } from "#tests/support/world.ts";

/** Query parameters of the product's pages. */
const names = [
  ...[
    "feito",
    "feita",
    "ver",
    "formato",
    "ordem",
    "nivel",
    "olimpiada",
    "cor",
    "ano",
    "disciplina",
    "minhas",
  ],
  ...[
    "busca",
    "questao",
    "rascunho",
    "sessao",
    "usuario",
    "aviso",
    "excluir",
    "comentario",
    "error",
    "promo",
  ],
];
/** Words that every object knows, so that a plain one says something for them. */
const words = ["__proto__", "constructor"];

// The router says what it could not match; that is not of interest here.
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => void warnings.mockRestore());

let world: World;

beforeAll(async () => {
  world = await givenWorld();
});

const queries = words.flatMap((word) => [`feito=${word}`, names.map((name) => `${name}=${word}`).join("&")]);

/** Of each route the first persona who sees its page; an address with a query of its own retains it. */
function pagesShown() {
  const routes = everyRoute(world);
  const shown = new Map<string, { path: string; who: string }>();
  for (const { name } of personas)
    for (const { id, path } of seenBy(routes, name)) if (!shown.has(id)) shown.set(id, { path, who: name });
  return shown;
}

const withQuery = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

it("words that every object knows are words like any other, on every page and for everybody", {
  timeout: 600_000,
}, async () => {
  const failed: string[] = [];
  const ask = async (path: string, who: string) => {
    const response = await door.send(path, { cookie: world.cookies.get(who) });
    if (response.status >= 500) failed.push(`${response.status} ${path.slice(0, 80)} ${who}`);
    await response.arrayBuffer();
  };
  const shown = pagesShown();
  await someAtOnce(shown.values(), async ({ path, who }) => {
    for (const query of queries) await ask(withQuery(path, query), who);
  });
  // What an admin is shown beyond is decided by the data.
  const first = everyRoute(world).flatMap(({ addresses, ...route }) =>
    addresses.slice(0, 1).map((address) => ({ ...route, path: address.path })),
  );
  await someAtOnce(
    first.filter(({ hasLoader }) => hasLoader),
    async ({ id, path }) => {
      for (const query of queries) await ask(dataAddress(withQuery(path, query), id), "admin");
    },
  );
  expect(failed).toEqual([]);
  expect(shown.size).toBeGreaterThan(220);
});
