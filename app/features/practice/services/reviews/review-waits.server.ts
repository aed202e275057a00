import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { waitsOf } from "../../domain/reviews/due-day.ts";
import { type Grade, USUAL_RETENTION } from "../../domain/reviews/memory.ts";
import type { ReviewState } from "../../queries/reviews/cards.server.ts";
import type { StoredPlan } from "../../queries/reviews/plans.server.ts";
import { memoryOf } from "./memory-of.ts";

/** Days until a question comes back, by the grade of its answer: known beforehand, so that a page says it without a network. */
export type ReviewWaits = { position: number; waits: Readonly<Record<Grade, number>> };

/** None for a session that is no review. `now`: epoch seconds. */
export function reviewWaits(
  states: readonly ReviewState[],
  plan: StoredPlan | undefined,
  now: number,
): ReviewWaits[] {
  const rules = { retention: plan?.retention ?? USUAL_RETENTION, examDay: plan?.examDay ?? null };
  return states.map((state) => {
    const answered = state.dueBefore !== null;
    const before = {
      last: state.lastBefore,
      stability: state.stabilityBefore,
      difficulty: state.difficultyBefore,
    };
    const memory = memoryOf(answered ? before : state);
    return {
      position: state.position,
      waits: waitsOf({ memory, ord: state.ord }, dayInSaoPaulo(now), rules),
    };
  });
}
