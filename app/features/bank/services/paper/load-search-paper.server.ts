import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { mayComplete } from "../../domain/search/query/drawn-filters.ts";
import { searchAddress } from "../../domain/search/search-address.ts";
import { searchTitle } from "../../domain/search/search-title.ts";
import { firstMatches } from "../../queries/listed.server.ts";
import { paperFields } from "../../queries/paper/paper-fields.server.ts";
import { type Draw, planDraw } from "../plan-draw.server.ts";
import { finishPaper } from "./finish-paper.server.ts";
import { keyReader, paperQuestion } from "./paper-view.server.ts";

/** The first questions of a search, on paper. `completes`: whether generated ones do, or may as it falls short. One round trip. */
export async function loadSearchPaper(
  deps: Deps,
  viewer: Viewer,
  { count, withKey, ...draw }: Draw & { count: number; withKey: boolean },
) {
  const { asked, own, more } = planDraw(deps, viewer.num, draw);
  const reader = keyReader(viewer, { withKey }, deps.now());
  const page = { limit: count, fields: paperFields(reader) };
  const { found, completing } = await deps.read({
    found: firstMatches(deps.db, own, page),
    completing: more.map((plan) => firstMatches(deps.db, plan, page)),
  });
  const rows = [...found, ...completing.flat()].slice(0, count);
  const source = {
    title: searchTitle(asked, deps.catalogue.current()),
    back: searchAddress(asked),
    questions: rows.map((row) => paperQuestion(row)),
  };
  const isShort = found.length < count && mayComplete(asked);
  const completes = isShort ? { own: found.length, chosen: draw.training } : null;
  return { ...finishPaper(source, rows, reader), signedIn: true, completes };
}
