import { describe, expect, it } from "vitest";
import { answer, refusalOf, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, guardRows, rowsRead, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenQuestion, givenStudent, wrongLetter } from "#tests/support/given.ts";
import { attemptsOf, chosenLetters, countersOf, ledgerOf } from "#tests/support/ledger.ts";

describe("the first answer to a question", () => {
  it("earns three points when right and one when wrong, with one of activity each", async () => {
    const { cookie, num } = await studentWithNumber();
    const [first, second] = [await givenQuestion(), await givenQuestion({ subject: "quimica" })];
    const right = await answer(cookie, first.code, "B");
    expect(right).toMatchObject({ correct: true, letter: "B", firstAlternative: "B", points: 3 });
    expect(right.counts).toEqual({ A: 0, B: 1, C: 0, D: 0, E: 0 });
    const wrong = await answer(cookie, second.code, "D");
    expect(wrong).toMatchObject({ correct: false, letter: "B", firstAlternative: "D", points: 1 });
    expect(await countersOf(num)).toMatchObject({ totalPoints: 4, questions: 2, correct: 1, activity: 2 });
    expect((await ledgerOf(num)).map((row) => [row.alternative, row.correct])).toEqual([
      ["B", 1],
      ["D", 0],
    ]);
  });

  it("counts for the statistics of its alternative, and later ones do not", async () => {
    const question = await givenQuestion();
    for (const letter of ["B", "B", "C"]) await answer(await givenStudent(), question.code, letter);
    const cookie = await givenStudent();
    await answer(cookie, question.code, "E");
    expect((await answer(cookie, question.code, "A")).counts).toEqual({ A: 0, B: 2, C: 1, D: 0, E: 1 });
    expect(await chosenLetters(question.ord)).toEqual({ A: 0, B: 2, C: 1, D: 0, E: 1 });
  });

  it("may be a small letter, with or without spaces", async () => {
    const question = await givenQuestion();
    expect(await answer(await givenStudent(), question.code, " b ")).toMatchObject({
      correct: true,
      firstAlternative: "B",
    });
  });

  it("may name the question in small letters", async () => {
    const question = await givenQuestion();
    expect(await answer(await givenStudent(), question.code.toLowerCase(), "B")).toMatchObject({ points: 3 });
  });

  it("is graded as Certo or Errado where the question is of that kind", async () => {
    const alternatives = ["Certo", "Errado"].map((text) => ({ text, picture: null }));
    const question = await givenQuestion({ kind: "right-wrong", alternatives, key: "E" });
    expect(await answer(await givenStudent(), question.code, "E")).toMatchObject({
      correct: true,
      points: 3,
    });
    expect(await answer(await givenStudent(), question.code, "C")).toMatchObject({
      correct: false,
      points: 1,
    });
    const refused = await refusalOf(await givenStudent(), { qid: question.code, userAnswer: "A" });
    expect(refused).toBe("Escolha uma das alternativas da questão.");
  });
});

describe("answering again", () => {
  it("is stored without points, whatever is chosen (SEC-03)", async () => {
    const { cookie, num } = await studentWithNumber();
    const question = await givenQuestion();
    expect(await answer(cookie, question.code, "A")).toMatchObject({ correct: false, points: 1 });
    for (const letter of ["B", "C", "D", "E"])
      expect(await answer(cookie, question.code, letter)).toMatchObject({
        correct: letter === "B",
        firstAlternative: "A",
        points: 0,
      });
    expect(await ledgerOf(num)).toHaveLength(1);
    expect((await attemptsOf(num)).map((each) => each.alternative).sort()).toEqual(["B", "C", "D", "E"]);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 1, questions: 1, correct: 0 });
  });

  it("with the same operation returns the same and changes nothing (REL-06)", async () => {
    const { cookie, num } = await studentWithNumber();
    const question = await givenQuestion();
    const operation = freshId();
    const first = await answer(cookie, question.code, "B", operation);
    expect(await answer(cookie, question.code, "B", operation)).toEqual(first);
    const later = freshId();
    const second = await answer(cookie, question.code, "C", later);
    expect(await answer(cookie, question.code, "C", later)).toEqual(second);
    expect(await attemptsOf(num)).toHaveLength(1);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 3, questions: 1 });
  });

  it("a hundred times at once with one operation has one effect (REL-06)", async () => {
    const { cookie, num } = await studentWithNumber();
    const question = await givenQuestion();
    const data = { qid: question.code, userAnswer: "B", operationId: freshId() };
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => door.call("answerQuestion", data, { cookie })),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.body.result).toMatchObject([true, { points: 3, counts: { B: 1 } }]);
    expect(await ledgerOf(num)).toHaveLength(1);
    expect(await attemptsOf(num)).toHaveLength(0);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 3, questions: 1, correct: 1, activity: 1 });
    expect(await chosenLetters(question.ord)).toMatchObject({ B: 1 });
  });

  it("from a second tab at the same moment scores once and stores both", async () => {
    const { cookie, num } = await studentWithNumber();
    const question = await givenQuestion();
    const both = await Promise.all(["B", "C"].map((letter) => answer(cookie, question.code, letter)));
    expect(both.filter((each) => each.points > 0)).toHaveLength(1);
    expect(both[0]?.firstAlternative).toBe(both[1]?.firstAlternative);
    expect([(await ledgerOf(num)).length, (await attemptsOf(num)).length]).toEqual([1, 1]);
  });
});

it("what the client says of key, counters and subject is ignored (SEC-02)", async () => {
  const { cookie, num } = await studentWithNumber();
  const question = await givenQuestion();
  const forged = {
    gabarito: "D",
    key: "D",
    correct: true,
    points: 1000,
    qNumResp: 999,
    qNumCorrResp: 999,
    qSubject: "Química",
    answeredAt: 1,
    userNum: 1,
    uid: "outra",
  };
  expect(await answer(cookie, question.code, "D", freshId(), forged)).toMatchObject({
    correct: false,
    points: 1,
    letter: "B",
  });
  const [row] = await ledgerOf(num);
  expect(row).toMatchObject({ correct: 0, subject: 5 });
  expect(Math.abs((row?.answered_at ?? 0) - Date.now() / 1000)).toBeLessThan(60);
  expect(await countersOf(num)).toMatchObject({
    totalPoints: 1,
    subjectAnswers: { "5": 1 },
    subjectCorrect: { "5": 0 },
  });
  expect(await chosenLetters(question.ord)).toMatchObject({ B: 0, D: 1 });
});

it("an answer costs one round trip, at most 4 rows read besides the session's one, and 6 written (P1, P2, P4)", async () => {
  const { cookie } = await studentWithNumber();
  const question = await givenQuestion();
  // The first answer is what the bar is for; a later try also looks at what stood before.
  for (const [letter, most] of [
    [wrongLetter(question), 4],
    ["B", 5],
    ["C", 5],
  ] as const) {
    const { database, trips } = countedDatabase(bindings.DB);
    const data = { qid: question.code, userAnswer: letter, operationId: freshId() };
    const { body } = await openDoor({ DB: database }).call("answerQuestion", data, { cookie });
    expect(body.result).toMatchObject([true, {}]);
    expect([trips.length, guardRows(trips)]).toEqual([1, 1]);
    expect(rowsRead(trips)).toBeLessThanOrEqual(most);
    expect(rowsWritten(trips)).toBeLessThanOrEqual(6);
  }
});
