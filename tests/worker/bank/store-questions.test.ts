import { describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsWritten } from "#tests/support/count-trips.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import {
  freshId,
  givenDraft,
  givenQuestion,
  givenStored,
  givenStudent,
  ordsOf,
  visitorDeps,
} from "#tests/support/given.ts";
import { searchPage } from "#tests/support/search-page.ts";
import { buildContext } from "#workers/build-deps.ts";

async function found(text: string): Promise<number[]> {
  const { rows } = await searchPage(visitorDeps(), null, { ...noFilters, text });
  return rows.map((row) => row.ord);
}

/** Every row that speaks of a question, but for what searches are made of. */
async function rowsOf(ord: number): Promise<unknown> {
  const tables = ["questions", "question_keys", "question_solutions", "question_sources", "question_items"];
  const statements = tables.map((table) =>
    bindings.DB.prepare(`SELECT * FROM ${table} WHERE ord = ?`).bind(ord),
  );
  return (await bindings.DB.batch(statements)).map(({ results }) => results);
}

/** A word that is in no other question. */
function rareWord(): string {
  return `zz${freshId().replaceAll(/\d/g, "x")}`;
}

describe("the same draft again", () => {
  it("changes nothing, and says so", async () => {
    const word = rareWord();
    const question = await givenQuestion({ statement: `Sobre ${word}, assinale.` });
    const before = await rowsOf(question.ord);
    const { database, trips } = countedDatabase(bindings.DB);
    const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
    expect(await storeQuestions(deps, [question.draft], { importedBy: "outra" })).toEqual(["unchanged"]);
    expect([trips.length, rowsWritten(trips)]).toEqual([1, 0]);
    expect(await rowsOf(question.ord)).toEqual(before);
    expect(await found(word)).toEqual([question.ord]);
  });

  it("twice in one batch is one question", async () => {
    const draft = givenDraft();
    expect(await givenStored([draft, draft])).toEqual(["stored", "unchanged"]);
    const { results } = await bindings.DB.prepare("SELECT ord FROM question_sources WHERE path = ?")
      .bind(draft.provenance.path)
      .all();
    expect(results).toHaveLength(1);
  });
});

describe("an edit", () => {
  it("preserves the question's address and its statistics, and is found by its new words only", async () => {
    const [old, fresh] = [rareWord(), rareWord()];
    const question = await givenQuestion({ statement: `Sobre ${old}, assinale.` });
    const cookie = await givenStudent();
    await door.call("answerQuestion", { qid: question.code, userAnswer: "C" }, { cookie });
    const edited = { ...question.draft, statement: `Sobre ${fresh}, assinale.`, key: "C" };
    expect(await givenStored([edited])).toEqual(["stored"]);
    expect(await ordsOf([edited])).toEqual([question.ord]);
    expect([await found(old), await found(fresh)]).toEqual([[], [question.ord]]);
    const [, [key]] = (await rowsOf(question.ord)) as [unknown, [Record<string, unknown>]];
    expect(key).toMatchObject({ letter: "C", c: 1 });
    expect(await (await door.send(`/q/${question.code}`)).text()).toContain(fresh);
  });

  it("that removes the solution leaves none behind", async () => {
    const question = await givenQuestion();
    await givenStored([{ ...question.draft, solution: null, hint: null, explanation: null }]);
    const cookie = await givenStudent();
    await door.call("answerQuestion", { qid: question.code, userAnswer: "B" }, { cookie });
    const html = await (await door.send(`/q/${question.code}`, { cookie })).text();
    expect(html.includes("velocidade média é") || html.includes("Divida o espaço")).toBe(false);
  });
});

describe("quarantine", () => {
  it("excludes a question from every list and address, with its reason, until it is published", async () => {
    const word = rareWord();
    const reason = "imagem não fornecida: figura.png";
    const statement = `Sobre ${word}, assinale.`;
    const held = givenDraft({ statement, status: "quarantined", quarantineReason: reason });
    expect(await givenStored([held])).toEqual(["quarantined"]);
    expect(await givenStored([held])).toEqual(["quarantined"]);
    const question = await givenQuestion(held);
    expect(await found(word)).toEqual([]);
    expect((await door.send(`/q/${question.code}`)).status).toBe(404);
    const row = await bindings.DB.prepare(
      "SELECT quarantine_reason AS reason FROM question_sources WHERE ord = ?",
    )
      .bind(question.ord)
      .first();
    expect(row).toEqual({ reason });
    const published = { ...held, status: "published" as const, quarantineReason: null };
    expect(await givenStored([published])).toEqual(["stored"]);
    expect(await found(word)).toEqual([question.ord]);
    expect((await door.send(`/q/${question.code}`)).status).toBe(200);
  });

  it("hides a published question again, and preserves its answers", async () => {
    const word = rareWord();
    const question = await givenQuestion({ statement: `Sobre ${word}, assinale.` });
    const cookie = await givenStudent();
    await door.call("answerQuestion", { qid: question.code, userAnswer: "B" }, { cookie });
    const quarantineReason = "duas alternativas certas";
    await givenStored([{ ...question.draft, status: "quarantined", quarantineReason }]);
    expect(await found(word)).toEqual([]);
    for (const path of [`/q/${question.code}`, "/questoes", "/questoes?minhas=certas", "/geral"]) {
      const html = await (await door.send(path, { cookie })).text();
      expect([path, html.includes(word)]).toEqual([path, false]);
    }
    await givenStored([question.draft]);
    const html = await (await door.send(`/q/${question.code}`, { cookie })).text();
    expect(html).toContain("Respondida por você");
  });
});

it("a dry run reports the outcome of each draft, and writes nothing", async () => {
  const known = givenDraft();
  await givenStored([known]);
  const held = givenDraft({ status: "quarantined", quarantineReason: "sem gabarito" });
  const drafts = [known, givenDraft(), held];
  const outcomes = await storeQuestions(visitorDeps(), drafts, { importedBy: "teste", dryRun: true });
  expect(outcomes).toEqual(["unchanged", "stored", "quarantined"]);
  expect((await ordsOf(drafts)).slice(1)).toEqual([Number.NaN, Number.NaN]);
});

it("new questions of a year rank above all existing ones, and no ord is reused", async () => {
  const year = 1977;
  const exam = { year, phase: null, day: null, booklet: null };
  const batches = [3, 1, 5].map((size) => Array.from({ length: size }, () => givenDraft({ exam })));
  for (const batch of batches) await givenStored(batch);
  const ords = await ordsOf(batches.flat());
  expect(ords).toEqual(Array.from({ length: 9 }, (_, index) => year * 10_000_000 + index + 1));
});

describe("a batch of drafts", () => {
  async function costOfBatch() {
    const drafts = Array.from({ length: 400 }, (_, index) => generateQuestion(30_000 + index));
    const { database, trips } = countedDatabase(bindings.DB);
    const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
    await storeQuestions(deps, drafts, { importedBy: freshId(), countPanels: false });
    return { trips: trips.length, writtenEach: rowsWritten(trips) / drafts.length };
  }

  it("costs two round trips", async () => {
    expect((await costOfBatch()).trips).toBe(2);
  });
});
