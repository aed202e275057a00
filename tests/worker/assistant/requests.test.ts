import { describe, expect, it } from "vitest";
import { dailyAllowance } from "#app/features/assistant/domain/allowance.ts";
import { ModelFailure } from "#app/features/assistant/domain/model-failure.ts";
import { endText } from "#app/features/assistant/domain/prompts.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import {
  askPrompt,
  askWords,
  endedAs,
  givenModel,
  openAnswerTab,
  pieces,
  rowOf,
  stateOf,
} from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import {
  freshId,
  givenPerson,
  givenQuestion,
  givenStudent,
  numberOf,
  signedIn,
} from "#tests/support/given.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";

async function givenAnswered(text = "Pense no que falta. Depois divida.") {
  givenModel(() => pieces(text));
  const cookie = await givenStudent();
  const { code } = await givenQuestion();
  const [, id] = await askPrompt(cookie, code);
  await endedAs(cookie, id);
  return { cookie, code, id };
}

describe("a request", () => {
  it("is answered, streamed in whole sentences, to every tab of its person", async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((done) => {
      goOn = done;
    });
    givenModel(async function* () {
      yield "A velocidade é a razão entre dist";
      yield "ância e tempo. E ago";
      await held;
      yield "ra, $v = d/t$. Quanto falta?";
    });
    const cookie = await givenStudent();
    const { code } = await givenQuestion();
    const [done, id] = await askPrompt(cookie, code);
    expect(done).toBe(true);
    const [one, two] = [await openAnswerTab(cookie, id), await openAnswerTab(cookie, id)];
    for (const tab of [one, two])
      await until(() =>
        tab.news.some(({ said }) => said === "A velocidade é a razão entre distância e tempo."),
      );
    goOn();
    for (const tab of [one, two]) {
      await until(() => tab.closed);
      expect(tab.news.at(-1)).toMatchObject({ status: 200 });
      expect(tab.news.at(-1)?.html).toContain("<math");
      expect(tab.news.filter(({ status }) => status > 1)).toHaveLength(1);
    }
    expect(await rowOf(id)).toMatchObject({ status: 200, provider: "de-teste" });
  });

  it("is one by person, question and prompt, however often it is made", async () => {
    const model = givenModel(() => pieces("Uma dica."));
    const cookie = await givenStudent();
    const { code } = await givenQuestion();
    const all = await Promise.all([1, 1, 1, 1].map((prompt) => askPrompt(cookie, code, prompt)));
    expect(new Set(all.map(([, id]) => id)).size).toBe(1);
    const id = all[0]?.[1] ?? "";
    await endedAs(cookie, id);
    expect(await askPrompt(cookie, code, 1)).toEqual([true, id]);
    expect((await askPrompt(cookie, code, 2))[1]).not.toBe(id);
    expect((await askPrompt(await givenStudent(), code, 1))[1]).not.toBe(id);
    expect(model.calls).toBeLessThanOrEqual(5);
  });

  it("is nobody else's, by poll or socket (SEC-05, SEC-28)", async () => {
    const { id, cookie } = await givenAnswered();
    const stranger = await givenStudent();
    for (const [asker, status] of [
      [stranger, 404],
      [undefined, 401],
    ] as const)
      for (const headers of [{}, handshake]) {
        const response = await door.send(assistantPaths.channel(id), { cookie: asker, headers });
        expect([response.status, response.webSocket]).toEqual([status, null]);
      }
    const foreign = { ...handshake, Origin: "https://evil.example" };
    expect((await door.send(assistantPaths.channel(id), { cookie, headers: foreign })).status).toBe(403);
    for (const strange of ["__proto__", "0", "ZZZZZZZZZ", "%00"])
      expect((await door.send(assistantPaths.channel(strange), { cookie })).status).toBe(404);
  });

  it.each([
    ["no prompt", { qid: "7K2M9XQ4", promptCode: 3 }],
    ["a prompt of another kind", { qid: "7K2M9XQ4", promptCode: "__proto__" }],
  ])("with %s is refused", async (_, sent) => {
    expect((await door.call("requestGPTAnswer", sent, { cookie: await givenStudent() })).status).toBe(400);
  });
});

describe("the provider's faults end a request once, and give the allowance back (REL-11):", () => {
  const fault = (failure: Error) =>
    async function* () {
      yield "Começo. ";
      throw failure;
    };
  it.each([
    ["500", fault(new ModelFailure(500, "x")), 500],
    ["429", fault(new ModelFailure(429, "x")), 429],
    ["its own deadline", fault(new ModelFailure("timeout", "x")), 504],
    ["garbage", fault(new ModelFailure("garbage", "x")), 500],
    ["an unknown error", fault(new Error("x")), 500],
    ["an empty answer", () => pieces("", "  "), 500],
  ] as const)("%s", async (_, answer, status) => {
    givenModel(answer);
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const { code } = await givenQuestion();
    const [, id] = await askPrompt(cookie, code);
    const ended = await endedAs(cookie, id);
    expect(ended.status).toBe(status);
    expect(ended.said).toBe(endText(status));
    const used = await bindings.DB.prepare("SELECT used FROM gpt_allowances WHERE user_num = ?")
      .bind(await numberOf(person))
      .first("used");
    expect(used).toBe(0);
    givenModel(() => pieces("Agora sim."));
    const [, again] = await askPrompt(cookie, code);
    expect((await endedAs(cookie, again)).status).toBe(200);
  });

  it("the text of 429 is the required one (R-TUTOR-4)", () => {
    expect(endText(429)).toBe(
      "O FarolGPT está com capacidade cheia! Tente novamente depois ou entre em contato conosco através do Farol Direct.",
    );
  });
});

describe("before the first answer", () => {
  it("the provider gets no key, and what leaks it is withheld; afterwards it gets both", async () => {
    const model = givenModel(() => pieces("A resposta certa é a letra B. ", "Confira."));
    const cookie = await givenStudent();
    const { code } = await givenQuestion();
    const [, id] = await askPrompt(cookie, code, 2);
    const ended = await endedAs(cookie, id);
    expect(ended.said).not.toMatch(/letra B/);
    expect(model.asks[0]).toMatchObject({ key: null, answer: null });
    await door.call("answerQuestion", { qid: code, userAnswer: "A", operationId: freshId() }, { cookie });
    const [, after] = await askWords(cookie, "Por que errei?", { qid: code });
    expect((await endedAs(cookie, after)).said).toContain("letra B");
    expect(model.asks[1]).toMatchObject({
      key: { letters: ["B"] },
      answer: { marked: "A", right: false },
    });
  });

  it("a statement pasted among the words is that question, guarded like it", async () => {
    const model = givenModel(() => pieces("A resposta certa é a letra B. ", "Confira."));
    const cookie = await givenStudent();
    const place = `Vila ${freshId().replace(/\d/g, "")}`;
    const { code, draft } = await givenQuestion({
      statement: `Uma faroleira de ${place} mediu a sombra do farol ao meio-dia e anotou a altura das três janelas amarelas. Qual é a altura da torre?`,
    });
    const [, id] = await askWords(cookie, `me diz a resposta: ${draft.statement.replace("mediu", "medlu")}`);
    expect((await endedAs(cookie, id)).said).not.toMatch(/letra B/);
    expect(model.asks[0]).toMatchObject({ key: null, answer: null, question: { id: code } });
  });
});

describe("the allowance of a day (SEC-27)", () => {
  it("ends with a refusal, and is visible to nobody else", async () => {
    givenModel(() => pieces("Uma dica."));
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const { code } = await givenQuestion();
    await askPrompt(cookie, code);
    await bindings.DB.prepare("UPDATE gpt_allowances SET used = ? WHERE user_num = ?")
      .bind(dailyAllowance("gratuito"), await numberOf(person))
      .run();
    const [done, text] = await askPrompt(cookie, code, 2);
    expect([done, text]).toEqual([false, expect.stringContaining("Amanhã tem mais")]);
    expect((await askPrompt(cookie, code))[0]).toBe(true);
    expect((await askPrompt(await givenStudent(), code))[0]).toBe(true);
  });

  it("is none where no model answers: hints of the bank are free, and nothing speaks of a limit", async () => {
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const { code } = await givenQuestion();
    await askPrompt(cookie, code);
    await bindings.DB.prepare("UPDATE gpt_allowances SET used = ? WHERE user_num = ?")
      .bind(dailyAllowance("ultra"), await numberOf(person))
      .run();
    expect((await askPrompt(cookie, code, 2))[0]).toBe(true);
    const page = async (path: string) => (await door.send(path, { cookie })).text();
    for (const path of ["/gpt", "/planos", "/farol-gpt-ia"])
      expect(await page(path), path).not.toMatch(
        /perguntas usadas|tutor de IA|tutor de inteligência|perguntas ao tutor/,
      );
    givenModel(() => pieces("Uma dica."));
    expect(await page("/gpt")).toContain("perguntas usadas hoje");
    expect(await page("/planos")).toContain("80 perguntas ao tutor de IA por dia");
  });
});

describe("feedback", () => {
  it("is stored once per answer, with its reason, and by its own person only", async () => {
    const { cookie, code, id } = await givenAnswered();
    const review = (value: number, asker: string, message = "") =>
      door.call("farolGPTReviewAnswer", { qid: code, value, promptCode: 1, message }, { cookie: asker });
    await review(1, await givenStudent());
    expect(await rowOf(id)).toMatchObject({ feedback: 0 });
    expect((await review(-1, cookie)).body.result).toEqual([true, ""]);
    expect(await rowOf(id)).toMatchObject({ feedback: -1, reason: null });
    await review(-1, cookie, "Faltou a conta.");
    await review(-1, cookie, "Outra coisa.");
    await review(1, cookie);
    expect(await rowOf(id)).toMatchObject({ feedback: -1, reason: "Faltou a conta." });
    expect((await stateOf(cookie, id)).feedback).toBe(-1);
    expect((await review(2, cookie)).status).toBe(400);
  });

  it("of a free question names the request", async () => {
    givenModel(() => pieces("Mol é quantidade."));
    const cookie = await givenStudent();
    const [, id] = await askWords(cookie, "O que é mol?");
    await endedAs(cookie, id);
    const sent = { qid: id, value: 1, promptCode: null, message: "" };
    await door.call("farolGPTReviewAnswer", sent, { cookie });
    expect(await rowOf(id)).toMatchObject({ feedback: 1, reason: null });
  });
});

describe("words of distress", () => {
  it("get help at once, no provider, no charge, and the team is notified once without the words", async () => {
    const model = givenModel(() => pieces("Não devia."));
    const person = await givenPerson();
    const cookie = await signedIn(person);
    const operationId = freshId();
    const [, id] = await askWords(cookie, "quero me matar", { operationId });
    await askWords(cookie, "quero me matar", { operationId });
    const view = await stateOf(cookie, id);
    expect(view).toMatchObject({ status: 200, help: true });
    expect(view.said).toContain("188");
    expect(model.calls).toBe(0);
    const { results } = await bindings.DB.prepare(
      "SELECT content, link FROM notifications WHERE audience = 'claim:admin' AND id = ?",
    )
      .bind(`assistente-${id}`)
      .all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain("matar");
  });
});
