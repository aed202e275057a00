import type { CDPSession, Page } from "playwright-core";

/** Lighthouse's "Slow 4G": milliseconds, bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** CSS pixels. */
export const PHONE_SCREEN = { width: 360, height: 740 };

/** Throttles a page's browser: `slowdown` is the CPU factor. */
export async function emulatePhone(page: Page, slowdown: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return devtools;
}
