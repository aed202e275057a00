import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { USUAL_RETENTION } from "../../domain/reviews/memory.ts";
import { cardsDue, cardsOfToday, minutesFor, paceOf, USUAL_DAILY } from "../../domain/reviews/review-plan.ts";
import { unopenedByDay } from "../../queries/reviews/cards.server.ts";
import { countDueNotes } from "../../queries/reviews/notes.server.ts";
import { openReviewOf, reviewPlanOf, type StoredPlan } from "../../queries/reviews/plans.server.ts";

/** Days whose cards the page counts, from tomorrow. */
const DAYS_AHEAD = 7;

/** Each is a row read. */
const NOTES_COUNTED = 20;

/** Before the first review. */
const noPlan: StoredPlan = {
  retention: USUAL_RETENTION,
  daily: USUAL_DAILY,
  examDay: null,
  days: {},
  day: 0,
  dayReviews: 0,
  allReviews: 0,
  allSeconds: 0,
};

/** A person's reviews: what is due, what comes, and their settings. Writes nothing. One round trip. */
export async function loadReviews(deps: Deps, viewer: Viewer) {
  const today = dayInSaoPaulo(deps.now());
  const {
    stored: [stored],
    unopened,
    open: [open],
    notes: [notes],
  } = await deps.read({
    stored: reviewPlanOf(deps.db, viewer.num),
    unopened: unopenedByDay(deps.db, viewer.num),
    open: openReviewOf(deps.db, viewer.num),
    notes: countDueNotes(deps.db, viewer.num, { today, limit: NOTES_COUNTED }),
  });
  const plan = stored ?? noPlan;
  const days = { ...plan.days };
  for (const { due, cards } of unopened) days[due] = (days[due] ?? 0) + cards;
  const counted = { ...plan, days };
  const cards = cardsOfToday(counted, today, 0);
  const on = (day: number) => cardsDue(days, day) - cardsDue(days, day - 1);
  return {
    cards,
    minutes: minutesFor(cards, paceOf(plan)),
    done: plan.day === today ? plan.dayReviews : 0,
    /** Beyond the day's limit. */
    left: Math.max(0, cardsDue(days, today) - cards),
    ahead: Array.from({ length: DAYS_AHEAD }, (_, index) => ({
      day: today + 1 + index,
      cards: on(today + 1 + index),
    })),
    all: Object.values(days).reduce((sum, count) => sum + count, 0),
    settings: { retention: plan.retention, daily: plan.daily, examDay: plan.examDay },
    open: open?.id ?? null,
    /** Cards of one's own that are due, counted up to 20. */
    notesDue: notes?.count ?? 0,
    today,
  };
}

export type Reviews = Awaited<ReturnType<typeof loadReviews>>;
