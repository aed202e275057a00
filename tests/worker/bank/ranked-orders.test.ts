import { beforeAll, describe, expect, it } from "vitest";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { rankAnsweredQuestions } from "#app/features/bank/services/storing/rank-questions.server.ts";
import { createRandom } from "#content/generator/random.ts";
import { bindings } from "#tests/support/bindings.ts";
import { isMatch, type Searchable, searchable } from "#tests/support/brute-force.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { givenBank, givenStored, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { randomSearch } from "#tests/support/random-search.ts";
import { searchPage } from "#tests/support/search-page.ts";

const random = createRandom(77);
type Answers = { total: number; right: number };

let stored: StoredQuestion[];
let bank: Searchable[];
const answers = new Map<number, Answers>();

/** Gives a question first answers, as if students had answered it. */
async function answer(given: ReadonlyMap<number, Answers>): Promise<void> {
  const rows = [...given].map(([ord, { total, right }]) => ({ ord, right, wrong: total - right }));
  await bindings.DB.prepare(
    `UPDATE question_keys SET
      a = CASE letter WHEN 'A' THEN v.right ELSE 0 END, b = CASE letter WHEN 'B' THEN v.right ELSE 0 END,
      c = CASE letter WHEN 'C' THEN v.right ELSE v.wrong END, d = CASE letter WHEN 'D' THEN v.right ELSE 0 END,
      e = CASE letter WHEN 'E' THEN v.right WHEN 'C' THEN v.wrong ELSE 0 END
    FROM (SELECT value ->> 'ord' AS ord, value ->> 'right' AS right, value ->> 'wrong' AS wrong FROM json_each(?)) v
    WHERE question_keys.ord = v.ord`,
  )
    .bind(JSON.stringify(rows))
    .run();
  for (const [ord, each] of given) answers.set(ord, each);
}

beforeAll(async () => {
  const all = await givenBank(900);
  stored = all.filter(({ draft }) => draft.kind !== "open");
  const given = random.sample(stored, 500).map(({ ord }) => {
    const total = random.int(1, 40);
    return [ord, { total, right: random.int(0, total) }] as const;
  });
  await answer(new Map(given));
  bank = all.map((each) => searchable(each, answers.get(each.ord)));
  expect(await rankAnsweredQuestions(visitorDeps())).toEqual({ moved: 500 });
});

/** How hard: wrong answers in a thousand, of questions with five answers or more. */
function hardness(ord: number): number | null {
  const { total, right } = answers.get(ord) ?? { total: 0, right: 0 };
  return total < 5 ? null : Math.floor(((total - right) * 1000) / total);
}

/** The slow reference: every match sorted by its score, then the newest first. */
function expected(filters: SearchFilters): number[] {
  const scoreOf = (ord: number) =>
    filters.order === "hardest" ? hardness(ord) : (answers.get(ord)?.total ?? null);
  const matches = bank.filter((each) => isMatch(each, filters)).sort((one, other) => other.ord - one.ord);
  // Of a text, the newest 200 matches are ordered.
  const scored = matches
    .slice(0, filters.text === "" ? matches.length : 200)
    .flatMap(({ ord }) => (scoreOf(ord) === null ? [] : [{ ord, score: scoreOf(ord) ?? 0 }]));
  return scored.sort((one, other) => other.score - one.score || other.ord - one.ord).map(({ ord }) => ord);
}

async function everyPage(filters: SearchFilters): Promise<{ ords: number[]; total: unknown }> {
  const first = await searchPage(visitorDeps(), null, filters);
  const ords = first.rows.map(({ ord }) => ord);
  for (let page = first; page.more.after; ) {
    const key = page.rows.at(-1)?.key ?? 0;
    const cursor = filters.text === "" ? { after: key } : { place: ords.length };
    page = await searchPage(visitorDeps(), null, filters, cursor);
    ords.push(...page.rows.map(({ ord }) => ord));
  }
  return { ords, total: first.total };
}

describe.each(["hardest", "answered"] as const)("the order %s", (order) => {
  it("lists just what a slow reference lists, in its order, whatever is filtered", async () => {
    const wide: SearchFilters = { ...noFilters, order };
    const searches = Array.from({ length: 120 }, () => ({ ...randomSearch(random, bank), order }));
    let hits = 0;
    for (const filters of [wide, ...searches]) {
      const reference = expected(filters);
      const { ords, total } = await everyPage(filters);
      const told = JSON.stringify(filters);
      expect([told, ...ords]).toEqual([told, ...reference]);
      expect([
        { count: reference.length, capped: false },
        ...(reference.length > 100 ? [{ count: 100, capped: true }] : []),
      ]).toContainEqual(total);
      if (reference.length > 0) hits += 1;
    }
    expect(hits).toBeGreaterThan(50);
  });

  it("goes back as it came", async () => {
    const filters: SearchFilters = { ...noFilters, order };
    const all = expected(filters);
    const first = await searchPage(visitorDeps(), null, filters);
    const second = await searchPage(visitorDeps(), null, filters, { after: first.rows.at(-1)?.key ?? 0 });
    expect(second.rows.map(({ ord }) => ord)).toEqual(all.slice(20, 40));
    const back = await searchPage(visitorDeps(), null, filters, { before: second.rows[0]?.key ?? 0 });
    expect(back.rows.map(({ ord }) => ord)).toEqual(all.slice(0, 20));
    expect(back.more).toEqual({ before: false, after: true });
  });

  it("costs one trip and few rows, also deep in the list by the page's own links", async () => {
    let address = `/questoes?ordem=${order === "hardest" ? "dificeis" : "respondidas"}`;
    for (let page = 0; page < 6; page++) {
      const { database, trips } = countedDatabase(bindings.DB);
      const html = await (await openDoor({ DB: database }).send(address)).text();
      expect([trips.length, rowsRead(trips) <= (page === 0 ? 170 : 64)]).toEqual([1, true]);
      const next = /<a[^>]*href="([^"]*[?&](?:amp;)?apos=[^"]*)"/.exec(html)?.[1];
      expect(next).toBeDefined();
      address = (next ?? "").replaceAll("&amp;", "&");
    }
  });
});

describe("the ranking", () => {
  it("moves what was answered since, and nothing else", async () => {
    expect(await rankAnsweredQuestions(visitorDeps())).toEqual({ moved: 0 });
    const [last = 0] = stored.map(({ ord }) => ord).filter((ord) => !answers.has(ord));
    await answer(new Map([[last, { total: 900, right: 1 }]]));
    expect(await rankAnsweredQuestions(visitorDeps())).toEqual({ moved: 1 });
    bank = bank.map((each) => (each.ord === last ? { ...each, answered: 3 } : each));
    for (const order of ["answered", "hardest"] as const) {
      const filters: SearchFilters = { ...noFilters, order };
      expect((await everyPage(filters)).ords).toEqual(expected(filters));
    }
  });

  it("follows an edit, and drops withheld questions", async () => {
    const [first, second] = stored.filter(({ ord }) => (answers.get(ord)?.total ?? 0) > 10);
    if (!first || !second) throw new Error("two answered questions");
    const held = { ...second.draft, status: "quarantined" as const, quarantineReason: "sem gabarito" };
    await givenStored([{ ...first.draft, solution: null }]);
    await givenStored([held]);
    bank = bank
      .filter(({ ord }) => ord !== second.ord)
      .map((each) => (each.ord === first.ord ? { ...each, solution: false } : each));
    await rankAnsweredQuestions(visitorDeps());
    for (const solution of [null, false]) {
      const filters: SearchFilters = { ...noFilters, order: "answered", solution };
      expect((await everyPage(filters)).ords).toEqual(expected(filters));
    }
  });
});
