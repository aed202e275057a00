import { beforeAll, describe, expect, it } from "vitest";
import { answerQuestion } from "#app/features/bank/services/answer-question.server.ts";
import {
  ANSWERS_PER_STEP,
  advanceReplay,
} from "#app/features/bank/services/editing/advance-replay.server.ts";
import { continueReplay } from "#app/features/bank/services/editing/undo-key.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { baseOf, editForm, postEdit } from "#tests/support/edit-form.ts";
import { freshId, givenQuestion, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, givenKnown, type Known } from "#tests/support/given-admin.ts";
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
    const [replay] = await rows<{ num: number; turned_right: number; turned_wrong: number; seen: number }>(
      "SELECT * FROM key_replays WHERE ord = ?",
      question.ord,
    );
    expect(replay).toMatchObject({
      turned_right: POPULATION / 5,
      turned_wrong: POPULATION / 5,
      seen: POPULATION,
    });
    const told = await rows<{ n: number }>(
      "SELECT count(*) AS n FROM notifications WHERE id LIKE ?",
      `gabarito-${replay?.num}-%`,
    );
    expect(told).toEqual([{ n: (2 * POPULATION) / 5 }]);
    // Twice is once: a finished replay does nothing.
    await advanceReplay(visitorDeps(), replay?.num ?? 0);
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
  async function givenCut(): Promise<{ question: StoredQuestion; num: number; before: unknown }> {
    const question = await givenAnswered();
    const before = await stateOf(question);
    await changeKey(question, { key: "C" });
    await undo(question);
    expect(await stateOf(question)).toEqual(before);
    await bindings.DB.batch([
      bindings.DB.prepare("UPDATE question_keys SET letter = 'C' WHERE ord = ?").bind(question.ord),
      bindings.DB.prepare(
        "INSERT INTO key_replays (ord, version, was, becomes, started_at) VALUES (?, 9, 'B', 'C', unixepoch())",
      ).bind(question.ord),
    ]);
    const [row] = await rows<{ num: number }>(
      "SELECT max(num) AS num FROM key_replays WHERE ord = ?",
      question.ord,
    );
    return { question, num: row?.num ?? 0, before };
  }

  it("goes on where it was, also from two places at once, and ends as if it had never stopped", async () => {
    const { question, num } = await givenCut();
    expect(await advanceReplay(visitorDeps(), num, 1)).toMatchObject({
      finished: false,
      seen: ANSWERS_PER_STEP,
    });
    await Promise.all([advanceReplay(visitorDeps(), num), advanceReplay(visitorDeps(), num)]);
    await expectGradedBy(question, (letter) => letter === "C");
    const [row] = await rows("SELECT seen, turned_right, turned_wrong FROM key_replays WHERE num = ?", num);
    expect(row).toEqual({ seen: POPULATION, turned_right: POPULATION / 5, turned_wrong: POPULATION / 5 });
  });

  it("refuses another change of the key until it has ended, and its page goes on with it", async () => {
    const { question, num } = await givenCut();
    await advanceReplay(visitorDeps(), num, 1);
    const html = await (await door.send(`/q/${question.code}/editar`, { cookie: admin.cookie })).text();
    expect(html).toContain("está chegando às respostas antigas");
    const refused = await changeKey(question, { key: "D" });
    expect([refused.status, refused.html.includes("ainda está sendo aplicada")]).toEqual([409, true]);
    const actor = { viewer: admin.viewer, requestId: freshId() };
    const asked = { ord: question.ord, num };
    expect(await continueReplay(visitorDeps(), actor, asked)).toMatchObject({ finished: true });
    const stranger = { viewer: (await givenKnown()).viewer, requestId: freshId() };
    await expect(continueReplay(visitorDeps(), stranger, asked)).rejects.toMatchObject({
      code: "no-permission",
    });
  });

  it("leaves alone the answers given meanwhile: the server graded them with the new key already", async () => {
    const question = await givenQuestion({ key: "B" });
    for (let index = 0; index < POPULATION - 10; index++) await answerOf(question, index);
    await changeKey(question, { key: "C" });
    const [{ num } = { num: 0 }] = await rows<{ num: number }>(
      "SELECT num FROM key_replays WHERE ord = ?",
      question.ord,
    );
    await bindings.DB.prepare("UPDATE key_replays SET cursor = -1, finished_at = NULL WHERE num = ?")
      .bind(num)
      .run();
    const late = POPULATION - 5;
    await Promise.all([
      advanceReplay(visitorDeps(), num),
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
