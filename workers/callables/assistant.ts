import { promptOf } from "#app/features/assistant/domain/prompts.ts";
import { LARGEST_SHOWN_PHOTO } from "#app/features/assistant/domain/shown-photo.ts";
import { essayHintOf } from "#app/features/assistant/domain/tutor-essay.ts";
import { remindOf } from "#app/features/assistant/services/remind.server.ts";
import { requestAnswer } from "#app/features/assistant/services/request-answer.server.ts";
import { requestHint } from "#app/features/assistant/services/request-hint.server.ts";
import { reviewAnswer } from "#app/features/assistant/services/review-answer.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { callable, type SentFields } from "./callable.ts";

const OPERATION = /^[\w-]{16,64}$/;

function ordOf({ qid }: SentFields): number {
  const ord = typeof qid === "string" ? ordOfCode(qid) : null;
  if (ord === null) throw new AppError("question-not-found");
  return ord;
}

function answered({ id, opening }: Awaited<ReturnType<typeof requestAnswer>>) {
  return opening ? [true, id, opening] : [true, id];
}

/** requestGPTAnswer: qid, promptCode (R-CALL-4). The person is the session's. */
export const requestGPTAnswer = callable("signed-in", async ({ deps, viewer }, data) => {
  const prompt = promptOf(data.promptCode);
  if (prompt === null) throw new AppError("invalid-body");
  return answered(await requestAnswer(deps, viewer, { ord: ordOf(data), prompt }));
});

/** Base64 of the largest photo, and room for the words. */
const LARGEST_BODY = Math.ceil((LARGEST_SHOWN_PHOTO * 4) / 3) + 8 * 1024;

function photoOf({ photo }: SentFields): Uint8Array | null {
  if (photo === undefined || photo === null) return null;
  try {
    return Uint8Array.from(atob(String(photo)), (character) => character.charCodeAt(0));
  } catch {
    throw new AppError("assistant-photo");
  }
}

async function askFreely({ deps, viewer }: { deps: Deps; viewer: Viewer }, data: SentFields) {
  const { words, operationId } = data;
  if (typeof words !== "string" || typeof operationId !== "string" || !OPERATION.test(operationId))
    throw new AppError("invalid-body");
  const ord = data.qid === undefined || data.qid === null ? null : ordOf(data);
  const asked = { ord, words, operation: operationId, photo: photoOf(data) };
  return answered(await requestAnswer(deps, viewer, asked));
}

/**
 * A person's own words, about a question (`qid`) or theory; `operationId` from the client: a repeat changes nothing. `photo`: Base64,
 * shown to the provider and not stored.
 */
export const requestGPTFreeAnswer = callable("signed-in", askFreely, LARGEST_BODY);

/** requestEssayHint: essay (the id of an own draft), hint (decision 060). */
export const requestEssayHint = callable("signed-in", async ({ deps, viewer }, { essay, hint }) => {
  const asked = essayHintOf(hint);
  if (typeof essay !== "string" || asked === null) throw new AppError("invalid-body");
  return answered(await requestHint(deps, viewer, { essay: essay.slice(0, 64), hint: asked }));
});

/** `id` of a request that was refused for lack of capacity. */
export const remindGPTAnswer = callable("signed-in", async ({ deps, viewer }, { id }) => {
  if (typeof id !== "string") throw new AppError("invalid-body");
  await remindOf(deps, viewer, id);
  return [true, ""];
});

/** farolGPTReviewAnswer: qid, value (1 or -1), promptCode, message (R-CALL-4). */
export const farolGPTReviewAnswer = callable("signed-in", async ({ deps, viewer }, data) => {
  const { qid, value, promptCode, message = "" } = data;
  const prompt = promptOf(promptCode);
  const isFree = promptCode === null || promptCode === undefined;
  if (typeof qid !== "string" || typeof message !== "string" || (value !== 1 && value !== -1))
    throw new AppError("invalid-body");
  if (prompt === null && !isFree) throw new AppError("invalid-body");
  await reviewAnswer(deps, viewer, { qid, value, promptCode: prompt, message });
  return [true, ""];
});
