import type { TopicCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import type { FacetCounts } from "../facet-panels.ts";
import { token } from "../search-tokens.ts";
import { mineLabels } from "./active-filters.ts";
import type { Change, CountedBy } from "./define-filter.ts";
import { columnFilters } from "./filter-kinds.ts";
import { searchAddress } from "./search-address.ts";
import { type MineFilter, onlyOne, type SearchFilters } from "./search-filters.ts";

/** One value a person can choose: its words, how many questions have it, and where choosing (or dropping) it leads. */
export type FacetValue = {
  label: string;
  /** The search token counted; null for what is not counted. */
  token: string | null;
  count: number | null;
  chosen: boolean;
  address: string;
};
export type FacetGroup = {
  name: string;
  title: string;
  /** What its values go by, where its title does not say it. */
  hint?: string;
  values: FacetValue[];
};

type Counts = Record<CountedBy, FacetCounts>;
type Scope = {
  counts: Counts;
  /** Whether the counts are of this search: a panel knows no text, and then only says what exists. */
  counted: boolean;
  signedIn: boolean;
  catalogue: TopicCatalogue;
};

/** The filter groups of a search, each value with its count in the group's panel. Values nobody would find are left out. */
export function facetGroups(filters: SearchFilters, scope: Scope): FacetGroup[] {
  const go = (change: Change) => searchAddress({ ...filters, ...change });
  const groups = columnFilters.map(({ param: name, title, hint, panel, offers }) => {
    const values = offers(filters, scope.catalogue).flatMap(({ change, ...value }) => {
      const found = scope.counts[panel][value.token] ?? null;
      if (!value.chosen && !found) return [];
      return [{ ...value, count: scope.counted ? found : null, address: go(change) }];
    });
    return {
      name,
      title,
      ...(hint && { hint }),
      values: panel === "institutions" ? mostFirst(values) : values,
    };
  });
  return [...(scope.signedIn ? [mineGroup(filters, go)] : []), ...groups].filter(
    ({ values }) => values.length > 0,
  );
}

/** The same search in real exams alone, or out of them again; null where that is no choice: all are, or none is. */
export function realOnlyOf(filters: SearchFilters, { within }: Counts): FacetValue | null {
  const chosen = onlyOne(filters.origins) === "exam";
  const count = within[token.origin("exam")] ?? 0;
  if (!chosen && (count === 0 || count === within[token.every])) return null;
  const address = searchAddress({ ...filters, origins: chosen ? [] : ["exam"] });
  return { label: "Só provas reais", token: null, count: null, chosen, address };
}

/** Institutions are looked for by how much they matter, not by name: the chosen first, then the largest. */
function mostFirst(values: FacetValue[]): FacetValue[] {
  return values.sort(
    (one, other) => Number(other.chosen) - Number(one.chosen) || (other.count ?? 0) - (one.count ?? 0),
  );
}

function mineGroup(filters: SearchFilters, go: (change: Change) => string): FacetGroup {
  const values = (Object.keys(mineLabels) as MineFilter[]).map((mine) => {
    const chosen = filters.mine === mine;
    const address = go({ mine: chosen ? null : mine });
    return { label: mineLabels[mine], token: null, count: null, chosen, address };
  });
  return { name: "minhas", title: "Minhas respostas", values };
}
