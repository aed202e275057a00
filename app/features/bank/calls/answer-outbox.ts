import { deviceDatabase, type PendingAnswer } from "#app/platform/drafts/calls/device-database.ts";
import { CallRefused, CallUnanswered, call } from "#app/platform/requests/calls/call.ts";
import type { AnswerResult } from "../domain/answers/answer-result.ts";

/** Oldest first. */
export async function pendingAnswers(userId: string): Promise<PendingAnswer[]> {
  const answers = await (await deviceDatabase()).getAllFromIndex("answers", "byUser", userId);
  return answers.sort((one, other) => one.at - other.at);
}

/** The answer to a question that waits here. */
export async function pendingAnswer(userId: string, qid: string): Promise<PendingAnswer | undefined> {
  return (await pendingAnswers(userId)).find((answer) => answer.qid === qid);
}

export async function storeAnswer(answer: PendingAnswer): Promise<void> {
  await (await deviceDatabase()).put("answers", answer);
}

/** One sender per answer, across tabs; `null`: another one is sending it. */
async function alone<Result>(
  { operationId }: PendingAnswer,
  options: { ifAvailable: boolean },
  send: () => Promise<Result>,
): Promise<Result | null> {
  if (!("locks" in navigator)) return send();
  return await navigator.locks.request(`farol-answer:${operationId}`, options, async (lock) =>
    lock ? send() : null,
  );
}

async function post({ operationId, qid, userAnswer, at }: PendingAnswer): Promise<AnswerResult> {
  const waited = Math.max(0, Math.floor((Date.now() - at) / 1000));
  const reply = await call("answerQuestion", { qid, userAnswer, operationId, waited });
  await (await deviceDatabase()).delete("answers", operationId);
  if (!reply[0]) throw new CallRefused("REFUSED", reply[1]);
  return reply[1];
}

/** Idempotent; deletes it after a reply. Throws CallUnanswered (retry), CallRefused (sign in again). */
export async function sendAnswer(answer: PendingAnswer): Promise<AnswerResult> {
  const result = await alone(answer, { ifAvailable: false }, () => post(answer));
  if (!result) throw new CallUnanswered();
  return result;
}

/** Sends answers no other tab is sending; stops at the first without a response. Returns how many were confirmed. */
export async function flushOutbox(userId: string): Promise<number> {
  let sent = 0;
  for (const answer of await pendingAnswers(userId)) {
    try {
      const result = await alone(answer, { ifAvailable: true }, async () => {
        // The lock's holder may have sent it since it was listed.
        const waiting = await (await deviceDatabase()).get("answers", answer.operationId);
        return waiting ? post(waiting) : null;
      });
      if (result) sent += 1;
    } catch (error) {
      if (error instanceof CallUnanswered) return sent;
    }
  }
  return sent;
}
