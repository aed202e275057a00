import { isRouteErrorResponse } from "@remix-run/react";
import type { FormReply } from "#app/platform/forms/domain/form-reply.ts";
import { callFailure } from "../domain/account-texts.ts";

/** The action's reply, or a refusal inside the form on failure: an error page would discard the typed text (R-ACC-9). */
export async function refuseInPlace(serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect in progress.
    if (error instanceof Response && error.status < 400) throw error;
    const failed = error instanceof Response || isRouteErrorResponse(error);
    const reason = failed ? "o servidor não conseguiu responder" : "sem conexão com a internet";
    const message = callFailure(reason);
    return { intent: "", done: false, message, problems: {}, values: {} } satisfies FormReply;
  }
}
