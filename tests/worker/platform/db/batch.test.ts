import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { openDatabase, type RunBatch } from "#app/platform/db/database.server.ts";
import { int, text } from "#app/platform/db/fields.server.ts";
import { createReader } from "#app/platform/db/read-batch.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { type Around, interceptedDatabase } from "#tests/support/intercept-database.ts";
import { createGuardedBatch } from "#workers/guarded-batch.ts";

const db = openDatabase(bindings.DB);
const { returning, select } = db;
const add = (name: string) =>
  returning({ name: text(sql`name`) }, sql`INSERT INTO batch_names (name) VALUES (${name})`);
const count = () => select({ n: int(sql`count(*)`) }, sql`FROM batch_names`);
const rename = (from: string, to: string) =>
  db.statement(sql`UPDATE batch_names SET name = ${to} WHERE name = ${from}`);
const names = async () =>
  (await db.batch(select({ name: text(sql`name`) }, sql`FROM batch_names ORDER BY name`))).map(
    ({ name }) => name,
  );

/** A guarded batch without a viewer, over a database whose trips pass through `around`. */
function guarded(around: Around) {
  const source = openDatabase(interceptedDatabase(bindings.DB, around));
  const scope = { db: source, viewer: null, now: () => 0, requestId: "r", onStale: () => undefined };
  return createGuardedBatch(scope).run;
}

beforeEach(async () => {
  await bindings.DB.batch([
    bindings.DB.prepare("DROP TABLE IF EXISTS batch_names"),
    bindings.DB.prepare("CREATE TABLE batch_names (name TEXT PRIMARY KEY CHECK (name <> 'nobody'))"),
  ]);
});

describe("a batch", () => {
  it("runs in the order written and answers by name", async () => {
    const { before, ana, after } = await db.batch({
      before: count(),
      ana: add("Ana"),
      renamed: rename("Ana", "Bia"),
      after: count(),
    });
    expect([before, ana, after]).toEqual([[{ n: 0 }], [{ name: "Ana" }], [{ n: 1 }]]);
    expect(await names()).toEqual(["Bia"]);
  });

  it("answers a list under a name as a list, and names under a name as names", async () => {
    const { added, counts } = await db.batch({
      added: ["Ana", "Bia"].map(add),
      counts: { own: count(), lines: ["Rui", "Eva"].map((name) => ({ name: add(name), n: count() })) },
    });
    expect(added).toEqual([[{ name: "Ana" }], [{ name: "Bia" }]]);
    expect(counts).toEqual({
      own: [{ n: 2 }],
      lines: [
        { name: [{ name: "Rui" }], n: [{ n: 3 }] },
        { name: [{ name: "Eva" }], n: [{ n: 4 }] },
      ],
    });
  });

  it("answers an empty list with one, in the same single trip", async () => {
    const trips: number[] = [];
    const run = guarded((queries, send) => {
      trips.push(queries.length);
      return send();
    });
    expect(await run({ first: count(), none: [], last: add("Ana") }, false)).toEqual({
      first: [{ n: 0 }],
      none: [],
      last: [{ name: "Ana" }],
    });
    expect(trips).toEqual([2]);
    expect(await run({ none: [] }, true)).toEqual({ none: [] });
    expect(trips).toEqual([2]);
  });

  it("leaves nothing where a statement in the middle fails", async () => {
    const failing = { first: add("Ana"), group: [add("Bia"), add("nobody")], last: add("Eva") };
    await expect(db.batch(failing)).rejects.toThrow("CHECK constraint failed");
    expect(await names()).toEqual([]);
  });

  it("is sent whole again where nothing was committed, and answers once", async () => {
    let trips = 0;
    const run = guarded((_, send) => {
      trips += 1;
      return trips === 1 ? Promise.reject(new Error("D1_ERROR: database is locked")) : send();
    });
    expect(await run({ ana: add("Ana"), after: count() }, false)).toEqual({
      ana: [{ name: "Ana" }],
      after: [{ n: 1 }],
    });
    expect(trips).toBe(2);
  });

  it("that writes is not sent again where its outcome is unknown", async () => {
    const run = guarded(async (_, send) => {
      await send();
      throw new Error("Network connection lost");
    });
    await expect(run({ ana: add("Ana") }, false)).rejects.toMatchObject({ code: "database-unavailable" });
    expect(await names()).toEqual(["Ana"]);
  });
});

describe("the reads of a request", () => {
  it("go in one batch and each gets its own answer", async () => {
    const sent: number[] = [];
    const read = createReader((asked) => {
      sent.push(asked.length);
      return db.batch(asked);
    });
    const [alone, named, nothing] = await Promise.all([
      read(count()),
      read({ a: count(), b: [count()] }),
      read([]),
    ]);
    expect([alone, named, nothing]).toEqual([[{ n: 0 }], { a: [{ n: 0 }], b: [[{ n: 0 }]] }, []]);
    expect(sent).toEqual([3]);
  });

  it("fail together", async () => {
    const read = createReader((asked) => db.batch(asked));
    const wrong = select({ n: int(sql`n`) }, sql`FROM no_such_table`);
    const failed = await Promise.allSettled([read(count()), read({ wrong })]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });
});

it("has no positions to read: a list answers nothing, and names are never numbers", () => {
  const typed = (run: RunBatch) => ({
    list: () => run([add("Ana"), count()]),
    named: () => run({ ana: add("Ana"), all: [count()], done: rename("Ana", "Bia") }),
    // @ts-expect-error Numeric keys would be sorted before the others.
    numbered: () => run({ 1: add("Ana"), 0: count() }),
    // @ts-expect-error One batch, not its statements one by one.
    spread: () => run(add("Ana"), count()),
  });
  type Typed = ReturnType<typeof typed>;
  expectTypeOf<Awaited<ReturnType<Typed["list"]>>>().toEqualTypeOf<void>();
  expectTypeOf<Awaited<ReturnType<Typed["named"]>>>().toEqualTypeOf<{
    ana: { name: string }[];
    all: { n: number }[][];
    done: unknown;
  }>();
  expect(Object.keys(typed(() => Promise.reject(new Error("not run"))))).toHaveLength(4);
});
