import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** Options of `serveWorker` for this process, as JSON in its first argument. */
export type Hosting = {
  port: number;
  /** What its wrangler.toml says, in Miniflare's terms. */
  worker: Record<string, unknown> & { bindings?: Record<string, unknown> };
  /** The bundled Worker. */
  script: string;
  /** The folder of D1, R2 and the Durable Objects. */
  state: string;
  vars: Record<string, string>;
};

/** The Worker's file and the wasm beside it. */
function modulesOf(script: string) {
  const folder = dirname(script);
  const wasm = readdirSync(folder).filter((name) => name.endsWith(".wasm"));
  return [
    { type: "ESModule" as const, path: script },
    ...wasm.map((name) => ({ type: "CompiledWasm" as const, path: join(folder, name) })),
  ];
}

/** Serves a Worker that is bundled already: nothing is watched, so that an idle product costs no CPU. */
async function host({ port, worker, script, state, vars }: Hosting): Promise<void> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "localhost",
      port,
      cf: false,
      log: new Log(LogLevel.WARN),
      resourcePersistencePath: join(state, "v3"),
      ...worker,
      name: "farol",
      modulesRoot: dirname(script),
      modules: modulesOf(script),
      bindings: Object.assign({}, worker.bindings, vars),
    }),
  );
  let closing = false;
  async function close(): Promise<void> {
    if (closing) return;
    closing = true;
    await miniflare.dispose();
    process.exit(0);
  }
  process.on("SIGINT", () => void close());
  process.on("SIGTERM", () => void close());
  await miniflare.ready;
}

await host(JSON.parse(process.argv[2] ?? "{}"));
