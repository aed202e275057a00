import { SAO_PAULO_OFFSET } from "./week.ts";

/** A date and time field ("2026-11-21T14:30" in São Paulo) as epoch seconds, or null. */
export function secondsOfLocalTime(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::00)?$/.test(text)) return null;
  const time = Date.parse(`${text.slice(0, 16)}:00Z`);
  const sound = Number.isFinite(time) && new Date(time).toISOString().startsWith(text.slice(0, 16));
  return sound ? time / 1000 - SAO_PAULO_OFFSET : null;
}

/** Midnight of a day in São Paulo ("2026-11-21") as epoch seconds, or null. */
export function startOfDay(text: string): number | null {
  return secondsOfLocalTime(`${text}T00:00`);
}
