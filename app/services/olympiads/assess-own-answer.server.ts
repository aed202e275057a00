import type { Viewer } from "#app/access/viewer.ts";
import { olympiads } from "#app/domain/olympiads/olympiad-levels.ts";
import type { SelfGrade } from "#app/domain/olympiads/self-grade.ts";
import { AppError } from "#app/errors/app-error.ts";
import { noteSelfAssessment } from "#app/queries/olympiads/olympiads.server.ts";
import { heldBack } from "#app/queries/questions/held-back.server.ts";
import type { Deps } from "../deps.ts";
import { refuseHeldQuestion } from "../questions/refuse-held-question.ts";

/** Earns no points (spec 001 §9). Idempotent. One round trip. Throws question-not-found, question-held, too-many-answers. */
export async function assessOwnAnswer(
  deps: Deps,
  viewer: Viewer,
  input: { ord: number; grade: SelfGrade | null },
): Promise<void> {
  if (!(await deps.limits.answer(viewer.id))) throw new AppError("too-many-answers");
  const asker = { userNum: viewer.num, now: deps.now() };
  const [noted, [held]] = await deps.write(
    noteSelfAssessment(deps.db, {
      ...input,
      ...asker,
      olympiads: olympiads.map(({ id }) => id),
    }),
    heldBack(deps.db, input.ord, asker),
  );
  refuseHeldQuestion(held);
  if (noted.length === 0) throw new AppError("question-not-found");
}
