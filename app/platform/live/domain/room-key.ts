import { HOUR } from "#app/platform/time/units.ts";

/** Seconds in which a room closes or checks every socket: a row that is older has none. */
export const OLDEST_SOCKET = HOUR;

/** A room's one key: its kind, and what its address names. */
export function roomKey(kind: string, names: readonly string[]): string {
  return [kind, ...names].join("/");
}
