/** `practice_sessions.source` of a review: it is a session of practice whose answers move cards. */
export const REVIEW_SOURCE = "revisao";

/** Cards a day, before its person chooses. */
export const USUAL_DAILY = 30;
/** Cards of one session. */
export const MOST_IN_REVIEW = 60;

export type ReviewPlan = {
  /** Per cent. */
  retention: number;
  /** Cards a day. */
  daily: number;
  /** Days since 1970; null without a date. */
  examDay: number | null;
};

type Counted = {
  daily: number;
  /** Cards by day due. */
  days: Readonly<Record<string, number>>;
  day: number;
  dayReviews: number;
};

/** Cards a review of minutes has, by one's own pace; seconds a card before there is one. */
const USUAL_PACE = 75;
/** Reviews before one's own pace counts. */
const ENOUGH_REVIEWS = 10;

export function cardsDue(days: Readonly<Record<string, number>>, day: number): number {
  return Object.entries(days).reduce((sum, [due, count]) => sum + (Number(due) <= day ? count : 0), 0);
}

/** Cards of today: what is due within what is left of the day's limit. `unopened`: due, and no cards yet. */
export function cardsOfToday(plan: Counted, today: number, unopened: number): number {
  const done = plan.day === today ? plan.dayReviews : 0;
  return Math.max(0, Math.min(plan.daily - done, cardsDue(plan.days, today) + unopened));
}

/** Seconds a card. */
export function paceOf({ allReviews, allSeconds }: { allReviews: number; allSeconds: number }): number {
  return allReviews < ENOUGH_REVIEWS ? USUAL_PACE : Math.max(10, Math.round(allSeconds / allReviews));
}

export function minutesFor(cards: number, pace: number): number {
  return Math.max(1, Math.round((cards * pace) / 60));
}

export function cardsIn(minutes: number, pace: number): number {
  return Math.max(1, Math.floor((minutes * 60) / pace));
}

/** What a finished review says: cards left today, and those of tomorrow. */
export function reviewEnd(plan: Counted, today: number): { today: number; tomorrow: number } {
  const left = cardsOfToday(plan, today, 0);
  return { today: left, tomorrow: Math.min(plan.daily, cardsDue(plan.days, today + 1) - left) };
}
