import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveWorker } from "../platform/serve.ts";
import { codesIn } from "./client.ts";
import type { Figure } from "./table.ts";

const SECONDS = 6;
const CLIENTS = 8;

/** Requests a second that some clients get from an address, one after another each. */
async function requestsPerSecond(address: string): Promise<number> {
  let done = 0;
  const end = performance.now() + SECONDS * 1000;
  async function client(): Promise<void> {
    while (performance.now() < end) {
      const response = await fetch(address);
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
  writeFileSync(join(folder, "worker.js"), "export default { fetch() { return new Response('ok') } }");
  writeFileSync(
    join(folder, "wrangler.toml"),
    'name = "bare"\nmain = "worker.js"\ncompatibility_date = "2026-08-01"\n',
  );
  const worker = await serveWorker({ port: BARE_PORT, folder });
  try {
    return await requestsPerSecond(`http://localhost:${BARE_PORT}/`);
  } finally {
    worker.kill();
    rmSync(folder, { recursive: true });
  }
}

/** Pages a second as a share of what a Worker that does nothing reaches in the same run. */
export async function measureThroughput(base: string): Promise<Figure[]> {
  const bareRate = await bareRequestsPerSecond();
  const [code = ""] = codesIn(await (await fetch(`${base}/questoes`)).text());
  const share = async (what: string, path: string, least: number): Promise<Figure> => {
    const rate = await requestsPerSecond(base + path);
    const ratio = rate / bareRate;
    return {
      what,
      value: `${Math.round(rate)}/s = ${ratio.toFixed(3)} do Worker vazio`,
      bar: `≥ ${least}`,
      ok: ratio >= least,
    };
  };
  return [
    { what: "Worker vazio", value: `${Math.round(bareRate)}/s` },
    await share("página da questão", `/q/${code}`, 0.035),
    await share("página da busca", "/questoes/ENEM/todos/fisica", 0.035),
  ];
}
