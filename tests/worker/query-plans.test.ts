import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase, type RowsRead } from "#app/platform/db/database.server.ts";
import { columns, flag, int, json, orNull, outer, pick, text } from "#app/platform/db/fields.server.ts";
import { users } from "#drizzle/schema/accounts/accounts.ts";
import { bindings } from "#tests/support/bindings.ts";
import { unlikeDeclared } from "#tests/support/declared-rows.ts";
import { givenBank, givenPerson } from "#tests/support/given.ts";
import { scansIn } from "#tests/support/query-plan.ts";
import { lostListsIn, realNumbersIn } from "#tests/support/sql-traps.ts";

async function planOf(sql: string): Promise<string[]> {
  const { results } = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>();
  return results.map((row) => row.detail);
}

async function scansOf(sql: string): Promise<string[]> {
  return scansIn(sql, await planOf(sql));
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

describe("the watch over the traps of D1", () => {
  it.each([
    "INSERT INTO rate_limits VALUES ('a', json_array(?), 0, 1)",
    "SELECT json_object('at', ?) FROM users WHERE num = 1",
    "SELECT p.key FROM json_each('[]') p WHERE p.key / ? = 1",
    "SELECT 1 << ?",
    "UPDATE notifications SET link = '/q?' || ?",
    "SELECT f.rowid FROM question_filter f WHERE question_filter MATCH 'p1' AND f.rowid < ?",
    "SELECT rowid FROM user_search WHERE user_search MATCH 'ana' AND rowid BETWEEN ? AND 5",
  ])("sees that a number is bound as REAL in %s", (sql) => {
    expect(realNumbersIn(sql, new Set([0]))).toHaveLength(1);
    expect(realNumbersIn(sql, new Set())).toEqual([]);
    expect(realNumbersIn(sql.replaceAll("?", "CAST(? AS INTEGER)"), new Set([0]))).toEqual([]);
  });

  it.each([
    "SELECT q.ord FROM questions q WHERE q.ord < ?",
    "SELECT value FROM json_each(?)",
    "SELECT f.rowid FROM question_filter f WHERE question_filter MATCH ? ORDER BY f.rowid DESC LIMIT 5",
    "UPDATE progress SET questions = questions + ? WHERE user_num = 1",
  ])("lets a number pass in %s", (sql) => {
    expect(realNumbersIn(sql, new Set([0]))).toEqual([]);
  });

  it.each([
    "UPDATE audit SET reason = j.value FROM json_each(?) j WHERE audit.actor_id = 'a' AND audit.request_id = j.value",
    "SELECT num FROM audit WHERE request_id IN (SELECT value FROM json_each(?)) AND actor_id = 'a'",
  ])("sees that a list is no key in %s", async (sql) => {
    expect(lostListsIn(sql, await planOf(sql.replace("?", "'[]'")))).toHaveLength(1);
  });

  it.each([
    "UPDATE questions SET colours = '[]' FROM json_each(?) v WHERE questions.ord = v.value ->> 'ord'",
    "DELETE FROM question_search WHERE rowid IN (SELECT value FROM json_each(?))",
    "SELECT num FROM audit WHERE actor_id IN (SELECT value FROM json_each(?)) AND +action = 'a'",
  ])("lets a list pass in %s", async (sql) => {
    expect(lostListsIn(sql, await planOf(sql.replace("?", "'[]'")))).toEqual([]);
  });
});

describe("the rows of a statement", () => {
  const db = openDatabase(bindings.DB);
  const user = columns(users, "u");

  it("are what its fields declare: flags as booleans, JSON parsed, nulls as they are", async () => {
    const person = await givenPerson();
    const fields = {
      ...pick(user, "email", "emailVerified", "claims", "schoolId"),
      ...pick(outer(columns(users, "none")), "firstName", "claimsVersion"),
      initial: text(sql`substr(u.email, 1, ${1})`),
      sessions: int(sql`(SELECT count(*) FROM sessions s WHERE s.user_id = u.id)`),
      hasSchool: flag(sql`u.school_id IS NOT NULL`),
      none: orNull(json<number[]>(sql`NULL`)),
      some: json<number[]>(sql`json_array(1, 2)`),
    };
    const [row] = await db.batch(
      db.select(
        fields,
        sql`FROM users u LEFT JOIN users none ON none.num = -1 WHERE u.email = ${person.email}`,
      ),
    );
    expect(row).toEqual({
      email: person.email,
      emailVerified: true,
      claims: [],
      schoolId: null,
      firstName: null,
      claimsVersion: null,
      initial: person.email[0],
      sessions: 0,
      hasSchool: false,
      none: null,
      some: [1, 2],
    });
  });

  const fields = { num: user.num, ...pick(user, "firstName", "emailVerified", "claims", "schoolId") };
  const row = { num: 1, firstName: "Ana", emailVerified: 1, claims: "[]", schoolId: null };
  const differences = (changed: object) =>
    unlikeDeclared({ sql: "SELECT", fields, rows: [{ ...row, ...changed }] } satisfies RowsRead);

  it.each([
    [{ num: "1" }, "num is no number"],
    [{ firstName: null }, "firstName is null"],
    [{ emailVerified: 2 }, "emailVerified is no boolean"],
    [{ claims: "admin" }, "claims is no json"],
    [{ schoolId: 5 }, "schoolId is no string"],
    [{ letter: "A" }, "letter is not declared"],
  ])("are compared with them: %o", (changed, difference) => {
    expect(differences({})).toEqual([]);
    expect(differences(changed)).toEqual([`${difference}: SELECT`]);
  });
});
