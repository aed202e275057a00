import { countingTokens, panelsOfSearch } from "#app/features/bank/domain/facet-panels.ts";
import { drawnFilters } from "#app/features/bank/domain/search/query/drawn-filters.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Blueprint } from "../domain/blueprint.ts";
import { countingCap, type LineCount, lineCount } from "../domain/line-counts.ts";
import { countCandidates, countInFacetPanel } from "../queries/generating.server.ts";

/** How many questions each line can be drawn from: statements for the request's batch, line by line, and what their rows say. */
export function lineCounting(
  deps: Deps,
  viewer: Viewer | null,
  { lines, mine, repeats, training }: Blueprint,
) {
  const userNum = viewer?.num ?? null;
  const newTo = repeats ? null : userNum;
  const catalogue = deps.catalogue.current();
  const parts = lines.map((line) => {
    const drawn = training ? line.filters : drawnFilters(line.filters);
    const filters = { ...drawn, mine: userNum === null ? null : mine };
    const tokens = filters.mine === null && newTo === null ? countingTokens(filters) : null;
    if (tokens) {
      const statement = countInFacetPanel(deps.db, panelsOfSearch(filters).within, tokens);
      return { statement, cap: Number.POSITIVE_INFINITY };
    }
    const { list, asker } = planMatches(filters, { userNum, now: deps.now(), catalogue });
    if (list.kind !== "key") return null;
    const cap = countingCap(lines, line);
    return { statement: countCandidates(deps.db, { match: list.match, asker, newTo, cap: cap + 1 }), cap };
  });
  return {
    /** None for a line that nothing matches. */
    statements: parts.map((part) => part?.statement ?? []),
    counts: (rows: readonly (readonly { total: number }[])[]): LineCount[] =>
      parts.map((part, line) => lineCount(rows[line]?.[0]?.total ?? 0, part?.cap ?? 0)),
  };
}
