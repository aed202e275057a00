import type { Viewer } from "#app/access/viewer.ts";
import { likelyExam } from "#app/domain/catalogue/exam-days.ts";
import { dayInSaoPaulo } from "#app/domain/progress/week.ts";
import { coursesOf } from "#app/queries/accounts/profiles.server.ts";
import { createReviewPlan, saveExamDay } from "#app/queries/reviews/plans.server.ts";
import type { Deps } from "../deps.ts";

/** Stores the day that the first page proposes as the day of the person's exam. False where there is none to propose. */
export async function acceptLikelyExam(deps: Deps, viewer: Viewer): Promise<boolean> {
  const [[profile]] = await deps.read(coursesOf(deps.db, viewer.id));
  const exam = likelyExam(profile?.courses ?? [], dayInSaoPaulo(deps.now()));
  if (!exam) return false;
  await deps.write(createReviewPlan(deps.db, viewer.num), saveExamDay(deps.db, viewer.num, exam.day));
  return true;
}
