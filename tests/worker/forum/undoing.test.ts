import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { freshId, givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { auditOf, givenKnown, type Known } from "#tests/support/given-admin.ts";

let question: StoredQuestion;
let moderator: Known;

beforeAll(async () => {
  question = await givenQuestion();
  moderator = await givenKnown({ claims: ["moderator"] });
});

type CaseRow = Record<"num" | "causes" | "urgency", number> & { closed_at: number | null; before: string };

async function caseOf(target: number): Promise<CaseRow> {
  const query = "SELECT num, causes, urgency, closed_at, before FROM cases WHERE target = ? ORDER BY num";
  const { results } = await bindings.DB.prepare(query).bind(target).all<CaseRow>();
  expect(results.filter(({ closed_at: at }) => at === null).length).toBeLessThan(2);
  const [first] = results;
  if (!first) throw new Error("no case");
  return first;
}

const state = (target: number) =>
  bindings.DB.prepare("SELECT state, source, html, reports, edited_at FROM comments WHERE num = ?")
    .bind(target)
    .first();

async function send(target: number, fields: Record<string, string>, person = moderator) {
  const { num } = await caseOf(target);
  return door.post("/moderacao", { num: String(num), ...fields }, { cookie: person.cookie });
}

const undo = (target: number, person = moderator) => send(target, { intent: "undo" }, person);

async function notifiedTo({ viewer }: Known): Promise<string[]> {
  const query = "SELECT id FROM notifications WHERE audience = ? AND id LIKE 'case-%'";
  const { results } = await bindings.DB.prepare(query).bind(`person:${viewer.id}`).all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** An accepted answer that was reported. */
async function reported() {
  const [asker, author] = [await givenWriter(), await givenWriter()];
  const code = await ask(asker, question, "Uma dúvida com uma decisão apressada?");
  const num = await answer(author, code, `Uma resposta discutível ${freshId()}`);
  await actOn(asker, code, { intent: "report", num: String(num), reason: "spam" });
  await actOn(asker, code, { intent: "accept", num: String(num) });
  return { asker, author, code, num };
}

describe("a decision that is undone (SEC-25)", () => {
  it.each<Record<string, string>>([
    { intent: "kept" },
    { intent: "hidden", reason: "Foi engano." },
    { intent: "edited", text: "Um texto corrigido." },
    { intent: "suspended", days: "7" },
  ])(
    "$intent: leaves post, acceptance, reports, rights and case as they were, and nobody is notified",
    async (fields) => {
      const { asker, author, code, num } = await reported();
      const before = await state(num);
      const { causes, urgency } = await caseOf(num);
      const decided = await send(num, fields);
      expect(decided.headers.get("Location")).toContain("caso=");
      const notices = await notifiedTo(asker);
      expect(notices).toHaveLength(1);
      const unseen = await (await door.send("/notificacoes", { cookie: asker.cookie })).text();
      expect(unseen).not.toContain("Conferimos o que você denunciou");
      expect((await undo(num)).headers.get("Location")).toContain("feito=desfeito");
      expect(await state(num)).toEqual(before);
      const thread = await threadOf(asker, code);
      expect([thread.accepted, thread.answers[0]?.edited]).toEqual([num, false]);
      expect(await caseOf(num)).toMatchObject({ causes, urgency, closed_at: null, before: null });
      expect([...(await notifiedTo(asker)), ...(await notifiedTo(author))]).toEqual([]);
      expect(await auditOf(String(num))).toMatchObject([
        { action: "moderation.decide" },
        { action: "moderation.undo", actor_id: moderator.viewer.id },
      ]);
      const versions = "SELECT count(*) AS n FROM comment_versions WHERE comment = ?";
      expect(await bindings.DB.prepare(versions).bind(num).first("n")).toBe(0);
      expect(await answer(author, code, "Posso escrever.")).toBeGreaterThan(num);
      expect((await send(num, { intent: "hidden", reason: "De novo." })).status).toBe(302);
      expect(await notifiedTo(author)).toHaveLength(1);
    },
  );

  it("includes what was reported meanwhile, and restores an earlier suspension", async () => {
    const { author, code, num } = await reported();
    const until = Math.floor(Date.now() / 1000) + 86_400 * 30;
    const ban = "INSERT INTO posting_bans (user_id, until, reason) VALUES (?, ?, 'Antes.')";
    await bindings.DB.prepare(ban).bind(author.viewer.id, until).run();
    await send(num, { intent: "suspended", days: "1", reason: "Agora." });
    await undo(num);
    const left = "SELECT until, reason FROM posting_bans WHERE user_id = ?";
    expect(await bindings.DB.prepare(left).bind(author.viewer.id).first()).toEqual({
      until,
      reason: "Antes.",
    });
    await send(num, { intent: "kept" });
    await actOn(await givenKnown(), code, { intent: "report", num: String(num), reason: "sexual" });
    await undo(num);
    expect(await caseOf(num)).toMatchObject({ urgency: 1, closed_at: null });
    expect(await state(num)).toMatchObject({ reports: 2 });
  });

  it("is the decider's own, once, before the outcome is sent", async () => {
    const { num } = await reported();
    expect((await undo(num)).status).toBe(409);
    await send(num, { intent: "hidden" });
    expect((await undo(num, await givenKnown({ claims: ["admin"] }))).status).toBe(409);
    expect((await undo(num, await givenKnown())).status).toBe(401);
    const page = async (query: string) =>
      (await door.send(`/moderacao${query}`, { cookie: moderator.cookie })).text();
    const { num: own } = await caseOf(num);
    expect(await page(`?feito=hidden&caso=${own}`)).toContain("Desfazer");
    expect(await page("?feito=hidden")).not.toContain("Desfazer");
    const statuses = (await Promise.all([undo(num), undo(num)])).map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 409]);
    await send(num, { intent: "hidden" });
    await bindings.DB.prepare("UPDATE cases SET closed_at = closed_at - 13 WHERE num = ?").bind(own).run();
    expect((await undo(num)).status).toBe(409);
    expect(await state(num)).toMatchObject({ state: "removed" });
  });

  it("leaves what its author changed or deleted since then", async () => {
    const { author, code, num } = await reported();
    await send(num, { intent: "edited", text: "O texto da equipe." });
    await actOn(author, code, { intent: "edit", num: String(num), text: "O texto de quem escreveu." });
    await undo(num);
    expect(await state(num)).toMatchObject({ source: "O texto de quem escreveu." });
    const other = await reported();
    await send(other.num, { intent: "edited", text: "O texto da equipe." });
    await actOn(other.author, other.code, { intent: "delete", num: String(other.num) });
    await undo(other.num);
    expect(await state(other.num)).toMatchObject({ state: "deleted", source: "", html: "" });
  });
});
