import {
  abortAllDurableObjects,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { requestLimits, requestNumber } from "#app/features/assistant/domain/request-state.ts";
import {
  age,
  askPrompt,
  askWords,
  endedAs,
  givenModel,
  objectOf,
  openAnswerTab,
  pieces,
  ringNow,
  rowOf,
} from "#tests/support/assistant.ts";
import { bindings } from "#tests/support/bindings.ts";
import {
  freshId,
  givenPerson,
  givenQuestion,
  givenStudent,
  numberOf,
  signedIn,
} from "#tests/support/given.ts";
import { until } from "#tests/support/notification-tab.ts";

/** A provider that says nothing until it is let go. */
function held() {
  let goOn = (): void => undefined;
  const waiting = new Promise<void>((done) => {
    goOn = done;
  });
  const model = givenModel(async function* () {
    await waiting;
    yield "Depois da espera.";
  });
  return { model, goOn };
}

async function givenAsked() {
  const cookie = await givenStudent();
  const { code } = await givenQuestion();
  const [, id] = await askPrompt(cookie, code);
  return { cookie, code, id };
}

/** A request stored as it is between two steps, without an object. */
async function givenRow(status: 0 | 1) {
  const person = await givenPerson();
  const cookie = await signedIn(person);
  const { code, ord } = await givenQuestion();
  const now = Math.floor(Date.now() / 1000);
  await bindings.DB.prepare(
    "INSERT INTO gpt_answer_requests (user_num, key, ord, prompt, words, status, asked_at) VALUES (?, ?, ?, 1, '', ?, ?)",
  )
    .bind(await numberOf(person), `${ord}:1`, ord, status, now)
    .run();
  const [, id] = await askPrompt(cookie, code);
  return { cookie, code, id };
}

describe("a process that dies (REL-09)", () => {
  it.each([
    ["after the row, before the object", 0],
    ["after the admission, before the provider", 1],
  ] as const)("%s: the request is answered once it is repeated or viewed again", async (_, status) => {
    const model = givenModel(() => pieces("Uma dica."));
    const { cookie, id } = await givenRow(status);
    expect((await endedAs(cookie, id)).status).toBe(200);
    expect(model.calls).toBe(1);
  });

  it("while the provider answers: the alarm tries again, and one answer ends it", async () => {
    const { model, goOn } = held();
    const { cookie, id } = await givenAsked();
    await until(() => model.calls === 1, "the provider's call");
    await abortAllDurableObjects();
    goOn();
    givenModel(() => pieces("A segunda tentativa."));
    const again = await ringNow(id);
    expect(again).toBeLessThanOrEqual(Date.now() + requestLimits.retry * 1000);
    const ended = await endedAs(cookie, id);
    expect(ended).toMatchObject({ status: 200, said: "A segunda tentativa." });
  });

  it("after the end, before it is sent: a tab reads the end", async () => {
    givenModel(() => pieces("Uma dica."));
    const { cookie, id } = await givenAsked();
    await endedAs(cookie, id);
    await abortAllDurableObjects();
    const tab = await openAnswerTab(cookie, id);
    await until(() => tab.news.length > 0);
    expect(tab.news[0]).toMatchObject({ status: 200, said: "Uma dica." });
  });
});

describe("an object", () => {
  it("stores no text and no key, and nothing at all after the end", async () => {
    const { model, goOn } = held();
    const { cookie, id } = await givenAsked();
    await until(() => model.calls === 1);
    await runInDurableObject(objectOf(id), async (_, state) => {
      const stored = await state.storage.list();
      expect([...stored.keys()].sort()).toEqual(["askedAt", "num"]);
    });
    goOn();
    await endedAs(cookie, id);
    await until(async () =>
      runInDurableObject(objectOf(id), async (_, state) => {
        const stored = await state.storage.list();
        return stored.size === 0 && (await state.storage.getAlarm()) === null;
      }),
    );
  });

  it("that rings twice, or is evicted and rings again, changes nothing after the end (REL-08, REL-10)", async () => {
    const model = givenModel(() => pieces("Uma dica."));
    const { cookie, id } = await givenAsked();
    await endedAs(cookie, id);
    const before = await rowOf(id);
    await runInDurableObject(objectOf(id), async (_, state) => {
      await state.storage.put({ num: requestNumber(id), askedAt: before?.asked_at });
      await state.storage.setAlarm(Date.now() + 60_000);
    });
    await runDurableObjectAlarm(objectOf(id));
    await evictDurableObject(objectOf(id));
    await objectOf(id).start(requestNumber(id) ?? 0, Number(before?.asked_at), null);
    await runDurableObjectAlarm(objectOf(id));
    expect(await rowOf(id)).toEqual(before);
    expect(model.calls).toBe(1);
  });

  it("ends what hangs by its deadline: 504 begun, 429 never begun (REL-11)", async () => {
    const { model } = held();
    const { cookie, id } = await givenAsked();
    await until(() => model.calls === 1);
    await abortAllDurableObjects();
    await age(id, requestLimits.deadline);
    await until(async () => {
      await runDurableObjectAlarm(objectOf(id));
      return (await rowOf(id))?.status === 504;
    }, "the end by the deadline");
    const waiting = await givenRow(0);
    await bindings.DB.prepare(
      "UPDATE gpt_answer_requests SET status = 0, asked_at = asked_at - 60 WHERE num = ?",
    )
      .bind(requestNumber(waiting.id))
      .run();
    expect([200, 429]).toContain((await endedAs(waiting.cookie, waiting.id)).status);
    expect((await endedAs(cookie, id)).status).toBe(504);
  });
});

describe("300 requests at once (SEC-27)", () => {
  it("are answered with no more than the capacity at a time, each once, none lost", async () => {
    let now = 0;
    let most = 0;
    const model = givenModel(async function* () {
      now += 1;
      most = Math.max(most, now);
      await new Promise((wait) => setTimeout(wait, 5));
      now -= 1;
      yield "Pronto.";
    });
    const person = await givenPerson({ claims: ["ultra"] });
    const others = await Promise.all([1, 2].map(() => givenPerson({ claims: ["ultra"] })));
    const cookies = await Promise.all([person, ...others].map((each) => signedIn(each)));
    const asked = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const cookie = cookies[index % cookies.length] ?? "";
        const [done, id] = await askWords(cookie, `Dúvida ${index}`, { operationId: freshId() });
        expect(done).toBe(true);
        return { cookie, id };
      }),
    );
    expect(new Set(asked.map(({ id }) => id)).size).toBe(300);
    const open = async () =>
      bindings.DB.prepare("SELECT count(*) n FROM gpt_answer_requests WHERE status < 2").first<number>("n");
    // Longer than the deadline: on a busy machine the last ones end as 429.
    const patience = Date.now() + 100_000;
    while ((await open()) !== 0 && Date.now() < patience) await new Promise((wait) => setTimeout(wait, 200));
    expect(await open()).toBe(0);
    const { results } = await bindings.DB.prepare(
      "SELECT status, count(*) n FROM gpt_answer_requests WHERE words LIKE 'Dúvida %' GROUP BY status",
    ).all<{ status: number; n: number }>();
    expect(results.reduce((sum, { n }) => sum + n, 0)).toBe(300);
    expect(most).toBeLessThanOrEqual(requestLimits.capacity);
    const counted = (wanted: number) => results.find(({ status }) => status === wanted)?.n ?? 0;
    // On a busy machine the last ones end late: never started (429), or started (504), with or without a call of the
    // provider.
    expect(counted(200) + counted(429) + counted(504)).toBe(300);
    expect(counted(200)).toBeGreaterThan(0);
    expect(model.calls).toBeGreaterThanOrEqual(counted(200));
    expect(model.calls).toBeLessThanOrEqual(counted(200) + counted(504));
  });
});
