import { CallRefused, CallUnanswered, call } from "#app/calls/call.ts";
import { deviceDatabase, type PendingAnswer } from "#app/calls/device-database.ts";
import type { AnswerResult } from "#app/domain/questions/answer-result.ts";

/** The answers of a person that wait on this device, oldest first. */
export async function pendingAnswers(userId: string): Promise<PendingAnswer[]> {
  const answers = await (await deviceDatabase()).getAllFromIndex("answers", "byUser", userId);
  return answers.sort((one, other) => one.at - other.at);
}

/** Keeps an answer on this device before it is sent. */
export async function keepAnswer(answer: PendingAnswer): Promise<void> {
  await (await deviceDatabase()).put("answers", answer);
}

/** One sender an answer, over all tabs of the browser; `null` stands for somebody else who is sending it now. */
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

async function post({ operationId, qid, userAnswer }: PendingAnswer): Promise<AnswerResult> {
  const reply = await call("answerQuestion", { qid, userAnswer, operationId });
  await (await deviceDatabase()).delete("answers", operationId);
  if (!reply[0]) throw new CallRefused("REFUSED", reply[1]);
  return reply[1];
}

/**
 * Sends a kept answer, and forgets it once the server has confirmed or refused it. The operation id makes sending twice
 * harmless. Throws CallUnanswered where it must wait on, CallRefused where the person must act (sign in again).
 */
export async function sendAnswer(answer: PendingAnswer): Promise<AnswerResult> {
  const result = await alone(answer, { ifAvailable: false }, () => post(answer));
  if (!result) throw new CallUnanswered();
  return result;
}

/**
 * Sends everything a person has waiting, but for what another tab is sending; stops at the first that gets no answer.
 * Returns how many were confirmed.
 */
export async function flushOutbox(userId: string): Promise<number> {
  let sent = 0;
  for (const answer of await pendingAnswers(userId)) {
    try {
      const result = await alone(answer, { ifAvailable: true }, async () => {
        // Whoever held the lock may have brought the answer home since it was listed.
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
