import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { ask, codesOf, READ_SEARCH, type Run } from "./client.ts";
import { emulatePhone, PHONE_SCREEN } from "./phone.ts";
import { type Figure, quantile } from "./table.ts";

const ROUNDS = 3;

type Vitals = { lcp: number; cls: number; blocked: number; bytes: number };

declare global {
  interface Window {
    vitals: Omit<Vitals, "bytes">;
  }
}

async function visit(address: string, slowdown: number): Promise<Vitals> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  const page = await (await browser.newContext({ viewport: PHONE_SCREEN })).newPage();
  const devtools = await emulatePhone(page, slowdown);
  let bytes = 0;
  devtools.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocked: 0 };
    Object.assign(window, { vitals: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.cls += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocked += Math.max(0, entry.duration - 50);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const vitals = await page.evaluate(() => window.vitals);
  await browser.close();
  return { ...vitals, bytes };
}

export async function measurePages({ base, machine }: Run): Promise<Figure[]> {
  const [code] = await codesOf(base, READ_SEARCH);
  const withFormulas = await codeWithFormulas(base);
  const figures: Figure[] = [];
  for (const [what, path] of [
    ["início", "/"],
    ["lista", "/questoes"],
    ["questão", `/q/${code}`],
    ["questão com fórmulas", `/q/${withFormulas}`],
  ] as const) {
    const visits: Vitals[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visit(base + path, machine.slowdown));
    figures.push(...vitalFigures(what, visits));
  }
  return figures;
}

/** Medians; the LCP bar applies to lists and questions. */
function vitalFigures(what: string, visits: readonly Vitals[]): Figure[] {
  const median = (read: (vitals: Vitals) => number) => quantile(visits.map(read), 0.5);
  const lcp = median((vitals) => vitals.lcp);
  const cls = median((vitals) => vitals.cls);
  const bytes = median((vitals) => vitals.bytes);
  return [
    {
      what: `${what}: LCP`,
      value: `${Math.round(lcp)} ms`,
      bar: "≤ 900 ms (lista, questão)",
      ...(what === "início" ? {} : { ok: lcp <= 900 }),
    },
    { what: `${what}: TBT`, value: `${Math.round(median((vitals) => vitals.blocked))} ms`, bar: "≤ 50 ms" },
    { what: `${what}: CLS`, value: cls.toFixed(3), bar: "≤ 0,01", ok: cls <= 0.01 },
    {
      what: `${what}: primeira visita`,
      value: `${Math.round(bytes / 1024)} KB`,
      bar: "≤ 200 KB",
      ok: bytes <= 200 * 1024,
    },
  ];
}

async function codeWithFormulas(base: string): Promise<string> {
  for (const code of await codesOf(base, READ_SEARCH))
    if ((await (await ask(`${base}/q/${code}`)).text()).includes("<math")) return code;
  throw new Error("no question of Mathematics has a formula");
}
