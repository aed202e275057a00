import { Outbox } from "#app/platform/drafts/calls/outbox.ts";
import { CallRefused, call } from "#app/platform/requests/calls/call.ts";
import type { AnswerResult } from "../domain/answers/answer-result.ts";
import type { PendingAnswer } from "./ports.d.ts";

/** Answers on their way, each a queue of its own. */
export const answerOutbox = new Outbox({
  kind: "answer",
  keyOf: ({ operationId }) => operationId,
  isTaken: ([taken]) => taken,
  send: ([answer]) => post(answer),
});

/** One operation per answer: a repeat changes nothing. */
function post({ operationId, qid, userAnswer, at }: PendingAnswer) {
  const waited = Math.max(0, Math.floor((Date.now() - at) / 1000));
  return call("answerQuestion", { qid, userAnswer, operationId, waited });
}

/** The answer to a question that waits here. */
export async function pendingAnswer(userId: string, qid: string): Promise<PendingAnswer | undefined> {
  return (await answerOutbox.waiting(userId)).find((answer) => answer.qid === qid);
}

/** A new answer: on the device first. Throws CallUnanswered (it is sent later), CallRefused (for good, or sign in again). */
export async function sendAnswer(
  userId: string,
  given: { qid: string; userAnswer: string },
): Promise<AnswerResult> {
  const operationId = crypto.randomUUID().replaceAll("-", "");
  const reply = await answerOutbox.deliver(userId, { ...given, operationId, at: Date.now() });
  if (!reply[0]) throw new CallRefused("REFUSED", reply[1]);
  return reply[1];
}
