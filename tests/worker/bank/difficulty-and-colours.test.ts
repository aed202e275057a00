import { beforeAll, describe, expect, it } from "vitest";
import type { ItemLine } from "#app/features/bank/domain/enem/reading/item-file.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { recountPanels } from "#app/features/bank/services/storing/recount-panels.server.ts";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { storeBooklets } from "#app/features/exams/services/store-booklets.server.ts";
import { createRandom } from "#content/generator/random.ts";
import { bindings } from "#tests/support/bindings.ts";
import { colourNumber, matchesOf, type Searchable, searchable } from "#tests/support/brute-force.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import {
  givenBank,
  givenDraft,
  givenStored,
  ordsOf,
  type StoredQuestion,
  visitorDeps,
} from "#tests/support/given.ts";
import { randomSearch } from "#tests/support/random-search.ts";
import { searchPage } from "#tests/support/search-page.ts";

const random = createRandom(41);
const YEAR = 2018;
const COLOURS = ["azul", "amarelo", "rosa", "cinza"];

type Known = { total: number; right: number; colours: number[] };

let stored: StoredQuestion[];
const known = new Map<number, Known>();

/** The same as plain lists. */
let bank: Searchable[];

/** Rebuilds the plain lists, which render every text. */
function listAnew(): void {
  bank = stored.map((each) => searchable(each, known.get(each.ord)));
}

/** An exam's items: some of them without parameters, one of them quarantined. */
const drafts = Array.from({ length: 90 }, (_, index) =>
  givenDraft({
    exam: { year: YEAR, phase: null, day: 2, booklet: index % 3 === 0 ? null : "azul" },
    number: 91 + index,
    difficulty: random.pick([1, 2, 3, null]),
    statement: `Item ${index} da prova, sobre ${random.pick(["energia", "calor", "luz"])}.`,
    inep: {
      ...{ itemCode: 5000 + index, area: index < 45 ? "CN" : "MT", skill: 1 + (index % 30), a: 1, c: 0.2 },
      b: index % 5 === 0 ? null : random.int(-20, 30) / 10,
    },
  }),
);

/** The lines of an item file: each colour has the same items in an order of its own, the grey one without the last five. */
function linesOf(colours: readonly string[]): ItemLine[] {
  return colours.flatMap((colour, booklet) =>
    (["CN", "MT"] as const).flatMap((area) => {
      const codes = drafts.flatMap(({ inep }) => (inep?.area === area ? [inep.itemCode] : []));
      const own = random.shuffle(colour === "cinza" ? codes.slice(0, -5) : codes);
      return own.map((itemCode, index) => ({
        ...{ itemCode, area, colour, booklet: booklet + 1, position: index + 1 },
        language: null,
      }));
    }),
  );
}

async function answer(ord: number, total: number, right: number): Promise<void> {
  known.set(ord, { colours: [], ...known.get(ord), total, right });
  await bindings.DB.prepare(
    "UPDATE question_keys SET a = ?2, b = 0, c = 0, d = 0, e = 0, letter = 'A' WHERE ord = ?1",
  )
    .bind(ord, right)
    .run();
  await bindings.DB.prepare("UPDATE question_keys SET b = ?2 WHERE ord = ?1")
    .bind(ord, total - right)
    .run();
}

async function panels(): Promise<string> {
  const { results } = await bindings.DB.prepare("SELECT key, counts FROM facet_panels ORDER BY key").all<{
    key: string;
    counts: string;
  }>();
  const sorted = results.map(({ key, counts }) => [key, Object.entries(JSON.parse(counts) as object).sort()]);
  return JSON.stringify(sorted.filter(([, counts]) => counts?.length));
}

beforeAll(async () => {
  const made = await givenBank(500);
  await givenStored(drafts);
  const ords = await ordsOf(drafts);
  const items = drafts.map((draft, index) => ({ draft, ord: ords[index] ?? 0, code: "" }));
  stored = [...made, ...items];
  const answered = stored.filter(
    ({ draft }) => draft.kind === "single-choice" && draft.status === "published",
  );
  for (const { ord } of random.sample(answered, 220)) {
    const total = random.int(1, 60);
    await answer(ord, total, random.int(0, total));
  }
  await rankAnsweredQuestions(visitorDeps());
  await storeBooklets(visitorDeps(), linesOf(COLOURS), { dryRun: false });
  const grey = new Set(
    [...drafts.slice(40, 45), ...drafts.slice(85)].map(({ provenance }) => provenance.path),
  );
  for (const { ord, draft } of items) {
    const own = COLOURS.filter((colour) => colour !== "cinza" || !grey.has(draft.provenance.path));
    known.set(ord, { total: 0, right: 0, ...known.get(ord), colours: own.map(colourNumber) });
  }
  listAnew();
  // Questions whose tokens changed are in the orders by answers again.
  await rankAnsweredQuestions(visitorDeps());
});

async function expectFound(filters: SearchFilters): Promise<number> {
  const expected = matchesOf(bank, filters);
  const { rows, total } = await searchPage(visitorDeps(), null, filters);
  const told = JSON.stringify(filters);
  expect([told, ...rows.map(({ ord }) => ord)]).toEqual([told, ...expected.slice(0, 20)]);
  expect([
    { count: expected.length, capped: false },
    ...(expected.length > 100 ? [{ count: 100, capped: true }] : []),
  ]).toContainEqual(total);
  return expected.length;
}

describe("difficulty by its source, and booklets by colour", () => {
  it.each([
    [{ officialDifficulties: [1] }],
    [{ officialDifficulties: [2, 3] }],
    [{ answeredDifficulties: [3] }],
    [{ answeredDifficulties: [1, 2], text: "energia" }],
    [{ answeredDifficulties: [2], officialDifficulties: [2] }],
    [{ colours: [5] }],
    [{ colours: [1, 5] }],
    [{ colours: [2], institutions: [4], years: { from: YEAR, to: YEAR } }],
    [{ colours: [4], officialDifficulties: [3], difficulties: [1, 2] }],
  ])("find what a search over plain lists finds: %j", async (change) => {
    expect(await expectFound({ ...noFilters, order: "newest", ...change })).toBeGreaterThan(0);
  });

  it("find it together with any other filter", async () => {
    let hits = 0;
    for (let index = 0; index < 150; index++)
      hits += (await expectFound(randomSearch(random, bank))) > 0 ? 1 : 0;
    expect(hits).toBeGreaterThan(60);
  });

  it("are counted in the panels as a recount counts them, and survive new indexes", async () => {
    const before = await panels();
    expect(before).toContain('["b3"');
    expect(before).toContain('["a1"');
    expect(before).toContain('["c5"');
    await recountPanels(visitorDeps());
    expect(await panels()).toBe(before);
    await reindexBank(visitorDeps(), { force: true });
    expect(await panels()).toBe(before);
    await expectFound({ ...noFilters, order: "newest", answeredDifficulties: [2], colours: [2] });
  });

  it("say nothing of a question whose answers are too few, and follow the answers", async () => {
    const fresh = stored.find(({ ord, draft }) => !known.get(ord)?.total && draft.inep);
    const ord = fresh?.ord ?? 0;
    const skills = bank.filter((each) => each.ord === ord).map(({ skill }) => skill);
    for (const [total, right, level] of [
      [19, 19, 0],
      [20, 13, 1],
      [40, 14, 2],
      [60, 14, 3],
    ] as const) {
      await answer(ord, total, right);
      await rankAnsweredQuestions(visitorDeps());
      for (const each of [1, 2, 3]) {
        const filters = { ...noFilters, answeredDifficulties: [each], skills };
        const { rows } = await searchPage(visitorDeps(), null, filters);
        expect([total, each, rows.some((row) => row.ord === ord)]).toEqual([total, each, each === level]);
      }
    }
    const before = await panels();
    await recountPanels(visitorDeps());
    expect(await panels()).toBe(before);
  });

  it("stay with an edited question, and end where it is annulled", async () => {
    const own = stored.find(({ ord, draft }) => draft.inep && (known.get(ord)?.total ?? 0) >= 20);
    if (!own) throw new Error("an answered item");
    const edited = { ...own.draft, solution: null, hint: "Outra dica." };
    await givenStored([edited]);
    stored = stored.map((each) => (each.ord === own.ord ? { ...each, draft: edited } : each));
    listAnew();
    await expectFound({ ...noFilters, order: "newest", answeredDifficulties: [1, 2, 3], solution: false });
    await expectFound({ ...noFilters, order: "newest", colours: [3, 4], solution: false });
    const annulled = { ...edited, status: "annulled" as const, key: null };
    await givenStored([annulled]);
    stored = stored.map((each) => (each.ord === own.ord ? { ...each, draft: annulled } : each));
    known.set(own.ord, { colours: [], ...known.get(own.ord), total: 0, right: 0 });
    listAnew();
    await rankAnsweredQuestions(visitorDeps());
    await expectFound({ ...noFilters, order: "newest", answeredDifficulties: [1, 2, 3], solution: false });
    const before = await panels();
    await recountPanels(visitorDeps());
    expect(await panels()).toBe(before);
  });

  it("cost one trip and no more rows than any list", async () => {
    for (const path of [
      "/questoes?dificuldade-respostas=2,3",
      "/questoes/ENEM?dificuldade-inep=2&dificuldade-respostas=1",
      `/questoes/ENEM/${YEAR}?caderno=rosa`,
      "/questoes/ENEM?caderno=rosa,azul&ordem=dificeis",
    ]) {
      const { database, trips } = countedDatabase(bindings.DB);
      await (await openDoor({ DB: database }).send(path)).text();
      expect([path, trips.length, rowsRead(trips) <= 170]).toEqual([path, 1, true]);
    }
  });
});
