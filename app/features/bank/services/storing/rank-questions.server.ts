import type { Deps } from "#app/platform/context/deps.ts";
import { answeredDifficulty } from "../../domain/answers/answered-difficulty.ts";
import { facetsOfRow } from "../../domain/facet-row.ts";
import { ranksOf } from "../../domain/question-rank.ts";
import { indexTokens } from "../../domain/words/search-tokens.ts";
import {
  endOfPage,
  type MovedQuestion,
  movedQuestions,
  rankQuestions,
} from "../../queries/ranking.server.ts";

/** Questions per read, and per write. */
const PAGE = 20_000;
const WRITTEN_AT_ONCE = 400;

function changesOf(moved: readonly MovedQuestion[]) {
  const changes = moved.flatMap((row) => {
    const ranks = ranksOf(row.ord, row);
    const facets = { ...facetsOfRow(row), answeredDifficulty: answeredDifficulty(row) };
    return ranks ? [{ row, meta: indexTokens(row.ord, facets).join(" "), ranks }] : [];
  });
  return {
    dropped: moved.flatMap((row) => [row.answeredRank, row.hardRank]).filter((rank) => rank !== null),
    ranked: changes.flatMap(({ meta, ranks }) =>
      [ranks.answered, ranks.hardest].flatMap((rank) => (rank === null ? [] : [{ rank, meta }])),
    ),
    standings: changes.map(({ row, ranks }) => ({
      ord: row.ord,
      answered: row.total,
      answeredRank: ranks.answered,
      hardRank: ranks.hardest,
    })),
  };
}

/** Updates the index of questions whose answered difficulty changed. */
async function relearnt(deps: Deps, moved: readonly MovedQuestion[]) {
  const learnt = moved
    .filter((row) => answeredDifficulty(row) !== row.answeredDifficulty)
    .map((row) => ({ ord: row.ord, answeredDifficulty: answeredDifficulty(row) }));
  if (learnt.length === 0) return [];
  // Imports the renderer, which is large and not needed when the Worker starts.
  const { learningStatements } = await import("./learn-facets.server.ts");
  return learningStatements(deps, learnt);
}

async function writeStandings(deps: Deps, moved: readonly MovedQuestion[]): Promise<void> {
  const [first, ...rest] = [...(await relearnt(deps, moved)), ...rankQuestions(deps.db, changesOf(moved))];
  if (first) await deps.write([first, ...rest]);
}

/** Processes questions answered since the last run. Scheduled, so that an answer costs nothing more. */
export async function rankAnsweredQuestions(deps: Deps): Promise<{ moved: number }> {
  let count = 0;
  for (let after = 0; ; ) {
    const {
      moved,
      end: [end],
    } = await deps.read({
      moved: movedQuestions(deps.db, after, PAGE),
      end: endOfPage(deps.db, after, PAGE),
    });
    for (let start = 0; start < moved.length; start += WRITTEN_AT_ONCE)
      await writeStandings(deps, moved.slice(start, start + WRITTEN_AT_ONCE));
    count += moved.length;
    if (!end?.ord) return { moved: count };
    after = end.ord;
  }
}
