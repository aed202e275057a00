import { handlePaymentNews } from "#app/features/billing/services/handle-payment-news.server.ts";
import { buildContext } from "./build-deps.ts";
import type { Environment } from "./environment.ts";

/** Longest news that are read, in bytes: a name and a few numbers. */
const LONGEST = 16 * 1024;

/** The text of a body; null: it is longer than what is read, and the rest was refused. */
async function readShort(request: Request): Promise<string | null> {
  if (Number(request.headers.get("Content-Length") ?? 0) > LONGEST) {
    await request.body?.cancel();
    return null;
  }
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const part of request.body ?? []) {
    bytes += part.byteLength;
    if (bytes > LONGEST) return null;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** A provider's webhook: 200 when accepted, 401 when it is not theirs, 404 for an unknown charge, 413 too long. */
export async function receiveWebhook(
  env: Environment,
  request: Request,
  execution?: Pick<ExecutionContext, "waitUntil">,
): Promise<Response> {
  const body = await readShort(request);
  if (body === null) return new Response(null, { status: 413 });
  const waitUntil = (work: Promise<unknown>) => execution?.waitUntil(work);
  const { deps } = buildContext(env, request, null, { waitUntil });
  const { pathname, searchParams: query } = new URL(request.url);
  const header = (wanted: string) => request.headers.get(wanted);
  const status = await handlePaymentNews(deps, pathname.split("/").at(-1) ?? "", { query, header, body });
  return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
}
