import { expect, it } from "vitest";
import { requestNumber } from "#app/features/assistant/domain/request-state.ts";
import { requestToAnswer } from "#app/features/assistant/queries/requests.server.ts";
import { answerAdmitted, refuseRequest } from "#app/features/assistant/services/advance-request.server.ts";
import { askPrompt, endedAs, givenModel, openAnswerTab, pieces, rowOf } from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenPerson, givenQuestion, numberOf, signedIn, visitorDeps } from "#tests/support/given.ts";
import { until } from "#tests/support/notification-tab.ts";

/** A request that is being answered, in D1 alone. */
async function givenOpen() {
  const person = await givenPerson();
  const { ord } = await givenQuestion();
  const num = await numberOf(person);
  const row = await bindings.DB.prepare(
    "INSERT INTO gpt_answer_requests (user_num, key, ord, prompt, words, status, asked_at) VALUES (?, ?, ?, 1, '', 1, unixepoch()) RETURNING num",
  )
    .bind(num, `${ord}:1`, ord)
    .first<number>("num");
  await bindings.DB.prepare(
    "INSERT INTO gpt_allowances (user_num, day, used) VALUES (?, unixepoch() / 86400, 1)",
  )
    .bind(num)
    .run();
  const deps = visitorDeps();
  const [request] = await deps.read(requestToAnswer(deps.db, row ?? 0));
  if (!request) throw new Error("no request");
  return { request, userNum: num };
}

/** Answers that a provider sends, the next for each call. */
function delivering(...texts: string[]) {
  const left = [...texts];
  return givenModel(async function* () {
    const text = left.shift() ?? "Mais nada.";
    await new Promise((wait) => setTimeout(wait, 5 * left.length));
    yield text;
  });
}

const dayOf = async () =>
  (await bindings.DB.prepare(
    "SELECT coalesce(sum(answered), 0) + coalesce(sum(failed), 0) n FROM gpt_days",
  ).first<number>("n")) ?? 0;

it("two answers to one request, at once or one later: the first ends it, and both replies are that one", async () => {
  const { request, userNum } = await givenOpen();
  const before = await dayOf();
  const model = delivering("A primeira.", "A segunda.", "A terceira.");
  const use = { photo: null, signal: new AbortController().signal, tell: () => undefined };
  const ends = await Promise.all([1, 2].map(() => answerAdmitted(visitorDeps(), request, use)));
  ends.push(await answerAdmitted(visitorDeps(), request, use));
  ends.push(await refuseRequest(visitorDeps(), request, 504));
  expect(model.calls).toBe(3);
  expect(new Set(ends.map((end) => `${end?.status} ${end?.message}`)).size).toBe(1);
  expect(ends[0]?.status).toBe(200);
  expect(await dayOf()).toBe(before + 1);
  const used = await bindings.DB.prepare("SELECT used FROM gpt_allowances WHERE user_num = ?")
    .bind(userNum)
    .first("used");
  expect(used).toBe(1);
});

it("pieces that come twice are one answer with one end", async () => {
  givenModel(() => pieces("Uma dica. ", "Uma dica. ", "Uma dica. "));
  const cookie = await signedIn(await givenPerson());
  const { code } = await givenQuestion();
  const [, id] = await askPrompt(cookie, code);
  const tab = await openAnswerTab(cookie, id);
  await until(() => tab.closed);
  await endedAs(cookie, id);
  expect(tab.news.filter(({ status }) => status > 1)).toHaveLength(1);
  expect(requestNumber(id)).not.toBeNull();
  expect(await rowOf(id)).toMatchObject({ status: 200 });
});
