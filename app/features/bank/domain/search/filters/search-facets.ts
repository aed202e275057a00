import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import type { FacetCounts } from "../../facet-panels.ts";
import { token } from "../../words/search-tokens.ts";
import { searchAddress } from "../search-address.ts";
import { mineLabels } from "./active-filters.ts";
import type { CountedBy, FilterChange } from "./define-filter.ts";
import { columnFilters } from "./filter-kinds.ts";
import { type MineFilter, onlyOne, type SearchFilters } from "./search-filters.ts";

/** A value with label, count and toggle URL. */
export type FacetValue = {
  label: string;
  /** Null if not counted. */
  token: string | null;
  count: number | null;
  chosen: boolean;
  address: string;
};
export type FacetGroup = {
  name: string;
  title: string;
  hint?: string;
  values: FacetValue[];
};

type Counts = Record<CountedBy, FacetCounts>;
type Scope = {
  counts: Counts;
  /** Whether counts are of this search: panels ignore text and only list what exists. */
  counted: boolean;
  signedIn: boolean;
  catalogue: TopicCatalogue;
};

/** Values without matches are omitted. */
export function facetGroups(filters: SearchFilters, scope: Scope): FacetGroup[] {
  const go = (change: FilterChange) => searchAddress({ ...filters, ...change });
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

/** The toggle of real exams only; null where it changes nothing. */
export function realOnlyOf(filters: SearchFilters, { within }: Counts): FacetValue | null {
  const chosen = onlyOne(filters.origins) === "exam";
  const count = within[token.origin("exam")] ?? 0;
  if (!chosen && (count === 0 || count === within[token.every])) return null;
  const address = searchAddress({ ...filters, origins: chosen ? [] : ["exam"] });
  return { label: "Só provas reais", token: null, count: null, chosen, address };
}

/** Chosen first, then the largest. */
function mostFirst(values: FacetValue[]): FacetValue[] {
  return values.sort(
    (one, other) => Number(other.chosen) - Number(one.chosen) || (other.count ?? 0) - (one.count ?? 0),
  );
}

function mineGroup(filters: SearchFilters, go: (change: FilterChange) => string): FacetGroup {
  const values = (Object.keys(mineLabels) as MineFilter[]).map((mine) => {
    const chosen = filters.mine === mine;
    const address = go({ mine: chosen ? null : mine });
    return { label: mineLabels[mine], token: null, count: null, chosen, address };
  });
  return { name: "minhas", title: "Minhas respostas", values };
}
