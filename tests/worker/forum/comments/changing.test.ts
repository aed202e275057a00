import { describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { act, answers, comments, done, givenAnswered, write } from "#tests/support/commenting.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import { givenAdmin, givenKnown } from "#tests/support/given-admin.ts";

describe("replies", () => {
  it("are under their comment, oldest first; a reply to a reply, to another question's or to nothing is refused", async () => {
    const [question, elsewhere] = [await givenQuestion(), await givenQuestion()];
    const author = await answers(await givenAnswered(question), elsewhere);
    const root = await write(author, question);
    const num = String(root.num);
    const replies = [];
    for (const text of ["um um", "dois dois", "três três", "quatro quatro"])
      replies.push(await write(author, question, text, { num }));
    const [shown] = (await comments(author, question)).comments;
    expect(shown?.replies.map((each) => each.num)).toEqual(replies.slice(0, 3).map((each) => each.num));
    expect(shown?.moreReplies).toBe(1);
    const named = (await comments(author, question, `?comentario=${replies[3]?.num}`)).named;
    expect(named?.replies).toHaveLength(4);
    const refused = { intent: "write", text: "não pode", operation: freshId() };
    for (const [place, parent] of [
      [question, String(replies[0]?.num)],
      [elsewhere, num],
      [question, "999999"],
    ] as const)
      expect((await act(author, place, { ...refused, num: parent })).status).toBe(404);
    expect(await done(author, question, { intent: "delete", num })).toMatchObject({
      state: "deleted",
      html: "",
    });
    expect((await act(author, question, { ...refused, num })).status).toBe(404);
    const [place] = (await comments(author, question)).comments;
    expect(place).toMatchObject({ state: "deleted", author: null, html: "" });
    expect(place?.replies).toHaveLength(3);
    expect((await comments(author, question)).count).toBe(4);
  });
});

describe("one's own comment", () => {
  it("can be changed, says so, and is nobody else's to change or delete (SEC-05)", async () => {
    const question = await givenQuestion();
    const [author, other] = [await givenAnswered(question), await givenAnswered(question)];
    const num = String((await write(author, question)).num);
    expect(await done(author, question, { intent: "edit", num, text: "Agora *assim*" })).toMatchObject({
      edited: true,
      html: "<p>Agora <em>assim</em></p>",
    });
    expect(await done(author, question, { intent: "edit", num, text: "a@b.com" })).toMatchObject({
      notice: expect.stringContaining("o e-mail"),
    });
    await done(author, question, { intent: "edit", num, text: "Agora *assim*" });
    expect((await act(other, question, { intent: "edit", num, text: "Meu agora" })).status).toBe(404);
    expect((await act(other, question, { intent: "delete", num })).status).toBe(404);
    expect((await act(await givenAdmin(), question, { intent: "delete", num })).status).toBe(404);
    expect((await comments(other, question)).comments).toMatchObject([
      { edited: true, html: "<p>Agora <em>assim</em></p>" },
    ]);
    await done(author, question, { intent: "delete", num });
    await done(author, question, { intent: "delete", num });
    expect(await comments(other, question)).toMatchObject({ count: 0, comments: [] });
    const row = await bindings.DB.prepare("SELECT source, html FROM comments WHERE num = ?")
      .bind(num)
      .first();
    expect(row).toEqual({ source: "", html: "" });
  });
});

describe("finding a comment useful", () => {
  it("counts once a person, can be withdrawn, and is not for one's own", async () => {
    const question = await givenQuestion();
    const [author, reader] = [await givenAnswered(question), await givenAnswered(question)];
    const num = String((await write(author, question)).num);
    const vote = (useful: string) => done(reader, question, { intent: "useful", num, useful });
    expect(await vote("1")).toMatchObject({ useful: 1, voted: true });
    expect(await vote("1")).toMatchObject({ useful: 1, voted: true });
    expect(await vote("0")).toMatchObject({ useful: 0, voted: false });
    expect(await vote("0")).toMatchObject({ useful: 0, voted: false });
    expect((await act(author, question, { intent: "useful", num, useful: "1" })).status).toBe(409);
    const stranger = await givenKnown();
    expect((await act(stranger, question, { intent: "useful", num, useful: "1" })).status).toBe(403);
    expect((await act(reader, question, { intent: "useful", num: "999999", useful: "1" })).status).toBe(404);
    expect((await comments(reader, question)).comments[0]?.useful).toBe(0);
  });
});
