import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { NonceProvider } from "#app/platform/ui/hooks/use-nonce.tsx";
import { deferScripts } from "#app/shell/components/defer-scripts.ts";

/** Rendered to a string: streaming would cost six times the CPU (decision 001). */
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
  // Which build a document and its scripts are of: an offline copy is of one (app/platform/offline).
  const named = html.replace("<html ", `<html data-build="${remixContext.manifest.version}" `);
  const place = { url: request.url, signedIn: context.viewer !== null };
  const page = import.meta.env.DEV ? named : deferScripts(named, place);
  return new Response(`<!doctype html>${page}`, { status, headers });
}

/** Render failures are logged by name, with place and request id. */
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

/** Failures were logged, without their texts, when they were translated. */
export function handleError(): void {}
