import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { topicId } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { QUESTIONS_PER_STEP } from "#app/features/bank/services/catalogue/topic-change-job.server.ts";
import { undoTopicChange } from "#app/features/bank/services/catalogue/undo-topic-change.server.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, givenDraft, givenStored, ordsOf, visitorDeps } from "#tests/support/given.ts";
import { killedBetweenAll } from "#tests/support/killed-steps.ts";
import { searchPage } from "#tests/support/search-page.ts";
import {
  change,
  expectCounted,
  foundBy,
  rows,
  stateOfBank,
  undo,
  undoEverything,
  versionOfCatalogue,
} from "#tests/support/topic-state.ts";

const [CINEMATICA, PLANO, ACUSTICA, DIVISIBILIDADE] = [5008, 5071, 5001, 9015];
const TOKENS = ["t5008", "t5071", "t5001", "t9015", "s5", "s9", "i4"];
/** More than two steps. */
const MANY = 2 * QUESTIONS_PER_STEP + 30;

/** Of Cinemática alone, of Cinemática and Plano Inclinado, of Plano Inclinado alone. */
let alone: number[];
let both: number[];
let plane: number[];
let before: unknown;

function drafts(count: number, topics: string[]) {
  return Array.from({ length: count }, (_, at) =>
    givenDraft({ topics, exam: { year: 2015 + (at % 5), phase: null, day: 1, booklet: null } }),
  );
}

async function stored(count: number, topics: string[]): Promise<number[]> {
  const own = drafts(count, topics);
  await givenStored(own);
  return (await ordsOf(own)).sort((one, other) => one - other);
}

beforeAll(async () => {
  alone = await stored(MANY, ["Cinemática"]);
  both = await stored(20, ["Cinemática", "Plano Inclinado"]);
  plane = await stored(5, ["Plano Inclinado"]);
  await bindings.DB.prepare("UPDATE question_keys SET b = ord % 7 WHERE ord % 2 = 0").run();
  await rankAnsweredQuestions(visitorDeps());
  before = await stateOfBank(TOKENS);
});
afterEach(undoEverything);
afterAll(undoEverything);

/** The catalogue as this isolate knows it. */
const current = () => visitorDeps().catalogue.current();

async function topicsOf(ord: number | undefined): Promise<unknown> {
  const [row] = await rows("SELECT subject, topics FROM questions WHERE ord = ?", ord);
  return row;
}

/** How many questions the search of a topic's address counts. */
async function totalOf(topic: number): Promise<number | undefined> {
  const filters = parseSearchAddress(`/questoes?assunto=${topic}`, current());
  return (await searchPage(visitorDeps(), null, filters)).total?.count;
}

const sorted = (...lists: number[][]) => lists.flat().sort((one, other) => one - other);

describe("a renamed topic", () => {
  it("writes no question, is known by both names, and is as before once undone", async () => {
    const { num, state, seen, changed } = await change(CINEMATICA, "rename", {
      name: " Cinemática  Escalar ",
    });
    expect([state, seen, changed]).toEqual(["done", MANY + 20, 0]);
    expect(current().byId.get(CINEMATICA)?.name).toBe("Cinemática Escalar");
    expect(topicId("fisica", "cinematica", current())).toBe(CINEMATICA);
    expect(topicId("fisica", "CINEMATICA ESCALAR", current())).toBe(CINEMATICA);
    expect(await stateOfBank(TOKENS)).toEqual(before);
    expect((await undo(num)).state).toBe("undone");
    expect(current().byId.get(CINEMATICA)?.name).toBe("Cinemática");
    expect(topicId("fisica", "Cinemática Escalar", current())).toBeUndefined();
  });

  it("leaves an import of the same file nothing to change", async () => {
    const [draft] = drafts(1, ["Cinemática"]);
    if (!draft) throw new Error("no draft");
    const store = (topics: string[]) =>
      storeQuestions(visitorDeps(), [{ ...draft, topics }], { importedBy: "teste", dryRun: false });
    await store(["Cinemática"]);
    await change(CINEMATICA, "rename", { name: "Movimentos" });
    for (const name of ["Cinemática", "Movimentos"]) expect(await store([name])).toEqual(["unchanged"]);
    const [ord = 0] = await ordsOf([draft]);
    await bindings.DB.batch(
      ["question_search", "question_filter"].map((table) =>
        bindings.DB.prepare(`DELETE FROM ${table} WHERE rowid = ?`).bind(ord),
      ),
    );
    for (const table of [
      "questions",
      "question_keys",
      "question_sources",
      "question_solutions",
      "question_bands",
    ])
      await bindings.DB.prepare(`DELETE FROM ${table} WHERE ord = ?`).bind(ord).run();
    await expectCountedAnew();
  });
});

/** After rows were deleted by hand. */
async function expectCountedAnew(): Promise<void> {
  const { recountPanels } = await import("#app/features/bank/services/storing/recount-panels.server.ts");
  await recountPanels(visitorDeps());
  before = await stateOfBank(TOKENS);
}

/** A merge whose job has run no step. */
async function givenCut() {
  const { num, jobId } = await change(CINEMATICA, "merge", { into: String(PLANO) });
  await undo(num);
  await bindings.DB.batch([
    bindings.DB.prepare("DELETE FROM job_steps WHERE job = (SELECT num FROM jobs WHERE id = ?)").bind(jobId),
    bindings.DB.prepare(
      "UPDATE jobs SET state = 'running', step = 0, place = 0, seen = 0, changed = 0, taken_back = NULL WHERE id = ?",
    ).bind(jobId),
    bindings.DB.prepare("UPDATE topic_changes SET undone_at = NULL, undo_job = NULL WHERE num = ?").bind(num),
    bindings.DB.prepare(
      "UPDATE topic_overlay SET version = version + 1, changes = (SELECT json_group_array(json_object('num', num, 'kind', kind, 'topic', topic, 'to', json(becomes))) FROM topic_changes WHERE undone_at IS NULL)",
    ),
  ]);
  return { num, jobId };
}

/** Starts the undoing, or continues the one that was cut. */
async function undoOrContinue(deps: Deps, num: number, base: number): Promise<void> {
  const [begun] = await rows<{ id: string }>(
    "SELECT j.id FROM topic_changes c JOIN jobs j ON j.num = c.undo_job WHERE c.num = ?",
    num,
  );
  if (begun) await advanceJob(deps, begun.id, 15);
  else await undoTopicChange(deps, { viewer: null, requestId: "teste" }, { num, base });
}

describe("a merged topic", () => {
  it("gives its questions to the other one, step by step, and is found by the other's token alone", async () => {
    const { num, state, changed } = await change(CINEMATICA, "merge", { into: String(PLANO) });
    expect([state, changed]).toEqual(["done", MANY + 20]);
    expect(await topicsOf(alone[0])).toEqual({ subject: 5, topics: "[5071]" });
    expect(await topicsOf(both[0])).toEqual({ subject: 5, topics: "[5071]" });
    for (const index of ["question_filter", "question_search"]) {
      expect(await foundBy("t5008", index)).toEqual([]);
      expect(await foundBy("t5071", index)).toEqual(sorted(alone, both, plane));
    }
    expect(await foundBy("t5008", "question_ranks")).toEqual([]);
    expect(await totalOf(PLANO)).toBe(MANY + 25);
    // An old address finds the remaining topic.
    expect(await totalOf(CINEMATICA)).toBe(MANY + 25);
    expect(current().byId.get(CINEMATICA)?.id).toBe(PLANO);
    await expectCounted();
    expect((await undo(num)).state).toBe("undone");
    expect(await stateOfBank(TOKENS)).toEqual(before);
  });

  it("continues where it was cut, from two places at once, and may be requested twice", async () => {
    const { num, jobId } = await givenCut();
    expect(await advanceJob(visitorDeps(), jobId, 1)).toMatchObject({
      state: "running",
      seen: QUESTIONS_PER_STEP,
    });
    // While it is on its way, a search finds all of them, also what no step has reached: the latest years.
    const filters = { ...noFilters, topics: [PLANO], years: { from: 2019, to: 2019 } };
    const page = await searchPage(visitorDeps(), null, filters);
    expect([page.rows.length, page.more.after]).toEqual([20, true]);
    await Promise.all([advanceJob(visitorDeps(), jobId, 15), advanceJob(visitorDeps(), jobId, 15)]);
    const last = await advanceJob(visitorDeps(), jobId);
    expect([last.state, last.seen, last.changed]).toEqual(["done", MANY + 20, MANY + 20]);
    await expectCounted();
    await undo(num);
    expect(await stateOfBank(TOKENS)).toEqual(before);
  });

  it("killed before and after each commit, it and its undoing write every question once (REL-05)", async () => {
    const { num, jobId } = await givenCut();
    const kills = await killedBetweenAll((deps) => advanceJob(deps, jobId, 15), expectCounted);
    expect(kills).toBeGreaterThan(5);
    const last = await advanceJob(visitorDeps(), jobId);
    expect([last.state, last.seen, last.changed]).toEqual(["done", MANY + 20, MANY + 20]);
    expect(await foundBy("t5071")).toEqual(sorted(alone, both, plane));
    const base = await versionOfCatalogue();
    const undone = await killedBetweenAll(
      (deps) => undoOrContinue(deps, num, base),
      () => expectCounted(),
    );
    expect(undone).toBeGreaterThan(5);
    expect(await stateOfBank(TOKENS)).toEqual(before);
  });

  it("preserves an edit of a question when it is undone, and reverts only its own part", async () => {
    const { num } = await change(CINEMATICA, "merge", { into: String(PLANO) });
    const [ord = 0] = alone;
    const { num: newer } = await change(ACUSTICA, "rename", { name: "Som" });
    const [source] = await rows<{ path: string }>("SELECT path FROM question_sources WHERE ord = ?", ord);
    const year = Math.floor(ord / 10_000_000);
    const draft = givenDraft({
      topics: ["Cinemática", "Som"],
      exam: { year, phase: null, day: 1, booklet: null },
      provenance: { source: "prova-de-teste", path: source?.path ?? "", version: "1" },
    });
    await storeQuestions(visitorDeps(), [draft], { importedBy: "teste" });
    expect(await topicsOf(ord)).toEqual({ subject: 5, topics: "[5071,5001]" });
    await undo(num);
    expect(await topicsOf(ord)).toEqual({ subject: 5, topics: "[5008,5001]" });
    await expectCounted();
    await undo(newer);
    await storeQuestions(visitorDeps(), [{ ...draft, topics: ["Cinemática"] }], { importedBy: "teste" });
    await bindings.DB.prepare("UPDATE question_keys SET b = ord % 7 WHERE ord % 2 = 0").run();
    await rankAnsweredQuestions(visitorDeps());
    before = await stateOfBank(TOKENS);
  });

  it("of another subject moves the questions that have nothing else there", async () => {
    const { num } = await change(CINEMATICA, "merge", { into: String(DIVISIBILIDADE) });
    expect(await topicsOf(alone[3])).toEqual({ subject: 9, topics: "[9015]" });
    expect(await topicsOf(both[3])).toEqual({ subject: 5, topics: "[9015,5071]" });
    const [key] = await rows("SELECT subject FROM question_keys WHERE ord = ?", alone[3]);
    expect(key).toEqual({ subject: 9 });
    expect(await foundBy("s9")).toEqual(alone);
    expect(topicId("fisica", "Cinemática", current())).toBe(DIVISIBILIDADE);
    await expectCounted();
    await undo(num);
    expect(await stateOfBank(TOKENS)).toEqual(before);
  });
});

describe("a moved topic", () => {
  it("moves the questions it has alone; the others have it in their own subject", async () => {
    const { num, changed } = await change(CINEMATICA, "move", { subject: "matematica" });
    expect(changed).toBe(MANY);
    expect(current().byId.get(CINEMATICA)).toEqual({
      id: CINEMATICA,
      subject: "matematica",
      name: "Cinemática",
    });
    expect(await topicsOf(alone[1])).toEqual({ subject: 9, topics: "[5008]" });
    expect(await topicsOf(both[1])).toEqual({ subject: 5, topics: "[5008,5071]" });
    expect(await foundBy("t5008")).toEqual(sorted(alone, both));
    expect(await foundBy("s9")).toEqual(alone);
    await expectCounted();
    await undo(num);
    expect(await stateOfBank(TOKENS)).toEqual(before);
  });

  it("moves questions that are imported under the old subject to the new one", async () => {
    await change(PLANO, "move", { subject: "matematica" });
    const [own, mixed] = [["plano inclinado"], ["Plano Inclinado", "Cinemática"]].map((topics) =>
      givenDraft({ topics, provenance: { source: "prova-de-teste", path: freshId(), version: "1" } }),
    );
    if (!own || !mixed) throw new Error("no drafts");
    await storeQuestions(visitorDeps(), [own, mixed], { importedBy: "teste" });
    const [first, second] = await ordsOf([own, mixed]);
    expect(await topicsOf(first)).toEqual({ subject: 9, topics: "[5071]" });
    expect(await topicsOf(second)).toEqual({ subject: 5, topics: "[5071,5008]" });
    await expectCounted();
  });
});
