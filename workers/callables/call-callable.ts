import * as v from "valibot";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { RequestContext } from "#app/platform/context/deps.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { catalogue } from "#app/platform/errors/catalogue.ts";
import { fields, jsonIn, readSent } from "#app/platform/requests/domain/sent-json.server.ts";
import { cleanFields } from "#app/platform/text/clean-text.ts";
import type { Callable } from "./callable.ts";
import { callables } from "./index.ts";

export const CALLABLES_PATH = "/callable/";

/** The Firebase protocol's name for an HTTP status (R-CALL-1). */
const protocolStatus: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  405: "INVALID_ARGUMENT",
  413: "INVALID_ARGUMENT",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};

/** Refusals of the protocol; every other refusal is a business reply, `[false, text]`. */
const PROTOCOL_CODES = new Set<string>([
  "callable-not-found",
  "callable-denied",
  "method-not-allowed",
  "invalid-body",
  "body-too-large",
  "login-to-answer",
  "too-many-answers",
  "too-many-answers-today",
  "practice-too-fast",
  "too-many-reports",
  "too-many-questions",
  "too-many-questions-today",
  "too-many-questions-of-address",
  "session-changed",
  "database-unavailable",
  "auth/too-many-requests",
]);

function calledBy(name: string): Callable | undefined {
  return Object.hasOwn(callables, name) ? callables[name as keyof typeof callables] : undefined;
}

/** Bytes that the door reads of a call's body, and the only limit of it; of an unknown call next to nothing. */
export function largestCall(name: string): number {
  return calledBy(name)?.largest ?? 1024;
}

/** Answers `POST /callable/<name>` in the Firebase callable protocol, for stock Firebase clients. */
export async function callCallable(name: string, request: Request, scope: RequestContext): Promise<Response> {
  try {
    const called = calledBy(name);
    if (!called) throw new AppError("callable-not-found");
    if (request.method !== "POST") throw new AppError("method-not-allowed");
    if (called.allow === "signed-in" && !scope.viewer) throw new AppError("login-to-answer");
    const data = await readData(request);
    const address = request.headers.get("CF-Connecting-IP") ?? "local";
    return reply(200, {
      result: await called.run(
        {
          deps: scope.deps,
          viewer: scope.viewer as Viewer,
          address,
          cookies: scope.cookies,
          cookieHeader: request.headers.get("Cookie"),
        },
        data,
      ),
    });
  } catch (error) {
    return refusal(error, name, scope);
  }
}

function refusal(error: unknown, name: string, scope: RequestContext): Response {
  if (isAppError(error) && !PROTOCOL_CODES.has(error.code))
    return reply(200, { result: [false, error.message] });
  if (isAppError(error)) return refusedCall(error.status, error.message);
  // Never the error's own text: a driver's message contains the SQL and the bound values (K17).
  console.error(
    JSON.stringify({
      level: "error",
      callable: name,
      request: scope.requestId,
      name: error instanceof Error ? error.name : "unknown",
    }),
  );
  const message = `${catalogue.unexpected.message} (${scope.requestId})`;
  return refusedCall(500, message);
}

export function refusedCall(status: number, message: string): Response {
  return reply(status, { error: { status: protocolStatus[status] ?? "INTERNAL", message } });
}

function reply(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" },
  });
}

const body = v.object({ data: fields });

/** The `data` object of a body. Firebase clients send application/json; anything else is refused. */
async function readData(request: Request): Promise<unknown> {
  if (!request.headers.get("Content-Type")?.toLowerCase().startsWith("application/json"))
    throw new AppError("invalid-body");
  return cleanFields(readSent(body, jsonIn(await request.text())).data);
}
