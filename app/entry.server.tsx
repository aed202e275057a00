import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { NonceProvider } from "./hooks/ui/use-nonce.tsx";

/** Pages are rendered as one string: nothing on them is worth a stream, which costs six times the CPU (data.md). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Response {
  const html = rendered(
    <NonceProvider value={context.nonce}>
      <RemixServer context={remixContext} url={request.url} />
    </NonceProvider>,
    context.requestId,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!doctype html>${html}`, { status, headers });
}

/** The page as a string. What fails while it is drawn is logged by name, with the place and the request's id. */
function rendered(page: ReactElement, requestId: string): string {
  try {
    return renderToString(page);
  } catch (error) {
    const name =
      error instanceof Error ? `${error.name}: ${error.stack?.split("\n")[1]?.trim() ?? ""}` : "unknown";
    console.error(JSON.stringify({ level: "error", request: requestId, name }));
    throw error;
  }
}

/** Failures were logged, without their texts, where they were translated. */
export function handleError(): void {}
