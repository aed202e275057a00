import type { Viewer } from "#app/access/viewer.ts";
import { isOlympiadQuestion } from "#app/domain/olympiads/olympiad-levels.ts";
import { AppError } from "#app/errors/app-error.ts";
import { type RevealedSolution, revealedSolution } from "#app/queries/olympiads.server.ts";
import { type QuestionForStudent, questionForStudent } from "#app/queries/questions/reading.server.ts";
import type { Deps } from "../deps.ts";

/**
 * An olympiad question, with its solution where the viewer has asked for it. One round trip. Throws question-not-found, also
 * for a question that is no olympiad's.
 */
export async function openOlympiadQuestion(
  deps: Deps,
  viewer: Viewer | null,
  ord: number,
): Promise<{ question: QuestionForStudent; revealed: RevealedSolution | null }> {
  const [[question], [revealed]] = await deps.read(
    questionForStudent(deps.db, ord, null),
    revealedSolution(deps.db, ord, viewer?.num ?? -1),
  );
  if (!question || !isOlympiadQuestion(question)) throw new AppError("question-not-found");
  return { question, revealed: revealed ?? null };
}
