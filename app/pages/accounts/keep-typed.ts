import { isRouteErrorResponse } from "@remix-run/react";
import { callFailure } from "#app/domain/accounts/account-texts.ts";
import type { FormReply } from "#app/domain/forms/form-reply.ts";

/**
 * The reply to an account form, or, where the server could not be reached or failed, a refusal in the form's own place: an
 * error page would throw away what was typed (spec 000 §8).
 */
export async function keepTyped(serverAction: () => Promise<unknown>): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // A redirect on its way.
    if (error instanceof Response && error.status < 400) throw error;
    const failed = error instanceof Response || isRouteErrorResponse(error);
    const reason = failed ? "o servidor não conseguiu responder" : "sem conexão com a internet";
    const message = callFailure(reason);
    return { intent: "", done: false, message, problems: {}, values: {} } satisfies FormReply;
  }
}
