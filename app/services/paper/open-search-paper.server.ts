import type { Viewer } from "#app/access/viewer.ts";
import { mayComplete } from "#app/domain/questions/search/drawn-filters.ts";
import { searchAddress } from "#app/domain/questions/search/search-address.ts";
import { searchTitle } from "#app/domain/questions/search/search-title.ts";
import { paperFields } from "#app/queries/paper/paper-fields.server.ts";
import { firstMatches } from "#app/queries/questions/listed.server.ts";
import type { Deps } from "../deps.ts";
import { type Draw, planDraw } from "../questions/plan-draw.server.ts";
import { finishPaper } from "./finish-paper.server.ts";
import { keyReader, paperQuestion } from "./paper-view.server.ts";

/** The first questions of a search, on paper. `completes`: whether generated ones do, or may as it falls short. One round trip. */
export async function openSearchPaper(
  deps: Deps,
  viewer: Viewer,
  { count, withKey, ...draw }: Draw & { count: number; withKey: boolean },
) {
  const { asked, own, more } = planDraw(deps, viewer.num, draw);
  const reader = keyReader(viewer, { withKey }, deps.now());
  const page = { limit: count, fields: paperFields(reader) };
  const [found, ...completing] = await deps.read(
    firstMatches(deps.db, own, page),
    ...more.map((plan) => firstMatches(deps.db, plan, page)),
  );
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
