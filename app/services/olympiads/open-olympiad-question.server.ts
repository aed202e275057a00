import type { Viewer } from "#app/access/viewer.ts";
import { isOlympiadQuestion, levelPhase, type OlympiadLevel } from "#app/domain/olympiads/olympiad-levels.ts";
import { ordRange } from "#app/domain/questions/ord.ts";
import { AppError } from "#app/errors/app-error.ts";
import { olympiadNeighbour, type RevealedSolution, revealedSolution } from "#app/queries/olympiads.server.ts";
import { type QuestionForStudent, questionForStudent } from "#app/queries/questions/reading.server.ts";
import type { Deps } from "../deps.ts";

/** The list that a question was opened from. */
export type OlympiadList = { institution: number; level: OlympiadLevel | null; year: number | null };

export type OpenedOlympiadQuestion = {
  question: QuestionForStudent;
  revealed: RevealedSolution | null;
  /** The ords of its neighbours in the list; null at its ends. */
  previous: number | null;
  next: number | null;
};

/**
 * An olympiad question, with its neighbours in a list and its solution where the viewer has asked for it. One round trip. Throws
 * question-not-found, also for a question that is no olympiad's.
 */
export async function openOlympiadQuestion(
  deps: Deps,
  viewer: Viewer | null,
  ord: number,
  { institution, level, year }: OlympiadList,
): Promise<OpenedOlympiadQuestion> {
  const { from, before } = ordRange(year, year);
  const scope = { institution, phase: level === null ? null : levelPhase(level) };
  const [[question], [revealed], [previous], [next]] = await deps.read(
    questionForStudent(deps.db, ord, null),
    revealedSolution(deps.db, ord, viewer?.num ?? -1),
    olympiadNeighbour(deps.db, { ...scope, from: Math.max(from, ord + 1), before }, "previous"),
    olympiadNeighbour(deps.db, { ...scope, from, before: Math.min(before, ord) }, "next"),
  );
  if (!question || !isOlympiadQuestion(question)) throw new AppError("question-not-found");
  return { question, revealed: revealed ?? null, previous: previous?.ord ?? null, next: next?.ord ?? null };
}
