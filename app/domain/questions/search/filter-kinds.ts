import type { FilterKind } from "./define-filter.ts";
import { institutionFilter, subjectFilter, topicFilter } from "./place-filters.ts";
import {
  answeredFilter,
  colourFilter,
  estimatedFilter,
  kindFilter,
  officialFilter,
  originFilter,
  skillFilter,
  solutionFilter,
} from "./trait-filters.ts";

const place = [institutionFilter, subjectFilter, topicFilter];
const levels = [estimatedFilter, officialFilter, answeredFilter];
const item = [skillFilter, colourFilter];

/** Filters around the years, which are none of them: a range, and in addresses a part of the path. */
type AroundYears = { aboveYears: readonly FilterKind[]; belowYears: readonly FilterKind[] };

/** In the order of addresses. */
export const addressFilters: AroundYears = {
  aboveYears: [...place, kindFilter, ...levels],
  belowYears: [solutionFilter, originFilter, ...item],
};

/** In the order of chips. */
export const chipFilters: AroundYears = {
  aboveYears: [originFilter, ...place],
  belowYears: [kindFilter, ...levels, solutionFilter, ...item],
};

/** In the order of the filter column. */
export const columnFilters: readonly FilterKind[] = [
  ...[originFilter, ...place, kindFilter],
  ...[estimatedFilter, answeredFilter, officialFilter, solutionFilter],
  ...item,
];

/** All of them. Panels of counts are by the first two and the year. */
export const allFilters: readonly FilterKind[] = [...addressFilters.aboveYears, ...addressFilters.belowYears];
