import { beforeAll, describe, expect, it } from "vitest";
import { REPORTS_THAT_HIDE } from "#app/features/forum/domain/comment.ts";
import { bindings } from "#tests/support/bindings.ts";
import { act, comments, done, givenAnswered, write } from "#tests/support/commenting.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";

let admin: Known;
let question: StoredQuestion;
let author: Known;
let readers: Known[];

beforeAll(async () => {
  admin = await givenAdmin();
  question = await givenQuestion();
  author = await givenAnswered(question);
  readers = await Promise.all(Array.from({ length: REPORTS_THAT_HIDE }, () => givenAnswered(question)));
});

const report = (person: Known, num: number, reason = "offence") =>
  act(person, question, { intent: "report", num: String(num), reason });

async function judge(intent: string, num: number, reason = "", cookie: string | undefined = admin.cookie) {
  const open = "SELECT num FROM cases WHERE target = ? ORDER BY num DESC LIMIT 1";
  const found = await bindings.DB.prepare(open).bind(num).first<number>("num");
  return door.post("/moderacao", { intent, num: String(found), reason }, { cookie });
}

async function noticesOf({ viewer }: Known): Promise<string[]> {
  const query = "SELECT content FROM notifications WHERE audience = ? AND type = 'aviso' ORDER BY num";
  const { results } = await bindings.DB.prepare(query).bind(`person:${viewer.id}`).all<{ content: string }>();
  return results.map(({ content }) => content);
}

async function queue(): Promise<string> {
  return (await door.send("/moderacao", { cookie: admin.cookie })).text();
}

async function isSeen(person: Known, num: number): Promise<boolean> {
  const { named } = await comments(person, question, `?comentario=${num}`);
  return named?.state === "shown";
}

describe("reporting a comment", () => {
  it("counts once a person, hides at the third, and its author alone still sees it (SEC-25)", async () => {
    const { num } = await write(author, question, "Um comentário malvisto");
    const [first, second, third] = readers as [Known, Known, Known];
    for (let again = 0; again < 3; again++) expect((await report(first, num)).status).toBe(200);
    expect((await report(second, num, "spam")).status).toBe(200);
    expect(await isSeen(second, num)).toBe(true);
    expect((await comments(first, question)).comments.find((each) => each.num === num)?.reported).toBe(true);
    const before = (await comments(second, question)).count;
    expect((await report(third, num, "contact")).reply).toMatchObject({
      comment: { state: "held", html: "", author: null },
    });
    expect(await isSeen(second, num)).toBe(false);
    expect((await comments(second, question)).count).toBe(before - 1);
    const own = (await comments(author, question)).comments.find((each) => each.num === num);
    expect(own).toMatchObject({ state: "held", own: true, source: "Um comentário malvisto" });
    expect(
      (await act(author, question, { intent: "edit", num: String(num), text: "Outra coisa" })).status,
    ).toBe(404);
    const html = await queue();
    for (const text of [
      "Um comentário malvisto",
      "Denúncia",
      "Oculto até a decisão",
      "Pede ou passa contato",
    ])
      expect(html).toContain(text);
  });

  it("requires a reason, an answer to the question and somebody else's comment", async () => {
    const { num } = await write(author, question, "Nada de errado aqui");
    const [reader] = readers as [Known];
    const without = await report(reader, num, "inventado");
    expect([without.status, without.reply]).toMatchObject([
      422,
      { problems: { reason: expect.any(String) }, values: { num: [String(num)] } },
    ]);
    expect((await report(author, num)).status).toBe(409);
    expect((await report(await givenKnown(), num)).status).toBe(403);
    expect((await report(reader, 999_999)).status).toBe(404);
    expect(await queue()).not.toContain("Nada de errado aqui");
  });
});

describe("judging a reported comment", () => {
  it("removes it with a reason that its author reads, once, with one audit row", async () => {
    const { num } = await write(author, question, "Vai embora");
    await report(readers[0] as Known, num);
    const known = (await auditOf(String(num))).length;
    expect((await judge("hidden", num, "x".repeat(501))).status).toBe(422);
    const verdicts = await Promise.all([1, 2].map(() => judge("hidden", num, "Ofende um colega.")));
    expect(verdicts.map(({ status }) => status).sort()).toEqual([302, 409]);
    expect(await isSeen(readers[1] as Known, num)).toBe(false);
    expect(
      (await noticesOf(author)).filter((text) => text.includes("Motivo: Ofende um colega.")),
    ).toHaveLength(1);
    const audit = (await auditOf(String(num))).slice(known);
    expect(audit).toMatchObject([
      { action: "moderation.decide", actor_id: admin.viewer.id, reason: "Ofende um colega." },
    ]);
    expect(await queue()).not.toContain("Vai embora");
    expect(await comments(author, question, `?comentario=${num}`)).toMatchObject({ named: null });
  });

  it("leaves it: hidden, it is visible again and its author is notified; not hidden, nobody is notified", async () => {
    const hidden = await write(author, question, "Volta depois");
    for (const reader of readers) await report(reader, hidden.num);
    const shown = await write(author, question, "Fica como está");
    await report(readers[0] as Known, shown.num);
    const before = (await noticesOf(author)).length;
    for (const { num } of [hidden, shown]) expect((await judge("kept", num)).status).toBe(302);
    for (const { num } of [hidden, shown]) expect(await isSeen(readers[1] as Known, num)).toBe(true);
    const told = (await noticesOf(author)).slice(before);
    expect(told).toEqual([expect.stringContaining("está de volta")]);
    // A second report by the same person has no effect.
    expect((await report(readers[0] as Known, shown.num)).status).toBe(200);
    expect(await queue()).not.toContain("Fica como está");
  });

  it("still finds what its author deleted after the report, and then empties it", async () => {
    const { num } = await write(author, question, "Apago antes que vejam");
    await report(readers[0] as Known, num);
    await done(author, question, { intent: "delete", num: String(num) });
    expect(await isSeen(readers[1] as Known, num)).toBe(false);
    const html = await queue();
    expect(html).toContain("Apago antes que vejam");
    expect(html).toContain("Apagado por quem escreveu");
    const before = (await noticesOf(author)).length;
    expect((await judge("hidden", num, "Ofende.")).status).toBe(302);
    expect((await noticesOf(author)).length).toBe(before);
    const row = await bindings.DB.prepare("SELECT state, source, html FROM comments WHERE num = ?")
      .bind(num)
      .first();
    expect(row).toEqual({ state: "deleted", source: "", html: "" });
  });

  it("is for the team alone, and reading the queue costs one trip", async () => {
    const { num } = await write(author, question, "Ainda à espera");
    await report(readers[0] as Known, num);
    expect((await judge("hidden", num, "porque sim", (readers[1] as Known).cookie)).status).toBe(401);
    expect((await judge("hidden", num, "porque sim", "")).status).toBe(401);
    expect((await judge("nada", num)).status).toBe(400);
    const { database, trips } = countedDatabase(bindings.DB);
    await openDoor({ DB: database }).send("/moderacao", { cookie: admin.cookie });
    expect(trips.length).toBe(1);
    expect(await isSeen(readers[1] as Known, num)).toBe(true);
  });
});
