import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { INSTANCE_PATH, instanceReply, newInstance, occupantOf } from "./ports.ts";
import { familyOf, killAll } from "./process-tree.ts";
import { root, stateFolder } from "./state.ts";

/** Start timeout in milliseconds, for a busy machine. */
const STARTING = 120_000;
/** Milliseconds before SIGKILL. */
const GRACE = 5000;

/** Starts the Worker, or the one in `folder`, and waits until it answers with its FAROL_INSTANCE. Throws with its log's end. */
export async function serveWorker(options: {
  port: number;
  vars?: Record<string, string>;
  folder?: string;
  /** Default: FAROL_STATE. */
  state?: string;
}): Promise<ChildProcess> {
  const instance = newInstance();
  const vars = Object.entries({ ...options.vars, FAROL_INSTANCE: instance }).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  const args = [
    "dev",
    "--port",
    String(options.port),
    "--inspector-port",
    "0",
    "--persist-to",
    options.state ?? stateFolder(),
  ];
  const child = spawn(
    join(root, "node_modules", ".bin", "wrangler"),
    [...args, "--log-level", "warn", ...vars],
    {
      cwd: options.folder ?? root,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let log = "";
  const keep = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-8000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  try {
    await untilAnswers(options.port, instanceReply(instance), () => child.exitCode !== null);
  } catch (error) {
    child.kill();
    throw new Error(`${error instanceof Error ? error.message : "O servidor não respondeu."}\n${log}`);
  }
  return child;
}

/** Throws if the server ends, or after STARTING ms with the occupant's name. */
async function untilAnswers(port: number, reply: string, ended: () => boolean): Promise<void> {
  const deadline = Date.now() + STARTING;
  while (Date.now() < deadline && !ended()) {
    const answered = await fetch(`http://localhost:${port}${INSTANCE_PATH}`, {
      signal: AbortSignal.timeout(5000),
    })
      .then((response) => response.text())
      .catch(() => null);
    if (answered === reply) return;
    await new Promise((wait) => setTimeout(wait, 150));
  }
  const occupant = await occupantOf(port);
  throw new Error(
    occupant === null ? "O servidor não respondeu." : `Na porta ${port} quem responde é ${occupant}.`,
  );
}

/** Ends the process tree, gracefully first. */
export async function stopWorker(worker: ChildProcess): Promise<void> {
  const family = familyOf(worker);
  const ended = new Promise<void>((done) => {
    worker.once("exit", () => done());
    setTimeout(done, GRACE).unref();
  });
  worker.kill("SIGTERM");
  await ended;
  killAll(family);
}
