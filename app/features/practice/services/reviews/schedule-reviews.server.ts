import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { reviewedCard } from "../../domain/reviews/due-day.ts";
import { gradeOfReview } from "../../domain/reviews/grade.ts";
import { type Memory, USUAL_RETENTION } from "../../domain/reviews/memory.ts";
import {
  type ReviewToSchedule,
  type WrittenReview,
  writeReviews,
} from "../../queries/reviews/cards.server.ts";
import type { StoredPlan } from "../../queries/reviews/plans.server.ts";
import { memoryOf } from "./memory-of.ts";

/** The card before its answer: as the ledger has it once it was answered. */
function cardBefore(row: ReviewToSchedule, day: number) {
  const answered = row.dueBefore !== null;
  return answered
    ? {
        due: row.dueBefore ?? day,
        last: row.lastBefore,
        stability: row.stabilityBefore,
        difficulty: row.difficultyBefore,
      }
    : { due: row.due ?? day, last: row.last, stability: row.stability, difficulty: row.difficulty };
}

function writtenReview(row: ReviewToSchedule, plan: StoredPlan | undefined): WrittenReview {
  const { ord, place, felt, spent, right, hinted, changedAt } = row;
  const day = dayInSaoPaulo(changedAt / 1000);
  const before = cardBefore(row, day);
  const memory = memoryOf(before);
  const grade = gradeOfReview({ right, felt, spent, hinted });
  const rules = { retention: plan?.retention ?? USUAL_RETENTION, examDay: plan?.examDay ?? null };
  const after: { memory: Memory | null; due: number } =
    grade === null ? { memory, due: before.due } : reviewedCard({ memory, ord }, { day, grade }, rules);
  return {
    ord,
    place,
    day,
    grade: grade ?? 0,
    felt,
    spent,
    due: after.due,
    last: after.memory?.last ?? null,
    stability: after.memory?.stability ?? null,
    difficulty: after.memory?.difficulty ?? null,
    dueBefore: before.due,
    lastBefore: before.last,
    stabilityBefore: before.stability,
    difficultyBefore: before.difficulty,
  };
}

/** Moves the cards of a review's answers, once each; what an answer felt like may change later (decision 043). */
export async function scheduleReviews(
  deps: Deps,
  viewer: Viewer,
  rows: readonly ReviewToSchedule[],
  plan: StoredPlan | undefined,
): Promise<void> {
  if (rows.length === 0) return;
  const written = rows.map((row) => writtenReview(row, plan));
  await deps.write(writeReviews(deps.db, viewer.num, written));
}
