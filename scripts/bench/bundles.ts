import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundleWorker, wrangler } from "../platform/bundle-worker.ts";
import { root } from "../platform/state.ts";
import { ask, codesOf, READ_SEARCH, type Run } from "./client.ts";
import type { Machine } from "./machine.ts";
import type { Figure } from "./table.ts";

const KILOBYTE = 1024;

function gzipKilobytes(path: string): number {
  return gzipSync(readFileSync(path)).length / KILOBYTE;
}

/** KB of JavaScript that a visit loads at its first need, of the files that its page names. */
async function javascriptOf(base: string, path: string): Promise<number> {
  const html = await (await ask(base + path)).text();
  const [, listed = ""] = /farolApplication\(\{"files":\[([^\]]*)\]/.exec(html) ?? [];
  const files = new Set([...listed.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? ""));
  return [...files].reduce((sum, file) => sum + gzipKilobytes(join(root, "build", "client", file)), 0);
}

/** JavaScript per route (P7), Worker size and start (P10). */
export async function measureBundles({ base, machine }: Run): Promise<Figure[]> {
  const [code] = await codesOf(base, READ_SEARCH);
  const figures: Figure[] = [];
  for (const path of ["/", "/questoes", `/q/${code}`, "/entrar"]) {
    const kilobytes = await javascriptOf(base, path);
    figures.push({
      what: `JavaScript de ${path}`,
      value: `${kilobytes.toFixed(1)} KB gzip`,
      bar: "≤ 125 KB",
      ok: kilobytes <= 125,
    });
  }
  return [...figures, ...workerFigures(machine)];
}

/** Kilobytes with all pages (P10); the platform's limit is 3 MB. */
const LARGEST_WORKER = 1500;
/** The shortest is used: other load only lengthens a start. */
const STARTS = 5;

function workerFigures({ faster }: Machine): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), "farol-worker-"));
  try {
    const kilobytes = bundleWorker(folder);
    const starts = Array.from({ length: STARTS }, (_, index) => {
      const profile = join(folder, `${index}.cpuprofile`);
      wrangler(["check", "startup", "--outfile", profile]);
      return busyMilliseconds(readFileSync(profile, "utf8"));
    });
    const start = Math.min(...starts);
    return [
      {
        what: "Worker",
        value: `${kilobytes.toFixed(0)} KB gzip`,
        bar: `≤ ${LARGEST_WORKER} KB`,
        ok: kilobytes <= LARGEST_WORKER,
      },
      {
        what: "início do Worker: aqui, e na máquina de referência",
        value: `${start.toFixed(0)} e ${(start * faster).toFixed(0)} ms de CPU`,
        bar: "≤ 50 ms",
        ok: start * faster <= 50,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
};

function busyMilliseconds(text: string): number {
  const profile = JSON.parse(text) as Profile;
  const resting = new Set(
    profile.nodes
      .filter((node) => ["(idle)", "(root)"].includes(node.callFrame.functionName))
      .map((node) => node.id),
  );
  const busy = profile.timeDeltas.filter((_, index) => !resting.has(profile.samples[index] ?? 0));
  return busy.reduce((sum, delta) => sum + delta, 0) / 1000;
}
