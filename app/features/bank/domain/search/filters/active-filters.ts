import type { TopicCatalogue } from "../../catalogue/topic-catalogue.ts";
import { searchAddress } from "../search-address.ts";
import { yearsLabel } from "../search-title.ts";
import type { FilterChange } from "./define-filter.ts";
import { chipFilters } from "./filter-kinds.ts";
import type { SearchFilters } from "./search-filters.ts";

export type ActiveFilter = { label: string; address: string };

export const mineLabels = { unanswered: "Não respondidas", right: "Acertei", wrong: "Errei" } as const;

function changesOf(
  filters: SearchFilters,
  catalogue: TopicCatalogue,
): { label: string; change: FilterChange }[] {
  const { years, mine } = filters;
  const anyYear = { label: yearsLabel(years), change: { years: { from: null, to: null } } };
  return [
    ...(mine ? [{ label: mineLabels[mine], change: { mine: null } }] : []),
    ...chipFilters.aboveYears.flatMap(({ active }) => active(filters, catalogue)),
    ...(anyYear.label ? [anyYear] : []),
    ...chipFilters.belowYears.flatMap(({ active }) => active(filters, catalogue)),
  ];
}

export function activeFilters(filters: SearchFilters, catalogue: TopicCatalogue): ActiveFilter[] {
  return changesOf(filters, catalogue).map(({ label, change }) => ({
    label,
    address: searchAddress({ ...filters, ...change }),
  }));
}

export function filterLabels(filters: SearchFilters, catalogue: TopicCatalogue): string[] {
  return changesOf(filters, catalogue).map(({ label }) => label);
}
