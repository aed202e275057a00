import { connect, createServer } from "node:net";

/** Where a Worker that `serveWorker` started names the process that started it. */
export const INSTANCE_PATH = "/dev/instancia";
const PRODUCT = "farol";
/** Milliseconds a program has to say what it is. */
const PATIENCE = 3000;

/** A name for one start of the product: "4711.1f0c…" of process 4711. */
export function newInstance(): string {
  return `${process.pid}.${crypto.randomUUID()}`;
}

/** The reply at INSTANCE_PATH of an instance. */
export function instanceReply(instance: string): string {
  return `${PRODUCT} ${instance}`;
}

/** A TCP port that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on("error", failed);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Who listens on a local port, on either family of addresses, in words for the person who wants it; null where nobody does. */
export async function occupantOf(port: number): Promise<string | null> {
  for (const host of ["127.0.0.1", "::1"]) {
    if (!(await accepts(port, host))) continue;
    return describe(`http://${host.includes(":") ? `[${host}]` : host}:${port}${INSTANCE_PATH}`);
  }
  return null;
}

/** Throws, naming the occupant, where a port cannot be used. */
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
