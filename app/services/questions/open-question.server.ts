import type { Viewer } from "#app/access/viewer.ts";
import type { SearchFilters } from "#app/domain/questions/search-filters.ts";
import { AppError } from "#app/errors/app-error.ts";
import {
  type AnsweredQuestion,
  type QuestionForStudent,
  questionAfterAnswer,
  questionForStudent,
} from "#app/queries/questions/reading.server.ts";
import { matchingQuestions } from "#app/queries/questions/search.server.ts";
import type { Deps } from "../deps.ts";

export type OpenedQuestion = {
  question: QuestionForStudent;
  /** Key, statistics and solution: only where the viewer has answered. */
  answered: AnsweredQuestion | null;
  /** The neighbours inside the search the reader came from. */
  previous: number | null;
  next: number | null;
};

/**
 * A question with what its reader may see of it, and its neighbours in a search. One round trip.
 * Throws question-not-found.
 */
export async function openQuestion(
  deps: Deps,
  viewer: Viewer | null,
  input: { ord: number; search: SearchFilters },
): Promise<OpenedQuestion> {
  const userNum = viewer?.num ?? null;
  // What was unanswered when the list was made may be answered by now: the neighbours ignore that filter.
  const filters: SearchFilters = { ...input.search, mine: null, order: "newest" };
  const [[question], [after], [before], [answered]] = await deps.read(
    questionForStudent(deps.db, input.ord, userNum),
    matchingQuestions(deps.db, filters, { userNum: null, cursor: { after: input.ord }, limit: 1 }),
    matchingQuestions(deps.db, filters, { userNum: null, cursor: { before: input.ord }, limit: 1 }),
    questionAfterAnswer(deps.db, input.ord, userNum ?? -1),
  );
  if (!question) throw new AppError("question-not-found");
  return { question, answered: answered ?? null, previous: before?.ord ?? null, next: after?.ord ?? null };
}
