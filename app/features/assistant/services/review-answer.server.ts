import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { requestNumber } from "../domain/request-state.ts";
import type { PromptCode } from "../domain/tutor-material.ts";
import { reviewRequest } from "../queries/requests.server.ts";

const LONGEST_REASON = 1000;

/** `qid`: a question's code, or without a prompt the id of a request. `message`: why, if they say so. */
export type AnswerReview = { qid: string; value: 1 | -1; promptCode: PromptCode | null; message: string };

/** Once per answer (R-TUTOR-5); a second one adds the words that the first had not, and changes nothing else. Throws assistant-request-not-found. */
export async function reviewAnswer(deps: Deps, viewer: Viewer, review: AnswerReview): Promise<void> {
  const { qid, value, promptCode, message } = review;
  const num = promptCode === null ? requestNumber(qid) : ordOfCode(qid);
  if (num === null) throw new AppError("assistant-request-not-found");
  const reason = message.trim().slice(0, LONGEST_REASON) || null;
  const named = promptCode === null ? { num } : { key: `${num}:${promptCode}` };
  await deps.write(reviewRequest(deps.db, viewer.num, named, { value, reason }));
}
