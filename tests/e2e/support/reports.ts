import type { Page } from "playwright-core";
import { openReader } from "./ledger.ts";

export type KeptEvent = { name: string; details: Record<string, string> };

/** The events counted since the one with a number, oldest first. */
export function eventsAfter(num: number): KeptEvent[] {
  const reader = openReader();
  try {
    const rows = reader
      .prepare("SELECT name, details FROM tracked_events WHERE num > ? ORDER BY num")
      .all(num);
    return rows.map(({ name, details }) => ({
      name: String(name),
      details: JSON.parse(String(details)) as Record<string, string>,
    }));
  } finally {
    reader.close();
  }
}

/** The number of the newest event; 0 where there is none. */
export function newestEvent(): number {
  const reader = openReader();
  try {
    return Number(reader.prepare("SELECT coalesce(max(num), 0) AS num FROM tracked_events").get()?.num);
  } finally {
    reader.close();
  }
}

/** The messages of the errors that browsers reported. */
export function toldErrors(): string[] {
  const reader = openReader();
  try {
    return reader
      .prepare("SELECT message FROM client_errors")
      .all()
      .map(({ message }) => String(message));
  } finally {
    reader.close();
  }
}

/** The names of the calls a page makes to the server while something is done. */
export function watchCalls(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/callable\/(\w+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Agrees to being counted, as the banner's OK does, before any page is opened. */
export async function agreeToCount(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.removeItem("essential-cookies-only");
    localStorage.setItem("consented-cookies", "yes");
  });
}
