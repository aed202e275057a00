import { PRACTICE_OPERATION } from "#app/features/accounts/domain/progress/answer-limits.ts";
import { readWithin } from "#app/features/accounts/domain/progress/reading-time.ts";
import { answerOf } from "#app/features/bank/domain/answers/check-answer.ts";
import { type GivenAnswer, storeAnswers } from "#app/features/bank/services/answer-question.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { rankingScore, scoreAreas } from "../domain/mocks/score-sheet.ts";
import { sheetItem } from "../domain/mocks/sheet-item.ts";
import type { PracticeChanges } from "../domain/saved-changes.ts";
import { mockOfSession, rankEvent, sheetOf, storeScores } from "../queries/mocks/sheets.server.ts";
import { openMarkedCards, reviewsToSchedule } from "../queries/reviews/cards.server.ts";
import { createReviewPlan, planOfReview } from "../queries/reviews/plans.server.ts";
import {
  choicesToGrade,
  endPractice,
  markGraded,
  markLateItems,
  practiceSession,
  type SessionKey,
  saveHead,
  saveItems,
  saveTimes,
  secondsToRead,
} from "../queries/sessions.server.ts";
import { firstMemories } from "./reviews/memory-of.ts";
import { scheduleReviews } from "./reviews/schedule-reviews.server.ts";

/** Answers graded per batch: four statements each. */
const GRADED_AT_ONCE = 30;

/**
 * Stores progress; when requested or the time is up, ends and grades the session. Operations are places in it, so
 * replays and interrupted ends are safe. Returns whether it has ended. Throws practice-not-found (also for another's),
 * practice-too-fast (nothing is lost: the session goes on), too-many-answers-today.
 */
export async function savePractice(
  deps: Deps,
  viewer: Viewer,
  input: { id: string; changes: PracticeChanges },
): Promise<{ ended: boolean }> {
  const key = { id: input.id, userNum: viewer.num };
  const { items, head, times, endedAt } = input.changes;
  const now = deps.now();
  const end = endedAt === null ? null : Math.floor(endedAt / 1000);
  const {
    session: [session],
    choices,
    reviewed,
    plan: [plan],
    read: [read],
  } = await deps.write({
    lateItems: markLateItems(deps.db, key, { items, now }),
    items: saveItems(deps.db, key, { items, now }),
    times: saveTimes(deps.db, key, { times, now }),
    head: saveHead(deps.db, key, head),
    practice: endPractice(deps.db, key, { endedAt: end, now }),
    session: practiceSession(deps.db, key),
    choices: choicesToGrade(deps.db, key),
    reviewed: reviewsToSchedule(deps.db, key, now),
    plan: planOfReview(deps.db, key),
    read: secondsToRead(deps.db, key, now),
  });
  if (!session) throw new AppError("practice-not-found");
  await scheduleReviews(deps, viewer, reviewed, plan);
  if (session.endedAt === null && end !== null) throw new AppError("practice-too-fast");
  if (session.endedAt === null) return { ended: false };
  const held = session.heldUntil !== null && now < session.heldUntil;
  if (session.gradedAt !== null || held) return { ended: true };
  await grade(deps, viewer, { key, choices, seconds: read?.seconds ?? 0 });
  if (session.mock !== null) await scoreSession(deps, key);
  return { ended: true };
}

type Choices = readonly { position: number; ord: number; choice: string; reading: number }[];

/** Stores an exam's answers before its results become visible. */
async function grade(
  deps: Deps,
  viewer: Viewer,
  { key, choices, seconds }: { key: SessionKey; choices: Choices; seconds: number },
): Promise<void> {
  const fitting = readWithin(
    choices.map(({ reading }) => reading),
    seconds,
  );
  const answers: GivenAnswer[] = choices.flatMap(({ position, ord, choice }, index) => {
    const alternative = answerOf(choice);
    const operation = `${PRACTICE_OPERATION}${key.id}-${position}`;
    return alternative ? [{ ord, alternative, operation, pace: { fits: fitting[index] === true } }] : [];
  });
  for (let start = 0; start < answers.length; start += GRADED_AT_ONCE)
    await storeAnswers(deps, viewer, answers.slice(start, start + GRADED_AT_ONCE));
  const now = deps.now();
  const marked = { today: dayInSaoPaulo(now), memories: firstMemories() };
  await deps.write([
    ...markGraded(deps.db, key, now),
    createReviewPlan(deps.db, key.userNum),
    openMarkedCards(deps.db, key, marked),
  ]);
}

/** Scores a graded mock exam, once; a late sheet of a ranked event gets its place. Two round trips. */
async function scoreSession(deps: Deps, key: SessionKey): Promise<void> {
  const now = deps.now();
  const {
    mock: [mock],
    rows,
  } = await deps.read({ mock: mockOfSession(deps.db, key), rows: sheetOf(deps.db, key, now) });
  if (!mock || mock.scoredAt !== null || rows.length === 0) return;
  const items = rows.map(sheetItem);
  const score = rankingScore(mock.method, items);
  const scores = mock.method === "tri" ? scoreAreas(items) : [];
  const stored = storeScores(deps.db, [{ session: mock.session, score, scores }], now);
  if (mock.event !== null && mock.isRanked)
    await deps.write([stored, ...rankEvent(deps.db, mock.event, now)]);
  else await deps.write(stored);
}
