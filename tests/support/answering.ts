import { expect } from "vitest";
import type { AnswerResult } from "#app/features/bank/domain/answers/answer-result.ts";
import { door } from "./door.ts";
import { freshId, givenPerson, numberOf, signedIn } from "./given.ts";

/** A new student: their cookie, and the number that keys the ledger. */
export async function studentWithNumber() {
  const person = await givenPerson();
  return { cookie: await signedIn(person), num: await numberOf(person) };
}

/** The result of an answer that was accepted. */
export async function answer(
  cookie: string,
  qid: string,
  userAnswer: unknown,
  operationId = freshId(),
  more = {},
) {
  const { status, body } = await door.call(
    "answerQuestion",
    { qid, userAnswer, operationId, ...more },
    { cookie },
  );
  expect(status).toBe(200);
  const [accepted, value] = body.result as [boolean, AnswerResult];
  expect(accepted, String(value)).toBe(true);
  return value;
}

/** The text of an answer that was refused, as the reply pair has it (R-CALL-1). */
export async function refusalOf(cookie: string, data: Record<string, unknown>) {
  const { status, body } = await door.call("answerQuestion", data, { cookie });
  expect(status).toBe(200);
  const [accepted, text] = body.result as [boolean, string];
  expect(accepted).toBe(false);
  return text;
}
