import { expect, it } from "vitest";
import { ModelFailure } from "#app/features/assistant/domain/model-failure.ts";
import { notifyReminded } from "#app/features/assistant/services/remind.server.ts";
import { askPrompt, askWords, endedAs, givenModel, pieces, rowOf } from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { givenPerson, givenQuestion, givenStudent, signedIn, visitorDeps } from "#tests/support/given.ts";
import { until } from "#tests/support/notification-tab.ts";

const CONTENT = "O FarolGPT tem lugar de novo. Pode perguntar.";

async function givenRefused() {
  givenModel(async function* () {
    yield "Começo. ";
    throw new ModelFailure(429, "x");
  });
  const person = await givenPerson();
  const cookie = await signedIn(person);
  const { code } = await givenQuestion();
  const [, id] = await askPrompt(cookie, code);
  expect((await endedAs(cookie, id)).status).toBe(429);
  return { cookie, code, id };
}

const remind = async (id: unknown, cookie: string) =>
  (await door.call("remindGPTAnswer", { id }, { cookie })).body;

const toldOf = async (id: string) =>
  (
    await bindings.DB.prepare("SELECT content, link FROM notifications WHERE id = ?")
      .bind(`assistente-lugar-${id}`)
      .all()
  ).results;

it("a refused person is notified once when capacity returns", async () => {
  const { cookie, code, id } = await givenRefused();
  expect((await remind(id, cookie)).result).toEqual([true, ""]);
  expect((await remind(id, cookie)).result).toEqual([true, ""]);
  expect(await toldOf(id)).toEqual([]);
  givenModel(() => pieces("Uma dica."));
  const other = await givenStudent();
  const [, answered] = await askWords(other, "O que é mol?");
  await endedAs(other, answered);
  await until(async () => (await toldOf(id)).length > 0);
  expect(await toldOf(id)).toEqual([{ content: CONTENT, link: `/gpt?q=${code}` }]);
  expect(await rowOf(id)).toMatchObject({ remind: 0, status: 429 });
});

it("the clock notifies them too, but nobody while others wait", async () => {
  const { cookie, id } = await givenRefused();
  await remind(id, cookie);
  const waiting = await bindings.DB.prepare(
    "INSERT INTO gpt_answer_requests (user_num, key, words, status, asked_at) VALUES (1, 'fila', '', 0, 1) RETURNING num",
  ).first<number>("num");
  await notifyReminded(visitorDeps());
  expect(await toldOf(id)).toEqual([]);
  await bindings.DB.prepare("DELETE FROM gpt_answer_requests WHERE num = ?").bind(waiting).run();
  await notifyReminded(visitorDeps());
  await notifyReminded(visitorDeps());
  expect(await toldOf(id)).toHaveLength(1);
});

it("only the person of a refused request may request it", async () => {
  const { id } = await givenRefused();
  givenModel(() => pieces("Uma dica."));
  const stranger = await givenStudent();
  const [, own] = await askWords(stranger, "O que é mol?");
  await endedAs(stranger, own);
  for (const wrong of [id, own, "__proto__"])
    expect((await remind(wrong, stranger)).result).toEqual([false, "Esta resposta não existe mais."]);
  expect((await remind(7, stranger)).error?.status).toBe("INVALID_ARGUMENT");
  expect(await rowOf(id)).toMatchObject({ remind: 0 });
});
