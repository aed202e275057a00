import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openBindings } from "../../../../scripts/platform/open-bindings.ts";

const state = mkdtempSync(join(tmpdir(), "farol-bindings-"));
const { env, dispose } = await openBindings({ remote: false, state });
const { DB: db } = env;
await db.prepare("CREATE TABLE values_of (id INTEGER PRIMARY KEY, value)").run();
await db.prepare("CREATE TABLE names (name TEXT PRIMARY KEY CHECK (name <> 'nobody'))").run();
afterAll(async () => {
  await dispose();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
});

test.each([
  ["null", null, null],
  ["an integer beyond 32 bits", 2 ** 52 + 1, 2 ** 52 + 1],
  ["a fraction", 0.1, 0.1],
  ["true, as SQL has it", true, 1],
  ["a text", "São “João”\u0000\n✓", "São “João”\u0000\n✓"],
  ["bytes", new Uint8Array([0, 127, 255]), [0, 127, 255]],
])("%s is stored and read as D1 does", async (_, value, read) => {
  const stored = await db
    .prepare("INSERT INTO values_of (value) VALUES (?) RETURNING value, typeof(value) AS type")
    .bind(value)
    .first<{ value: unknown; type: string }>();
  expect(stored?.value).toEqual(read);
  if (value instanceof Uint8Array) expect(stored?.type).toBe("blob");
});

test("undefined is refused, not stored as null", async () => {
  await expect(db.prepare("INSERT INTO values_of (value) VALUES (?)").bind(undefined).run()).rejects.toThrow(
    "D1_TYPE_ERROR",
  );
});

test("a batch is one transaction: its failure is reported as by D1, and nothing of it stays", async () => {
  const add = db.prepare("INSERT INTO names (name) VALUES (?) RETURNING name");
  await expect(db.batch([add.bind("Ana"), add.bind("nobody")])).rejects.toMatchObject({
    message: expect.stringMatching(/^D1_ERROR: CHECK constraint failed/),
    cause: { message: expect.stringContaining("CHECK constraint failed") },
  });
  expect(await db.prepare("SELECT count(*) AS n FROM names").first("n")).toBe(0);
  const [ana, both] = await db.batch([add.bind("Ana"), db.prepare("SELECT name FROM names")]);
  expect([ana?.results, both?.results, ana?.meta.changes]).toEqual([[{ name: "Ana" }], [{ name: "Ana" }], 1]);
});

test("a query without a row has no first, and raw rows have their columns", async () => {
  const none = db.prepare("SELECT name FROM names WHERE name = ?").bind("Rui");
  expect([await none.first(), await none.first("name")]).toEqual([null, null]);
  const twice = db.prepare("SELECT ? AS a, 2 AS a").bind(1);
  expect(await twice.raw()).toEqual([[1, 2]]);
  expect(await twice.raw({ columnNames: true })).toEqual([
    ["a", "a"],
    [1, 2],
  ]);
});
