import { cardsOfToday } from "./review-plan.ts";

/** Wrong answers that are no cards yet. `oldestDay`: of the answer given first, in days since 1970; null: none. */
export type Unopened = { count: number; oldestDay: number | null };
type Plan = Parameters<typeof cardsOfToday>[0];

/** Cards of today without looking at each wrong answer. `answeredToday`: first answers; what was wrong among them is not due yet. */
export function waitingReviews(
  plan: Plan,
  { count, oldestDay }: Unopened,
  { today, answeredToday }: { today: number; answeredToday: number },
): { cards: number; isExact: boolean } {
  const isDue = oldestDay !== null && oldestDay < today;
  const surely = isDue ? Math.max(1, count - answeredToday) : 0;
  const isExact = !isDue || answeredToday === 0 || count === surely;
  return { cards: cardsOfToday(plan, today, surely), isExact };
}
