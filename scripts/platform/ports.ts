import { randomInt } from "node:crypto";
import { connect, createServer } from "node:net";

/** Path where a Worker of `serveWorker` names its parent process. */
export const INSTANCE_PATH = "/dev/instancia";
const PRODUCT = "farol";
/** Milliseconds to identify a program. */
const PATIENCE = 3000;

/** Unique id of a start: "4711.1f0c…" of process 4711. */
export function newInstance(): string {
  return `${process.pid}.${crypto.randomUUID()}`;
}

export function instanceReply(instance: string): string {
  return `${PRODUCT} ${instance}`;
}

/**
 * Below the ports that systems assign to outgoing connections (Linux from 32768), which could occupy one before it is
 * listened on.
 */
const PORTS = { first: 20_000, end: 32_000 };

/** A free TCP port. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(false) : failed(error),
    );
    server.listen(port, () => server.close(() => done(true)));
  });
}

/** Description of the listener on a local port, IPv4 or IPv6; null where free. */
export async function occupantOf(port: number): Promise<string | null> {
  for (const host of ["127.0.0.1", "::1"]) {
    if (!(await accepts(port, host))) continue;
    return describe(`http://${host.includes(":") ? `[${host}]` : host}:${port}${INSTANCE_PATH}`);
  }
  return null;
}

/** Throws with the occupant's name if the port is in use. */
export async function refuseTakenPort(port: number): Promise<void> {
  const occupant = await occupantOf(port);
  if (occupant === null) return;
  throw new Error(
    `A porta ${port} já está em uso: quem responde é ${occupant}. Feche-o ou escolha outra porta: PORT=8790 npm start`,
  );
}

async function describe(address: string): Promise<string> {
  try {
    const response = await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE) });
    const [, starter] = new RegExp(`^${PRODUCT} (\\d+)\\.`).exec(await response.text()) ?? [];
    if (starter) return `outro Farol, iniciado pelo processo ${starter}`;
    const server = response.headers.get("Server");
    return `um programa que não é este Farol (HTTP ${response.status}${server ? `, ${server}` : ""})`;
  } catch {
    return "um programa que não responde por HTTP";
  }
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
