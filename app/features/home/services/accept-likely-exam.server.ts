import { coursesOf } from "#app/features/accounts/queries/profiles.server.ts";
import { likelyExam } from "#app/features/bank/domain/catalogue/exam-days.ts";
import { createReviewPlan, saveExamDay } from "#app/features/practice/queries/reviews/plans.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";

/** Stores the day that the first page proposes as the day of the person's exam. False where there is none to propose. */
export async function acceptLikelyExam(deps: Deps, viewer: Viewer): Promise<boolean> {
  const [profile] = await deps.read(coursesOf(deps.db, viewer.id));
  const exam = likelyExam(profile?.courses ?? [], dayInSaoPaulo(deps.now()));
  if (!exam) return false;
  await deps.write([createReviewPlan(deps.db, viewer.num), saveExamDay(deps.db, viewer.num, exam.day)]);
  return true;
}
