import { olympiads } from "#app/features/bank/domain/exams/olympiad-levels.ts";
import { heldBack } from "#app/features/bank/queries/held-back.server.ts";
import { refuseHeldQuestion } from "#app/features/bank/services/refuse-held-question.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { SelfGrade } from "../domain/self-grade.ts";
import { saveSelfAssessment } from "../queries/olympiads.server.ts";

/** Earns no points (R-PROG-1). Idempotent. One round trip. Throws question-not-found, question-held, too-many-answers. */
export async function assessOwnAnswer(
  deps: Deps,
  viewer: Viewer,
  input: { ord: number; grade: SelfGrade | null },
): Promise<void> {
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const asker = { userNum: viewer.num, now: deps.now() };
  const {
    noted,
    held: [held],
  } = await deps.write({
    noted: saveSelfAssessment(deps.db, {
      ...input,
      ...asker,
      olympiads: olympiads.map(({ id }) => id),
    }),
    held: heldBack(deps.db, input.ord, asker),
  });
  refuseHeldQuestion(held);
  if (noted.length === 0) throw new AppError("question-not-found");
}
