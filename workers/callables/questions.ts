import * as v from "valibot";
import { PRACTICE_OPERATION } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { MOST_WAITED } from "#app/features/accounts/domain/progress/reading-time.ts";
import { answerQuestion as answer } from "#app/features/bank/services/answer-question.server.ts";
import { reportUnclearStep as reportStep } from "#app/features/bank/services/written/report-unclear-step.server.ts";
import { ENTRY_KEPT } from "#app/features/questions/domain/entry/entry-rules.ts";
import { answerEntryQuestion as answerEntry } from "#app/features/questions/services/entry/answer-entry-question.server.ts";
import { readCookie, VISITOR_COOKIE, visitorCookie } from "#app/platform/auth/cookies.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { question, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable } from "./callable.ts";

/** Whole seconds on the device, up to what is believed. */
const waited = v.fallback(
  v.pipe(
    v.number(),
    v.minValue(0),
    v.transform((seconds) => Math.floor(Math.min(seconds, MOST_WAITED))),
  ),
  0,
);

const given = v.object({
  qid: question,
  operationId: v.optional(
    v.pipe(
      textLike(/^[\w-]{8,64}$/),
      v.check((operation) => !operation.startsWith(PRACTICE_OPERATION)),
    ),
  ),
  waited,
  userAnswer: v.optional(v.unknown()),
});

/** answerQuestion (R-CALL-3). `gabarito`, counters and subject are ignored (R-BANK-8). */
export const answerQuestion = callable("signed-in", given, async ({ deps, viewer }, sent) => {
  const { qid: ord, userAnswer: alternative, operationId: operation = deps.newId(), waited } = sent;
  return [true, await answer(deps, viewer, { ord, alternative, operation, waited })];
});

const first = v.object({
  qid: v.fallback(v.nullable(question), null),
  userAnswer: v.optional(v.unknown()),
});

/** A visitor's first answers: to entry questions, three of them. Who is signed in answers by `answerQuestion`. */
export const answerEntryQuestion = callable(
  "anyone",
  first,
  async ({ deps, viewer, address, cookies, cookieHeader }, { qid: ord, userAnswer: alternative }) => {
    if (viewer) throw new AppError("callable-denied");
    const device = readCookie(cookieHeader, VISITOR_COOKIE) ?? deps.newId();
    const result = await answerEntry(deps, { ord, alternative, device, address });
    cookies.push(visitorCookie(device, ENTRY_KEPT, deps.secureCookies));
    return [true, result];
  },
);

const unclear = v.object({
  qid: question,
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
});

/** "Não entendi este passo", of who has answered the question. */
export const reportUnclearStep = callable(
  "signed-in",
  unclear,
  async ({ deps, viewer }, { qid: ord, step }) => {
    await reportStep(deps, viewer, { ord, step });
    return [true, ""];
  },
);
