import type { PeopleFilter } from "#app/features/accounts/domain/people-filter.ts";
import { countPeople, peopleBy, schoolNames } from "#app/features/accounts/queries/people.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { type PersonView, personView } from "./person-view.server.ts";

const PAGE = 20;
/** People are counted up to this; beyond it the page says "more than". */
const MOST_COUNTED = 1000;

/** Newest account first. `next`: the next page starts below it. `total`: first page only; `capped`: there are more. */
export type PeoplePage = {
  people: PersonView[];
  next: number | null;
  total: { count: number; capped: boolean } | null;
  schools: { id: string; name: string }[];
};

/** The people of a filter. One round trip. */
export async function listPeople(
  deps: Deps,
  filter: PeopleFilter,
  before: number | null,
): Promise<PeoplePage> {
  const { db } = deps;
  const {
    rows,
    counted: [counted],
    schools,
  } = await deps.read({
    rows: peopleBy(db, filter, before ?? FIRST_PAGE, rowsToRead(PAGE)),
    counted: countPeople(db, filter, before === null ? MOST_COUNTED + 1 : 0),
    schools: schoolNames(db),
  });
  const { shown, next } = pageOfRows(rows, PAGE, ({ num }) => num);
  const count = counted?.n ?? 0;
  return {
    people: shown.map(personView),
    next,
    total: before === null ? { count: Math.min(count, MOST_COUNTED), capped: count > MOST_COUNTED } : null,
    schools,
  };
}
