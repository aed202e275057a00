import { DAY, MINUTE } from "#app/platform/time/units.ts";

/** Different things within a minute and within a day, both from the first one. */
export type DistinctBounds = { minute: number; day: number };

/**
 * Questions delivered (decision 076). A person's: above a teacher's prints of two exams of 90 and a generated list of 180 in
 * one minute, and above a day of 2,000 practised ones. An address's: above a class without accounts.
 */
export const copyingBounds = {
  person: { minute: 400, day: 3000 },
  address: { minute: 300, day: 2000 },
} as const satisfies Record<string, DistinctBounds>;

/** Secret links that lead nowhere. */
export const wrongLinkBounds: DistinctBounds = { minute: 5, day: Number.POSITIVE_INFINITY };

/** What was counted. Times in epoch seconds. `seen`: marks of the day's things. */
export type Counted = { minuteFrom: number; inMinute: number; dayFrom: number; seen: ReadonlySet<number> };

export const nothingCounted: Counted = { minuteFrom: 0, inMinute: 0, dayFrom: 0, seen: new Set() };

/** Which bound was met, and for how many seconds nothing new passes. */
export type DistinctRefusal = { bound: keyof DistinctBounds; wait: number };

/** When the whole count expires, in epoch seconds. */
export function forgottenAt({ dayFrom }: Counted): number {
  return dayFrom + DAY;
}

function refusalOf(now: Counted, bounds: DistinctBounds, at: number): DistinctRefusal | null {
  if (now.seen.size >= bounds.day) return { bound: "day", wait: now.dayFrom + DAY - at };
  if (now.inMinute >= bounds.minute) return { bound: "minute", wait: now.minuteFrom + MINUTE - at };
  return null;
}

/**
 * Counts the marks of one reply, if there is room; marks seen within the day are not counted twice. The last reply may
 * pass a bound, so that none is too long to be delivered.
 */
export function countDistinct(
  before: Counted,
  marks: readonly number[],
  { bounds, at }: { bounds: DistinctBounds; at: number },
): { after: Counted; refusal: DistinctRefusal | null } {
  const isSameDay = at - before.dayFrom < DAY;
  const isSameMinute = at - before.minuteFrom < MINUTE;
  const now: Counted = {
    dayFrom: isSameDay ? before.dayFrom : at,
    seen: isSameDay ? before.seen : nothingCounted.seen,
    minuteFrom: isSameMinute ? before.minuteFrom : at,
    inMinute: isSameMinute ? before.inMinute : 0,
  };
  const fresh = new Set(marks.filter((mark) => !now.seen.has(mark)));
  if (fresh.size === 0) return { after: before, refusal: null };
  const refusal = refusalOf(now, bounds, at);
  if (refusal) return { after: before, refusal };
  const after = { ...now, inMinute: now.inMinute + fresh.size, seen: new Set([...now.seen, ...fresh]) };
  return { after, refusal: null };
}

/** Removes marks that need not count after all. Idempotent. */
export function uncount(before: Counted, mark: number): Counted {
  if (!before.seen.has(mark)) return before;
  const seen = new Set([...before.seen].filter((each) => each !== mark));
  return { ...before, inMinute: Math.max(0, before.inMinute - 1), seen };
}
