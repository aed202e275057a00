import { createThread } from "#app/features/forum/services/create-thread.server.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { callable } from "./callable.ts";

const LONGEST_TEXT = 8000;
const OPERATION = /^[\w-]{16,64}$/;

/** createNewForumRequest (R-CALL-3): `[true, id of the thread]`, or `[false, text]`. */
export const createNewForumRequest = callable("signed-in", async ({ deps, viewer }, data) => {
  const { qID, requestObs = "", operationId: operation = deps.newId() } = data;
  if (typeof requestObs !== "string" || typeof operation !== "string" || !OPERATION.test(operation))
    throw new AppError("invalid-body");
  const ord = typeof qID === "string" ? ordOfCode(qID) : null;
  try {
    if (ord === null) throw new AppError("question-not-found");
    const { code } = await createThread(deps, viewer, {
      ord,
      operation,
      text: requestObs.slice(0, LONGEST_TEXT),
    });
    return [true, code];
  } catch (error) {
    if (!isAppError(error) || error.status >= 500 || error.status === 401) throw error;
    return [false, error.message];
  }
});
