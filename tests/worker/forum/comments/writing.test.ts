import { describe, expect, it } from "vitest";
import { COMMENT_TEXT, COMMENTS_A_PAGE, commentLimits } from "#app/features/forum/domain/comment.ts";
import { bindings } from "#tests/support/bindings.ts";
import { act, answers, comments, givenAnswered, write } from "#tests/support/commenting.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { freshId, givenPerson, givenQuestion, signedIn } from "#tests/support/given.ts";
import { givenAdmin, givenKnown } from "#tests/support/given-admin.ts";

describe("the comments of a question", () => {
  it("open with the reader's own answer; before it and to visitors only their number is shown", async () => {
    const question = await givenQuestion();
    const [author, stranger] = [await givenAnswered(question), await givenKnown()];
    const text = `a certa é a B ${freshId()}`;
    await write(author, question, text);
    for (const [reader, lock] of [
      [null, "visitor"],
      [stranger, "unanswered"],
    ] as const) {
      const data = await comments(reader, question, "?comentario=1");
      expect(data).toMatchObject({
        count: 1,
        lock,
        comments: [],
        named: null,
        next: null,
        operation: "",
        now: 0,
      });
      const page = await door.send(`/q/${question.code}/comentarios`, { cookie: reader?.cookie });
      const html = await page.text();
      expect(html).toContain("1 comentário abre depois da sua resposta");
      expect(html).not.toContain(text);
    }
    expect(
      (await act(stranger, question, { intent: "write", text: "oi pessoal", operation: freshId() })).status,
    ).toBe(403);
    await answers(stranger, question);
    expect((await comments(stranger, question)).comments).toMatchObject([{ own: false, source: null }]);
    expect((await comments(stranger, question)).comments[0]?.html).toContain(text);
    expect((await comments(await givenAdmin(), question)).comments).toHaveLength(1);
  });

  it("are drawn once, show a first name and nothing else of their author, and to the author what they typed", async () => {
    const question = await givenQuestion();
    const author = await givenAnswered(question, { firstName: "Jurema", lastName: "Sobrenomesecreto" });
    const reader = await givenAnswered(question);
    await write(author, question, "Use **Pitágoras**: $a^2+b^2$.\n\nVeja [esta](/q/7K2M9XQ4).");
    const [own] = (await comments(author, question)).comments;
    expect(own).toMatchObject({ own: true, source: expect.stringContaining("**Pitágoras**"), replies: [] });
    const data = await comments(reader, question);
    const [seen] = data.comments;
    expect(seen?.html).toContain("<strong>Pitágoras</strong>");
    expect(seen?.html).toContain("<math");
    expect(seen?.html).toContain('href="https://farol.test/q/7K2M9XQ4"');
    expect(seen?.author).toMatchObject({
      name: "Jurema",
      profile: null,
      role: null,
      look: { picture: null, band: null },
    });
    const told = JSON.stringify(data);
    for (const secret of [author.viewer.id, author.person.email, "Sobrenomesecreto"])
      expect(told).not.toContain(secret);
  });

  it("cost one round trip, to read and to write, and few rows however many there are", async () => {
    const question = await givenQuestion();
    const author = await givenAnswered(question);
    const insert = bindings.DB.prepare(
      "INSERT INTO comments (id, ord, user_id, operation, source, html, useful, created_at) VALUES (?1, ?2, ?3, ?1, 'x', '<p>x</p>', ?4, 1)",
    );
    await bindings.DB.batch(
      Array.from({ length: 300 }, (_, index) =>
        insert.bind(freshId(), question.ord, author.viewer.id, index % 7),
      ),
    );
    const { database, trips } = countedDatabase(bindings.DB);
    const address = dataAddress(`/q/${question.code}/comentarios`, "features/forum/pages/comments");
    await openDoor({ DB: database }).send(address, { cookie: author.cookie });
    expect(trips).toHaveLength(1);
    expect(rowsRead(trips)).toBeLessThanOrEqual(200);
    trips.length = 0;
    const fields = { intent: "write", text: "mais um", operation: freshId(), inPlace: "1" };
    await openDoor({ DB: database }).post(address, fields, { cookie: author.cookie });
    expect(trips).toHaveLength(1);
    expect((await comments(author, question)).count).toBe(301);
  });

  it("come a page at a time, the most useful first, then the newest, none twice and none left out", async () => {
    const question = await givenQuestion();
    const [author, reader] = [await givenAnswered(question), await givenAnswered(question)];
    const insert = bindings.DB.prepare(
      "INSERT INTO comments (id, ord, user_id, operation, source, html, useful, created_at) VALUES (?1, ?2, ?3, ?1, 'x', '<p>x</p>', ?4, 1)",
    );
    for (let index = 0; index < 2 * COMMENTS_A_PAGE + 3; index++)
      await insert.bind(freshId(), question.ord, author.viewer.id, index % 4).run();
    const seen: { num: number; useful: number }[] = [];
    for (let next: string | null = ""; next !== null; ) {
      const page = await comments(reader, question, next ? `?apos=${next}` : "");
      expect(page.comments.length).toBeLessThanOrEqual(COMMENTS_A_PAGE);
      seen.push(...page.comments);
      next = page.next;
    }
    expect(seen).toHaveLength(2 * COMMENTS_A_PAGE + 3);
    const sorted = [...seen].sort((one, other) => other.useful - one.useful || other.num - one.num);
    expect(seen.map(({ num }) => num)).toEqual(sorted.map(({ num }) => num));
  });
});

describe("writing a comment", () => {
  it("twice the same, also at once, is one comment and notifies nobody twice", async () => {
    const question = await givenQuestion();
    const [author, other] = [await givenAnswered(question), await givenAnswered(question)];
    await write(other, question);
    const fields = { intent: "write", text: "Uma vez só", operation: freshId() };
    const replies = await Promise.all([1, 2, 3, 4].map(() => act(author, question, fields)));
    const nums = replies.map(({ reply }) => reply.comment?.num ?? null);
    expect(new Set(nums).size).toBe(1);
    expect(nums[0]).not.toBeNull();
    expect((await comments(author, question)).count).toBe(2);
    const told = "SELECT count(*) AS n FROM notifications WHERE audience = ? AND type = 'novo-comentario'";
    expect(await bindings.DB.prepare(told).bind(`person:${other.viewer.id}`).first("n")).toBe(1);
  });

  it.each([
    ["nothing", "  a ", "pelo menos 3"],
    ["too much", "é".repeat(COMMENT_TEXT.longest + 1), "até 2.000"],
    ["a picture", "olhe ![isto](fig/a.png)", "tire a imagem"],
  ])("with %s is refused at the field, and what was typed stays", async (_, text, message) => {
    const question = await givenQuestion();
    const author = await givenAnswered(question);
    const fields = { intent: "write", text, operation: freshId() };
    const { status, reply } = await act(author, question, fields);
    expect([status, reply]).toMatchObject([422, { done: false, message: null, values: { text: [text] } }]);
    expect(reply.problems.text).toContain(message);
    const page = await door.post(`/q/${question.code}/comentarios`, fields, { cookie: author.cookie });
    const html = await page.text();
    expect([page.status, html.includes(message)]).toEqual([422, true]);
    expect((await comments(author, question)).count).toBe(0);
  });

  it.each([
    ["an e-mail address", "me escreve: ana.lima@exemplo.com.br", "o e-mail"],
    ["a telephone number", "chama no (11) 91234-5678", "o telefone"],
    ["an address outside", "veja https://exemplo.com/x", "o link"],
    ["a number hidden by markup", "chama no (11) 9**1234**&#45;5678", "o telefone"],
  ])("masks %s and says so (SEC-25)", async (_, text, named) => {
    const question = await givenQuestion();
    const comment = await write(await givenAnswered(question), question, text);
    expect(comment.notice).toContain(`Tiramos ${named}`);
    expect(comment.html).toContain("retirado]");
    for (const secret of ["ana.lima", "5678", "exemplo.com"]) {
      expect(comment.html).not.toContain(secret);
      expect(comment.source).not.toContain(secret);
    }
  });

  it("removes the address from a link that markup hid", async () => {
    const question = await givenQuestion();
    const { html } = await write(
      await givenAnswered(question),
      question,
      "veja [isto](&#104;ttps&#58;//exemplo.zz/x)",
    );
    expect(html).not.toContain("exemplo.zz");
  });

  it("requires a sign-in, a confirmed e-mail and an existing question", async () => {
    const question = await givenQuestion();
    const fields = { intent: "write", text: "Olá a todos", operation: freshId() };
    expect((await act(null, question, fields)).status).toBe(401);
    const unconfirmed = await givenAnswered(question, { verified: false });
    expect((await act(unconfirmed, question, fields)).status).toBe(403);
    const known = await givenKnown();
    expect((await act(known, { ...question, code: "00000000" }, fields)).status).toBe(404);
    expect((await act(known, question, { ...fields, operation: "x" })).status).toBe(400);
    expect((await act(known, question, { intent: "nada" })).status).toBe(400);
  });

  it("is refused to a suspended account", async () => {
    const question = await givenQuestion();
    const author = await givenAnswered(question);
    const admin = await givenAdmin();
    const suspended = await door.post(
      `/admin/usuarios/${author.viewer.id}`,
      { intent: "suspend", reason: "perturbou" },
      { cookie: admin.cookie },
    );
    expect(suspended.status).toBe(302);
    expect(
      (await act(author, question, { intent: "write", text: "de volta", operation: freshId() })).status,
    ).toBe(401);
  });

  it("has a limit for each person; accepted ones can still be requested (SEC-25)", async () => {
    const question = await givenQuestion();
    const author = await givenAnswered(question);
    const operation = freshId();
    const first = await write(author, question, "O primeiro", { operation });
    for (let index = 1; index < commentLimits.write.limit; index++)
      await write(author, question, `Mais ${index}`);
    const tooMany = await act(author, question, { intent: "write", text: "O último", operation: freshId() });
    expect([tooMany.status, tooMany.reply.message]).toEqual([
      429,
      expect.stringContaining("O texto fica guardado"),
    ]);
    expect((await write(author, question, "O primeiro", { operation })).num).toBe(first.num);
    expect((await comments(author, question)).count).toBe(commentLimits.write.limit);
  });

  it("without scripts leads back to the comment", async () => {
    const question = await givenQuestion();
    const cookie = await signedIn(await givenPerson());
    await door.call(
      "answerQuestion",
      { qid: question.code, userAnswer: "B", operationId: freshId() },
      { cookie },
    );
    const fields = { intent: "write", text: "Sem scripts", operation: freshId() };
    const response = await door.post(`/q/${question.code}/comentarios`, fields, { cookie });
    const address = response.headers.get("Location") ?? "";
    expect([response.status, address]).toEqual([
      302,
      expect.stringMatching(/\?feito=write&comentario=(\d+)#comentario-\1$/),
    ]);
    const html = await (await door.send(address.replace(/#.*/, ""), { cookie })).text();
    expect(html).toContain("Comentário publicado.");
    expect(html).toContain("Sem scripts");
  });
});
