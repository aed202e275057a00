import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { join } from "node:path";
import { root, stateFolder } from "./state.ts";

/** Whether something already listens on a local port, on either family of addresses. */
export async function portTaken(port: number): Promise<boolean> {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => accepts(port, host)));
  return answers.includes(true);
}

function accepts(port: number, host: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host });
    socket.once("connect", () => {
      socket.destroy();
      done(true);
    });
    socket.once("error", () => done(false));
  });
}

/** Starts the Worker (or the one in `folder`) on a port and waits until it answers. The child's own log is kept for when it fails. */
export async function serveWorker(options: {
  port: number;
  vars?: Record<string, string>;
  folder?: string;
}): Promise<ChildProcess> {
  const vars = Object.entries(options.vars ?? {}).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const args = [
    "dev",
    "--port",
    String(options.port),
    "--inspector-port",
    "0",
    "--persist-to",
    stateFolder(),
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
  await untilAnswers(`http://localhost:${options.port}/`, () => child.exitCode !== null).catch(() => {
    child.kill();
    throw new Error(`O servidor não respondeu.\n${log}`);
  });
  return child;
}

async function untilAnswers(address: string, ended: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (ended()) throw new Error("ended");
    const response = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((wait) => setTimeout(wait, 150));
  }
  throw new Error("too late");
}
