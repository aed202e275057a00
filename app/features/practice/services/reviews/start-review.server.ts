import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import {
  cardsIn,
  cardsOfToday,
  MOST_IN_REVIEW,
  paceOf,
  REVIEW_SOURCE,
} from "../../domain/reviews/review-plan.ts";
import { dueCards, LOOKED_AT, openCards } from "../../queries/reviews/cards.server.ts";
import {
  createReviewPlan,
  openReviewOf,
  recordOpened,
  reviewPlanOf,
} from "../../queries/reviews/plans.server.ts";
import { createPracticeSession } from "../../queries/sessions.server.ts";
import { firstMemories } from "./memory-of.ts";

/**
 * Makes cards of what was answered wrong since the last review, then a practice session of those due; an unfinished review goes on.
 * `minutes`: null for all of today. Returns the session's id. Throws too-many-answers, review-empty, too-many-practice-questions.
 */
export async function startReview(deps: Deps, viewer: Viewer, minutes: number | null): Promise<string> {
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const [now, { num }] = [deps.now(), viewer];
  const today = dayInSaoPaulo(now);
  const {
    plan: [plan],
    due,
    open: [open],
  } = await deps.write({
    reviewPlan: createReviewPlan(deps.db, num),
    cards: openCards(deps.db, num, firstMemories()),
    note: recordOpened(deps.db, num, LOOKED_AT),
    plan: reviewPlanOf(deps.db, num),
    due: dueCards(deps.db, num, { today, limit: MOST_IN_REVIEW, now: deps.now() }),
    open: openReviewOf(deps.db, num),
  });
  if (open) return open.id;
  const most = plan ? cardsOfToday(plan, today, 0) : 0;
  const limit = minutes === null || !plan ? most : Math.min(most, cardsIn(minutes, paceOf(plan)));
  const ords = due.slice(0, limit).map(({ ord }) => ord);
  if (ords.length === 0) throw new AppError("review-empty");
  const id = deps.newId();
  const session = { id, userNum: num, mode: "study", title: "Revisão", source: REVIEW_SOURCE } as const;
  const [created] = await deps.write(
    createPracticeSession(deps.db, { ...session, timeLimit: null, timerFrom: null, startedAt: now, ords }),
  );
  if (!created) throw new AppError("too-many-practice-questions");
  return id;
}
