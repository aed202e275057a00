import { type PracticeChanges, readChanges } from "#app/features/practice/domain/saved-changes.ts";
import { MINUTE_MS } from "#app/platform/time/units.ts";
import { readWhole, type WholeFields } from "./saved-answers.ts";

/** What a device reports of a sitting. `revision`: the last one it knows. `away`: how often the page was left, in all. */
export type SittingChanges = Pick<PracticeChanges, "items" | "times" | "endedAt"> & {
  device: string;
  revision: number;
  away: number;
  /** The whole sitting with these changes, from a device that knows the revision's fields. */
  whole: WholeFields | null;
};

const DEVICE = /^[\w-]{8,64}$/;
/** An end that the device dates later than this by the server's clock, in milliseconds, comes from a wrong clock. */
const CLOCK_DOUBT = MINUTE_MS;
const MOST_AWAY = 10_000;

function countOf(value: unknown): number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : 0;
}

export function isDevice(value: unknown): value is string {
  return typeof value === "string" && DEVICE.test(value);
}

/** Null for an invalid report. `now`: epoch seconds. */
export function readSittingChanges(
  data: Readonly<Record<string, unknown>>,
  now: number,
): SittingChanges | null {
  const { device, endedAt } = data;
  const changes = readChanges({ ...data, head: null }, now);
  if (!changes || !isDevice(device)) return null;
  const isDoubtful = typeof endedAt === "number" && endedAt > now * 1000 + CLOCK_DOUBT;
  return {
    items: changes.items,
    times: changes.times,
    endedAt: isDoubtful ? null : changes.endedAt,
    device,
    revision: countOf(data.revision),
    away: Math.min(countOf(data.away), MOST_AWAY),
    // The text of an open answer is stored by its place, for which the row is read.
    whole: changes.items.some(({ text }) => text !== undefined) ? null : readWhole(data.whole),
  };
}
