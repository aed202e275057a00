import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../platform/ports.ts";
import { serveWorker, stopWorker } from "../platform/serve.ts";

const WORKER = `
import { DurableObject } from "cloudflare:workers";
export class Channel extends DurableObject {
  async fetch() {
    const [theirs, ours] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(ours);
    ours.send("farol");
    return new Response(null, { status: 101, webSocket: theirs });
  }
}
export default {
  fetch(request, env) {
    if (!request.headers.has("Upgrade")) return new Response("farol " + env.FAROL_INSTANCE);
    return env.CHANNEL.get(env.CHANNEL.newUniqueId()).fetch(request);
  },
};
`;

const SETTINGS = `
name = "bare"
main = "worker.js"
compatibility_date = "2026-08-01"
[[durable_objects.bindings]]
name = "CHANNEL"
class_name = "Channel"
[[migrations]]
tag = "1"
new_sqlite_classes = ["Channel"]
`;

/** What the machine gives a Worker that only answers, and greets each socket from an object of its own; or another `worker`. */
export async function onBareWorker<Result>(
  measure: (base: string) => Promise<Result>,
  worker = WORKER,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "farol-bare-"));
  writeFileSync(join(folder, "worker.js"), worker);
  writeFileSync(join(folder, "wrangler.toml"), SETTINGS);
  const port = await freePort();
  const served = await serveWorker({ port, folder });
  try {
    return await measure(`http://localhost:${port}`);
  } finally {
    await stopWorker(served);
    rmSync(folder, { recursive: true });
  }
}
