import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { browserPath, chromiumFlags } from "../platform/chromium.ts";
import { codesIn, signIn } from "./client.ts";
import { CHEAP_PHONE, SLOW_4G } from "./phone.ts";
import type { Figure } from "./table.ts";

/** How many questions a long evening has. */
const QUESTIONS = 100;
/** Nobody reads a question quicker, and the server takes one answer a second, in milliseconds. */
const PAUSE = 1000;

/** A phone, with a student signed in on it. */
async function studentsPhone(browser: Browser, base: string): Promise<Page> {
  const context = await browser.newContext({ viewport: CHEAP_PHONE.screen, hasTouch: true });
  const cookie = await signIn(base, "aluna");
  await context.addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: base };
    }),
  );
  return context.newPage();
}

/** Counts what arrives, pictures left out. */
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

/** Answers the question on the screen if it was not answered before, and goes on to the next one. */
async function answerAndGoOn(page: Page): Promise<void> {
  const before = page.url();
  const next = page.getByRole("button", { name: "Próxima questão" });
  const answer = page.getByRole("button", { name: "Responder", exact: true });
  await answer.or(next).first().waitFor();
  if (await answer.isVisible()) {
    await page.waitForTimeout(PAUSE);
    await page.getByRole("radiogroup", { name: "Alternativas" }).locator("label").first().tap();
    await answer.tap();
    await page.getByRole("button", { name: "Responder de novo" }).waitFor();
  }
  await next.tap();
  await page.waitForURL((url) => url.href !== before);
}

/** The bytes of a session of a hundred questions, found by a search and answered one after the other. */
async function longSession(browser: Browser, base: string): Promise<Figure> {
  const page = await studentsPhone(browser, base);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const received = bytesReceived(devtools);
  await page.goto(`${base}/questoes?tipo=multipla-escolha`, { waitUntil: "networkidle" });
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

/** When a tap made as soon as the question is seen has chosen its alternative, and how long the page takes to show a tap. */
async function firstTap(browser: Browser, base: string, code: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: CHEAP_PHONE.screen, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CHEAP_PHONE.slower });
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
  const slowest = await page.evaluate(
    () => (window as unknown as { taps: { slowest: number } }).taps.slowest,
  );
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

/** What a student who studies by phone meets: the first tap, and the bytes of a whole evening. */
export async function measureSession(base: string): Promise<Figure[]> {
  const executablePath = browserPath();
  if (!executablePath) return [{ what: "sessão em Chromium", value: "não medida: não há Chromium aqui" }];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const codes = codesIn(await (await fetch(`${base}/questoes?tipo=multipla-escolha`)).text());
    return [...(await firstTap(browser, base, codes.at(-1) ?? "")), await longSession(browser, base)];
  } finally {
    await browser.close();
  }
}
