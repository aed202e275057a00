import * as v from "valibot";
import { createThread } from "#app/features/forum/services/create-thread.server.ts";
import { isAppError } from "#app/platform/errors/app-error.ts";
import { question, textLike } from "#app/platform/requests/domain/sent-json.server.ts";
import { callable } from "./callable.ts";

const LONGEST_TEXT = 8000;

const doubt = v.object({
  requestObs: v.optional(v.string(), ""),
  operationId: v.optional(textLike(/^[\w-]{16,64}$/)),
  qID: question,
});

/** createNewForumRequest (R-CALL-3): `[true, id of the thread]`, or `[false, text]`. */
export const createNewForumRequest = callable("signed-in", doubt, async ({ deps, viewer }, sent) => {
  const { qID, requestObs, operationId: operation = deps.newId() } = sent;
  const text = requestObs.slice(0, LONGEST_TEXT);
  try {
    const { code } = await createThread(deps, viewer, { ord: qID, operation, text });
    return [true, code];
  } catch (error) {
    if (!isAppError(error) || error.status >= 500 || error.status === 401) throw error;
    return [false, error.message];
  }
});
