import * as v from "valibot";
import { prompts } from "#app/features/assistant/domain/prompts.ts";
import { LARGEST_SHOWN_PHOTO } from "#app/features/assistant/domain/shown-photo.ts";
import { essayHintOf } from "#app/features/assistant/domain/tutor-essay.ts";
import { remindOf } from "#app/features/assistant/services/remind.server.ts";
import { requestAnswer } from "#app/features/assistant/services/request-answer.server.ts";
import { requestHint } from "#app/features/assistant/services/request-hint.server.ts";
import { reviewAnswer } from "#app/features/assistant/services/review-answer.server.ts";
import { question, readBy, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable } from "./callable.ts";

const prompt = v.picklist(prompts.map(({ code }) => code));

function answered({ id, opening }: Awaited<ReturnType<typeof requestAnswer>>) {
  return opening ? [true, id, opening] : [true, id];
}

/** requestGPTAnswer (R-CALL-4). The person is the session's. */
export const requestGPTAnswer = callable(
  "signed-in",
  v.object({ promptCode: prompt, qid: question }),
  async ({ deps, viewer }, { qid, promptCode }) =>
    answered(await requestAnswer(deps, viewer, { ord: qid, prompt: promptCode })),
);

/** Base64 of the largest photo, and room for the words. */
const LARGEST_BODY = Math.ceil((LARGEST_SHOWN_PHOTO * 4) / 3) + 8 * 1024;

function bytesOf(photo: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(photo), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

const ownWords = v.object({
  words: v.string(),
  /** From the client: a repeat changes nothing. */
  operationId: textLike(/^[\w-]{16,64}$/),
  /** Without one, the words are about theory. */
  qid: v.nullish(question, null),
  /** Base64, shown to the provider and not stored. */
  photo: v.nullish(v.pipe(v.string("assistant-photo"), readBy(bytesOf, "assistant-photo")), null),
});

/** A person's own words. */
export const requestGPTFreeAnswer = callable(
  "signed-in",
  ownWords,
  async ({ deps, viewer }, { words, operationId, qid, photo }) =>
    answered(await requestAnswer(deps, viewer, { ord: qid, words, operation: operationId, photo })),
  LARGEST_BODY,
);

/** requestEssayHint (decision 060). `essay`: the id of an own draft. */
export const requestEssayHint = callable(
  "signed-in",
  v.object({ essay: v.string(), hint: v.pipe(v.unknown(), readBy(essayHintOf)) }),
  async ({ deps, viewer }, { essay, hint }) =>
    answered(await requestHint(deps, viewer, { essay: essay.slice(0, 64), hint })),
);

/** `id` of a request that was refused for lack of capacity. */
export const remindGPTAnswer = callable(
  "signed-in",
  v.object({ id: v.string() }),
  async ({ deps, viewer }, { id }) => {
    await remindOf(deps, viewer, id);
    return [true, ""];
  },
);

const review = v.object({
  qid: v.string(),
  value: v.picklist([1, -1]),
  promptCode: v.nullish(prompt, null),
  message: v.optional(v.string(), ""),
});

/** farolGPTReviewAnswer (R-CALL-4). */
export const farolGPTReviewAnswer = callable("signed-in", review, async ({ deps, viewer }, sent) => {
  await reviewAnswer(deps, viewer, sent);
  return [true, ""];
});
