import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addClass } from "#app/features/school/services/manage-classes.server.ts";
import {
  checkAudit,
  sealAndCheckAudit,
  verifyAudit,
} from "#app/platform/audit/services/check-audit.server.ts";
import { sealAudit } from "#app/platform/audit/services/seal-audit.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";

type Stored = { num: number; place: number; hash: string | null };

function run(query: string, ...values: (string | number | null)[]) {
  return bindings.DB.prepare(query)
    .bind(...values)
    .run();
}

function chainOf(scope: string): Promise<Stored[]> {
  return rowsOf<Stored>(
    `SELECT a.num, a.place, z.hash FROM audit a LEFT JOIN audit_seals z ON z.scope = a.scope AND z.place = a.place
    WHERE a.scope = ? ORDER BY a.num`,
    scope,
  );
}

describe("the audit is only added to (SEC-34)", () => {
  it.each([
    "UPDATE audit SET reason = 'x'",
    "DELETE FROM audit",
    "UPDATE audit_seals SET hash = 'x'",
    "DELETE FROM audit_seals",
  ])("%s fails", async (query) => {
    const school = await givenSchoolWith();
    await givenClass(school.actor, "3º A");
    await sealAudit(visitorDeps(), school.id);
    await expect(run(query)).rejects.toThrow(/only added to/);
  });
});

describe("a school's chain", () => {
  it("numbers what 60 requests record at once without a gap, and its seals are valid", async () => {
    const { id, actor } = await givenSchoolWith();
    const names = Array.from({ length: 60 }, (_, index) => `Turma ${index}`);
    await Promise.all(names.map((name) => addClass(visitorDeps(), actor, { name, year: 2026 })));
    // Several sealers at once write the same seals.
    await Promise.all([1, 2, 3, 4].map(() => sealAudit(visitorDeps(), id)));
    const chain = await chainOf(id);
    expect(chain.map(({ place }) => place)).toEqual(chain.map((_, index) => index + 1));
    expect(chain.length).toBe(61);
    expect(new Set(chain.map(({ hash }) => hash)).size).toBe(61);
    expect(await checkAudit(visitorDeps(), id)).toEqual({ scope: id, places: 61, broken: null });
  });

  it("is sealed after the request that recorded it", async () => {
    const { id, actor } = await givenSchoolWith();
    await givenClass(actor, "3º A");
    await expect.poll(async () => (await chainOf(id)).every(({ hash }) => hash !== null)).toBe(true);
  });

  it("is apart from the chains of other schools and of the platform", async () => {
    const [one, other] = [await givenSchoolWith(), await givenSchoolWith()];
    await givenClass(one.actor, "3º A");
    expect((await chainOf(one.id)).map(({ place }) => place)).toEqual([1, 2]);
    expect((await chainOf(other.id)).map(({ place }) => place)).toEqual([1]);
    expect((await chainOf("")).at(0)?.place).toBe(1);
  });

  it("is checked by the clock, once a day", async () => {
    const { id, actor } = await givenSchoolWith();
    const deps = visitorDeps();
    await sealAndCheckAudit(deps);
    const checks = () => rowsOf<{ places: number }>("SELECT places FROM audit_checks WHERE scope = ?", id);
    expect((await checks())[0]?.places).toBe(1);
    await givenClass(actor, "3º A");
    await sealAndCheckAudit(deps);
    expect((await checks())[0]?.places).toBe(1);
    expect((await chainOf(id)).every(({ hash }) => hash !== null)).toBe(true);
    const tomorrow = deps.now() + 86_400;
    await sealAndCheckAudit({ ...deps, now: () => tomorrow });
    expect((await checks())[0]?.places).toBe(2);
  });
});

describe("a write to the database past the product is detected", () => {
  let school: GivenSchool;
  let chain: Stored[];

  beforeAll(async () => {
    const names = ["audit_keeps_rows", "audit_loses_nothing", "audit_seals_keep", "audit_seals_stay"];
    for (const name of names) await run(`DROP TRIGGER ${name}`);
  });

  beforeEach(async () => {
    school = await givenSchoolWith();
    for (const name of ["1º A", "2º A", "3º A", "4º A"]) await givenClass(school.actor, name);
    expect((await checkAudit(visitorDeps(), school.id)).broken).toBeNull();
    chain = await chainOf(school.id);
  });

  function num(place: number): number {
    return chain[place - 1]?.num ?? 0;
  }

  async function broken() {
    return (await checkAudit(visitorDeps(), school.id)).broken;
  }

  it.each([
    ["at", "at + 1"],
    ["actor_id", "'outra'"],
    ["action", "'school.active'"],
    ["subject_id", "'outra'"],
    ["before", "'{ }'"],
    ["after", "'{}'"],
    ["reason", "'engano'"],
    ["request_id", "'x'"],
  ])("an edited %s", async (column, value) => {
    await run(`UPDATE audit SET ${column} = ${value} WHERE num = ?`, num(3));
    expect(await broken()).toEqual({ place: 3, num: num(3), why: "edited" });
  });

  it("a dropped row, also with its seal", async () => {
    await run("DELETE FROM audit WHERE num = ?", num(2));
    expect(await broken()).toEqual({ place: 2, num: num(2), why: "dropped" });
    await run("DELETE FROM audit_seals WHERE scope = ? AND place = 2", school.id);
    expect(await broken()).toEqual({ place: 2, num: null, why: "dropped" });
  });

  it("rows that changed places, or whose contents did", async () => {
    const [two, three] = [num(2), num(3)];
    await run("UPDATE audit SET place = 99 WHERE num = ?", two);
    await run("UPDATE audit SET place = 2 WHERE num = ?", three);
    await run("UPDATE audit SET place = 3 WHERE num = ?", two);
    expect(await broken()).toEqual({ place: 2, num: two, why: "reordered" });
  });

  it("rows that changed numbers", async () => {
    const [two, three] = [num(2), num(3)];
    await run("UPDATE audit SET num = 9007199254740000 WHERE num = ?", two);
    await run("UPDATE audit SET num = ? WHERE num = ?", two, three);
    await run("UPDATE audit SET num = ? WHERE num = 9007199254740000", three);
    expect(await broken()).toEqual({ place: 2, num: two, why: "reordered" });
  });

  it("a row of another school, or one that slipped in", async () => {
    await run("UPDATE audit SET scope = 'outra' WHERE num = ?", num(4));
    expect(await broken()).toEqual({ place: 4, num: num(4), why: "reordered" });
  });

  it("a row put in without a place", async () => {
    const earlier = num(2) - 1_000_000;
    await run(
      "INSERT INTO audit (num, at, action, subject_id, request_id, scope) VALUES (?, 1, 'school.class', 'x', 'x', ?)",
      earlier,
      school.id,
    );
    expect(await broken()).toEqual({ place: 0, num: earlier, why: "added" });
  });

  it("the end cut off, rows and seals", async () => {
    await run("DELETE FROM audit WHERE num = ?", num(5));
    await run("DELETE FROM audit_seals WHERE scope = ? AND place = 5", school.id);
    expect(await broken()).toEqual({ place: 5, num: null, why: "cut" });
  });

  it("a chain rewritten whole, with seals that fit", async () => {
    await run("UPDATE audit SET subject_id = ? WHERE num = ?", freshId(), num(2));
    await run("DELETE FROM audit_seals WHERE scope = ?", school.id);
    expect(await broken()).toEqual({ place: 5, num: num(5), why: "edited" });
  });

  it("and the check of all reports the first, the check of one only its own", async () => {
    const other = await givenSchoolWith();
    await run("UPDATE audit SET reason = 'x' WHERE num = ?", num(1));
    const found = await verifyAudit(visitorDeps(), null);
    expect(found.broken).not.toBeNull();
    expect(await verifyAudit(visitorDeps(), school.id)).toMatchObject({
      scopes: 1,
      broken: { scope: school.id, place: 1, num: num(1), why: "edited" },
    });
    expect(await verifyAudit(visitorDeps(), other.id)).toEqual({ scopes: 1, rows: 1, broken: null });
  });
});
