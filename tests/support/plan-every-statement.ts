import { env } from "cloudflare:workers";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, expect } from "vitest";
import type { RowsRead } from "#app/platform/db/database.server.ts";
import { unlikeDeclared } from "#tests/support/declared-rows.ts";
import { isUnknown, scansIn } from "#tests/support/query-plan.ts";
import { lostListsIn, realNumbersIn } from "#tests/support/sql-traps.ts";

/**
 * Every statement that the product prepares in a test file is explained once the file has run: none may scan a table
 * (P6) or fall into a trap of D1 (docs/data-model.md), and its rows must be those that its fields declare. The
 * product speaks to D1 through sessions; a test's own statements do not pass here.
 */
const { DB } = env;
/** The statements, each with the indexes of the values that were numbers. */
const prepared = new Map<string, Set<number>>();

const session = Object.getPrototypeOf(DB.withSession()) as D1DatabaseSession;
const { prepare } = session;
session.prepare = function (sql: string) {
  const numbers = prepared.get(sql) ?? new Set();
  prepared.set(sql, numbers);
  const statement = prepare.call(this, sql);
  const { bind } = statement;
  statement.bind = function (...values: unknown[]) {
    for (const [index, value] of values.entries()) if (typeof value === "number") numbers.add(index);
    return bind.apply(this, values);
  };
  return statement;
};

const undeclared = new Set<string>();
function compare(message: unknown): void {
  for (const difference of unlikeDeclared(message as RowsRead)) undeclared.add(difference);
}
subscribe("farol:rows-read", compare);

/** Statements explained in one trip. */
const EXPLAINED_AT_ONCE = 50;

/** The plans of statements, in their order. A plan does not depend on the values, only on their number. */
async function plansOf(statements: readonly string[]): Promise<string[][]> {
  const plans: string[][] = [];
  for (let from = 0; from < statements.length; from += EXPLAINED_AT_ONCE) {
    const explained = statements.slice(from, from + EXPLAINED_AT_ONCE).map((sql) => {
      const values = (sql.replace(/'[^']*'/g, "").match(/\?/g) ?? []).map(() => null);
      return DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...values);
    });
    const results = await DB.batch<{ detail: string }>(explained);
    plans.push(...results.map((result) => result.results.map((row) => row.detail)));
  }
  return plans;
}

afterAll(async () => {
  // The next file, which may share this workerd, notes its own.
  session.prepare = prepare;
  unsubscribe("farol:rows-read", compare);
  const scans: string[] = [];
  const traps: string[] = [];
  const unknown = [...prepared].filter(([sql, numbers]) => isUnknown(sql, numbers));
  const plans = await plansOf(unknown.map(([sql]) => sql));
  for (const [index, [sql, numbers]] of unknown.entries()) {
    const plan = plans[index] ?? [];
    scans.push(...scansIn(sql, plan));
    traps.push(...realNumbersIn(sql, numbers), ...lostListsIn(sql, plan));
  }
  expect(
    scans,
    "a statement reads a whole table: give it an index, or bounds that the index can use",
  ).toEqual([]);
  expect(traps, "a trap of D1, see docs/data-model.md").toEqual([]);
  expect([...undeclared], "a statement returns other rows than its fields declare").toEqual([]);
});
