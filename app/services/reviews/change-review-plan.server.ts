import type { Viewer } from "#app/access/viewer.ts";
import type { ReviewPlan } from "#app/domain/reviews/review-plan.ts";
import { createReviewPlan, saveReviewPlan } from "#app/queries/reviews/plans.server.ts";
import type { Deps } from "../deps.ts";

/** Counts from the next answer on: cards stay on their days. */
export async function changeReviewPlan(deps: Deps, viewer: Viewer, plan: ReviewPlan): Promise<void> {
  await deps.write(createReviewPlan(deps.db, viewer.num), saveReviewPlan(deps.db, viewer.num, plan));
}
