import { expect, it } from "vitest";
import { isUnfinished, requestNumber } from "#app/features/assistant/domain/request-state.ts";
import { answerAdmitted, lookAtRequest } from "#app/features/assistant/services/advance-request.server.ts";
import {
  askPrompt,
  askWords,
  endedAs,
  givenModel,
  openAnswerTab,
  pieces,
  rowOf,
} from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, guardRows, rowsRead, rowsWritten, type Trip } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenQuestion, givenStudent } from "#tests/support/given.ts";
import { until } from "#tests/support/notification-tab.ts";
import { buildContext } from "#workers/build-deps.ts";

type Opened = [boolean, string, { html: string; said: string }?];

/** A prompt about a question of its own, with what the database did for the reply. */
async function asked(promptCode: number, draft: object = {}) {
  const cookie = await givenStudent();
  const { code } = await givenQuestion(draft);
  const { database, trips } = countedDatabase(bindings.DB);
  const reply = (await askPrompt(cookie, code, promptCode, openDoor({ DB: database }))) as Opened;
  return { cookie, code, trips, reply };
}

const isOfRequest = ({ sql }: { sql: string }) =>
  /gpt_a/.test(sql) && !/CROSS JOIN gpt_answer_requests/.test(sql);
const ofRequest = (trips: readonly Trip[]) => trips.map((trip) => trip.filter(isOfRequest));

it("the local tutor's first sentences come with the reply, after one round trip, and begin the answer", async () => {
  for (const prompt of [0, 1, 2]) {
    const { cookie, trips, reply } = await asked(prompt, {
      hint: "Compare o que se conhece com o que se procura.",
      explanation: "A pergunta pede uma relação entre duas grandezas.",
      solution: "Separe os dados.\n\nDivida um pelo outro. A resposta certa é a letra B.",
    });
    const [done, id, opening] = reply;
    expect(done).toBe(true);
    expect(opening?.said).toMatch(/^Dicas do FarolGPT/);
    expect(opening?.said.length).toBeGreaterThan(150);
    expect(JSON.stringify(opening)).not.toMatch(/letra B/);
    expect(trips).toHaveLength(1);
    expect(rowsRead(ofRequest(trips)) + guardRows(trips)).toBeLessThanOrEqual(6);
    expect(rowsRead(trips) + guardRows(trips)).toBeLessThanOrEqual(16);
    expect(rowsWritten(trips)).toBeLessThanOrEqual(5);
    const ended = await endedAs(cookie, id);
    expect(ended.status).toBe(200);
    expect(ended.said.startsWith(opening?.said ?? "?")).toBe(true);
  }
});

it("a question in the person's own words begins at once too, and one of theory with what the tutor is", async () => {
  const { cookie, code, reply } = await asked(1);
  await endedAs(cookie, reply[1]);
  const [, id, opening] = (await askWords(cookie, "não entendi o gráfico", { qid: code })) as Opened;
  expect((await endedAs(cookie, id)).said.startsWith(opening?.said ?? "?")).toBe(true);
  const [, free, said] = (await askWords(cookie, "o que é empuxo?")) as Opened;
  expect(said?.said).toMatch(/^Dicas do FarolGPT/);
  expect((await endedAs(cookie, free)).said.startsWith(said?.said ?? "?")).toBe(true);
});

it("after the answer it begins with the student's own alternative", async () => {
  const { cookie, code, reply } = await asked(1);
  await endedAs(cookie, reply[1]);
  await door.call("answerQuestion", { qid: code, userAnswer: "A", operationId: freshId() }, { cookie });
  const [, id, opening] = (await askPrompt(cookie, code, 2)) as Opened;
  expect(opening?.said).toContain("Você marcou A");
  expect((await endedAs(cookie, id)).said.startsWith(opening?.said ?? "?")).toBe(true);
});

it("a provider that needs time opens nothing, and the reply reads no texts", async () => {
  givenModel(() => pieces("Uma dica."));
  const { trips, reply } = await asked(1);
  expect(reply).toHaveLength(2);
  expect(trips).toHaveLength(1);
  expect(rowsRead(trips) + guardRows(trips)).toBeLessThanOrEqual(6);
  expect(rowsWritten(trips)).toBeLessThanOrEqual(5);
});

it("a repeat of an answered prompt creates nothing: its answer is there", async () => {
  const { cookie, code, reply } = await asked(1);
  await endedAs(cookie, reply[1]);
  expect(await askPrompt(cookie, code, 1)).toEqual([true, reply[1]]);
});

it("a tab reads an open request once, for its owner, records its socket, and gets the rest from its object", async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((done) => {
    goOn = done;
  });
  givenModel(async function* () {
    yield "O começo. ";
    await held;
    yield "O fim.";
  });
  const { cookie, reply } = await asked(1);
  const [, id] = reply;
  await until(async () => isUnfinished((await rowOf(id))?.status as 0) && (await rowOf(id))?.status === 1);
  const { database, trips } = countedDatabase(bindings.DB);
  const tab = await openAnswerTab(cookie, id, openDoor({ DB: database }));
  await until(() => tab.news.length > 0);
  // Its socket is recorded, the request is read, and the right is checked once more: it may have ended meanwhile.
  expect(trips).toHaveLength(3);
  expect(tab.news[0]?.status).toBe(1);
  goOn();
  await until(() => tab.closed);
  expect(tab.news.at(-1)).toMatchObject({ status: 200, said: "O começo. O fim." });
});

it("its object looks, composes from two reads at most, and ends: four round trips in all", async () => {
  const { reply, cookie } = await asked(2, { solution: "Separe os dados. Divida um pelo outro." });
  const [, id] = reply;
  await endedAs(cookie, id);
  await bindings.DB.prepare("UPDATE gpt_answer_requests SET status = 0, asked_at = unixepoch() WHERE num = ?")
    .bind(requestNumber(id))
    .run();
  const { database, trips } = countedDatabase(bindings.DB);
  const { deps } = buildContext({ ...bindings, DB: database }, new Request("https://farol.test/"), null);
  const { step, request } = await lookAtRequest(deps, requestNumber(id) ?? 0);
  if (!request) throw new Error("no request");
  expect([step.do, trips.length]).toEqual(["answer", 1]);
  const signal = new AbortController().signal;
  const ended = await answerAdmitted(deps, request, { photo: null, signal, tell: () => undefined });
  expect(ended?.status).toBe(200);
  expect(trips.length).toBeLessThanOrEqual(4);
});
