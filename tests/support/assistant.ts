import { runInDurableObject } from "cloudflare:test";
import { onTestFinished } from "vitest";
import { requestNumber } from "#app/features/assistant/domain/request-state.ts";
import { assistantPaths } from "#app/features/assistant/paths.ts";
import type { AnswerModel } from "#app/features/assistant/services/answer-model.ts";
import type { RequestView } from "#app/features/assistant/services/request-view.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { type Door, door } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { handshake, until } from "#tests/support/notification-tab.ts";
import { chosenModel } from "#workers/providers/answer-models/answer-model-of.ts";

export type Answering = (signal: AbortSignal, asked: number) => AsyncIterable<string>;

/** Every request of this test gets this answer. `calls`: how often the provider was called; `asks`: with what. */
export function givenModel(answer: AnswerModel["answer"] | Answering, sees = true) {
  const former = chosenModel.of;
  const model = { calls: 0, asks: [] as unknown[] };
  chosenModel.of = () => ({
    name: "de-teste",
    isModel: true,
    sees,
    costOf: ({ output }) => output,
    answer: (ask, signal, onUsage) => {
      model.calls += 1;
      model.asks.push(ask);
      return (answer as AnswerModel["answer"])(ask, signal, onUsage);
    },
  });
  onTestFinished(() => {
    chosenModel.of = former;
  });
  return model;
}

export async function* pieces(...texts: string[]): AsyncGenerator<string> {
  for (const text of texts) yield text;
}

/** Requests a prompt; the id of the request. */
export async function askPrompt(cookie: string, qid: string, promptCode = 1, through: Door = door) {
  const { body } = await through.call("requestGPTAnswer", { qid, promptCode }, { cookie });
  return body.result as [boolean, string];
}

export async function askWords(cookie: string, words: string, more: object = {}) {
  const sent = { words, operationId: freshId(), ...more };
  const { body } = await door.call("requestGPTFreeAnswer", sent, { cookie });
  return body.result as [boolean, string];
}

export async function stateOf(cookie: string, id: string): Promise<RequestView> {
  const response = await door.send(assistantPaths.channel(id), { cookie });
  if (!response.ok) throw new Error(`the poll answered ${response.status}`);
  return response.json();
}

/** Waits for a request's end. */
export async function endedAs(cookie: string, id: string): Promise<RequestView> {
  await until(async () => (await stateOf(cookie, id)).status > 1, "the end of the request");
  return stateOf(cookie, id);
}

/** A tab that follows a request. */
export async function openAnswerTab(cookie: string, id: string, through: Door = door) {
  const response = await through.send(assistantPaths.channel(id), { cookie, headers: handshake });
  const socket = response.webSocket;
  if (!socket) throw new Error(`the handshake answered ${response.status}`);
  const tab = { news: [] as RequestView[], closed: false };
  socket.addEventListener("message", ({ data }) => {
    tab.news.push(JSON.parse(String(data)) as RequestView);
  });
  socket.addEventListener("close", () => {
    tab.closed = true;
  });
  socket.accept();
  return tab;
}

export function objectOf(id: string) {
  return bindings.ASSISTANT_REQUEST.get(bindings.ASSISTANT_REQUEST.idFromName(id));
}

/** Lets the alarm of a request ring now, as the time that it waits for would. Returns for when it was set; null: for never. */
export function ringNow(id: string): Promise<number | null> {
  return runInDurableObject(objectOf(id), async (_, { storage }) => {
    const at = await storage.getAlarm();
    if (at !== null) await storage.setAlarm(Date.now());
    return at;
  });
}

/** Sets the time of a request back, in seconds, in D1 and in its object. */
export async function age(id: string, seconds: number): Promise<void> {
  await bindings.DB.prepare("UPDATE gpt_answer_requests SET asked_at = asked_at - ? WHERE num = ?")
    .bind(seconds, requestNumber(id))
    .run();
}

export async function rowOf(id: string) {
  return bindings.DB.prepare("SELECT * FROM gpt_answer_requests WHERE num = ?")
    .bind(requestNumber(id))
    .first<Record<string, string | number | null>>();
}
