import { beforeAll, describe, expect, it } from "vitest";
import { lettersOf } from "#app/features/bank/domain/answers/answer-forms.ts";
import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import type { PageStart } from "#app/features/bank/domain/search/search-list.ts";
import { PAGE_SIZE, TIER_SPAN } from "#app/features/bank/domain/search/search-list.ts";
import type { SearchRow } from "#app/features/bank/queries/search.server.ts";
import { answerQuestion } from "#app/features/bank/services/answer-question.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { createRandom } from "#content/generator/random.ts";
import { matchesOf, type Searchable, searchable } from "#tests/support/brute-force.ts";
import {
  freshId,
  givenBank,
  givenDraft,
  givenQuestion,
  givenStored,
  visitorDeps,
  wrongLetter,
} from "#tests/support/given.ts";
import { randomSearch } from "#tests/support/random-search.ts";
import { searchPage } from "#tests/support/search-page.ts";
import { givenViewer } from "#tests/support/viewers.ts";

const SEARCHES = 300;
const random = createRandom(2026);

let deps: Deps;
let bank: Searchable[];
/** A student's first answers, right or wrong, by ord. */
const marks = new Map<number, boolean>();
let student: Viewer;

beforeAll(async () => {
  deps = visitorDeps();
  const stored = await givenBank(1500);
  // Some without solution, and one quarantined: they must be distinguished from the rest.
  const special = [
    ...Array.from({ length: 20 }, () => givenDraft({ solution: null, topics: ["Cinemática"] })),
    givenDraft({ status: "quarantined", quarantineReason: "sem gabarito" }),
  ];
  await givenStored(special);
  const extra = await Promise.all(special.slice(0, -1).map((draft) => givenQuestion(draft)));
  bank = [...stored, ...extra].map((each) => searchable(each));
  student = await givenViewer();
  for (const question of random.sample(stored, 260).filter(({ draft }) => draft.kind !== "open")) {
    const right = random.chance(0.5);
    const alternative = right ? question.draft.key : wrongLetter(question);
    if (!lettersOf(question.draft.kind, 5).some((letter) => letter === alternative)) continue;
    // Half a minute apart: more are refused.
    const answeredAt = deps.now() - 86_400 + 30 * marks.size;
    const then = { ...deps, now: () => answeredAt };
    await answerQuestion(then, student, { ord: question.ord, alternative, operation: freshId() });
    marks.set(question.ord, right);
  }
});

type Options = { mine?: boolean; backwards?: boolean };

/** The cursor of the next page, as the page's own links have it. */
function nextCursor(rows: readonly SearchRow[], backwards = false): PageStart {
  const key = (row: SearchRow | undefined) => row?.key ?? row?.ord ?? 0;
  return backwards ? { before: key(rows[0]) } : { after: key(rows.at(-1)) };
}

/** The whole bank, newest first. */
const wide: SearchFilters = { ...noFilters, order: "newest" };

/** All pages of a search, put together: from the first on or, backwards, from the oldest question of all. */
async function everyPage(filters: SearchFilters, { mine, backwards }: Options = {}): Promise<number[]> {
  let all: number[] = [];
  const last = filters.order === "relevance" ? TIER_SPAN + 1 : 1;
  let cursor: PageStart = backwards ? { before: last } : null;
  for (let pages = 0; pages <= bank.length; pages++) {
    const page = await searchPage(deps, mine ? student : null, filters, cursor);
    const ords = page.rows.map((row) => row.ord);
    expect(ords.length).toBeLessThanOrEqual(PAGE_SIZE);
    all = backwards ? [...ords, ...all] : [...all, ...ords];
    if (!(backwards ? page.more.before : page.more.after)) return all;
    cursor = nextCursor(page.rows, backwards);
  }
  throw new Error("the list never ended");
}

function expectTotal(total: unknown, matches: number): void {
  const exact = { count: matches, capped: false };
  expect([exact, ...(matches > 100 ? [{ count: 100, capped: true }] : [])]).toContainEqual(total);
}

it("finds exactly what a search over plain lists finds, and counts it", async () => {
  let hits = 0;
  for (let index = 0; index < SEARCHES; index++) {
    const filters = randomSearch(random, bank);
    const expected = matchesOf(bank, filters);
    const { rows, total, more } = await searchPage(deps, null, filters);
    const told = JSON.stringify(filters);
    expect([told, ...rows.map((row) => row.ord)]).toEqual([told, ...expected.slice(0, PAGE_SIZE)]);
    expect(more).toEqual({ before: false, after: expected.length > PAGE_SIZE });
    expectTotal(total, expected.length);
    if (expected.length > 0) hits += 1;
  }
  expect(hits).toBeGreaterThan(SEARCHES / 2);
});

describe("pages by key", () => {
  it("make up the whole list, without a gap or a repeat, forwards and backwards", async () => {
    const searches = Array.from({ length: 40 }, () => randomSearch(random, bank));
    const large = searches.map((filters) => ({ filters, expected: matchesOf(bank, filters) }));
    const all = { filters: wide, expected: matchesOf(bank, wide) };
    for (const { filters, expected } of [all, ...large.filter((each) => each.expected.length > PAGE_SIZE)]) {
      expect(await everyPage(filters)).toEqual(expected);
      expect(await everyPage(filters, { backwards: true })).toEqual(expected);
    }
  });

  it("show on every page whether the list goes on, before and after", async () => {
    const filters = { ...wide, subjects: [9], kinds: ["single-choice" as const] };
    const expected = matchesOf(bank, filters);
    expect(expected.length).toBeGreaterThan(3 * PAGE_SIZE);
    const second = await searchPage(deps, null, filters, { after: expected[19] ?? 0 });
    expect(second.more).toEqual({ before: true, after: true });
    expect([null, expected.length]).toContain(second.total?.count ?? null);
    const back = await searchPage(deps, null, filters, { before: expected[20] ?? 0 });
    expect(back.rows.map((row) => row.ord)).toEqual(expected.slice(0, PAGE_SIZE));
    expect(back.more).toEqual({ before: false, after: true });
  });
});

describe("a student's own marks", () => {
  it.each(["unanswered", "right", "wrong"] as const)("narrow the list to what is %s", async (mine) => {
    const searches = [wide, ...Array.from({ length: 40 }, () => randomSearch(random, bank))];
    for (const filters of searches.map((each) => ({ ...each, mine }))) {
      const expected = matchesOf(bank, filters, marks);
      const found = await everyPage(filters, { mine: true });
      expect([JSON.stringify(filters), ...found]).toEqual([JSON.stringify(filters), ...expected]);
      const { total } = await searchPage(deps, student, filters);
      expectTotal(total, expected.length);
    }
  });

  it("are beside each question of any list", async () => {
    const { rows } = await searchPage(deps, student, { ...noFilters, mine: "wrong" });
    expect(rows.length).toBe(PAGE_SIZE);
    expect(rows.every((row) => row.correct === false)).toBe(true);
    const any = await searchPage(deps, student, noFilters);
    for (const row of any.rows) expect(row.correct).toBe(marks.get(row.ord) ?? null);
  });

  it("are nothing to a visitor, nor to another student", async () => {
    const filters = { ...wide, mine: "right" as const };
    const visitor = await searchPage(deps, null, filters);
    expect(visitor.rows.map((row) => row.ord)).toEqual(matchesOf(bank, noFilters).slice(0, PAGE_SIZE));
    expect(visitor.rows.every((row) => row.correct === null)).toBe(true);
    const other = await givenViewer();
    expect((await searchPage(deps, other, filters)).rows).toEqual([]);
  });
});

describe("in order of relevance", () => {
  it("a search shows the same questions, each once, page by page", async () => {
    const searches = Array.from({ length: 60 }, () => randomSearch(random, bank)).filter(
      ({ text }) => text !== "",
    );
    expect(searches.length).toBeGreaterThan(20);
    for (const filters of searches) {
      const expected = matchesOf(bank, filters);
      // Where nothing is found, something else is shown.
      if (expected.length === 0) continue;
      const ords = await everyPage({ ...filters, order: "relevance" });
      expect([filters.text, ...[...ords].sort((one, other) => other - one)]).toEqual([
        filters.text,
        ...expected,
      ]);
      expect(await everyPage({ ...filters, order: "relevance" }, { backwards: true })).toEqual(ords);
    }
  });

  it("the question that speaks of nothing else comes before those that mention the word once", async () => {
    const word = "palavrarara";
    const filler = "O museu guarda quadros, mapas, cartas, livros, moedas e selos de toda a região. ".repeat(
      8,
    );
    const asked = "Quantas dessas peças são de papel?";
    const mention = await givenQuestion({ statement: `${filler} Há também uma ${word}. ${asked}` });
    const focused = await givenQuestion({
      statement: `A ${word} popular: o que é a ${word} na ${word}?`,
    });
    const later = await givenQuestion({ statement: `${filler} Ali expôs-se uma ${word}. ${asked}` });
    const search = (order: SearchFilters["order"]) =>
      searchPage(deps, null, { ...noFilters, text: word, order });
    const ords = (page: Awaited<ReturnType<typeof search>>) => page.rows.map((row) => row.ord);
    expect(ords(await search("relevance"))[0]).toBe(focused.ord);
    expect(ords(await search("newest"))).toEqual([later.ord, focused.ord, mention.ord]);
  });
});
