import type { Deps } from "#app/platform/context/deps.ts";
import { drawnFilters, generatedFilters, mayComplete } from "../domain/search/query/drawn-filters.ts";
import { parseSearchAddress } from "../domain/search/read-address.ts";
import { planMatches } from "../domain/search/search-plan.ts";

/** A search's address, and whether generated questions complete what it draws. */
export type Draw = { search: string; training: boolean };

/** What a draw reads: its own questions, then those that complete them. */
export function planDraw(deps: Deps, userNum: number, { search, training }: Draw) {
  const catalogue = deps.catalogue.current();
  const asked = parseSearchAddress(search || null, catalogue);
  const scope = { userNum, now: deps.now(), catalogue };
  return {
    asked,
    own: planMatches(drawnFilters(asked), scope),
    more: training && mayComplete(asked) ? [planMatches(generatedFilters(asked), scope)] : [],
  };
}

/** Whether the form of a search offers to complete it; "" is no search. */
export function offersTraining(deps: Deps, search: string): boolean {
  return search !== "" && mayComplete(parseSearchAddress(search, deps.catalogue.current()));
}
