import { beforeAll, describe, expect, it } from "vitest";
import { answerQuestion } from "#app/features/bank/services/answer-question.server.ts";
import { ANSWERS_PER_STEP } from "#app/features/bank/services/editing/key-replay-job.server.ts";
import { continueReplay } from "#app/features/bank/services/editing/undo-key.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { baseOf, editForm, postEdit } from "#tests/support/edit-form.ts";
import { freshId, givenQuestion, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
import { killedBetweenAll } from "#tests/support/killed-steps.ts";
import { studentNumbered } from "#tests/support/viewers.ts";

/** Students of each question, more than two steps of a replay. */
const POPULATION = 2 * ANSWERS_PER_STEP + 60;
const LETTERS = "ABCDE";

let admin: Known;
let firstNum = 0;

async function rows<Row = Record<string, unknown>>(query: string, ...values: unknown[]): Promise<Row[]> {
  const statement = bindings.DB.prepare(query).bind(...values);
  return (await statement.all<Row>()).results;
}

/** Students with a row of counters each, made straight in the tables: what counts here are their answers. */
beforeAll(async () => {
  admin = await givenAdmin();
  const [last] = await rows<{ n: number }>("SELECT max(num) AS n FROM users");
  firstNum = (last?.n ?? 0) + 1;
  await bindings.DB.batch([
    bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
      INSERT INTO users (num, id, email, first_name, last_name, claims, claims_version, created_at, email_verified)
      SELECT ?2 + i, 'aluno-' || (?2 + i), 'aluno-' || (?2 + i) || '@farol.test', 'Lia', 'Reis', '[]', 1, 1, 1 FROM n`,
    ).bind(POPULATION, firstNum),
    bindings.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?1 - 1)
      INSERT INTO progress (user_num) SELECT ?2 + i FROM n WHERE true ON CONFLICT DO NOTHING`,
    ).bind(POPULATION, firstNum),
  ]);
});

/** A student's answer as the service accepts it, at a time of its own: weeks apart from one student to the next. */
function answerOf(question: StoredQuestion, index: number, alternative = LETTERS.charAt(index % 5)) {
  const deps = { ...visitorDeps(), now: () => 1_790_000_000 + (index % 9) * 7 * 86_400 };
  const student = studentNumbered(firstNum + index);
  return answerQuestion(deps, student, { ord: question.ord, alternative, operation: freshId() });
}

/** A question that everybody has answered: a fifth of them each letter. */
async function givenAnswered(): Promise<StoredQuestion> {
  const question = await givenQuestion({ key: "B" });
  for (let index = 0; index < POPULATION; index++) await answerOf(question, index);
  return question;
}

/** Everything that answers have left behind, byte for byte. */
async function stateOf(question: StoredQuestion): Promise<unknown> {
  return [
    await rows("SELECT * FROM answers WHERE ord = ? ORDER BY user_num", question.ord),
    await rows("SELECT * FROM progress WHERE user_num >= ? ORDER BY user_num", firstNum),
    await rows("SELECT * FROM question_keys WHERE ord = ?", question.ord),
  ];
}

async function changeKey(question: StoredQuestion, changed: Record<string, string>, intent = "confirm") {
  return postEdit(
    question.code,
    editForm(question, await baseOf(question.ord), { intent, ...changed }),
    admin.cookie,
  );
}

async function undo(question: StoredQuestion) {
  const [latest] = await rows<{ num: number }>(
    "SELECT max(num) AS num FROM key_replays WHERE ord = ?",
    question.ord,
  );
  const fields = { intent: "undo", base: await baseOf(question.ord), replay: String(latest?.num) };
  return door.post(`/q/${question.code}/historico`, fields, { cookie: admin.cookie });
}

/** Asserts that everybody's ledger and counters match a key. */
async function expectGradedBy(question: StoredQuestion, right: (letter: string) => boolean): Promise<void> {
  const answers = await rows<{ alternative: string; correct: number }>(
    "SELECT alternative, correct FROM answers WHERE ord = ?",
    question.ord,
  );
  expect(answers.filter(({ alternative, correct }) => (correct === 1) !== right(alternative))).toEqual([]);
  await expectCounted();
}

/** Asserts that everybody's counters are those of their answers. */
async function expectCounted(): Promise<void> {
  const wrong = await rows(
    `SELECT p.user_num FROM progress p JOIN (
      SELECT user_num, count(*) AS n, sum(correct) AS c FROM answers GROUP BY user_num) a ON a.user_num = p.user_num
    WHERE p.user_num >= ? AND (p.total_points <> a.n + 2 * a.c OR p.correct <> a.c OR p.questions <> a.n
      OR (SELECT sum(value) FROM json_each(p.week_correct)) <> a.c
      OR (SELECT sum(value) FROM json_each(p.week_points)) <> a.n + 2 * a.c
      OR (SELECT sum(value) FROM json_each(p.subject_correct)) <> a.c)`,
    firstNum,
  );
  expect(wrong).toEqual([]);
}

type Replay = { num: number; job: string; seen: number; turned_right: number; turned_wrong: number };

/** The newest replay of a question, with how far its job is. */
async function replayOf({ ord }: StoredQuestion): Promise<Replay | undefined> {
  const [replay] = await rows<Replay>(
    `SELECT r.num, j.id AS job, j.seen, r.turned_right, r.turned_wrong FROM key_replays r JOIN jobs j ON j.num = r.job
    WHERE r.ord = ? ORDER BY r.num DESC LIMIT 1`,
    ord,
  );
  return replay;
}

async function notifiedBy(replay: number | undefined): Promise<number | undefined> {
  const [told] = await rows<{ n: number }>(
    "SELECT count(*) AS n FROM notifications WHERE id LIKE ?",
    `gabarito-${replay}-%`,
  );
  return told?.n;
}

describe("a changed key", () => {
  it("first shows what it does, and writes nothing", async () => {
    const question = await givenAnswered();
    const before = await stateOf(question);
    const { status, html } = await changeKey(question, { key: "C" }, "save");
    expect(status).toBe(200);
    const fifth = POPULATION / 5;
    for (const text of [
      "Estudantes que já responderam",
      String(POPULATION),
      String(fifth),
      "Salvar e recalcular",
    ])
      expect(html).toContain(text);
    expect(await stateOf(question)).toEqual(before);
    expect(await rows("SELECT 1 FROM question_versions WHERE ord = ?", question.ord)).toEqual([]);
  });

  it("regrades every answer once, preserves the counters, notifies those concerned; undone, all is as before", async () => {
    const question = await givenAnswered();
    const before = await stateOf(question);
    expect((await changeKey(question, { key: "C" })).to).toContain("feito=gabarito");
    await expectGradedBy(question, (letter) => letter === "C");
    const changed = await stateOf(question);
    const replay = await replayOf(question);
    expect(replay).toMatchObject({
      turned_right: POPULATION / 5,
      turned_wrong: POPULATION / 5,
      seen: POPULATION,
    });
    expect(await notifiedBy(replay?.num)).toBe((2 * POPULATION) / 5);
    // Twice is once: a finished replay does nothing.
    await advanceJob(visitorDeps(), replay?.job ?? "");
    expect(await stateOf(question)).toEqual(changed);
    expect((await undo(question)).headers.get("Location")).toContain("feito=desfeita");
    expect(await stateOf(question)).toEqual(before);
    // And the undoing can be undone.
    await undo(question);
    expect(await stateOf(question)).toEqual(changed);
  });

  it("annuls: everybody's answer counts as right, and no new one is accepted", async () => {
    const question = await givenAnswered();
    const before = await stateOf(question);
    await changeKey(question, { status: "annulled" });
    await expectGradedBy(question, () => true);
    const late = studentNumbered(firstNum + POPULATION);
    const answer = { ord: question.ord, alternative: "B", operation: freshId() };
    await expect(answerQuestion(visitorDeps(), late, answer)).rejects.toMatchObject({
      code: "question-without-key",
    });
    await undo(question);
    expect(await stateOf(question)).toEqual(before);
  });
});

describe("a replay that is cut", () => {
  /** Changes the key and leaves the replay at its beginning, as a Worker that ends in the middle does. */
  async function givenCut(): Promise<{ question: StoredQuestion; num: number; job: string }> {
    const question = await givenAnswered();
    const job = freshId();
    const input = JSON.stringify({ ord: question.ord, becomes: "C" });
    await bindings.DB.batch([
      bindings.DB.prepare("UPDATE question_keys SET letter = 'C' WHERE ord = ?").bind(question.ord),
      bindings.DB.prepare(
        "INSERT INTO jobs (id, kind, owner_id, input, created_at, updated_at) VALUES (?, 'key-replay', '', ?, unixepoch(), unixepoch())",
      ).bind(job, input),
      bindings.DB.prepare(
        "INSERT INTO key_replays (ord, version, was, becomes, started_at, job) SELECT ?, 9, 'B', 'C', unixepoch(), num FROM jobs WHERE id = ?",
      ).bind(question.ord, job),
    ]);
    return { question, num: (await replayOf(question))?.num ?? 0, job };
  }

  it("goes on where it was, also from two places at once, and ends as if it had never stopped", async () => {
    const { question, job } = await givenCut();
    expect(await advanceJob(visitorDeps(), job, 1)).toMatchObject({
      state: "running",
      seen: ANSWERS_PER_STEP,
    });
    await Promise.all([advanceJob(visitorDeps(), job, 15), advanceJob(visitorDeps(), job, 15)]);
    await expectGradedBy(question, (letter) => letter === "C");
    expect(await replayOf(question)).toMatchObject({
      seen: POPULATION,
      turned_right: POPULATION / 5,
      turned_wrong: POPULATION / 5,
    });
  });

  it("killed before and after each commit, regrades and notifies everybody once (REL-05)", async () => {
    const { question, num, job } = await givenCut();
    const kills = await killedBetweenAll((deps) => advanceJob(deps, job, 15), expectCounted);
    expect(kills).toBeGreaterThan(5);
    await expectGradedBy(question, (letter) => letter === "C");
    expect(await replayOf(question)).toMatchObject({ seen: POPULATION, turned_right: POPULATION / 5 });
    expect(await notifiedBy(num)).toBe((2 * POPULATION) / 5);
    expect(await rows("SELECT state, failure FROM jobs WHERE id = ?", job)).toEqual([
      { state: "done", failure: null },
    ]);
  });

  it("refuses another change of the key until it has ended, and its page goes on with it", async () => {
    const { question, job } = await givenCut();
    await advanceJob(visitorDeps(), job, 1);
    const html = await (await door.send(`/q/${question.code}/editar`, { cookie: admin.cookie })).text();
    expect(html).toContain("está chegando às respostas antigas");
    const refused = await changeKey(question, { key: "D" });
    expect([refused.status, refused.html.includes("ainda está sendo aplicada")]).toEqual([409, true]);
    const actor = { viewer: admin.viewer, requestId: freshId() };
    const asked = { ord: question.ord, job };
    expect(await continueReplay(visitorDeps(), actor, asked)).toMatchObject({ state: "done" });
    const stranger = { viewer: (await givenKnown()).viewer, requestId: freshId() };
    await expect(continueReplay(visitorDeps(), stranger, asked)).rejects.toMatchObject({
      code: "no-permission",
    });
  });

  it("leaves alone the answers given meanwhile: the server graded them with the new key already", async () => {
    const question = await givenQuestion({ key: "B" });
    for (let index = 0; index < POPULATION - 10; index++) await answerOf(question, index);
    await changeKey(question, { key: "C" });
    const job = (await replayOf(question))?.job ?? "";
    await bindings.DB.prepare("UPDATE jobs SET place = 0, state = 'running' WHERE id = ?").bind(job).run();
    const late = POPULATION - 5;
    await Promise.all([
      advanceJob(visitorDeps(), job, 15),
      answerOf(question, late, "C"),
      answerOf(question, late + 1, "B"),
    ]);
    await expectGradedBy(question, (letter) => letter === "C");
  });
});

it("answers since the change are graded by the restored key when it is undone", async () => {
  const question = await givenQuestion({ key: "B" });
  for (let index = 0; index < 20; index++) await answerOf(question, index);
  await changeKey(question, { key: "C" });
  const now = Math.floor(Date.now() / 1000);
  for (const [index, alternative] of ["B", "C", "D"].entries())
    await answerQuestion({ ...visitorDeps(), now: () => now + 5 }, studentNumbered(firstNum + 30 + index), {
      ord: question.ord,
      alternative,
      operation: freshId(),
    });
  await undo(question);
  await expectGradedBy(question, (letter) => letter === "B");
});
