import { beforeAll, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { INDEX_VERSION } from "#app/features/bank/domain/words/search-tokens.ts";
import { reindexBank } from "#app/features/bank/services/storing/reindex-bank.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import {
  givenBank,
  givenDraft,
  givenQuestion,
  type StoredQuestion,
  visitorDeps,
} from "#tests/support/given.ts";
import { killedBetweenAll } from "#tests/support/killed-steps.ts";
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
    bindings.DB.prepare("DELETE FROM jobs WHERE kind = 'bank-index'"),
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
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 422 });
  const { results } = await bindings.DB.prepare(
    "SELECT state, seen FROM jobs WHERE kind = 'bank-index'",
  ).all();
  expect(results).toEqual([{ state: "done", seen: 422 }]);
  expect(await found({ origins: ["exam"] })).toEqual(ords);
  expect(await found({ origins: ["exam"], text: "corredor" })).toEqual(ords);
  expect(await found({ skills: [317] })).toEqual([exam[0]?.ord]);
  const all = await searchPage(visitorDeps(), null, noFilters);
  expect([all.total?.count, all.counts.within.o2, all.counts.within.o1]).toEqual([422, 420, 2]);
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 0 });
});

it("killed before and after each commit, goes on where it stopped, and ends once (REL-05)", async () => {
  await forgetOrigins();
  const counts: number[] = [];
  const kills = await killedBetweenAll(
    (deps) => reindexBank(deps),
    async () => {
      const row = await bindings.DB.prepare(
        "SELECT count(*) AS jobs, coalesce(sum(seen), 0) AS seen FROM jobs WHERE kind = 'bank-index'",
      ).first<{ jobs: number; seen: number }>();
      expect(row?.jobs).toBeLessThan(2);
      counts.push(row?.seen ?? 0);
    },
  );
  expect(kills).toBeGreaterThan(8);
  expect([...new Set(counts)]).toEqual([0, 400, 422]);
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 0 });
  expect(await found({ origins: ["exam"] })).toHaveLength(2);
  expect((await searchPage(visitorDeps(), null, noFilters)).total?.count).toBe(422);
});

it("cancelled, begins at the first question the next time, and an older version's is due again", async () => {
  const [first] = await lastJobs();
  const stateOf = (state: string, version: number) =>
    bindings.DB.prepare(
      "UPDATE jobs SET state = ?, input = json_object('version', ?), place = 5, seen = 5 WHERE num = ?",
    )
      .bind(state, version, first?.num)
      .run();
  await stateOf("cancelled", INDEX_VERSION);
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 422 });
  expect(await lastJobs()).toMatchObject([{ state: "done" }, { state: "cancelled" }]);
  await bindings.DB.prepare("DELETE FROM jobs WHERE num > ?").bind(first?.num).run();
  await stateOf("running", INDEX_VERSION - 1);
  expect(await reindexBank(visitorDeps())).toEqual({ questions: 422 });
  expect(await lastJobs()).toMatchObject([{ state: "done" }, { state: "cancelled" }]);
});

async function lastJobs() {
  const { results } = await bindings.DB.prepare(
    "SELECT num, state FROM jobs WHERE kind = 'bank-index' ORDER BY num DESC",
  ).all<{ num: number; state: string }>();
  return results;
}
