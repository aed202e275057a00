import { beforeAll, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";

let question: StoredQuestion;

beforeAll(async () => {
  question = await givenQuestion();
});

async function leave({ cookie, person }: Known): Promise<void> {
  const fields = { intent: "delete", current: person.password, agreed: "sim" };
  expect((await door.post("/conta", fields, { cookie, headers: freshAddress() })).status).toBe(302);
}

const page = async (path: string) => (await door.send(path)).text();

describe("a thread whose author deleted the account", () => {
  it("stays with its answers, without a name and without former texts", async () => {
    const [asker, helper] = [await givenWriter({ firstName: "Iracema" }), await givenWriter()];
    const code = await ask(asker, question, "Por que o hipocampo aparece na figura?");
    const { opening } = await threadOf(null, code);
    const own = String(opening?.num);
    await actOn(asker, code, { intent: "edit", num: own, text: "Por que o **hipocampo** aparece aqui?" });
    const num = await answer(helper, code, "Porque a figura é do cérebro.");
    const mine = await answer(asker, code, "Uma resposta minha, que vai embora comigo.");
    await leave(asker);
    const thread = await threadOf(null, code);
    expect(thread.title).toBe("Por que o hipocampo aparece aqui?");
    expect(thread.opening).toMatchObject({
      state: "shown",
      author: { name: "Conta apagada", profile: null, role: null },
    });
    expect(thread.opening?.html).toContain("<strong>hipocampo</strong>");
    expect(thread.answers.map((each) => each.num)).toEqual([num]);
    const html = await page(`/r/${code}`);
    expect(html).toContain("Conta apagada");
    expect(html).not.toContain("Iracema");
    expect(await page("/respostas?busca=hipocampo")).toContain(code);
    expect(await page("/respostas?busca=figura")).not.toContain(code);
    const left = "SELECT user_id, source FROM comments WHERE num = ?";
    expect(await bindings.DB.prepare(left).bind(mine).first()).toEqual({ user_id: null, source: "" });
    const versions = "SELECT count(*) AS n FROM comment_versions WHERE comment = ?";
    expect(await bindings.DB.prepare(versions).bind(opening?.num).first("n")).toBe(0);
    expect((await actOn(helper, code, { intent: "report", num: own, reason: "spam" })).status).toBe(200);
  });

  it("is decided by the team, which may also propose the answer", async () => {
    const [asker, helper] = [await givenWriter(), await givenWriter()];
    const open = await givenQuestion({ solution: null });
    const code = await ask(asker, open, "Quem aceita a resposta depois de mim?");
    const num = await answer(helper, code, "A equipe aceita.");
    const moderator = await givenKnown({ claims: ["moderator"] });
    const accept = (person: Known) => actOn(person, code, { intent: "accept", num: String(num) });
    await accept(moderator);
    expect((await threadOf(null, code)).accepted).toBeNull();
    expect((await threadOf(moderator, code)).maySettle).toBe(false);
    await leave(asker);
    await accept(helper);
    expect([(await threadOf(helper, code)).maySettle, (await threadOf(null, code)).accepted]).toEqual([
      false,
      null,
    ]);
    expect((await threadOf(moderator, code)).maySettle).toBe(true);
    await accept(moderator);
    await actOn(moderator, code, { intent: "propose" });
    expect(await threadOf(null, code)).toMatchObject({ accepted: num, proposed: true });
  });

  it("goes where nobody else answered, or where the team had hidden it", async () => {
    const asker = await givenWriter();
    const alone = await ask(asker, question, "Uma dúvida sem ninguém por perto?");
    await answer(asker, alone, "Só eu respondi.");
    const hidden = await ask(asker, question, "Uma dúvida que foi ocultada?");
    const { opening } = await threadOf(null, hidden);
    await answer(await givenWriter(), hidden, "Uma resposta a ela.");
    await bindings.DB.prepare("UPDATE comments SET state = 'removed' WHERE num = ?").bind(opening?.num).run();
    await leave(asker);
    for (const code of [alone, hidden]) expect((await door.send(`/r/${code}`)).status).toBe(404);
    const left = "SELECT count(*) AS n FROM comments WHERE html <> '' AND num = ?";
    expect(await bindings.DB.prepare(left).bind(opening?.num).first("n")).toBe(0);
  });
});
