import * as build from "virtual:remix/server-build";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages } from "#tests/house/route-map.ts";
import { openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshMeters } from "#tests/support/fresh-meters.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { givenPersonas, type Persona, personas } from "#tests/support/personas.ts";
import { sweepOf } from "#tests/support/sweep.ts";
import { callables } from "#workers/callables/index.ts";
import { actions, type Outcome, type Row, reads } from "./access-table.ts";
import { calls } from "./call-access-table.ts";

/** Beside the first of each outcome, one of so many people is asked for whole pages. */
const WHOLE_PAGE_STEP = 6;

let door = openDoor();
let cookies = new Map<string, string | undefined>();
let newSessions: Awaited<ReturnType<typeof givenPersonas>>["newSessions"];
let questionCode = "";
let studentId = "";

beforeAll(async () => {
  questionCode = (await givenQuestion({ solution: null, hint: null, explanation: null })).code;
  const given = await givenPersonas();
  newSessions = given.newSessions;
  studentId = given.ids.get("aluna") ?? "";
  cookies = await newSessions(personas);
});

beforeEach(() => {
  door = openDoor({ METER: freshMeters() });
});

/** What the table says of each of these people, the exceptions after the rule. */
function expected({ everybody, ...others }: Row, people: readonly Persona[]): Record<string, Outcome> {
  const outcomes = people.map(({ name, account }) => {
    const signedIn = account ? others["signed-in"] : undefined;
    return [name, others[name] ?? signedIn ?? everybody] as const;
  });
  return Object.fromEntries(outcomes);
}

/** A document's answer: its status, with the address where it leads elsewhere. */
function outcomeOf(response: Response): Outcome {
  const location = response.headers.get("Location");
  return location === null ? response.status : `${response.status} ${location}`;
}

/** The answer to a request for data alone. Remix sends redirects as headers of an empty answer, so that its own code follows. */
function dataOutcomeOf(response: Response): Outcome {
  const location = response.headers.get("X-Remix-Redirect");
  return location === null
    ? response.status
    : `${Number(response.headers.get("X-Remix-Status"))} ${location}`;
}

async function outcomes(
  people: readonly Persona[],
  ask: (cookie: string | undefined) => Promise<Response>,
  read: (response: Response) => Outcome,
): Promise<Record<string, Outcome>> {
  const found: [string, Outcome][] = [];
  for (const { name } of people) {
    const response = await ask(cookies.get(name));
    found.push([name, read(response)]);
    if (name !== "visitante" || response.status === 302)
      expect(response.headers.get("Cache-Control"), name).toMatch(/no-store/);
    await response.body?.cancel();
  }
  return Object.fromEntries(found);
}

/**
 * Those for whom a whole page is rendered: who meets an outcome first, and others by turns, from one case to the next. What
 * decides is asked for everybody by the same guards as data, at a fraction of the cost.
 */
function withWholePages(wanted: Record<string, Outcome>, people: readonly Persona[], row: number): Persona[] {
  const met = new Set<Outcome | undefined>();
  return people.filter(({ name }, index) => {
    const first = !met.has(wanted[name]);
    met.add(wanted[name]);
    return first || (index + row) % WHOLE_PAGE_STEP === 0;
  });
}

/** The id Remix gives the route of a pattern: its file without the ending. */
function routeId(pattern: string): string {
  return pages.find((page) => page.pattern === pattern)?.file.replace(/\.tsx?$/, "") ?? "";
}

/** The cases of the matrix, each with the people who try it: from one case to the next another part of a sweep. */
function withPeople<Case>(cases: readonly Case[]): (Case & { people: Persona[]; index: number })[] {
  return cases.map((each, index) => ({ ...each, index, people: sweepOf(personas, index) }));
}

const readRows = withPeople(
  Object.entries(reads).flatMap(([pattern, rows]) =>
    Object.entries(rows).map(([address, row]) => ({ pattern, address, row })),
  ),
);
const callRows = withPeople(Object.entries(calls).map(([name, row]) => ({ name, row })));
const actionRows = withPeople(Object.entries(actions).map(([pattern, row]) => ({ pattern, row })));

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
    const rows = [...readRows.map(({ row }) => row), ...Object.values(actions), ...Object.values(calls)];
    expect(rows.flatMap((row) => Object.keys(row)).filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(readRows)("$address, as a page and as data", async ({ pattern, address, row, people, index }) => {
    const path = address.replace("{question}", questionCode).replace("{aluna}", studentId);
    const wanted = expected(row, people);
    const readers = withWholePages(wanted, people, index);
    const pages = await outcomes(
      readers,
      (cookie) => door.send(path, { cookie, headers: freshAddress() }),
      outcomeOf,
    );
    expect(pages).toEqual(expected(row, readers));
    const data = dataAddress(path, routeId(pattern));
    expect(
      await outcomes(people, (cookie) => door.send(data, { cookie, headers: freshAddress() }), dataOutcomeOf),
    ).toEqual(wanted);
  });

  it.each(callRows)("calling $name", async ({ name, row, people }) => {
    const ask = (cookie?: string) => door.callText(name, '{"data":{}}', { cookie, headers: freshAddress() });
    expect(await outcomes(people, ask, outcomeOf)).toEqual(expected(row, people));
  });

  it.each(actionRows)("sending an empty form to $pattern", async ({ pattern, row, people }) => {
    const path = pattern.replace(":schoolId", "horizonte").replace("*", "uma/terra");
    const ask = (cookie?: string) => door.post(path, {}, { cookie, headers: freshAddress() });
    expect(await outcomes(people, ask, outcomeOf)).toEqual(expected(row, people));
    if (pattern === "/sair") cookies = await newSessions(personas);
  });
});
