import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { chromiumFlags } from "../../../scripts/platform/chromium.ts";
import { ownAddress, PATIENCE, settle, watchErrors, windowlessPath } from "./browser.ts";

/** A browser on a profile that stays on the disk, and can be killed as when the power fails. */
export type KillableBrowser = {
  context: BrowserContext;
  /** Ends it as a person does: everything is written to the disk. */
  close: () => Promise<void>;
  /** Ends all its processes at once, with SIGKILL. */
  kill: () => Promise<void>;
};

/** A folder for a browser's profile, gone after the test. */
export function newProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), "farol-profile-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return folder;
}

/** Starts a browser on a profile, with the network as it is. Errors in its console fail the test. */
export async function openProfile(profile: string, tolerated?: RegExp): Promise<KillableBrowser> {
  const portFile = join(profile, "DevToolsActivePort");
  rmSync(portFile, { force: true });
  const flags = ["--remote-debugging-port=0", `--user-data-dir=${profile}`, ...chromiumFlags];
  // A group of its own, so that one signal reaches every process of it.
  const child = spawn(windowlessPath(), [...flags, "about:blank"], {
    detached: true,
    stdio: "ignore",
  });
  const kill = () => killGroup(child);
  onTestFinished(kill);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portIn(portFile)}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("The browser has no window");
  context.setDefaultTimeout(PATIENCE);
  context.on("page", (page) => void page.emulateMedia({ reducedMotion: "reduce" }));
  await settle(context);
  await context.setExtraHTTPHeaders(ownAddress());
  const errors = watchErrors(context, tolerated);
  onTestFinished(() => expect(errors, "errors in the browser").toEqual([]));
  return { context, kill, close: () => closeGently(browser, child) };
}

async function portIn(file: string): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const port = existsSync(file) ? readFileSync(file, "utf8").split("\n")[0] : "";
    if (port) return port;
    await wait(50);
  }
  throw new Error("The browser did not start");
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once("exit", () => done()));
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, "SIGKILL");
  await ended(child);
}

async function closeGently(browser: Browser, child: ChildProcess): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send("Browser.close");
  await ended(child);
}
