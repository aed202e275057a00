import { takePaymentNews } from "#app/services/billing/take-payment-news.server.ts";
import { buildContext, type WaitUntil } from "./build-deps.ts";
import type { Environment } from "./environment.ts";

/** Longest news that are read, in characters: a name and a few numbers. */
const LONGEST = 16 * 1024;

/** A provider's webhook: 200 when taken, 401 when it is not theirs, 404 when it is about nobody's charge. */
export async function takeNews(env: Environment, request: Request, waitUntil?: WaitUntil): Promise<Response> {
  if (Number(request.headers.get("Content-Length") ?? 0) > LONGEST)
    return new Response(null, { status: 413 });
  const { deps } = buildContext(env, request, null, waitUntil);
  const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const status = await takePaymentNews(deps, name, request);
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
