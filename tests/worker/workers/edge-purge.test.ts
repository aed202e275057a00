import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { purgeQuestions } from "#app/features/bank/services/storing/purge-questions.server.ts";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { ORIGIN, openDoor } from "#tests/support/door.ts";
import { givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { buildContext } from "#workers/build-deps.ts";
import type { Environment } from "#workers/environment.ts";

const { database, trips } = countedDatabase(bindings.DB);
const cached: Partial<Environment> = { DB: database, PUBLIC_CACHE_SECONDS: "300" };
const edge = openDoor(cached);

/** The dependencies of an edit, behind the cache that visitors read from. */
function editing(more: Partial<Environment> = {}) {
  return buildContext({ ...bindings, ...cached, ...more }, new Request(ORIGIN), null).deps;
}

async function ask(path: string) {
  const before = trips.length;
  const response = await edge.send(path);
  return { response, text: await response.text(), made: trips.length > before };
}

const exam = { year: 2016, phase: null, day: 1, booklet: null };
let question: StoredQuestion;

beforeAll(async () => {
  question = await givenQuestion({ exam, statement: "Antes da edição." });
});

afterEach(() => void vi.restoreAllMocks());

/** The question with another statement, stored as an edit is. */
async function edit(statement: string, more: Partial<Environment> = {}) {
  await storeQuestions(editing(more), [{ ...question.draft, statement }], { importedBy: "teste" });
}

describe("a changed question", () => {
  it("is new for the next visitor, whatever the query, as page and as data; and cached again from then on (REL-22)", async () => {
    const page = `/q/${question.code}`;
    const paths = [
      page,
      `${page}?busca=%2Fquestoes`,
      `${page}?_data=features%2Fquestions%2Fpages%2Fquestion`,
    ];
    for (const path of paths) await ask(path);
    for (const path of paths) expect((await ask(path)).made).toBe(false);
    await edit("Depois da edição.");
    for (const path of paths) {
      const { text, made, response } = await ask(path);
      expect([made, text.includes("Depois da edição."), text.includes("Antes")]).toEqual([true, true, false]);
      expect(response.headers.get("Cache-Tag")).toBeNull();
    }
    for (const path of paths) expect((await ask(path)).made).toBe(false);
    expect((await ask(page)).response.headers.get("Cache-Tag")).toBeNull();
  });

  it("changes the pages of its exam too, and leaves other questions in the cache", async () => {
    const other = await givenQuestion({ exam: { ...exam, year: 2015 } });
    const address = "/provas-anteriores/ENEM/2016/dia-1";
    await ask(`/q/${other.code}`);
    for (const path of [address, `${address}/imprimir`]) await ask(path);
    await edit("Mais uma vez.");
    expect((await ask(`/q/${other.code}`)).made).toBe(false);
    for (const path of [address, `${address}/imprimir`])
      expect((await ask(path)).text.includes("Mais uma vez.")).toBe(true);
  });

  it("is not shown as it was by a page that was being made during the edit", async () => {
    const path = `/q/${question.code}?durante=1`;
    const late = edge.send(path);
    await edit("Durante a leitura.");
    await (await late).text();
    expect((await ask(path)).text.includes("Durante a leitura.")).toBe(true);
  });

  it("that moved to another exam changes both", async () => {
    const [from, to] = ["dia-1", "dia-2"].map((part) => `/provas-anteriores/ENEM/2016/${part}`);
    await ask(from ?? "");
    await storeQuestions(editing(), [{ ...question.draft, exam: { ...exam, day: 2 } }], { importedBy: "x" });
    expect((await ask(from ?? "")).response.status).toBe(404);
    expect((await ask(to ?? "")).response.status).toBe(200);
  });
});

describe("in all data centres", () => {
  const zone = {
    CACHE_PURGE_ZONE: "zona",
    CACHE_PURGE_TOKEN: "segredo",
    CACHE_PURGE_API: "https://api.farol.test",
  };

  function told(status: number) {
    const fetched = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => new Response("{}", { status }));
    return () => fetched.mock.calls.map(([address, sent]) => ({ address, sent }));
  }

  it("the pages are purged by tag, with the token, a few at a time", async () => {
    const calls = told(200);
    const many = Array.from({ length: 40 }, (_, index) => ({
      institution: 4,
      ...exam,
      origin: "exam",
      ord: 20_160_000_000 + index,
    }));
    await purgeQuestions(editing(zone), many);
    expect(calls().map(({ address }) => address)).toEqual(
      Array.from({ length: 3 }, () => "https://api.farol.test/zones/zona/purge_cache"),
    );
    const tags = calls().flatMap(({ sent }) => JSON.parse(String(sent?.body)).tags as string[]);
    expect([tags.length, new Set(tags).size]).toEqual([83, 83]);
    expect(tags).toContain("p:/provas-anteriores/ENEM/2016/dia-1");
    expect(
      calls().every(({ sent }) => new Headers(sent?.headers).get("Authorization") === "Bearer segredo"),
    ).toBe(true);
  });

  it("a refusal leaves the edit as it is, and is logged without the token", async () => {
    told(403);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await edit("Apesar da recusa.", zone);
    expect(warned.mock.calls.map(([text]) => text)).toEqual([
      '{"level":"warn","purge":"failed","status":403}',
    ]);
    expect((await ask(`/q/${question.code}`)).text.includes("Apesar da recusa.")).toBe(true);
  });

  it("no request without a zone, nor where nothing is cached", async () => {
    const calls = told(200);
    await edit("Sem zona.");
    await edit("Sem cache.", { ...zone, PUBLIC_CACHE_SECONDS: "0" });
    expect(calls()).toEqual([]);
  });
});
