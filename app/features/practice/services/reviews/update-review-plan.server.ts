import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { ReviewPlan } from "../../domain/reviews/review-plan.ts";
import { createReviewPlan, saveReviewPlan } from "../../queries/reviews/plans.server.ts";

/** Counts from the next answer on: cards stay on their days. */
export async function updateReviewPlan(deps: Deps, viewer: Viewer, plan: ReviewPlan): Promise<void> {
  await deps.write([createReviewPlan(deps.db, viewer.num), saveReviewPlan(deps.db, viewer.num, plan)]);
}
