import { beforeAll, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import {
  givenBank,
  givenDraft,
  givenQuestion,
  type StoredQuestion,
  visitorDeps,
} from "#tests/support/given.ts";
import { searchPage } from "#tests/support/search-page.ts";

let exam: StoredQuestion[];
const enem = { itemCode: 111, area: "CN", skill: 17, a: 1, b: 1, c: 0.2 } as const;

beforeAll(async () => {
  await givenBank(420);
  exam = [await givenQuestion({ inep: enem }), await givenQuestion({ inep: null })];
  await givenQuestion(givenDraft({ status: "quarantined", quarantineReason: "sem gabarito" }));
});

async function found(change: object): Promise<number[]> {
  const page = await searchPage(visitorDeps(), null, { ...noFilters, ...change });
  expect(page.total?.count).toBe(page.rows.length);
  return page.rows.map((row) => row.ord);
}

/** The indexes and panels as they stood before questions had an origin. */
async function forgetOrigins(): Promise<void> {
  const { results } = await bindings.DB.prepare(
    "SELECT ord, institution, subject, year, excerpt FROM questions WHERE status <> 'quarantined'",
  ).all<{ ord: number; institution: number; subject: number; year: number; excerpt: string }>();
  const old = results.map((row) => ({
    ord: row.ord,
    body: row.excerpt,
    meta: `p1 i${row.institution} s${row.subject} y${row.year}`,
  }));
  const json = JSON.stringify(old);
  await bindings.DB.batch([
    bindings.DB.prepare("DELETE FROM question_search WHERE rowid > 0"),
    bindings.DB.prepare("DELETE FROM question_filter WHERE rowid > 0"),
    bindings.DB.prepare("DELETE FROM facet_panels"),
    bindings.DB.prepare("DELETE FROM bank_state"),
    bindings.DB.prepare(
      "INSERT INTO question_search (rowid, stems, meta) SELECT value ->> 'ord', value ->> 'body', value ->> 'meta' FROM json_each(?)",
    ).bind(json),
    bindings.DB.prepare(
      "INSERT INTO question_filter (rowid, meta) SELECT value ->> 'ord', value ->> 'meta' FROM json_each(?)",
    ).bind(json),
  ]);
}

it("brings an older bank to the newest tokens, words and counts, and does nothing the next time", async () => {
  const ords = exam.map(({ ord }) => ord).sort((one, other) => other - one);
  await forgetOrigins();
  expect(await found({ origins: ["exam"] })).toEqual([]);
  const seen: number[] = [];
  expect(await reindexBank(visitorDeps(), { onProgress: (done) => seen.push(done) })).toEqual({
    questions: 422,
  });
  expect(seen).toEqual([400, 422]);
  expect(await found({ origins: ["exam"] })).toEqual(ords);
  expect(await found({ origins: ["exam"], text: "corredor" })).toEqual(ords);
  expect(await found({ skills: [317] })).toEqual([exam[0]?.ord]);
  const all = await searchPage(visitorDeps(), null, noFilters);
  expect([all.total?.count, all.counts.within.o2, all.counts.within.o1]).toEqual([422, 420, 2]);
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 0 });
});

it("goes on where an interrupted run stopped", async () => {
  await forgetOrigins();
  const interrupted = reindexBank(visitorDeps(), {
    onProgress: () => {
      throw new Error("the power went");
    },
  });
  await expect(interrupted).rejects.toThrow("the power went");
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 22 });
  expect(await found({ origins: ["exam"] })).toHaveLength(2);
  expect((await searchPage(visitorDeps(), null, noFilters)).total?.count).toBe(422);
});
