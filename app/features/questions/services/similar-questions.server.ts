import { mergedIds } from "#app/features/bank/domain/catalogue/topic-ids.ts";
import { solutionState } from "#app/features/bank/queries/solution-requests.server.ts";
import { studiesOfQuestion } from "#app/features/library/queries/materials/study-reading.server.ts";
import {
  MOST_RECOMMENDED,
  recommendedStudies,
} from "#app/features/library/services/recommended-studies.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { words } from "#app/platform/text/normalize.ts";
import {
  type ComparedRow,
  comparedQuestion,
  type SimilarRow,
  sameTopicQuestions,
} from "../queries/similar.server.ts";

const SHOWN = 4;
const SHOWN_SOLVED = 3;
/** Letters from which a word is characteristic. */
const TELLING_LETTERS = 6;

function tellingWords(excerpt: string): Set<string> {
  return new Set(words(excerpt).filter((word) => word.length >= TELLING_LETTERS));
}

/** A generated question comes after all others. */
const originWeights: Readonly<Record<SimilarRow["origin"], number>> = {
  exam: 2,
  authored: 0,
  generated: -100,
};

/** Similarity: topics and skill first, then the first words; real exams before others. */
function likeness(own: ComparedRow, other: SimilarRow): number {
  const shared = other.topics.filter((each) => own.topics.includes(each)).length;
  const about = tellingWords(own.excerpt);
  const common = [...tellingWords(other.excerpt)].filter((word) => about.has(word)).length;
  return (
    shared * 4 +
    (own.skill !== null && own.skill === other.skill ? 4 : 0) +
    Math.min(common, 4) +
    originWeights[other.origin] +
    (other.institution === own.institution ? 1 : 0) +
    (other.difficulty === own.difficulty ? 1 : 0)
  );
}

function mostAlike(own: ComparedRow, others: readonly SimilarRow[], shown: number): SimilarRow[] {
  return others
    .map((row) => ({ row, score: likeness(own, row) }))
    .sort((one, other) => other.score - one.score || other.row.ord - one.row.ord)
    .slice(0, shown)
    .map(({ row }) => row);
}

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

/** What helps where a solution is missing. One round trip. Throws question-not-found. */
export async function solutionHelp(deps: Deps, viewer: Pick<Viewer, "id">, ord: number) {
  const {
    state: [state],
    own: [own],
    older,
    newer,
  } = await deps.read({
    state: solutionState(deps.db, ord, viewer.id),
    own: comparedQuestion(deps.db, ord),
    older: sameTopicQuestions(deps.db, ord, { side: "older", solved: true }),
    newer: sameTopicQuestions(deps.db, ord, { side: "newer", solved: true }),
  });
  if (!state || !own) throw new AppError("question-not-found");
  return { ...state, topics: own.topics, alike: mostAlike(own, [...older, ...newer], SHOWN_SOLVED) };
}
