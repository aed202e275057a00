import { describe, expect, it } from "vitest";
import { refusalOf, studentWithNumber } from "#tests/support/answering.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsWritten } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import { attemptsOf, chosenLetters, countersOf, ledgerOf } from "#tests/support/ledger.ts";

describe("an answer is refused, and nothing is stored,", () => {
  it.each([["F"], ["AB"], [""], [" "], [null], [2], [["B"]], [{ B: 1 }], ["ｂ"], ["B\u0001C"]])(
    "when it is no letter: %j",
    async (userAnswer) => {
      const { cookie, num } = await studentWithNumber();
      const question = await givenQuestion();
      const text = await refusalOf(cookie, { qid: question.code, userAnswer, operationId: freshId() });
      expect(text).toBe("Escolha uma das alternativas da questão.");
      expect(await ledgerOf(num)).toEqual([]);
    },
  );

  it("when the question has only four alternatives and the fifth is chosen", async () => {
    const alternatives = ["1", "2", "3", "4"].map((text) => ({ text, picture: null }));
    const question = await givenQuestion({ alternatives });
    const { cookie, num } = await studentWithNumber();
    expect(await refusalOf(cookie, { qid: question.code, userAnswer: "E" })).toMatch(/alternativas/);
    expect(await ledgerOf(num)).toEqual([]);
    expect(await chosenLetters(question.ord)).toMatchObject({ E: 0 });
  });

  it.each([["ZZZZZZZZ"], ["x"], [""], [undefined], [12], [null], ["../../etc"], [{ $gt: "" }]])(
    "when no question is named: %j",
    async (qid) => {
      const { cookie, num } = await studentWithNumber();
      expect(await refusalOf(cookie, { qid, userAnswer: "B" })).toMatch(/^Questão não encontrada/);
      expect([await ledgerOf(num), await attemptsOf(num)]).toEqual([[], []]);
    },
  );

  it.each([
    ["annulled", { status: "annulled" as const, key: null }],
    ["open", { kind: "open" as const, alternatives: [], key: null }],
    ["in quarantine", { status: "quarantined" as const, quarantineReason: "sem gabarito" }],
  ])("when the question is %s", async (_, fields) => {
    const question = await givenQuestion(fields);
    const { cookie, num } = await studentWithNumber();
    expect(await refusalOf(cookie, { qid: question.code, userAnswer: "B" })).toMatch(/^Est|^Quest/);
    expect([await ledgerOf(num), await attemptsOf(num)]).toEqual([[], []]);
    expect(await countersOf(num)).toMatchObject({ totalPoints: 0, questions: 0 });
    expect(await chosenLetters(question.ord)).toMatchObject({ B: 0 });
  });

  it("when nobody is signed in: UNAUTHENTICATED, with the paywall's text", async () => {
    const question = await givenQuestion();
    const { status, body } = await door.call("answerQuestion", { qid: question.code, userAnswer: "B" });
    expect(status).toBe(401);
    expect(body).toEqual({ error: { status: "UNAUTHENTICATED", message: "Faça login para continuar" } });
    expect(await chosenLetters(question.ord)).toMatchObject({ B: 0 });
  });

  it("when too many came in a minute: RESOURCE_EXHAUSTED, without touching the database (SEC-03)", async () => {
    const { cookie } = await studentWithNumber();
    const question = await givenQuestion();
    const { database, trips } = countedDatabase(bindings.DB);
    const ANSWER_LIMIT = { limit: async () => ({ success: false }) };
    const busy = openDoor({ DB: database, ANSWER_LIMIT });
    const { status, body } = await busy.call(
      "answerQuestion",
      { qid: question.code, userAnswer: "B" },
      { cookie },
    );
    expect([status, body.error?.status]).toEqual([429, "RESOURCE_EXHAUSTED"]);
    expect(rowsWritten(trips)).toBe(0);
  });
});
