import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { comments, done, givenAnswered, write } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { givenQuestion } from "#tests/support/given.ts";
import { freshAddress } from "#tests/support/given-accounts.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { openTab, until } from "#tests/support/notification-tab.ts";

async function notifiedTo({ viewer }: Known) {
  const query = "SELECT type, content, link FROM notifications WHERE audience = ? ORDER BY num";
  const all = bindings.DB.prepare(query).bind(`person:${viewer.id}`);
  return (await all.all<{ type: string; content: string; link: string }>()).results;
}

describe("whom a comment concerns", () => {
  it("are those who wrote under the question, once an hour, and at once in their open tabs", async () => {
    const question = await givenQuestion();
    const [first, second, bystander] = await Promise.all([1, 2, 3].map(() => givenAnswered(question)));
    if (!first || !second || !bystander) throw new Error("nobody");
    await write(first, question);
    expect(await notifiedTo(first)).toEqual([]);
    const tab = await openTab(first.cookie);
    const comment = await write(second, question);
    await until(() => tab.events().some(({ notification }) => notification.type === "novo-comentario"));
    await write(second, question, "mais um, logo depois");
    const link = `/q/${question.code}#comentario-${comment.num}`;
    expect(await notifiedTo(first)).toEqual([
      { type: "novo-comentario", link, content: expect.stringContaining(question.code) },
    ]);
    expect(await notifiedTo(second)).toEqual([]);
    expect(await notifiedTo(bystander)).toEqual([]);
    await bindings.DB.prepare("UPDATE comment_followers SET told_at = told_at - 3600 WHERE ord = ?")
      .bind(question.ord)
      .run();
    await write(second, question, "uma hora mais tarde");
    expect(await notifiedTo(first)).toHaveLength(2);
  });

  it("and with a reply the author of what it answers, but not of their own", async () => {
    const question = await givenQuestion();
    const [author, other] = [
      await givenAnswered(question),
      await givenAnswered(question, { firstName: "Jaci" }),
    ];
    const root = await write(author, question);
    const num = String(root.num);
    await write(author, question, "respondo a mim", { num });
    expect(await notifiedTo(author)).toEqual([]);
    const reply = await write(other, question, "uma resposta", { num });
    expect(await notifiedTo(author)).toEqual([
      {
        type: "nova-resposta",
        content: `Jaci respondeu ao seu comentário na questão ${question.code}.`,
        link: `/q/${question.code}#comentario-${reply.num}`,
      },
    ]);
  });
});

describe("a deleted account", () => {
  it("leaves no text behind, and its votes with it; what others replied stays", async () => {
    const question = await givenQuestion();
    const [leaving, staying] = [await givenAnswered(question), await givenAnswered(question)];
    const root = await write(leaving, question, "Vou embora");
    const alone = await write(leaving, question, "Sem respostas");
    await write(staying, question, "Eu fico", { num: String(root.num) });
    const theirs = await write(staying, question, "Votado por quem sai");
    await done(leaving, question, { intent: "useful", num: String(theirs.num), useful: "1" });
    const data = await (await door.send("/conta/dados", { cookie: leaving.cookie })).json<
      Record<string, unknown[]>
    >();
    expect(data.comentarios).toMatchObject([
      { texto: "Vou embora", questao: question.code },
      { texto: "Sem respostas" },
    ]);
    expect(data.votosEmComentarios).toHaveLength(1);
    const gone = await door.post(
      "/conta",
      { intent: "delete", current: leaving.person.password, agreed: "sim" },
      { cookie: leaving.cookie, headers: freshAddress() },
    );
    expect(gone.status).toBe(302);
    const left = await comments(staying, question);
    expect(left.count).toBe(2);
    expect(left.comments).toHaveLength(2);
    expect(left.comments.find(({ num }) => num === root.num)).toMatchObject({
      state: "deleted",
      author: null,
      replies: [{ own: true }],
    });
    expect(left.comments.find(({ num }) => num === theirs.num)).toMatchObject({ useful: 0 });
    const rows = "SELECT user_id, source, html FROM comments WHERE num IN (?, ?)";
    const { results } = await bindings.DB.prepare(rows).bind(root.num, alone.num).all();
    expect(results).toEqual([1, 2].map(() => ({ user_id: null, source: "", html: "" })));
  });
});
