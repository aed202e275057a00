import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { ANSWERED_SEARCH, browserCookies, codesOf, READ_SEARCH, type Run } from "./client.ts";
import { emulatePhone, PHONE_SCREEN } from "./phone.ts";
import type { Figure } from "./table.ts";

declare global {
  interface Window {
    taps: { slowest: number };
  }
}

const QUESTIONS = 100;
/** Milliseconds: the server accepts one answer a second. */
const PAUSE = 1000;

async function studentsPhone(browser: Browser, run: Run): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE_SCREEN, hasTouch: true });
  await context.addCookies(browserCookies(run, run.reader));
  return context.newPage();
}

/** Without pictures. */
function bytesReceived(devtools: CDPSession): () => number {
  const pictures = new Set<string>();
  let bytes = 0;
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Image") pictures.add(requestId);
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

async function answerAndGoOn(page: Page): Promise<void> {
  const code = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.getByRole("heading", { level: 1, name: `Questão ${code}` }).waitFor();
  await page.waitForTimeout(PAUSE);
  await page.getByRole("radiogroup", { name: "Alternativas" }).locator("label").first().tap();
  await page.getByRole("button", { name: "Responder", exact: true }).tap();
  await page
    .getByRole("status")
    .filter({ hasText: /^Resposta (certa|errada)/ })
    .waitFor();
  await page.getByRole("button", { name: "Próxima questão" }).tap();
  await page.waitForURL((url) => !url.pathname.endsWith(code));
}

async function longSession(browser: Browser, run: Run): Promise<Figure> {
  const page = await studentsPhone(browser, run);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const received = bytesReceived(devtools);
  await page.goto(run.base + ANSWERED_SEARCH, { waitUntil: "networkidle" });
  await page
    .getByRole("link", { name: /^Questão / })
    .first()
    .tap();
  await page.waitForURL("**/q/**");
  for (let answered = 0; answered < QUESTIONS; answered++) await answerAndGoOn(page);
  await page.waitForLoadState("networkidle");
  const bytes = received();
  await page.context().close();
  return {
    what: `sessão de ${QUESTIONS} questões, sem imagens`,
    value: `${Math.round(bytes / 1024)} KB`,
    bar: "≤ 1 MB",
    ok: bytes <= 1024 * 1024,
  };
}

/** Time until an early tap selects, and until a tap is painted. */
async function firstTap(browser: Browser, { base, machine }: Run): Promise<Figure[]> {
  const code = (await codesOf(base, `${READ_SEARCH}&tipo=multipla-escolha`)).at(-1);
  const context = await browser.newContext({ viewport: PHONE_SCREEN, hasTouch: true });
  const page = await context.newPage();
  await emulatePhone(page, machine.slowdown);
  await page.addInitScript(() => {
    const seen = { slowest: 0 };
    Object.assign(window, { taps: seen });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.slowest = Math.max(seen.slowest, entry.duration);
    });
    observer.observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(`${base}/q/${code}`, { waitUntil: "commit" });
  const row = page.getByRole("radiogroup", { name: "Alternativas" }).locator("label").first();
  await row.tap();
  await row.locator("input:checked").waitFor({ state: "attached" });
  const chosen = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  for (const place of [1, 2, 3]) {
    await page.getByRole("radiogroup", { name: "Alternativas" }).locator("label").nth(place).tap();
    await page.waitForTimeout(300);
  }
  const slowest = await page.evaluate(() => window.taps.slowest);
  await context.close();
  return [
    {
      what: "questão: um toque na alternativa já vale",
      value: `${Math.round(chosen)} ms`,
      bar: "≤ 1.600 ms",
      ok: chosen <= 1600,
    },
    { what: "questão: INP", value: `${Math.round(slowest)} ms`, bar: "≤ 80 ms", ok: slowest <= 80 },
  ];
}

export async function measureSession(run: Run): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags });
  try {
    return [...(await firstTap(browser, run)), await longSession(browser, run)];
  } finally {
    await browser.close();
  }
}
