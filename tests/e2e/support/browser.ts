import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { expect, inject, onTestFinished } from "vitest";
import { browserPath, chromiumFlags } from "../../../scripts/platform/chromium.ts";

/** The two screens everything is looked at on, in CSS pixels. */
export const screens = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const;

export type PageOptions = {
  screen?: keyof typeof screens;
  /** What the system prefers, where the person has not chosen. */
  dark?: boolean;
  /** False turns JavaScript off. */
  scripts?: boolean;
  /** A device on which nothing was seen or chosen yet: what comes by itself (banner, tutorial, invitation) comes. */
  untouched?: boolean;
  /** Errors in the console that are part of what the test shows. */
  tolerated?: RegExp;
};

/** An address of 10,000 letters is no help in a report. */
const LONGEST_ERROR = 500;
const LONGEST_SCREEN = 3000;

/** What Chromium and Remix say where a test has cut the network. */
export const CUT_NETWORK = /net::ERR_|Failed to fetch manifest patches/;

/** Upper bound in milliseconds for anything on a page, also on a busy machine. */
export const PATIENCE = 30_000;

/** A network address of one's own: logins are counted by address, and one test must not use up another's. */
export function ownAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { "CF-Connecting-IP": `10.${part()}.${part()}.${part()}` };
}

/** Chromium without windows, where the machine has that build: a page costs less than half the CPU. */
const WINDOWLESS = "/usr/bin/chromium-headless-shell";

/**
 * A page lives for a second: V8 compiles for speed only what is called often, and collects garbage later. A fifth less CPU.
 */
const V8_FLAGS = [
  "--interrupt-budget=1000000",
  "--interrupt-budget-for-maglev=600000",
  "--invocation-count-for-maglev=8000",
  "--min-semi-space-size=16",
];

/** The Chromium of tests that need no devices. Throws where there is none. */
export function windowlessPath(): string {
  const path = existsSync(WINDOWLESS) ? WINDOWLESS : browserPath();
  if (!path) throw new Error("No Chromium found: install one, or name it in CHROMIUM");
  return path;
}

let browser: Promise<Browser> | null = null;

/**
 * The browser that all files of this process share; its contexts are as isolated as browsers. Shared with the other
 * process too, each message would pass through a third one: a seventh of a run's time. It ends with the process.
 */
function openBrowser(): Promise<Browser> {
  const executablePath = windowlessPath();
  // A tenth less CPU than with a process of its own for what is drawn.
  const args = [...chromiumFlags, "--in-process-gpu", `--js-flags=${V8_FLAGS.join(",")}`];
  browser ??= chromium.launch({ executablePath, args });
  return browser;
}

/**
 * A browser of one person: nothing in it is shared with any other. It is closed after the test, which fails where a page
 * wrote an error to the console or threw one.
 */
export async function openContext(options: PageOptions = {}): Promise<BrowserContext> {
  const { screen = "desktop", dark = false, scripts = true, untouched = false, tolerated } = options;
  const context = await (await openBrowser()).newContext({
    baseURL: inject("baseUrl"),
    viewport: screens[screen],
    hasTouch: screen === "phone",
    colorScheme: dark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "pt-BR",
    extraHTTPHeaders: ownAddress(),
    javaScriptEnabled: scripts,
  });
  context.setDefaultTimeout(PATIENCE);
  await connectFast(context);
  if (!untouched) await settle(context);
  const errors = watchErrors(context, tolerated);
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await tellPages(context);
    await context.close();
    expect(errors, "errors in the browser").toEqual([]);
  });
  return context;
}

/** A fast connection: what a browser says of one that it has not used yet differs from build to build. */
async function connectFast(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const value = { saveData: false, effectiveType: "4g", downlink: 10 };
    Object.defineProperty(navigator, "connection", { configurable: true, value });
  });
}

/** What a failed test leaves on the screen, for its report. */
export async function tellPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const screen = await page
      .locator("body")
      .ariaSnapshot({ timeout: 5000 })
      .catch(() => "");
    console.log(`${page.url()}\n${screen.slice(0, LONGEST_SCREEN)}`);
  }
}

/** A device on which the cookie banner was answered, the tutorial was seen, and the invitation too: nothing comes by itself. */
export async function settle(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem("essential-cookies-only", "yes");
      localStorage.setItem("seen-tutorial", "yes");
      localStorage.setItem("seen-farol-zap-overlay", String(Math.floor(Date.now() / 1000)));
    } catch {
      // A page without storage.
    }
  });
}

/** Collects what the pages of a browser complain about. */
export function watchErrors(context: BrowserContext, tolerated?: RegExp): string[] {
  const errors: string[] = [];
  const note = (text: string) => {
    if (!tolerated?.test(text)) errors.push(text.slice(0, LONGEST_ERROR));
  };
  context.on("console", (message) => {
    if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => note(String(error.error())));
  return errors;
}

/** A page in a browser of its own. */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  return (await openContext(options)).newPage();
}

/** Opens an address and waits until it is hydrated, so that keys and clicks have an effect. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, inject("baseUrl")).href);
  await untilReady(page);
}

/**
 * Scrolls the page, since a visitor's may not run before, and waits until React runs it: its elements carry its marks, and
 * what it does after painting is done.
 */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event("scroll"));
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)));
      }),
  );
}

/** Waits until what the shell fetches once a page is at rest has arrived: from then on, whatever comes by itself may come. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/assets\/later-[\w-]+\.js$/.test(name)),
  );
  await untilReady(page);
}
