const MINUTE = 60;
const DAY = 86_400;

/** New questions within a minute and within a day, both from the first one. */
export type CopyingBounds = { minute: number; day: number };

/**
 * A person's: above a teacher's prints of two exams of 90 and a generated list of 180 in one minute, and above a day of
 * 2,000 practised questions. An address's: above a class without accounts.
 */
export const copyingBounds = {
  person: { minute: 400, day: 3000 },
  address: { minute: 300, day: 2000 },
} as const satisfies Record<string, CopyingBounds>;

/** What was delivered, to whom it is counted. Times in epoch seconds. `seen`: marks of the day's questions. */
export type Delivered = { minuteFrom: number; inMinute: number; dayFrom: number; seen: ReadonlySet<number> };

export const nothingDelivered: Delivered = { minuteFrom: 0, inMinute: 0, dayFrom: 0, seen: new Set() };

/** Why and for how many seconds nothing new is delivered. */
export type CopyingRefusal = { bound: keyof CopyingBounds; wait: number };

/** When all that is stored of it may be forgotten, in epoch seconds. */
export function forgottenAt({ dayFrom }: Delivered): number {
  return dayFrom + DAY;
}

function refusalOf(now: Delivered, bounds: CopyingBounds, at: number): CopyingRefusal | null {
  if (now.seen.size >= bounds.day) return { bound: "day", wait: now.dayFrom + DAY - at };
  if (now.inMinute >= bounds.minute) return { bound: "minute", wait: now.minuteFrom + MINUTE - at };
  return null;
}

/**
 * Counts a reply's questions, if there is room: a question of the day is free again. The last reply may pass a bound, so
 * that no single one is too long to be ever delivered.
 */
export function deliver(
  before: Delivered,
  marks: readonly number[],
  { bounds, at }: { bounds: CopyingBounds; at: number },
): { after: Delivered; refusal: CopyingRefusal | null } {
  const sameDay = at - before.dayFrom < DAY;
  const sameMinute = at - before.minuteFrom < MINUTE;
  const now: Delivered = {
    ...(sameDay
      ? { dayFrom: before.dayFrom, seen: before.seen }
      : { dayFrom: at, seen: nothingDelivered.seen }),
    ...(sameMinute
      ? { minuteFrom: before.minuteFrom, inMinute: before.inMinute }
      : { minuteFrom: at, inMinute: 0 }),
  };
  const fresh = new Set(marks.filter((mark) => !now.seen.has(mark)));
  if (fresh.size === 0) return { after: before, refusal: null };
  const refusal = refusalOf(now, bounds, at);
  if (refusal) return { after: before, refusal };
  return {
    after: { ...now, inMinute: now.inMinute + fresh.size, seen: new Set([...now.seen, ...fresh]) },
    refusal: null,
  };
}
