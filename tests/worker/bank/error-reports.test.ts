import { beforeAll, describe, expect, it } from "vitest";
import { REPORTS_AN_HOUR } from "#app/features/bank/domain/error-report.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenDraft, givenQuestion, givenStored } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";

let admin: Known;
beforeAll(async () => {
  admin = await givenAdmin();
});

function report(code: string, cookie: string | undefined, fields: Record<string, string> = {}) {
  const sent = { kind: "key", content: "A certa é a C, não a B.", ...fields };
  return door.post(`/q/${code}/erro`, sent, { cookie });
}

async function reportsOf(userId: string) {
  const query = "SELECT num, outcome, reply FROM question_reports WHERE user_id = ? ORDER BY num";
  const all = bindings.DB.prepare(query).bind(userId);
  return (await all.all<{ num: number; outcome: string | null; reply: string | null }>()).results;
}

function close(fields: Record<string, string>, cookie: string | undefined = admin.cookie) {
  return door.post("/admin/questoes", fields, { cookie });
}

describe("an error that a student reports", () => {
  it("waits in the queue with its evidence, once, however often it is sent", async () => {
    const [question, student] = [await givenQuestion(), await givenKnown()];
    const content = `Olhe ${freshId()}`;
    expect(await (await report(question.code, student.cookie, { content })).text()).toContain("Obrigado!");
    const again = await Promise.all([1, 2, 3].map(() => report(question.code, student.cookie, { content })));
    for (const each of again) expect(await each.text()).toContain("Você já apontou um erro nesta questão");
    expect(await reportsOf(student.viewer.id)).toHaveLength(1);
    const html = await (await door.send("/admin/questoes", { cookie: admin.cookie })).text();
    for (const text of [content, question.code, "O gabarito está errado", "Gabarito B"])
      expect(html).toContain(text);
  });

  it("is refused without a kind, without words, for a question nobody sees, and from visitors", async () => {
    const [question, student] = [await givenQuestion(), await givenKnown()];
    const held = givenDraft({ status: "quarantined", quarantineReason: "sem gabarito" });
    await givenStored([held]);
    const hidden = await givenQuestion(held);
    const { cookie } = student;
    const without = await report(question.code, cookie, { kind: "inventado", content: "Fica o que escrevi" });
    expect([without.status, (await without.text()).includes("Fica o que escrevi")]).toEqual([422, true]);
    expect((await report(question.code, cookie, { content: " oi " })).status).toBe(422);
    expect((await report(hidden.code, cookie)).status).toBe(404);
    expect((await report(question.code, undefined)).status).toBe(401);
    expect(await reportsOf(student.viewer.id)).toEqual([]);
  });

  it("is accepted ten times an hour, and then no more", async () => {
    const student = await givenKnown();
    for (let index = 0; index < REPORTS_AN_HOUR; index++)
      expect((await report((await givenQuestion()).code, student.cookie)).status).toBe(200);
    expect((await report((await givenQuestion()).code, student.cookie)).status).toBe(429);
    expect(await reportsOf(student.viewer.id)).toHaveLength(REPORTS_AN_HOUR);
  });
});

describe("the team's answer", () => {
  it.each([
    ["fixed", "", "foi corrigido. Obrigado!"],
    ["dismissed", "A letra B confere com a banca.", "A letra B confere com a banca."],
  ])("%s reaches the reporter, once, and is in the audit", async (intent, reply, said) => {
    const [question, student] = [await givenQuestion(), await givenKnown()];
    await report(question.code, student.cookie);
    const [{ num } = { num: 0 }] = await reportsOf(student.viewer.id);
    const answers = await Promise.all([1, 2].map(() => close({ intent, num: String(num), reply })));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await reportsOf(student.viewer.id)).toMatchObject([{ outcome: intent, reply }]);
    const html = await (await door.send("/notificacoes", { cookie: student.cookie })).text();
    expect(html).toContain(said);
    expect(await auditOf(question.code)).toMatchObject([
      { action: "question.report", actor_id: admin.viewer.id },
    ]);
    // A new report on the question may follow.
    expect(await (await report(question.code, student.cookie)).text()).toContain("Obrigado!");
  });

  it("needs a reason to dismiss, and an admin", async () => {
    const [question, student] = [await givenQuestion(), await givenKnown()];
    await report(question.code, student.cookie);
    const [{ num } = { num: 0 }] = await reportsOf(student.viewer.id);
    const fields = { intent: "dismissed", num: String(num), reply: " " };
    expect((await close(fields)).status).toBe(422);
    expect((await close({ ...fields, reply: "porque sim" }, student.cookie)).status).toBe(401);
    expect(await reportsOf(student.viewer.id)).toMatchObject([{ outcome: null }]);
  });
});

describe("the audit of the bank", () => {
  it("lists annulled questions, missing pictures and formulas that fail, until somebody has looked", async () => {
    const annulled = await givenQuestion({ status: "annulled", key: null });
    const broken = await givenQuestion({ statement: "Calcule $\\fraq{1}{2}$." });
    const bare = await givenQuestion({ statement: "Veja ![](fig/nunca-veio.png)." });
    const page = async (view: string) =>
      (await door.send(`/admin/questoes?ver=${view}`, { cookie: admin.cookie })).text();
    expect(await page("annulled")).toContain(annulled.code);
    expect(await page("render")).toContain("\\fraq{1}{2}");
    expect(await page("picture")).toContain("fig/nunca-veio.png");
    const settled = await close({ intent: "settle", kind: "picture", code: bare.code });
    expect(settled.headers.get("Location")).toContain("feito=conferido");
    expect((await close({ intent: "settle", kind: "picture", code: bare.code })).status).toBe(409);
    expect(await page("picture")).not.toContain(bare.code);
    expect(broken.code).not.toBe(bare.code);
    const { database, trips } = countedDatabase(bindings.DB);
    await openDoor({ DB: database }).send("/admin/questoes?ver=key", { cookie: admin.cookie });
    expect(trips.length).toBeLessThanOrEqual(2);
  });
});
