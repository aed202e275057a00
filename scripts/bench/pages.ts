import { chromium } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { serveWorker } from "../platform/serve.ts";
import { codesIn } from "./client.ts";
import { CHEAP_PHONE, SLOW_4G } from "./phone.ts";
import { type Figure, quantile } from "./table.ts";

/** A trip from a Brazilian edge site to the database, in milliseconds (data.md). */
const TRIP = 100;
const ROUNDS = 3;

type Vitals = { lcp: number; cls: number; blocked: number; bytes: number };

async function visit(address: string): Promise<Vitals> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  const page = await (await browser.newContext({ viewport: CHEAP_PHONE.screen })).newPage();
  const devtools = await page.context().newCDPSession(page);
  let bytes = 0;
  devtools.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CHEAP_PHONE.slower });
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
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Omit<Vitals, "bytes"> }).vitals);
  await browser.close();
  return { ...vitals, bytes };
}

/** What a cheap phone on Slow 4G meets on a first visit, with every trip to the database as long as it is from Brazil. */
export async function measurePages(port: number): Promise<Figure[]> {
  if (!browserPath()) return [{ what: "páginas em Chromium", value: "não medidas: não há Chromium aqui" }];
  const worker = await serveWorker({ port, vars: { DB_DELAY_MS: String(TRIP) } });
  const base = `http://localhost:${port}`;
  try {
    const [code = ""] = codesIn(await (await fetch(`${base}/questoes`)).text());
    const figures: Figure[] = [];
    const withFormulas = await codeWithFormulas(base);
    for (const [what, path] of [
      ["início", "/"],
      ["lista", "/questoes"],
      ["questão", `/q/${code}`],
      ["questão com fórmulas", `/q/${withFormulas}`],
    ] as const) {
      const visits: Vitals[] = [];
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(base + path));
      const median = (read: (vitals: Vitals) => number) => quantile(visits.map(read), 0.5);
      const lcp = median((vitals) => vitals.lcp);
      figures.push(
        {
          what: `${what}: LCP`,
          value: `${Math.round(lcp)} ms`,
          bar: "≤ 900 ms (lista, questão)",
          ...(path === "/" ? {} : { ok: lcp <= 900 }),
        },
        {
          what: `${what}: TBT`,
          value: `${Math.round(median((vitals) => vitals.blocked))} ms`,
          bar: "≤ 50 ms",
        },
        {
          what: `${what}: CLS`,
          value: median((vitals) => vitals.cls).toFixed(3),
          bar: "≤ 0,01",
          ok: median((vitals) => vitals.cls) <= 0.01,
        },
        {
          what: `${what}: primeira visita`,
          value: `${Math.round(median((vitals) => vitals.bytes) / 1024)} KB`,
          bar: "≤ 200 KB",
          ok: median((vitals) => vitals.bytes) <= 200 * 1024,
        },
      );
    }
    return figures;
  } finally {
    worker.kill();
  }
}

/** The newest question of Mathematics whose page draws a formula. */
async function codeWithFormulas(base: string): Promise<string> {
  for (const code of codesIn(await (await fetch(`${base}/questoes?disciplina=matematica`)).text()))
    if ((await (await fetch(`${base}/q/${code}`)).text()).includes("<math")) return code;
  throw new Error("no question of Mathematics has a formula");
}
