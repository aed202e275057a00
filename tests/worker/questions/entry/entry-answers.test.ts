import { beforeEach, describe, expect, it } from "vitest";
import { chooseEntryQuestions } from "#app/features/questions/services/entry/choose-entry-questions.server.ts";
import { readFrontPage } from "#app/features/questions/services/read-front-page.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { answerAsVisitor, explained, givenEntryQuestions } from "#tests/support/entry.ts";
import {
  cookiesOf,
  freshId,
  givenPerson,
  givenQuestion,
  numberOf,
  type StoredQuestion,
  visitorDeps,
  wrongLetter,
} from "#tests/support/given.ts";
import { freshAddress, givenSignUp } from "#tests/support/given-accounts.ts";
import { givenEvent, over } from "#tests/support/given-mock-events.ts";
import { chosenLetters, countersOf, ledgerOf } from "#tests/support/ledger.ts";
import { givenGooglePerson, openLocalGoogle } from "#tests/support/local-google.ts";
import { latestToken } from "#tests/support/mailbox.ts";

let set: StoredQuestion[];

beforeEach(async () => {
  await bindings.DB.prepare("UPDATE questions SET status = 'quarantined'").run();
  set = await givenEntryQuestions(4);
});

function question(place: number): StoredQuestion {
  const found = set[place];
  if (!found) throw new Error(`no question ${place}`);
  return found;
}

/** Right, right and wrong. */
async function threeAnswers(): Promise<string> {
  const first = await answerAsVisitor({ qid: question(0).code, userAnswer: "B" });
  const { cookie } = first;
  await answerAsVisitor({ qid: question(1).code, userAnswer: "B" }, { cookie });
  await answerAsVisitor({ qid: question(2).code, userAnswer: "C" }, { cookie });
  return cookie;
}

async function enter(person: { email: string; password: string }, cookie: string): Promise<Response> {
  return door.post("/entrar", { ...person, redirect: "/" }, { cookie, headers: freshAddress() });
}

describe("a visitor", () => {
  it("sees verdict, explanation and what they have answered; the answer that counts is the first", async () => {
    const { status, reply, cookie } = await answerAsVisitor({ qid: question(0).code, userAnswer: "B" });
    expect(status).toBe(200);
    expect(cookie).toMatch(/^farol_visita=[\w-]+$/);
    expect(reply.result).toMatchObject({ correct: true, letter: "B", firstAlternative: "B", points: 0 });
    expect(reply.solution.solutionHtml).toContain("consecutivos");
    expect(reply.standing).toEqual({ answers: 1, right: 1 });
    const again = await answerAsVisitor({ qid: question(0).code, userAnswer: "C" }, { cookie });
    expect(again.reply.result).toMatchObject({ correct: false, letter: "B", firstAlternative: "B" });
    expect(again.reply.standing).toEqual({ answers: 1, right: 1 });
  });

  it("is refused the fourth, and whatever is no entry question, byte by byte alike", async () => {
    const cookie = await threeAnswers();
    const other = await givenQuestion({ number: 90, ...explained, difficulty: 3 });
    await bindings.DB.prepare("DELETE FROM entry_questions WHERE ord = ?").bind(other.ord).run();
    const quarantined = await givenQuestion({ status: "quarantined", quarantineReason: "sem gabarito" });
    const fourth = await answerAsVisitor({ qid: question(3).code, userAnswer: "B" }, { cookie });
    expect(fourth.status).toBe(401);
    for (const qid of [other.code, quarantined.code, "ZZZZZZZZ", "", 12, null])
      for (const userAnswer of ["B", "E"])
        expect((await answerAsVisitor({ qid, userAnswer })).text).toBe(fourth.text);
    const third = await answerAsVisitor({ qid: question(2).code, userAnswer: "B" }, { cookie });
    expect([third.status, third.reply.standing]).toEqual([200, { answers: 3, right: 2 }]);
  });

  it("is refused a question that an open event withholds, until its end", async () => {
    const { code, ord } = question(0);
    const event = await givenEvent([ord], 3600);
    const refused = await answerAsVisitor({ qid: code, userAnswer: "B" });
    expect(refused.status).toBe(401);
    expect(refused.text).toBe((await answerAsVisitor({ qid: "ZZZZZZZZ", userAnswer: "B" })).text);
    const { starts } = await readFrontPage(visitorDeps());
    expect(Object.values(starts)).toEqual([expect.stringMatching(/^\/q\/\w+\?comeco=\w+$/)]);
    expect(Object.values(starts)[0]).not.toContain(code);
    await over(event.id, 7200);
    expect((await answerAsVisitor({ qid: code, userAnswer: "B" })).status).toBe(200);
  });

  it.each([
    ["an assessment", 0],
    ["a mentoring test", 2],
    ["a challenge", 3],
  ])(
    "is refused a question from the time it is in %s: they may be the person who sits it (SEC-01)",
    async (_, kind) => {
      const { code, ord } = question(0);
      await bindings.DB.prepare("INSERT INTO exam_questions (ord, kind, exam) VALUES (?, ?, 1)")
        .bind(ord, kind)
        .run();
      expect((await answerAsVisitor({ qid: code, userAnswer: "B" })).status).toBe(401);
    },
  );

  it("is refused a question that left the set: unpublished, with another key, or unexplained", async () => {
    const stays = question(0);
    await bindings.DB.prepare("UPDATE questions SET status = 'quarantined' WHERE ord = ?")
      .bind(question(1).ord)
      .run();
    await bindings.DB.prepare("UPDATE question_keys SET letter = 'C' WHERE ord = ?")
      .bind(question(2).ord)
      .run();
    await bindings.DB.prepare("UPDATE questions SET has_solution = 0 WHERE ord = ?")
      .bind(question(3).ord)
      .run();
    const { results } = await bindings.DB.prepare("SELECT ord FROM entry_questions").all();
    expect(results).toEqual([{ ord: stays.ord }]);
    for (const place of [1, 2, 3])
      expect((await answerAsVisitor({ qid: question(place).code, userAnswer: "B" })).status).toBe(401);
  });

  it("is counted by address: a thousand an hour", async () => {
    const now = visitorDeps().now();
    const address = "198.51.100.77";
    await answerAsVisitor({ qid: "", userAnswer: "B" }, { address });
    await bindings.DB.prepare("UPDATE rate_limits SET hits = ? WHERE key LIKE 'entry:198.51.100%'")
      .bind(JSON.stringify(Array(1000).fill(now)))
      .run();
    const refused = await answerAsVisitor({ qid: question(0).code, userAnswer: "B" }, { address });
    expect(refused.status).toBe(429);
    expect((await answerAsVisitor({ qid: question(0).code, userAnswer: "B" })).status).toBe(200);
  });
});

describe("the answers join the ledger", () => {
  it("of who signs in within the hour, once, though two tabs do it at the same time", async () => {
    const person = await givenPerson();
    const num = await numberOf(person);
    const cookie = await threeAnswers();
    await Promise.all([enter(person, cookie), enter(person, cookie)]);
    await enter(person, cookie);
    const ledger = await ledgerOf(num);
    expect(ledger).toHaveLength(3);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 7, questions: 3, correct: 2 });
    expect(await chosenLetters(question(0).ord)).toMatchObject({ B: 1 });
    expect(await chosenLetters(question(2).ord)).toMatchObject({ C: 1 });
    const other = await givenPerson();
    await enter(other, cookie);
    expect(await ledgerOf(await numberOf(other))).toEqual([]);
  });

  it("with the points of those quicker than reading counting for no board", async () => {
    await bindings.DB.exec("UPDATE question_keys SET reading = 200");
    const person = await givenPerson();
    await enter(person, await threeAnswers());
    const row = await bindings.DB.prepare(
      "SELECT total_points AS total, fast_points AS fast FROM progress WHERE user_num = ?",
    )
      .bind(await numberOf(person))
      .first();
    // All within a moment: the first counts, a right and a wrong one do not.
    expect(row).toEqual({ total: 7, fast: 4 });
  });

  it("without touching what the account has answered before", async () => {
    const person = await givenPerson();
    const num = await numberOf(person);
    const signed = cookiesOf(await enter(person, ""));
    const first = question(0);
    await door.call(
      "answerQuestion",
      { qid: first.code, userAnswer: wrongLetter(first), operationId: freshId() },
      { cookie: signed },
    );
    await enter(person, await threeAnswers());
    expect(await countersOf(num)).toMatchObject({ questions: 3, correct: 1 });
    expect(await chosenLetters(first.ord)).toMatchObject({ B: 0 });
  });

  it("not of who signs in later: computers are shared", async () => {
    const person = await givenPerson();
    const cookie = await threeAnswers();
    await bindings.DB.prepare("UPDATE entry_answers SET answered_at = answered_at - 3700").run();
    await enter(person, cookie);
    expect(await ledgerOf(await numberOf(person))).toEqual([]);
  });

  it("of a new account when its e-mail is confirmed, hours later and in another browser", async () => {
    const visitor = await threeAnswers();
    const { promoCode, ...data } = givenSignUp();
    const fields = { ...data, promoCode: "", confirmation: data.password, terms: "aceito", redirect: "/" };
    await door.post("/criar-conta", fields, { cookie: visitor, headers: freshAddress() });
    await bindings.DB.prepare("UPDATE entry_answers SET answered_at = answered_at - 7200").run();
    const token = await latestToken(data.email, "confirm");
    await door.post("/confirmar-email", { token }, { headers: freshAddress() });
    expect(await countersOf(await numberOf(data))).toMatchObject({ totalPoints: 7, questions: 3 });
  });

  it("of a new account by Google", async () => {
    const google = await openLocalGoogle();
    const person = givenGooglePerson();
    const visitor = await threeAnswers();
    const { consent, cookie } = await google.start({});
    await google.come(google.grant(consent, person), `${cookie}; ${visitor}`);
    const num = await numberOf({ email: person.email, password: "" });
    expect(await countersOf(num)).toMatchObject({ totalPoints: 7, questions: 3 });
  });
});

it("the set: easy and explained first, twelve an institution, none of an open exam; chosen again the same", async () => {
  const hard = await givenQuestion({ ...explained, number: 91, difficulty: 3 });
  const unexplained = await givenQuestion({
    number: 92,
    difficulty: 1,
    solution: null,
    hint: null,
    explanation: null,
  });
  const written = await givenQuestion({
    ...explained,
    difficulty: 1,
    provenance: { source: "farol-acervo", path: freshId(), version: "1" },
  });
  await bindings.DB.prepare("INSERT INTO exam_questions (ord, kind, exam) VALUES (?, 1, 987654)")
    .bind(question(0).ord)
    .run();
  const chosen = [...(await chooseEntryQuestions(visitorDeps())).values()].flat();
  expect(chosen.slice(0, 3).toSorted()).toEqual(
    [question(1).ord, question(2).ord, question(3).ord].toSorted(),
  );
  expect(chosen).not.toContain(unexplained.ord);
  expect(chosen.indexOf(written.ord)).toBeGreaterThan(2);
  expect(chosen.indexOf(hard.ord)).toBeGreaterThan(2);
  expect([...(await chooseEntryQuestions(visitorDeps())).values()].flat()).toEqual(chosen);
  await bindings.DB.prepare("DELETE FROM exam_questions WHERE exam = 987654").run();
});
