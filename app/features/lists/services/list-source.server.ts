import { listedCodes } from "#app/features/bank/domain/listed-codes.ts";
import { parseSearchAddress } from "#app/features/bank/domain/search/read-address.ts";
import { searchTitle } from "#app/features/bank/domain/search/search-title.ts";
import { matchesToPractise } from "#app/features/bank/queries/listed.server.ts";
import { type Draw, planDraw } from "#app/features/bank/services/plan-draw.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { ordOfCode } from "#app/platform/text/question-code.ts";
import { MOST_LIST_QUESTIONS } from "../domain/list.ts";
import { type CreatedList, createList } from "./create-list.server.ts";

/** What a new list begins with: nothing, codes, or a search. */
export type ListSource = Draw & { codes: string };

/** The name proposed for a list of a search. */
export function proposedListName(deps: Deps, search: string, title: string): string {
  if (title !== "" || search === "") return title;
  const catalogue = deps.catalogue.current();
  return searchTitle(parseSearchAddress(search, catalogue), catalogue);
}

async function ordsOf(deps: Deps, viewer: Viewer, { codes, ...draw }: ListSource, count: number) {
  if (codes !== "") return listedCodes(codes).flatMap((code) => ordOfCode(code) ?? []);
  return ordsOfSearch(deps, viewer, draw, count);
}

/** The first questions of a search, in its order. */
export async function ordsOfSearch(deps: Deps, viewer: Viewer, draw: Draw, count: number): Promise<number[]> {
  const { own, more } = planDraw(deps, viewer.num, draw);
  const page = { limit: Math.min(count, MOST_LIST_QUESTIONS), now: deps.now() };
  const { drawn } = await deps.read({
    drawn: [own, ...more].map((plan) => matchesToPractise(deps.db, plan, page)),
  });
  const ords = drawn.flat().map(({ ord }) => ord);
  return ords.slice(0, page.limit);
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
