import type { Viewer } from "#app/access/viewer.ts";
import { drawnFilters } from "#app/domain/questions/search/drawn-filters.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { planMatches } from "#app/domain/questions/search/search-plan.ts";
import { searchTitle } from "#app/domain/questions/search/search-title.ts";
import { paperFields } from "#app/queries/paper/paper-fields.server.ts";
import { firstMatches } from "#app/queries/questions/listed.server.ts";
import type { Deps } from "../deps.ts";
import { finishPaper } from "./finish-paper.server.ts";
import { keyReader, paperQuestion } from "./paper-view.server.ts";

/** The first questions of a search, on paper. One round trip. */
export async function openSearchPaper(
  deps: Deps,
  viewer: Viewer,
  { search, count, withKey }: { search: string; count: number; withKey: boolean },
) {
  const catalogue = deps.catalogue.current();
  const filters = parseSearchAddress(search || null, catalogue);
  const plan = planMatches(drawnFilters(filters), { userNum: viewer.num, now: deps.now(), catalogue });
  const reader = keyReader(viewer, { withKey }, deps.now());
  const [rows] = await deps.read(firstMatches(deps.db, plan, { limit: count, fields: paperFields(reader) }));
  const source = {
    title: searchTitle(filters, catalogue),
    back: searchAddress(filters),
    questions: rows.map((row) => paperQuestion(row)),
  };
  return { ...finishPaper(source, rows, reader), signedIn: true };
}
