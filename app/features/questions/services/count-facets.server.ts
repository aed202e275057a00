import type { FacetCounts } from "#app/features/bank/domain/facet-panels.ts";
import { facetsOfRow } from "#app/features/bank/domain/facet-row.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { planMatches } from "#app/features/bank/domain/search/search-plan.ts";
import { facetTokens } from "#app/features/bank/domain/words/search-tokens.ts";
import { matchingFacets } from "#app/features/bank/queries/search.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";

/** Matches read, two rows each; beyond it only the newest are counted. */
const COUNTED_MATCHES = 300;

/** Matches per filter value, by search token, and whether all were counted. */
export async function countFacets(
  deps: Deps,
  viewer: Viewer | null,
  address: string | null,
): Promise<{ counts: FacetCounts; complete: boolean }> {
  const catalogue = deps.catalogue.current();
  const filters = parseSearchAddress(address, catalogue);
  const { list, asker } = planMatches(filters, { userNum: viewer?.num ?? null, now: deps.now(), catalogue });
  if (list.kind === "nothing") return { counts: {}, complete: true };
  const rows = await deps.read(matchingFacets(deps.db, list.match, asker, COUNTED_MATCHES + 1));
  const counts: FacetCounts = {};
  for (const row of rows.slice(0, COUNTED_MATCHES)) {
    for (const token of facetTokens(facetsOfRow(row))) counts[token] = (counts[token] ?? 0) + 1;
  }
  return { counts, complete: rows.length <= COUNTED_MATCHES };
}
