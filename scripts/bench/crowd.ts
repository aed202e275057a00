import { randomBytes } from "node:crypto";
import { request } from "node:http";
import { onBareWorker } from "./bare-worker.ts";
import { ask, type Run, studentOf } from "./client.ts";
import { type Figure, quantile } from "./table.ts";

const STARTS = 300;
const SOCKETS = 500;
/** Milliseconds. */
const BARS = { starts: 1500, sockets: 500, patience: 60_000 };

/** An exam of 45 questions of one subject, drawn separately for each. Returns milliseconds. */
async function startExam(run: Run, turn: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(
    `${run.base}/praticar?_data=${encodeURIComponent("features/practice/pages/start")}`,
    {
      method: "POST",
      redirect: "manual",
      headers: {
        Origin: run.base,
        Cookie: studentOf(run, turn),
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        ...{ busca: "/questoes/ENEM/todos/matematica", modo: "prova", ordem: "sorteio" },
        ...{ quantas: "45", limite: "135" },
      }),
    },
  );
  await response.arrayBuffer();
  const place = response.headers.get("X-Remix-Redirect") ?? response.headers.get("Location");
  if (!place?.startsWith("/praticar/")) throw new Error(`an exam's start answered ${response.status}`);
  return performance.now() - started;
}

/**
 * Until the channel has sent its first message; `shaken`: until its handshake. In milliseconds. A browser's socket
 * cannot set our cookie: this one does.
 */
function openSocket(
  base: string,
  cookie: string,
): Promise<{ shaken: number; took: number; close: () => void }> {
  const started = performance.now();
  const handshake = request(`${base}/canal/avisos`, {
    headers: {
      ...{ Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13" },
      "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
      Origin: base,
      Cookie: cookie,
    },
    timeout: BARS.patience,
  });
  return new Promise((resolve, reject) => {
    handshake.on("upgrade", (_, socket, head) => {
      const shaken = performance.now() - started;
      const told = () =>
        resolve({ shaken, took: performance.now() - started, close: () => void socket.destroy() });
      if (head.length > 0) return told();
      socket.once("data", told);
      socket.once("error", reject);
    });
    handshake.on("response", ({ statusCode }) => reject(new Error(`a socket was answered ${statusCode}`)));
    handshake.on("timeout", () => reject(new Error("a socket was told nothing")));
    handshake.on("error", reject);
    handshake.end();
  });
}

/** `bare`: the same of a Worker that does nothing else, the most this machine can give. */
function figure(what: string, took: number, bare: number, bar: number): Figure {
  const value = `${Math.round(took)} ms; Worker vazio ${Math.round(bare)} ms`;
  return { what, value, bar: `≤ ${bar} ms`, ok: took <= bar };
}

type Socket = Awaited<ReturnType<typeof openSocket>>;

async function openAll(base: string, cookieOf: (turn: number) => string): Promise<Socket[]> {
  const turns = Array.from({ length: SOCKETS }, (_, turn) => turn);
  const opened = await Promise.all(turns.map((turn) => openSocket(base, cookieOf(turn))));
  for (const { close } of opened) close();
  return opened;
}

async function slowestOfAll(begin: (turn: number) => Promise<number>): Promise<number> {
  return quantile(await Promise.all(Array.from({ length: STARTS }, (_, turn) => begin(turn))), 0.95);
}

async function timeOf(base: string): Promise<number> {
  const started = performance.now();
  await (await ask(base)).arrayBuffer();
  return performance.now() - started;
}

const greeting = (sockets: readonly Socket[]) =>
  quantile(
    sockets.map(({ took }) => took),
    0.5,
  );

/** Everybody at once: the starts of an exam, then the sockets of all who have a page open. */
export async function measureCrowd(run: Run): Promise<Figure[]> {
  const bare = await onBareWorker(async (base) => {
    await ask(base);
    return {
      starts: await slowestOfAll(() => timeOf(base)),
      sockets: greeting(await openAll(base, () => "")),
    };
  });
  await ask(`${run.base}/questoes/ENEM/todos/matematica`);
  const starts = await slowestOfAll((turn) => startExam(run, turn));
  const opened = await openAll(run.base, (turn) => studentOf(run, turn));
  const shaken = quantile(
    opened.map((each) => each.shaken),
    0.5,
  );
  return [
    figure(`${STARTS} provas começadas de uma vez, p95`, starts, bare.starts, BARS.starts),
    { what: `${SOCKETS} canais abertos de uma vez, aperto de mão, p50`, value: `${Math.round(shaken)} ms` },
    figure(`${SOCKETS} canais abertos de uma vez, p50`, greeting(opened), bare.sockets, BARS.sockets),
  ];
}
