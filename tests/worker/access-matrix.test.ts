import * as build from "virtual:remix/server-build";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages } from "#tests/house/route-map.ts";
import { calls } from "#tests/support/access/call-table.ts";
import { actions, type Outcome, type Row, reads } from "#tests/support/access/table.ts";
import { openDoor } from "#tests/support/door.ts";
import { everyRoute, outcomesIn, routeId } from "#tests/support/every-route.ts";
import { freshMeters } from "#tests/support/fresh-meters.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { type Handler, oneOfEach } from "#tests/support/persona-classes.ts";
import { type Persona, personas } from "#tests/support/personas.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { givenWorld, type World } from "#tests/support/world.ts";
import { callables } from "#workers/callables/index.ts";

/** Parameters that are words and no objects. */
const WORDS = new Set([
  "institution",
  "institutionName",
  "year",
  "subject",
  "exam",
  "part",
  "format",
  "answer",
]);
/** Seeded by migrations, or one of the demo schools. */
const SEEDED = new Set(["schoolId", "topicId"]);

/** Routes that show no page of their own, and what they do. */
const WITHOUT_PAGE: Readonly<Record<string, string>> = {
  "/escolas": "leads to the own school, or to what schools are told",
  "/sair": "signs out",
  "/notificacoes/marcas": "takes what was read, and leads back",
  "/entrar/google": "leads to Google: tests/worker/accounts/google-sign-in.test.ts",
  "/entrar/google/retorno": "takes Google's answer: tests/worker/accounts/google-sign-in.test.ts",
  "/*": "is the page of what is not there",
};

let door = openDoor();
let world: World;
let cookies: World["cookies"];

beforeAll(async () => {
  world = await givenWorld();
  cookies = world.cookies;
});

beforeEach(() => {
  door = openDoor({ METER: freshMeters() });
});

function outcomeOf(response: Response): Outcome {
  const location = response.headers.get("Location");
  return location === null ? response.status : `${response.status} ${location}`;
}

async function outcomes(
  people: readonly Persona[],
  ask: (cookie: string | undefined) => Promise<Response>,
): Promise<Record<string, Outcome>> {
  const found = await someAtOnce(people, async ({ name }) => {
    const response = await ask(cookies.get(name));
    if (name !== "visitante" || response.status === 302)
      expect(response.headers.get("Cache-Control"), name).toMatch(/no-store/);
    await response.body?.cancel();
    return [name, outcomeOf(response)] as const;
  });
  return Object.fromEntries(found);
}

const callRows = Object.entries(calls).map(([name, row]) => ({ name, row }));
const actionRows = Object.entries(actions).map(([pattern, row], turn) => ({ pattern, row, turn }));

describe("the matrix of access (SEC-04)", () => {
  it("has a row for every route, for every action and for every callable, and no others", () => {
    expect(Object.keys(reads).sort()).toEqual(pages.map(({ pattern }) => pattern).sort());
    const writing = pages.filter(({ pattern }) => build.routes[routeId(pattern)]?.module.action);
    expect(Object.keys(actions).sort()).toEqual(writing.map(({ pattern }) => pattern).sort());
    expect(Object.keys(calls).sort()).toEqual(Object.keys(callables).sort());
    expect(personas).toHaveLength(26);
  });

  it("names nobody who does not exist", () => {
    const known = new Set(["everybody", "signed-in", ...personas.map(({ name }) => name)]);
    const rows: Row[] = [
      ...Object.values(reads).flatMap((each) => Object.values(each)),
      ...Object.values(actions),
      ...Object.values(calls),
    ];
    expect(rows.flatMap((row) => Object.keys(row)).filter((name) => !known.has(name))).toEqual([]);
  });

  it("shows somebody every route's page: the pages' sweeps look at no route's errors alone", () => {
    const unseen = everyRoute(world).filter(
      ({ addresses }) => !addresses.some(({ wanted }) => Object.values(wanted).includes(200)),
    );
    expect(unseen.map(({ pattern }) => pattern).sort()).toEqual(Object.keys(WITHOUT_PAGE).sort());
  });

  it("has an object of the world for every parameter of an address", () => {
    const lacking = Object.entries(reads).flatMap(([pattern, rows]) => {
      const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
      const objects = names.filter((name) => !WORDS.has(name) && !SEEDED.has(name));
      const most = Math.max(
        ...Object.keys(rows).map((path) => path.split("?")[0]?.match(/\{/g)?.length ?? 0),
      );
      return most < objects.length ? [`${pattern}: ${objects.join()}`] : [];
    });
    expect(lacking).toEqual([]);
  });

  it.each(callRows)("calling $name", async ({ name, row }) => {
    const ask = (cookie?: string) => door.callText(name, '{"data":{}}', { cookie, headers: freshAddress() });
    expect(await outcomes(personas, ask)).toEqual(outcomesIn(row));
  });

  it.each(actionRows)("sending an empty form to $pattern", async ({ pattern, row, turn }) => {
    const path = pattern.replace(":schoolId", "horizonte").replace("*", "uma/terra");
    const wanted = outcomesIn(row);
    const handler = build.routes[routeId(pattern)]?.module.action as Handler;
    const people = await oneOfEach(wanted, handler, { path, method: "POST", turn });
    const ask = (cookie?: string) => door.post(path, {}, { cookie, headers: freshAddress() });
    expect(await outcomes(people, ask)).toEqual(outcomesIn(row, people));
    if (pattern === "/sair") cookies = await world.newSessions(personas);
  });
});
