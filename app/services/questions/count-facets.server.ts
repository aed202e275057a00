import type { Viewer } from "#app/access/viewer.ts";
import type { FacetCounts } from "#app/domain/questions/facet-panels.ts";
import { facetsOfRow } from "#app/domain/questions/facet-row.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { planMatches } from "#app/domain/questions/search/search-plan.ts";
import { facetTokens } from "#app/domain/questions/search-tokens.ts";
import { matchingFacets } from "#app/queries/questions/search.server.ts";
import type { Deps } from "../deps.ts";

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
  const [rows] = await deps.read(matchingFacets(deps.db, list.match, asker, COUNTED_MATCHES + 1));
  const counts: FacetCounts = {};
  for (const row of rows.slice(0, COUNTED_MATCHES)) {
    for (const token of facetTokens(facetsOfRow(row))) counts[token] = (counts[token] ?? 0) + 1;
  }
  return { counts, complete: rows.length <= COUNTED_MATCHES };
}
