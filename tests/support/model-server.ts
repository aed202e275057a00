import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type SeenRequest = { url: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> };

export const chunk = (content: string, rest: Record<string, unknown> = {}) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }], ...rest })}\n\n`;
export const finish = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\n`;
export const usageEvent = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } })}\n\n`;
export const done = "data: [DONE]\n\n";

/** A local server with OpenAI's protocol; `respond` writes the test's response. */
export async function openModelServer(
  respond: (response: ServerResponse, body: Record<string, unknown>) => void | Promise<void>,
) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const asked: Record<string, unknown> = JSON.parse(body);
    seen.push({ url: request.url ?? "", headers: request.headers, body: asked });
    await respond(response, asked);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/v1`, seen, close };
}

export function events(response: ServerResponse, parts: readonly string[], type = "text/event-stream"): void {
  response.writeHead(200, { "Content-Type": type });
  for (const part of parts) response.write(part);
  response.end();
}
