import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenBank } from "#tests/support/given.ts";
import { scansIn } from "#tests/support/query-plan.ts";

async function scansOf(sql: string): Promise<string[]> {
  const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
  return scansIn(
    sql,
    results.map((row) => row.detail),
  );
}

// The product's own statements are explained after every test file (tests/support/plan-every-statement.ts); here the
// judge itself is judged.
describe("the watch over query plans", () => {
  beforeAll(async () => void (await givenBank(50)));

  it.each([
    "SELECT * FROM questions",
    "SELECT * FROM questions q WHERE q.institution = 4 ORDER BY q.year",
    "SELECT count(*) FROM answers AS a WHERE a.alternative = 'A'",
    "SELECT 1 FROM users u WHERE u.first_name = 'Ana'",
    "SELECT sum(correct) FROM progress",
    "SELECT q.ord FROM question_filter f CROSS JOIN questions q ON q.ord = f.rowid",
    "SELECT rowid FROM question_search ORDER BY rowid DESC",
    "UPDATE sessions SET stamp = 1",
    'SELECT * FROM "questions" AS "mine"',
  ])("sees that %s reads everything", async (sql) => {
    expect(await scansOf(sql)).toHaveLength(1);
  });

  it.each([
    "SELECT * FROM questions q WHERE q.ord = 1",
    "SELECT a.ord FROM answers a WHERE a.user_num = 1 AND a.ord > 5",
    "SELECT f.rowid FROM question_filter f WHERE question_filter MATCH 'p1' AND f.rowid < 5 ORDER BY f.rowid DESC",
    "SELECT q.ord FROM json_each('[1]') p CROSS JOIN questions q ON q.ord = p.value",
    "DELETE FROM question_search WHERE rowid IN (1, 2)",
    "SELECT 1 FROM users WHERE email = 'a@b.c'",
  ])("lets pass %s", async (sql) => {
    expect(await scansOf(sql)).toEqual([]);
  });
});
