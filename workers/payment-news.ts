import { takePaymentNews } from "#app/services/billing/take-payment-news.server.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";

/** Longest news that are read, in characters: a name and a few numbers. */
const LONGEST = 16 * 1024;

/** A provider's webhook: 200 when taken, 401 when it is not theirs, 404 when it is about nobody's charge. */
export async function takeNews(
  env: Environment,
  request: Request,
  execution?: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  if (Number(request.headers.get("Content-Length") ?? 0) > LONGEST)
    return new Response(null, { status: 413 });
  const { deps } = buildContext(env, request, null, execution && ((work) => execution.waitUntil(work)));
  const name = new URL(request.url).pathname.split("/").at(-1) ?? "";
  const body = await request.text();
  if (body.length > LONGEST) return new Response(null, { status: 413 });
  const { searchParams: query } = new URL(request.url);
  const header = (wanted: string) => request.headers.get(wanted);
  const status = await takePaymentNews(deps, name, { query, header, body });
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
