import { env } from "cloudflare:workers";
import { afterAll, expect } from "vitest";
import { scansIn } from "#tests/support/query-plan.ts";

/**
 * Every statement that the product prepares in a test file is explained once the file has run: none may scan a table
 * (quality.md P6). The product speaks to D1 through sessions; a test's own questions do not pass here.
 */
const { DB } = env;
const prepared = new Set<string>();

const session = Object.getPrototypeOf(DB.withSession()) as D1DatabaseSession;
const { prepare } = session;
session.prepare = function (sql: string) {
  prepared.add(sql);
  return prepare.call(this, sql);
};

afterAll(async () => {
  // The next file, which may share this workerd, notes its own.
  session.prepare = prepare;
  const scans: string[] = [];
  for (const sql of prepared) {
    // The plan does not depend on the values, only on their number.
    const values = (sql.replace(/'[^']*'/g, "").match(/\?/g) ?? []).map(() => null);
    const explained = DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
    const { results } = await explained.all<{ detail: string }>();
    scans.push(
      ...scansIn(
        sql,
        results.map((row) => row.detail),
      ),
    );
  }
  expect(
    scans,
    "a statement reads a whole table: give it an index, or bounds that the index can use",
  ).toEqual([]);
});
