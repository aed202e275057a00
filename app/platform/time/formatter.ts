import { once } from "#app/platform/text/once.ts";
import { ZONE } from "./zone.ts";

/** Writes epoch seconds in Portuguese: in São Paulo, wherever the server and the reader are. */
export function formatter(parts: Intl.DateTimeFormatOptions): (epochSeconds: number) => string {
  const made = once(() => new Intl.DateTimeFormat("pt-BR", { timeZone: ZONE, ...parts }));
  return (epochSeconds) => made().format(epochSeconds * 1000);
}

/** Parts that several formats have. */
export const DATE = { day: "numeric", month: "short", year: "numeric" } as const;
export const CLOCK = { hour: "2-digit", minute: "2-digit" } as const;
export const LONG_DAY = { day: "numeric", month: "long" } as const;
