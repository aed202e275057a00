import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilReady } from "./browser.ts";
import { rowsOnDevice } from "./device-store.ts";

/** A button of the page. */
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** From a search, on any screen, to a session of so many of its questions. */
export async function startFrom(
  page: Page,
  mode: "Estudar" | "Fazer como prova",
  count: number,
): Promise<void> {
  const links = page.getByRole("region", { name: "Resultados" }).getByRole("link");
  await links.and(page.getByRole("link", { name: /^(?:Praticar|Estudar)/ })).click();
  await page.getByRole("radio", { name: mode }).check();
  await page.getByLabel("Quantas questões").fill(String(count));
  await button(page, "Começar").click();
  await page.waitForURL(/\/praticar\/[\w-]{20,}$/);
  await page.getByText(/^Questão 1 de \d/).waitFor();
  await untilReady(page);
}

/** How many caches and service workers a page's browser has. */
export function keptOffline(page: Page): Promise<number[]> {
  return page.evaluate(async () => [
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
}

/** What waits on the page's disk to be sent of sessions. */
async function changesOnDisk(page: Page): Promise<Record<string, unknown>[]> {
  const rows = await rowsOnDevice(page, "outbox");
  return rows.flatMap(({ kind, payload }) =>
    kind === "practice" ? [payload as Record<string, unknown>] : [],
  );
}

/** The questions of a session in the page's storage on the disk. */
export async function keptItems(page: Page): Promise<unknown[]> {
  return (await changesOnDisk(page)).flatMap(({ item }) => (item ? [item] : []));
}

/** Waits until the disk has the place in a session, from 0. */
export async function placeOnDisk(page: Page, position: number): Promise<void> {
  await expect
    .poll(async () => (await changesOnDisk(page)).map(({ head }) => head))
    .toContainEqual(expect.objectContaining({ position }));
}
