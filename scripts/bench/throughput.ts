import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveWorker } from "../platform/serve.ts";
import { codesIn, postAnswer, signIn } from "./client.ts";
import type { Figure } from "./table.ts";

const SECONDS = 6;
const CLIENTS = 8;

/** Requests a second that some clients get, one after another each. */
async function requestsPerSecond(ask: () => Promise<Response>): Promise<number> {
  let done = 0;
  const end = performance.now() + SECONDS * 1000;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const response = await ask();
      await response.arrayBuffer();
      done += 1;
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return done / SECONDS;
}

/** An uncommon port for the Worker that does nothing. */
const BARE_PORT = 8949;

async function bareRequestsPerSecond(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "farol-bare-"));
  writeFileSync(
    join(folder, "worker.js"),
    "export default { fetch: (_, env) => new Response('farol ' + env.FAROL_INSTANCE) }",
  );
  writeFileSync(
    join(folder, "wrangler.toml"),
    'name = "bare"\nmain = "worker.js"\ncompatibility_date = "2026-08-01"\n',
  );
  const worker = await serveWorker({ port: BARE_PORT, folder });
  try {
    return await requestsPerSecond(() => fetch(`http://localhost:${BARE_PORT}/`));
  } finally {
    worker.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Pages, data and calls a second as a share of what a Worker that does nothing reaches in the same run. */
export async function measureThroughput(base: string): Promise<Figure[]> {
  const bareRate = await bareRequestsPerSecond();
  const [code = ""] = codesIn(await (await fetch(`${base}/questoes`)).text());
  const student = await signIn(base, "aluna");
  const share = async (what: string, ask: () => Promise<Response>, least: number): Promise<Figure> => {
    const rate = await requestsPerSecond(ask);
    const ratio = rate / bareRate;
    return {
      what,
      value: `${Math.round(rate)}/s = ${ratio.toFixed(3)} do Worker vazio`,
      bar: `≥ ${least}`,
      ok: ratio >= least,
    };
  };
  const page = (path: string) => () => fetch(base + path);
  return [
    { what: "Worker vazio", value: `${Math.round(bareRate)}/s` },
    await share(
      "questão (dados)",
      page(`/q/${code}?_data=${encodeURIComponent("pages/questions/question")}`),
      0.2,
    ),
    await share("página da questão", page(`/q/${code}`), 0.035),
    await share("página da busca", page("/questoes/ENEM/todos/fisica"), 0.09),
    await share("busca por texto", page("/questoes?q=velocidade"), 0.09),
    await share("resposta (chamada)", () => postAnswer(base, student, code, "A"), 0.035),
  ];
}
