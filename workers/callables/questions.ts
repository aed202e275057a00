import { PRACTICE_OPERATION } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { MOST_WAITED } from "#app/features/accounts/domain/progress/reading-time.ts";
import { answerQuestion as answer } from "#app/features/bank/services/answer-question.server.ts";
import { ENTRY_KEPT } from "#app/features/questions/domain/entry/entry-rules.ts";
import { answerEntryQuestion as answerEntry } from "#app/features/questions/services/entry/answer-entry-question.server.ts";
import { readCookie, VISITOR_COOKIE, visitorCookie } from "#app/platform/auth/cookies.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { callable } from "./callable.ts";

const OPERATION = /^[\w-]{8,64}$/;

/** Whole seconds on the device, up to what is believed. */
function waitedOf(sent: unknown): number {
  return typeof sent === "number" && sent > 0 ? Math.floor(Math.min(sent, MOST_WAITED)) : 0;
}

/** answerQuestion (R-CALL-3). `gabarito`, counters and subject are ignored (R-BANK-8). */
export const answerQuestion = callable("signed-in", async ({ deps, viewer }, data) => {
  const ord = typeof data.qid === "string" ? ordOfCode(data.qid) : null;
  if (ord === null) throw new AppError("question-not-found");
  const { operationId: operation = deps.newId() } = data;
  if (typeof operation !== "string" || !OPERATION.test(operation) || operation.startsWith(PRACTICE_OPERATION))
    throw new AppError("invalid-body");
  const waited = waitedOf(data.waited);
  return [true, await answer(deps, viewer, { ord, alternative: data.userAnswer, operation, waited })];
});

/** A visitor's first answers: to entry questions, three of them. Who is signed in answers by `answerQuestion`. */
export const answerEntryQuestion = callable(
  "anyone",
  async ({ deps, viewer, address, cookies, cookieHeader }, data) => {
    if (viewer) throw new AppError("callable-denied");
    const ord = typeof data.qid === "string" ? ordOfCode(data.qid) : null;
    const device = readCookie(cookieHeader, VISITOR_COOKIE) ?? deps.newId();
    const result = await answerEntry(deps, { ord, alternative: data.userAnswer, device, address });
    cookies.push(visitorCookie(device, ENTRY_KEPT, deps.secureCookies));
    return [true, result];
  },
);
