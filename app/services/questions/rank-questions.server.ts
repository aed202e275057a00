import { facetsOfRow } from "#app/domain/questions/facet-row.ts";
import { ranksOf } from "#app/domain/questions/question-rank.ts";
import { facetTokens } from "#app/domain/questions/search-tokens.ts";
import {
  endOfPage,
  type MovedQuestion,
  movedQuestions,
  rankQuestions,
} from "#app/queries/questions/ranking.server.ts";
import type { Deps } from "../deps.ts";

/** Questions looked at in one trip, and written in one. */
const PAGE = 20_000;
const WRITTEN_AT_ONCE = 1000;

function changesOf(moved: readonly MovedQuestion[]) {
  const changes = moved.flatMap((row) => {
    const ranks = ranksOf(row.ord, row);
    const meta = facetTokens(facetsOfRow(row)).join(" ");
    return ranks ? [{ row, meta, ranks }] : [];
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

/**
 * Brings "mais respondidas" and "mais difíceis" up to date: every question is looked at, in pages by key, and only those
 * answered since the last run are written. Run by the clock, so that an answer costs nothing more.
 */
export async function rankAnsweredQuestions(deps: Deps): Promise<{ moved: number }> {
  let count = 0;
  for (let after = 0; ; ) {
    const [moved, [end]] = await deps.read(
      movedQuestions(deps.db, after, PAGE),
      endOfPage(deps.db, after, PAGE),
    );
    for (let start = 0; start < moved.length; start += WRITTEN_AT_ONCE)
      await deps.write(...rankQuestions(deps.db, changesOf(moved.slice(start, start + WRITTEN_AT_ONCE))));
    count += moved.length;
    if (!end?.ord) return { moved: count };
    after = end.ord;
  }
}
