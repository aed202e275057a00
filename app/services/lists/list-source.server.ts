import type { Viewer } from "#app/access/viewer.ts";
import { MOST_LIST_QUESTIONS } from "#app/domain/lists/list.ts";
import { listedCodes } from "#app/domain/practice/start-fields.ts";
import { ordOfCode } from "#app/domain/questions/question-code.ts";
import { drawnFilters } from "#app/domain/questions/search/drawn-filters.ts";
import { parseSearchAddress } from "#app/domain/questions/search/read-address.ts";
import { planMatches } from "#app/domain/questions/search/search-plan.ts";
import { searchTitle } from "#app/domain/questions/search/search-title.ts";
import { AppError } from "#app/errors/app-error.ts";
import { matchesToPractise } from "#app/queries/questions/listed.server.ts";
import type { Deps } from "../deps.ts";
import { type CreatedList, createList } from "./create-list.server.ts";

/** What a new list begins with: nothing, codes, or a search. */
export type ListSource = { search: string; codes: string };

/** The name proposed for a list of a search. */
export function proposedListName(deps: Deps, { search }: ListSource, title: string): string {
  if (title !== "" || search === "") return title;
  const catalogue = deps.catalogue.current();
  return searchTitle(parseSearchAddress(search, catalogue), catalogue);
}

async function ordsOf(deps: Deps, viewer: Viewer, { search, codes }: ListSource, count: number) {
  if (codes !== "") return listedCodes(codes).flatMap((code) => ordOfCode(code) ?? []);
  return ordsOfSearch(deps, viewer, search, count);
}

/** The first questions of a search, in its order. */
export async function ordsOfSearch(
  deps: Deps,
  viewer: Viewer,
  search: string,
  count: number,
): Promise<number[]> {
  const catalogue = deps.catalogue.current();
  const filters = parseSearchAddress(search, catalogue);
  const plan = planMatches(drawnFilters(filters), { userNum: viewer.num, now: deps.now(), catalogue });
  const limit = Math.min(count, MOST_LIST_QUESTIONS);
  const [rows] = await deps.read(matchesToPractise(deps.db, plan, { limit, now: deps.now() }));
  return rows.map(({ ord }) => ord);
}

/** A list of a past exam or of a search's first questions, in their order. Throws as `createList`, list-empty. */
export async function createListFrom(
  deps: Deps,
  viewer: Viewer,
  sent: { name: string; colour: string; source: ListSource; count: number },
): Promise<CreatedList> {
  const { source, count, ...texts } = sent;
  const isEmpty = source.codes === "" && source.search === "";
  const ords = isEmpty ? [] : (await ordsOf(deps, viewer, source, count)).slice(0, MOST_LIST_QUESTIONS);
  if (!isEmpty && ords.length === 0) throw new AppError("list-empty");
  return createList(deps, viewer, { ...texts, ords });
}
