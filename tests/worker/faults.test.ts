import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { recountPanels } from "#app/features/bank/services/storing/recount-panels.server.ts";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door, ORIGIN, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { type Fault, faults, faultyDatabase } from "#tests/support/faulty-database.ts";
import {
  freshId,
  givenPerson,
  givenQuestion,
  numberOf,
  ordsOf,
  type Person,
  type StoredQuestion,
  signedIn,
  visitorDeps,
} from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { attemptsOf, chosenLetters, countersOf, ledgerOf } from "#tests/support/ledger.ts";
import { buildContext } from "#workers/build-deps.ts";

const MESSAGE = "Não conseguimos falar com o acervo agora";
/** Longest wait for an answer (REL-03), in milliseconds. A database that stalls never answers. */
const PATIENCE_MS = 8_000;

/** Words of SQL and of stack traces. */
const INSIDE = /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|VALUES)\b|Failed query|params:|\bat \w+ \(/;

let question: StoredQuestion;

beforeAll(async () => {
  question = await givenQuestion();
  // The product loads with its first request, which no fault below should wait for.
  await door.send("/geral", { cookie: await signedIn(await givenPerson()) });
});

const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);
const timers = vi.spyOn(globalThis, "setTimeout");

afterAll(() => {
  const deadlines = timers.mock.calls.flatMap(([late, milliseconds = 0]) =>
    String(late).includes("did not answer in time") ? [milliseconds] : [],
  );
  expect(deadlines.length).toBeGreaterThan(0);
  expect(Math.max(...deadlines)).toBeLessThan(PATIENCE_MS);
  timers.mockRestore();
  const logged = JSON.stringify(warnings.mock.calls);
  expect(warnings).toHaveBeenCalled();
  expect(INSIDE.test(logged) || logged.includes("@farol.test")).toBe(false);
});

/** Nothing of the inside: no SQL, no bound value, no word of the driver. */
function expectNothingOfTheInside(text: string, person: Person): void {
  expect(INSIDE.test(text)).toBe(false);
  expect(text.includes(person.email) || text.includes(person.password)).toBe(false);
}

/** An answer that says, although the database may never answer, and in Portuguese, that it did not work, and when to come back. */
async function expectUnavailable(person: Person, ask: () => Promise<Response>): Promise<string> {
  const response = await ask();
  const text = await response.text();
  expect([response.status, text.includes(MESSAGE)]).toEqual([503, true]);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  // A database that does not answer is no reason to sign anybody out.
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(text.replaceAll(person.email, "").includes("D1_ERROR")).toBe(false);
  return text;
}

async function givenBroken(fault: Fault) {
  const person = await givenPerson();
  const cookie = await signedIn(person);
  const { database, faulty } = faultyDatabase(bindings.DB, fault);
  return { person, cookie, num: await numberOf(person), broken: openDoor({ DB: database }), faulty };
}

describe.concurrent.each(faults)("while the database %s", (fault) => {
  it("an answer is stored once or not at all, and sent again it gets its result (REL-01, REL-02, REL-03, REL-04)", async () => {
    const { person, cookie, num, broken, faulty } = await givenBroken(fault);
    const own = await givenQuestion();
    const data = { qid: own.code, userAnswer: "B", operationId: freshId() };
    const send = () => broken.callText("answerQuestion", JSON.stringify({ data }), { cookie });
    const text = await expectUnavailable(person, send);
    expect(JSON.parse(text)).toMatchObject({ error: { status: "UNAVAILABLE" } });
    expectNothingOfTheInside(text, person);
    expect(faulty.hits).toBeGreaterThan(0);
    expect(await ledgerOf(num)).toHaveLength(
      fault === "commits and loses the reply" || fault === "stalls" ? 1 : 0,
    );
    faulty.on = false;
    for (let again = 0; again < 2; again++)
      expect(await (await send()).json()).toMatchObject({
        result: [true, { correct: true, points: 3, counts: { B: 1 } }],
      });
    expect([(await ledgerOf(num)).length, (await attemptsOf(num)).length]).toEqual([1, 0]);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 3, questions: 1, activity: 1 });
    expect(await chosenLetters(own.ord)).toMatchObject({ B: 1 });
  });

  it("signing in fails with a text in the form, and works once the database does", async () => {
    const { person, broken, faulty } = await givenBroken(fault);
    const send = () => broken.post("/entrar", person, { headers: freshAddress() });
    const text = await expectUnavailable(person, send);
    expectNothingOfTheInside(text.replaceAll(person.email, ""), person);
    faulty.on = false;
    expect((await send()).status).toBe(302);
  });

  it("pages and their data say so, to visitor and student (SEC-31)", async () => {
    const { person, cookie, broken } = await givenBroken(fault);
    const asked = ["/questoes", "/questoes?q=velocidade", `/q/${question.code}`, "/geral"];
    const data = dataAddress("/questoes", "features/questions/pages/search");
    const requests = [...asked, data].flatMap((path) => [
      () => broken.send(path, { cookie }),
      ...(path === "/geral" ? [] : [() => broken.send(path)]),
    ]);
    const texts = await Promise.all(requests.map((ask) => expectUnavailable(person, ask)));
    for (const text of texts)
      expectNothingOfTheInside(text.replace(/<script[\s\S]*?<\/script>/g, ""), person);
  });

  it("signing out and the renewal of the signed token say so, and nobody is signed out by it", async () => {
    const { person, cookie, broken } = await givenBroken(fault);
    const session = cookie.split("; ").find((each) => each.startsWith("farol_sessao")) ?? "";
    await Promise.all([
      expectUnavailable(person, () => broken.post("/sair", {}, { cookie })),
      expectUnavailable(person, () => broken.send("/questoes", { cookie: session })),
      expectUnavailable(person, () => broken.callText("answerQuestion", '{"data":{}}', { cookie: session })),
    ]);
  });

  it("public pages still come from the edge's cache", async () => {
    const path = `/q/${question.code}?x=${freshId()}`;
    const html = await (await openDoor({ PUBLIC_CACHE_SECONDS: "300" }).send(path)).text();
    const { database, faulty } = faultyDatabase(bindings.DB, fault);
    const response = await openDoor({ DB: database, PUBLIC_CACHE_SECONDS: "300" }).send(path);
    expect([response.status, faulty.hits]).toEqual([200, 0]);
    expect((await response.text()).length).toBe(html.length);
  });
});

describe.each(["fails before", "commits and loses the reply"] as const)(
  "a sign-in whose session %s",
  (fault) => {
    it("is refused, and the next one works", async () => {
      const person = await givenPerson();
      const { database, faulty } = faultyDatabase(bindings.DB, fault, (queries) =>
        queries.some(({ sql }) => /INSERT INTO [`"]?sessions/i.test(sql)),
      );
      const broken = openDoor({ DB: database });
      const send = () => broken.post("/entrar", person, { headers: freshAddress() });
      await expectUnavailable(person, send);
      expect(faulty.hits).toBeGreaterThan(0);
      faulty.on = false;
      expect((await send()).status).toBe(302);
    });
  },
);

describe("a trouble that passes", () => {
  it.each(["fails before", "is overloaded"] as const)(
    "is not even seen by who reads: the database %s once",
    async (fault) => {
      let left = 1;
      const { database, faulty } = faultyDatabase(bindings.DB, fault, () => left-- > 0);
      const response = await openDoor({ DB: database }).send("/questoes");
      expect([response.status, faulty.hits]).toEqual([200, 1]);
    },
  );
});

describe("an import that breaks off at any trip (REL-05)", () => {
  const SIZE = 30;

  async function importAll(
    database: D1Database,
    drafts: ReturnType<typeof generateQuestion>[],
  ): Promise<void> {
    const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
    for (let start = 0; start < drafts.length; start += SIZE)
      await storeQuestions(deps, drafts.slice(start, start + SIZE), { importedBy: "teste" });
  }

  it.each(["fails before", "commits and loses the reply"] as const)(
    "is completed by running it again, without a gap, a double or a wrong count, when one trip %s",
    async (fault) => {
      for (let struck = 1; struck <= 6; struck++) {
        const source = freshId();
        const drafts = Array.from({ length: 3 * SIZE }, (_, index) => {
          const draft = generateQuestion(9000 + index);
          return { ...draft, provenance: { ...draft.provenance, source } };
        });
        let trip = 0;
        const { database } = faultyDatabase(bindings.DB, fault, () => ++trip === struck);
        await importAll(database, drafts).catch((error: Error) => expect(error.message).toContain(MESSAGE));
        await importAll(bindings.DB, drafts);
        const ords = await ordsOf(drafts);
        expect(ords.filter(Number.isNaN)).toEqual([]);
        expect(new Set(ords).size).toBe(drafts.length);
      }
      const panels = () =>
        bindings.DB.prepare("SELECT * FROM facet_panels WHERE counts <> '{}' ORDER BY key").all();
      const before = (await panels()).results as { key: string; counts: string }[];
      await recountPanels(visitorDeps());
      const after = (await panels()).results as { key: string; counts: string }[];
      const counted = (rows: typeof before) => rows.map(({ key, counts }) => [key, JSON.parse(counts)]);
      expect(counted(before)).toEqual(counted(after));
    },
  );
});
