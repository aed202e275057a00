import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenWriter } from "#tests/support/commenting.ts";
import { door } from "#tests/support/door.ts";
import { actOn, answer, ask, threadOf } from "#tests/support/forum.ts";
import { givenQuestion, type StoredQuestion } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";

let question: StoredQuestion;
let asker: Known;
let helper: Known;

beforeAll(async () => {
  question = await givenQuestion();
});

beforeEach(async () => {
  [asker, helper] = [await givenWriter({ firstName: "Jaci" }), await givenWriter({ firstName: "Davi" })];
});

async function notifiedTo({ viewer }: Known) {
  const query = "SELECT type, content, link FROM notifications WHERE audience = ? ORDER BY num";
  const found = bindings.DB.prepare(query).bind(`person:${viewer.id}`);
  return (await found.all<{ type: string; content: string; link: string }>()).results;
}

const page = async (path: string, person?: Known) =>
  (await door.send(path, { cookie: person?.cookie })).text();

describe("createNewForumRequest (R-STUDY-2)", () => {
  it("answers with a flag and the thread's id or a message, once per operation", async () => {
    const code = await ask(asker, question, "Por que a **energia** se conserva aqui? Cheguei até $E = mgh$.");
    const thread = await threadOf(null, code);
    expect(thread.title).toBe("Por que a energia se conserva aqui?");
    expect(thread.opening?.html).toContain("<strong>energia</strong>");
    expect(thread.heading?.code).toBe(question.code);
    const call = async (data: object) => {
      const reply = await door.call("createNewForumRequest", data, { cookie: asker.cookie });
      return reply.body.result;
    };
    expect(await call({ qID: question.code, requestObs: " " })).toEqual([false, expect.any(String)]);
    expect(await call({ qID: "00000000", requestObs: "Uma dúvida" })).toEqual([false, expect.any(String)]);
    const twice = {
      qID: question.code,
      requestObs: "A mesma dúvida, duas vezes",
      operationId: "dddddddddddddddd",
    };
    const [first, second] = [await call(twice), await call(twice)];
    expect(second).toEqual(first);
  });

  it("masks contacts in title and text, and the team gets a case (SEC-21, SEC-25)", async () => {
    const person = await givenKnown();
    const code = await ask(person, question, "Me chama no zap 11 98765-4321 para explicar?");
    const html = await page(`/r/${code}`);
    expect(html).not.toContain("98765");
    expect(html).toContain("retirado]");
    const row = await bindings.DB.prepare(
      "SELECT causes FROM cases WHERE closed_at IS NULL ORDER BY num DESC",
    ).first();
    expect(row).toEqual({ causes: 2 + 4 });
  });
});

describe("a thread", () => {
  it("notifies its author of an answer, and the answer's author of a comment", async () => {
    const code = await ask(asker, question, "Não entendi a segunda passagem da solução.");
    const num = await answer(helper, code, "É porque o atrito é nulo: $W = 0$.");
    expect((await notifiedTo(asker)).at(-1)).toEqual({
      type: "nova-resposta",
      content: "Davi respondeu à dúvida que você acompanha.",
      link: `/r/${code}#comentario-${num}`,
    });
    await answer(asker, code, "Entendi, @Davi, obrigada!", { num: String(num) });
    const told = (await notifiedTo(helper)).filter(({ link }) => link.startsWith(`/r/${code}`));
    expect(told.every(({ type }) => type === "novo-comentario")).toBe(true);
    expect(told.map(({ content }) => content)).toContain("Jaci comentou a sua resposta em uma dúvida.");
    const thread = await threadOf(helper, code);
    expect(thread.answers[0]?.replies).toHaveLength(1);
    expect(thread.answers[0]?.replies[0]?.html).toContain("@Davi");
  });

  it("shows the accepted answer first; only the doubt's author accepts, a hundred times as once", async () => {
    const code = await ask(asker, question, "Qual é o sinal do trabalho do peso?");
    const first = await answer(helper, code, "Depende do sentido.");
    const second = await answer(await givenKnown(), code, "Negativo na subida.");
    await actOn(helper, code, { intent: "accept", num: String(first) });
    expect((await threadOf(null, code)).accepted).toBeNull();
    const accept = () => actOn(asker, code, { intent: "accept", num: String(second) });
    await Promise.all(Array.from({ length: 100 }, accept));
    const thread = await threadOf(null, code);
    expect(thread.accepted).toBe(second);
    expect(thread.answers.map(({ num }) => num)).toEqual([second, first]);
    const accepted = "SELECT count(*) AS n FROM notifications WHERE id = ?";
    expect(await bindings.DB.prepare(accepted).bind(`accepted-${second}`).first("n")).toBe(1);
    await actOn(asker, code, { intent: "accept", num: "999999" });
    expect((await threadOf(null, code)).accepted).toBe(second);
  });

  it("counts one vote a person, however many at once", async () => {
    const code = await ask(asker, question, "Um voto por pessoa, por favor?");
    const num = await answer(helper, code, "Uma resposta útil.");
    const vote = () => actOn(asker, code, { intent: "useful", num: String(num), useful: "1" });
    await Promise.all(Array.from({ length: 100 }, vote));
    expect((await threadOf(null, code)).answers[0]?.useful).toBe(1);
  });

  it("stores former texts of a post", async () => {
    const code = await ask(asker, question, "Posso mudar o que escrevi aqui?");
    const num = await answer(helper, code, "Primeiro texto.");
    await actOn(helper, code, { intent: "edit", num: String(num), text: "Segundo texto." });
    expect((await threadOf(null, code, `?versoes=${num}`)).versions).toMatchObject([
      { source: "Primeiro texto." },
    ]);
  });
});

describe("a hidden doubt", () => {
  it("is absent from the page, feed, search and structured data; its author still reads it", async () => {
    const word = "escafandrista";
    const code = await ask(asker, question, `Um ${word} desce quantos metros por minuto?`);
    expect(await page(`/respostas?busca=${word}`)).toContain(code);
    expect(await page(`/r/${code}`)).toContain('"@type":"QAPage"');
    const { opening } = await threadOf(null, code);
    for (const reader of await Promise.all([1, 2, 3].map(() => givenKnown())))
      await actOn(reader, code, { intent: "report", num: String(opening?.num), reason: "spam" });
    expect((await door.send(`/r/${code}`)).status).toBe(404);
    for (const path of ["/respostas", "/respostas?ver=novas", `/respostas?busca=${word}`])
      expect(await page(path), path).not.toContain(code);
    expect((await door.send(`/r/${code}`, { cookie: asker.cookie })).status).toBe(200);
    expect(
      (await actOn(helper, code, { intent: "write", text: "olá a todos", operation: "oooooooooooooooo" }))
        .status,
    ).toBe(404);
  });
});
