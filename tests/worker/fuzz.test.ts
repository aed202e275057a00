import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createRandom, type Random } from "#content/generator/random.ts";
import { door, fromOurPage, ORIGIN } from "#tests/support/door.ts";
import { everyRoute } from "#tests/support/every-route.ts";
import { givenBank, givenStudent } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { anyJson, anyText, inAddress } from "#tests/support/nasty-input.ts";
import { SWEEP_STEP } from "#tests/support/sweep.ts";
import { callables } from "#workers/callables/index.ts";

const SLOWEST_MS = 2000;
const LONGEST_ERROR = 2048;
/** More of what is cheap to ask, so that there are ten thousand in a minute. */
const COUNTS = { addresses: 2000, searches: 2000, calls: 4500, forms: 500, cookies: 1000 };

let cookie: string;
let codes: string[];
let patterns: { id: string; path: string }[];

// The router says what it could not decode or match; that is not of interest here.
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
afterAll(() => void warnings.mockRestore());

beforeAll(async () => {
  const bank = await givenBank(150);
  codes = bank.map(({ code }) => code);
  cookie = await givenStudent();
  patterns = everyRoute({ questionId: codes[0] ?? "" }).flatMap(({ id, paths }) =>
    paths.map((path) => ({ id, path })),
  );
});

type Asked = { path: string; init: Parameters<typeof door.send>[1] };

async function timed({ path, init }: Asked) {
  const started = performance.now();
  const response = await door.send(path, init);
  const text = await response.text();
  return { response, text, took: performance.now() - started };
}

/** Sends a request, and says what is wrong with the response: a failure of ours, or a long wait. */
async function trouble(asked: Asked): Promise<string | null> {
  const { path, init } = asked;
  let { response, text, took } = await timed(asked);
  // A busy machine is slow once, a costly input always.
  if (took > SLOWEST_MS) ({ response, text, took } = await timed(asked));
  const told = `${init?.method ?? "GET"} ${path.slice(0, 200)} ${String(init?.body ?? "").slice(0, 200)}`;
  if (response.status >= 500) return `${response.status} ${told}`;
  if (took > SLOWEST_MS) return `${Math.round(took)} ms ${told}`;
  const long = path.startsWith("/callable/") && response.status >= 400 && text.length > LONGEST_ERROR;
  return long ? `${text.length} bytes ${told}` : null;
}

/** Sends generated requests, so many or a tenth of them; every one must be answered. */
async function expectNoTrouble(count: number, seed: number, make: (random: Random) => Asked): Promise<void> {
  const random = createRandom(seed);
  const troubles: string[] = [];
  let sent = 0;
  while (sent < count / SWEEP_STEP) {
    const asked = make(random);
    if (!URL.canParse(ORIGIN + asked.path)) continue;
    sent += 1;
    const found = await trouble(asked);
    if (found) troubles.push(found);
  }
  expect(troubles.slice(0, 20)).toEqual([]);
}

const parameters = [
  "q",
  "instituicao",
  "disciplina",
  "assunto",
  "tipo",
  "dificuldade",
  "dificuldade-inep",
  "dificuldade-respostas",
  "de",
  "ate",
  "resolucao",
  "minhas",
  "ordem",
  "apos",
  "antes",
  "lugar",
  "busca",
  "redirect",
  "login",
  "p",
  "_data",
  "index",
];
/** Values that mean something, so that more than the first check is reached. */
const sound = [
  "relevancia",
  "certas",
  "erradas",
  "nao-respondidas",
  "sim",
  "1,2,3",
  "ENEM,ITA",
  "2010",
  "energia",
  "5001",
];

function anyQuery(random: Random): string {
  const pairs = Array.from({ length: random.int(0, 5) }, () => {
    const value = random.chance(0.4) ? random.pick([...sound, random.pick(codes)]) : anyText(random);
    return `${random.pick(parameters)}=${inAddress(random, value)}`;
  });
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function asker(random: Random): { cookie?: string } {
  return random.chance(0.5) ? { cookie } : {};
}

it("sends at least ten thousand", () => {
  expect(Object.values(COUNTS).reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(10_000);
});

describe("nothing that is sent breaks anything or takes long (SEC-30):", () => {
  it("addresses", { timeout: 600_000 }, async () => {
    await expectNoTrouble(COUNTS.addresses, 1, (random) => {
      const { id, path } = random.pick(patterns);
      const parts = path
        .split("/")
        .map((part) => (random.chance(0.3) ? inAddress(random, anyText(random)) : part));
      const extra = random.chance(0.2) ? `/${inAddress(random, anyText(random))}` : "";
      const query = random.chance(0.3) ? `?_data=${encodeURIComponent(id)}` : anyQuery(random);
      const address = `/${parts.join("/")}${extra}`.replace(/^\/+/, "/");
      return {
        path: (address + query).slice(0, 12_000),
        init: { ...asker(random), method: random.chance(0.05) ? "HEAD" : "GET" },
      };
    });
  });

  it("searches and their filters", { timeout: 600_000 }, async () => {
    const routes = [
      "features/questions/pages/search",
      "features/questions/pages/question",
      "features/questions/pages/search-counts",
    ];
    await expectNoTrouble(COUNTS.searches, 2, (random) => {
      const id = random.pick(routes);
      const path = id.endsWith("question")
        ? `/q/${random.pick(codes)}`
        : id.endsWith("counts")
          ? "/contagens"
          : "/questoes";
      const query = anyQuery(random);
      return { path: `${path}${query || "?"}&_data=${encodeURIComponent(id)}`, init: asker(random) };
    });
  });

  it("calls", { timeout: 600_000 }, async () => {
    const names = [...Object.keys(callables), "answerQuestion", "answerQuestion", "nada"];
    const fields = [
      "qid",
      "userAnswer",
      "operationId",
      "gabarito",
      "email",
      "password",
      "token",
      "id",
      "data",
    ];
    await expectNoTrouble(COUNTS.calls, 3, (random) => {
      const entries = Array.from({ length: random.int(0, 5) }, () => [random.pick(fields), anyJson(random)]);
      const data = {
        ...(random.chance(0.5) && { qid: random.pick(codes), userAnswer: "B" }),
        ...Object.fromEntries(entries),
      };
      const whole = random.chance(0.8) ? JSON.stringify({ data }) : JSON.stringify(anyJson(random));
      const body = random.chance(0.1)
        ? whole.slice(0, random.int(0, whole.length))
        : random.chance(0.05)
          ? anyText(random)
          : whole;
      const headers = { ...fromOurPage, ...freshAddress(), "Content-Type": "application/json" };
      const method = random.chance(0.03) ? "PUT" : "POST";
      return { path: `/callable/${random.pick(names)}`, init: { ...asker(random), method, headers, body } };
    });
  });

  it("forms", { timeout: 600_000 }, async () => {
    const actions = everyRoute().filter(({ hasAction }) => hasAction);
    const fields = ["email", "password", "redirect", "name", "firstName", "intent", "id"];
    const types = [
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "application/json",
      "",
    ];
    await expectNoTrouble(COUNTS.forms, 4, (random) => {
      const pairs = Array.from({ length: random.int(0, 5) }, () => [random.pick(fields), anyText(random)]);
      const type = random.chance(0.8) ? types[0] : random.pick(types);
      const headers = { ...fromOurPage, ...freshAddress(), "Content-Type": type ?? "" };
      const body = random.chance(0.9) ? new URLSearchParams(pairs).toString() : anyText(random);
      const path = random.pick(random.pick(actions).paths);
      return {
        path: random.chance(0.2) ? `${path}?index` : path,
        init: { ...asker(random), method: "POST", headers, body },
      };
    });
  });

  it("cookies", { timeout: 600_000 }, async () => {
    const token = cookie.split("; ")[0]?.split("=")[1] ?? "";
    await expectNoTrouble(COUNTS.cookies, 5, (random) => {
      const parts = token.split(".").map((part) => (random.chance(0.4) ? anyText(random) : part));
      const values = [anyText(random), parts.join("."), token.slice(0, random.int(0, token.length))];
      const names = ["__session", "farol_sessao", "tema", ""];
      const pairs = Array.from(
        { length: random.int(1, 4) },
        () => `${random.pick(names)}=${random.pick(values)}`,
      );
      const header = pairs
        .join(random.pick(["; ", ";", " ;;"]))
        .replace(/[^\x20-\x7e]/g, "")
        .trim();
      return { path: "/questoes?_data=root", init: { cookie: header.slice(0, 8000) } };
    });
  });
});
