import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import type { Hosting } from "../host/main.ts";
import { localWorker } from "./bundle-worker.ts";
import { INSTANCE_PATH, instanceReply, newInstance, occupantOf } from "./ports.ts";
import { cpuOf, familyOf, killAll } from "./process-tree.ts";
import { root, stateFolder } from "./state.ts";

/** Milliseconds without any CPU used after which a Worker that does not answer is given up. */
const STALLED = 120_000;
/** Milliseconds between two progress messages. */
const PATIENCE = 15_000;
/** Milliseconds before SIGKILL. */
const GRACE = 5000;

/** Read once for all Workers of a folder: loading Wrangler is slower than starting the Worker. */
const optionsOfFolders = new Map<string, Hosting["worker"]>();

async function workerOptionsOf(folder: string): Promise<Hosting["worker"]> {
  const known = optionsOfFolders.get(folder);
  if (known) return known;
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(folder, "wrangler.toml"));
  // How files become modules: the bundle names them all.
  delete workerOptions.modulesRules;
  optionsOfFolders.set(folder, workerOptions);
  return workerOptions;
}

/** Starts the built Worker, or the one in `folder`, and waits until it answers with its FAROL_INSTANCE. Throws with its log's end. */
export async function serveWorker(options: {
  port: number;
  vars?: Record<string, string>;
  /** Of a worker.js with its wrangler.toml. */
  folder?: string;
  /** Default: FAROL_STATE. */
  state?: string;
  /** Called while the Worker is slow to start. */
  onWait?: (words: string) => void;
}): Promise<ChildProcess> {
  const instance = newInstance();
  const hosting: Hosting = {
    port: options.port,
    worker: await workerOptionsOf(options.folder ?? root),
    script: options.folder === undefined ? localWorker : join(options.folder, "worker.js"),
    state: options.state ?? stateFolder(),
    vars: { ...options.vars, FAROL_INSTANCE: instance },
  };
  const child = spawn(process.execPath, [join(root, "scripts/host/main.ts"), JSON.stringify(hosting)], {
    cwd: root,
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, ".cache/node") },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const keep = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-8000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  try {
    await untilAnswers(child, { port: options.port, reply: instanceReply(instance), onWait: options.onWait });
  } catch (error) {
    await stopWorker(child);
    throw new Error(`${error instanceof Error ? error.message : "O servidor não respondeu."}\n${log}`);
  }
  return child;
}

/**
 * A busy machine may need any time: throws only if the server exits, with the occupant of its port, or makes no
 * progress.
 */
async function untilAnswers(
  child: ChildProcess,
  { port, reply, onWait }: { port: number; reply: string; onWait?: (words: string) => void },
): Promise<void> {
  let [cpu, moved, told] = [0, Date.now(), Date.now()];
  while (child.exitCode === null && child.signalCode === null) {
    if ((await replyOf(port)) === reply) return;
    const now = Date.now();
    const used = cpuOf(familyOf(child));
    if (used !== cpu) [cpu, moved] = [used, now];
    if (now - moved > STALLED)
      throw new Error(`O servidor parou de avançar antes de responder na porta ${port}.`);
    if (now - told > PATIENCE) {
      told = now;
      onWait?.(
        "A máquina está ocupada: o servidor ainda carrega. Assim que responder, o endereço aparece aqui.",
      );
    }
    await new Promise((wait) => setTimeout(wait, 150));
  }
  const occupant = await occupantOf(port);
  throw new Error(
    occupant === null
      ? "O servidor terminou antes de responder."
      : `Na porta ${port} quem responde é ${occupant}.`,
  );
}

/** What a server says its instance is; null while it says nothing. */
function replyOf(port: number): Promise<string | null> {
  return fetch(`http://localhost:${port}${INSTANCE_PATH}`, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.text())
    .catch(() => null);
}

/** Ends the process tree, gracefully first. */
export async function stopWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const family = familyOf(worker);
  const ended = new Promise<void>((done) => {
    worker.once("exit", () => done());
    setTimeout(done, GRACE).unref();
  });
  worker.kill("SIGTERM");
  await ended;
  killAll(family);
}
