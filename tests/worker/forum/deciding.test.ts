import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { freshId, givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";

let question: StoredQuestion;
let moderator: Known;

beforeAll(async () => {
  question = await givenQuestion();
  moderator = await givenKnown({ claims: ["moderator"] });
});

const caseOf = (target: number) =>
  bindings.DB.prepare("SELECT num, causes, urgency, closed_at FROM cases WHERE target = ? ORDER BY num DESC")
    .bind(target)
    .first<{ num: number; causes: number; urgency: number; closed_at: number | null }>();

async function decide(target: number, fields: Record<string, string>, person = moderator) {
  const found = await caseOf(target);
  return door.post("/moderacao", { num: String(found?.num), ...fields }, { cookie: person.cookie });
}

async function noticesOf({ viewer }: Known): Promise<{ content: string; link: string | null }[]> {
  const query = "SELECT content, link FROM notifications WHERE audience = ? AND type = 'aviso' ORDER BY num";
  const found = bindings.DB.prepare(query).bind(`person:${viewer.id}`);
  return (await found.all<{ content: string; link: string | null }>()).results;
}

/** A reported answer with its people. */
async function reported(reason = "spam") {
  const [asker, author] = [await givenWriter(), await givenWriter()];
  const code = await ask(asker, question, "Uma dúvida honesta sobre a conta?");
  await answer(author, code, "Uma resposta que veio antes.");
  const num = await answer(author, code, `Uma resposta discutível ${freshId()}`);
  await actOn(asker, code, { intent: "report", num: String(num), reason });
  return { asker, author, code, num };
}

describe("a case (SEC-25)", () => {
  it("is one for a post, however many report at once, and harm to a minor comes first", async () => {
    const { code, num } = await reported();
    expect(await caseOf(num)).toMatchObject({ causes: 1, urgency: 3 });
    const reader = await givenKnown();
    const again = () => actOn(reader, code, { intent: "report", num: String(num), reason: "sexual" });
    await Promise.all(Array.from({ length: 100 }, again));
    expect(await caseOf(num)).toMatchObject({ causes: 1, urgency: 1 });
    const count = "SELECT count(*) AS n FROM cases WHERE target = ?";
    expect(await bindings.DB.prepare(count).bind(num).first("n")).toBe(1);
    const reports = "SELECT reports FROM comments WHERE num = ?";
    expect(await bindings.DB.prepare(reports).bind(num).first("reports")).toBe(2);
  });

  it("decided once hides the post everywhere, notifies author and reporters, and is in the audit", async () => {
    const { asker, author, code, num } = await reported();
    await actOn(asker, code, { intent: "accept", num: String(num) });
    const hide = () => decide(num, { intent: "hidden", reason: "Não responde à dúvida." });
    const statuses = (await Promise.all([hide(), hide(), hide()])).map(({ status }) => status).sort();
    expect(statuses).toEqual([302, 409, 409]);
    const thread = await threadOf(null, code);
    expect([thread.accepted, thread.answers.length]).toEqual([null, 1]);
    for (const path of [`/r/${code}`, "/respostas?ver=novas"])
      expect(await (await door.send(path)).text()).not.toContain("discutível");
    const told = await noticesOf(author);
    expect(told.at(-1)).toMatchObject({
      content: expect.stringContaining("Não responde à dúvida."),
      link: expect.stringContaining("/recurso/"),
    });
    expect((await noticesOf(asker)).map(({ content }) => content)).toContainEqual(
      expect.stringContaining("tomamos uma providência"),
    );
    expect(await auditOf(String(num))).toMatchObject([
      { action: "moderation.decide", actor_id: moderator.viewer.id },
    ]);
  });

  it("can be appealed once by the author alone, and the second decision brings the post back", async () => {
    const { asker, author, code, num } = await reported();
    await decide(num, { intent: "hidden", reason: "Engano da equipe." });
    const address = `/recurso/${(await caseOf(num))?.num}`;
    expect((await door.send(address, { cookie: asker.cookie })).status).toBe(404);
    expect(await (await door.send(address, { cookie: author.cookie })).text()).toContain("Engano da equipe.");
    const appeal = (person: Known) =>
      door.post(address, { text: "Era uma resposta séria." }, { cookie: person.cookie });
    expect((await appeal(asker)).status).toBe(409);
    const all = await Promise.all([1, 2, 3].map(() => appeal(author)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await caseOf(num)).toMatchObject({ causes: 16, urgency: 2, closed_at: null });
    const queue = await (await door.send("/moderacao", { cookie: moderator.cookie })).text();
    expect(queue).toContain("Era uma resposta séria.");
    await decide(num, { intent: "kept" });
    expect((await threadOf(null, code)).answers.map((each) => each.num)).toContain(num);
    expect((await noticesOf(author)).at(-1)?.content).toContain("está de volta");
  });

  it("can suspend from posting for a time, on threads and below questions", async () => {
    const { author, code, num } = await reported("offence");
    await decide(num, { intent: "suspended", days: "3" });
    const ban = await bindings.DB.prepare(
      `SELECT until - (SELECT max(at) FROM audit WHERE action = 'moderation.decide') AS seconds
       FROM posting_bans WHERE user_id = ?`,
    )
      .bind(author.viewer.id)
      .first();
    expect(ban).toEqual({ seconds: 3 * 86_400 });
    const refused = await actOn(author, code, {
      intent: "write",
      text: "De novo por aqui",
      operation: freshId(),
    });
    expect([refused.status, refused.reply.message]).toEqual([403, expect.stringContaining("sem publicar")]);
    const call = await door.call(
      "createNewForumRequest",
      { qID: question.code, requestObs: "Outra dúvida?" },
      { cookie: author.cookie },
    );
    expect(call.body.result).toEqual([false, expect.stringContaining("sem publicar")]);
    await bindings.DB.prepare("UPDATE posting_bans SET until = 1 WHERE user_id = ?")
      .bind(author.viewer.id)
      .run();
    expect(await answer(author, code, "Voltei depois do prazo.")).toBeGreaterThan(0);
  });

  it("can correct a text, and its former version stays for the team's decision", async () => {
    const { code, num } = await reported();
    await decide(num, { intent: "edited", text: "Uma resposta correta: $x = 2$." });
    const found = (await threadOf(null, code)).answers.find((each) => each.num === num);
    expect(found?.html).toContain("Uma resposta correta");
    expect(found?.edited).toBe(true);
  });

  it("is for moderators and admins alone", async () => {
    const { asker, num } = await reported();
    expect((await decide(num, { intent: "hidden" }, asker)).status).toBe(401);
    expect((await decide(num, { intent: "nada" })).status).toBe(400);
    expect((await decide(num, { intent: "kept" }, await givenAdmin())).status).toBe(302);
  });
});
