import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { AppError } from "#app/errors/app-error.ts";
import { answerQuestion as answer } from "#app/services/questions/answer-question.server.ts";
import { callable } from "./callable.ts";

const OPERATION = /^[\w-]{8,64}$/;

/**
 * answerQuestion (spec 001 §7). The payload's `gabarito`, counters and subject are accepted and ignored (decision 6): the
 * server has its own. A client that sends no operation id, as the specification's does, gets one per call.
 */
export const answerQuestion = callable("signed-in", async ({ deps, viewer }, data) => {
  const ord = typeof data.qid === "string" ? ordOfCode(data.qid) : null;
  if (ord === null) throw new AppError("question-not-found");
  if (
    data.operationId !== undefined &&
    !(typeof data.operationId === "string" && OPERATION.test(data.operationId))
  )
    throw new AppError("invalid-body");
  const operation = typeof data.operationId === "string" ? data.operationId : deps.newId();
  return [true, await answer(deps, viewer, { ord, alternative: data.userAnswer, operation })];
});
