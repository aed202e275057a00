import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { openPage, type PageOptions } from "./browser.ts";

/** A page on a device that has seen nothing yet, whose clock the test turns. */
export async function openUntouched(options: PageOptions = {}): Promise<Page> {
  const page = await openPage({ ...options, untouched: true });
  await page.clock.install();
  return page;
}

/** The cookie banner. */
export const banner = (page: Page): Locator => page.getByRole("region", { name: "Cookies" });
/** The invitation to the messaging channel. */
export const invitation = (page: Page): Locator =>
  page.getByRole("region", { name: "Canal do Farol no WhatsApp" });
/** The device's value under a key. */
export const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Lets time pass from when the code of what comes by itself is there, and then what it brought about appear. */
export async function letTimePass(page: Page, milliseconds: number): Promise<void> {
  const code = page.locator('link[rel="modulepreload"][href*="/later-"]').first();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return code.count();
    })
    .toBe(1);
  // As a text: what is written as a function has its imports rewritten for Node.
  await page.evaluate(`import(${JSON.stringify(await code.getAttribute("href"))}).then(() => undefined)`);
  await page.clock.runFor(milliseconds);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export const letAMinutePass = (page: Page) => letTimePass(page, 60_000);

/** Nothing of what comes by itself is on the page. */
export async function expectCalm(page: Page): Promise<void> {
  const shown = await Promise.all([
    page.getByRole("dialog").count(),
    banner(page).count(),
    invitation(page).count(),
  ]);
  expect(shown).toEqual([0, 0, 0]);
}
