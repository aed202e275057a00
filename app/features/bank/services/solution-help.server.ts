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
import { solutionState } from "../queries/solution-requests.server.ts";

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

/** The most like a question, most alike first. */
export function mostAlike(own: ComparedRow, others: readonly SimilarRow[], shown: number): SimilarRow[] {
  return others
    .map((row) => ({ row, score: likeness(own, row) }))
    .sort((one, other) => other.score - one.score || other.row.ord - one.row.ord)
    .slice(0, shown)
    .map(({ row }) => row);
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
