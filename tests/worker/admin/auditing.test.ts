import { beforeAll, describe, expect, it } from "vitest";
import { type AuditQuestion, listAudit } from "#app/features/admin/services/list-audit.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";

const DAY = 86_400;
/** 21 November 2026, 12:00 in São Paulo. */
const NOON = Date.UTC(2026, 10, 21, 15) / 1000;

let actor: Known;
let subject: Known;

const nothing: AuditQuestion = { person: "", action: "", from: "", until: "", before: null };

/** The reasons of the rows a question finds: the tests number their rows there. */
async function reasons(question: Partial<AuditQuestion>): Promise<(string | null)[]> {
  return (await listAudit(visitorDeps(), { ...nothing, ...question })).rows.map(({ reason }) => reason);
}

async function note(at: number, action: string, reason: string, who = actor, whom = subject): Promise<void> {
  const sql =
    "INSERT INTO audit (at, actor_id, action, subject_id, reason, request_id) VALUES (?, ?, ?, ?, ?, ?)";
  const values = [at, who.viewer.id, action, whom.viewer.id, reason, freshId()];
  await bindings.DB.prepare(sql)
    .bind(...values)
    .run();
}

beforeAll(async () => {
  actor = await givenKnown({ firstName: "Adriana" });
  subject = await givenKnown({ firstName: "Sílvia" });
  const another = await givenKnown();
  await note(NOON - 2 * DAY, "user.access", "um");
  await note(NOON - DAY, "user.suspend", "dois");
  await note(NOON, "user.unsuspend", "três");
  await note(NOON + 60, "user.access", "quatro", subject, another);
});

describe("the audit is read", () => {
  it("by person: what was done to them and by them, newest first, by e-mail and by id", async () => {
    for (const person of [subject.viewer.id, subject.person.email, ` ${subject.person.email} `])
      expect(await reasons({ person })).toEqual(["quatro", "três", "dois", "um"]);
    expect(await reasons({ person: actor.viewer.id })).toEqual(["três", "dois", "um"]);
  });

  it("by action", async () => {
    expect(await reasons({ person: subject.viewer.id, action: "user.access" })).toEqual(["quatro", "um"]);
    expect(await reasons({ action: "user.suspend" })).toEqual(["dois"]);
    expect((await reasons({ action: "outra coisa" })).length).toBeGreaterThan(3);
  });

  it("by day in São Paulo, both ends included", async () => {
    const person = subject.viewer.id;
    expect(await reasons({ person, from: "2026-11-20", until: "2026-11-20" })).toEqual(["dois"]);
    expect(await reasons({ person, from: "2026-11-20" })).toEqual(["quatro", "três", "dois"]);
    expect(await reasons({ person, until: "2026-11-19" })).toEqual(["um"]);
    expect(await reasons({ person, from: "2031-01-01" })).toEqual([]);
    expect(await reasons({ person, from: "ontem", until: "31/12/2026" })).toHaveLength(4);
  });

  it("page by page", async () => {
    const [busy, whom] = [await givenKnown(), await givenKnown()];
    for (let count = 0; count < 30; count += 1)
      await note(NOON + 100 + count, "user.access", `nº ${count}`, busy, whom);
    const first = await listAudit(visitorDeps(), { ...nothing, person: busy.viewer.id });
    const second = await listAudit(visitorDeps(), { ...nothing, person: busy.viewer.id, before: first.next });
    const all = [...first.rows, ...second.rows].map(({ reason }) => reason);
    expect(all).toEqual(Array.from({ length: 30 }, (_, index) => `nº ${29 - index}`));
    expect(second.next).toBeNull();
  });

  it("with the current names, and without one for deleted subjects", async () => {
    const gone = await givenKnown();
    await note(NOON + 500, "user.access", "último", gone, subject);
    await bindings.DB.prepare("DELETE FROM users WHERE id = ?").bind(gone.viewer.id).run();
    const [row] = (await listAudit(visitorDeps(), { ...nothing, person: gone.viewer.id })).rows;
    expect(row?.who).toEqual({ name: `conta excluída (${gone.viewer.id})`, personId: null });
    expect(row?.whom).toEqual({ name: "Sílvia Lima", personId: subject.viewer.id });
    expect((await listAudit(visitorDeps(), { ...nothing, person: "ninguem@farol.test" })).unknownPerson).toBe(
      true,
    );
  });
});
