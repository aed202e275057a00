import { mergedIds } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { comparedQuestion, sameTopicQuestions } from "#app/features/bank/queries/similar.server.ts";
import { mostAlike } from "#app/features/bank/services/solution-help.server.ts";
import { studiesOfQuestion } from "#app/features/library/queries/materials/study-reading.server.ts";
import {
  MOST_RECOMMENDED,
  recommendedStudies,
} from "#app/features/library/services/recommended-studies.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";

const SHOWN = 4;

/** The most similar questions by topics, without keys or solutions, and what to read of the topics. One round trip. Throws question-not-found. */
export async function similarQuestions(deps: Deps, ord: number) {
  const {
    own: [own],
    older,
    newer,
    studies,
  } = await deps.read({
    own: comparedQuestion(deps.db, ord),
    older: sameTopicQuestions(deps.db, ord, { side: "older" }),
    newer: sameTopicQuestions(deps.db, ord, { side: "newer" }),
    studies: studiesOfQuestion(deps.db, ord, {
      merged: mergedIds(deps.catalogue.current()),
      limit: MOST_RECOMMENDED,
    }),
  });
  if (!own) throw new AppError("question-not-found");
  return {
    questions: mostAlike(own, [...older, ...newer], SHOWN),
    materials: recommendedStudies(studies),
  };
}
