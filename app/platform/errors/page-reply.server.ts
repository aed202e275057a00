import { isAppError } from "./app-error.ts";
import { catalogue } from "./catalogue.ts";
import type { PageError } from "./page-error.ts";

const LOGIN_CODES = new Set<string>(["login-required", "login-to-answer"]);

/** A refusal's text; otherwise a general one with the request id: a driver's message contains SQL and values. */
export function pageReply(thrown: unknown, { requestId }: { requestId: string }): Response {
  if (thrown instanceof Response) return thrown;
  if (isAppError(thrown)) {
    const error: PageError = {
      code: thrown.code,
      message: thrown.message,
      loginRequired: LOGIN_CODES.has(thrown.code),
      requestId: null,
    };
    return Response.json(error, { status: thrown.status, headers: { "Cache-Control": "no-store" } });
  }
  const name =
    thrown instanceof Error ? `${thrown.name}: ${thrown.stack?.split("\n")[1]?.trim() ?? ""}` : "unknown";
  console.error(JSON.stringify({ level: "error", request: requestId, name }));
  const error: PageError = {
    code: "unexpected",
    message: catalogue.unexpected.message,
    loginRequired: false,
    requestId,
  };
  return Response.json(error, { status: 500, headers: { "Cache-Control": "no-store" } });
}
