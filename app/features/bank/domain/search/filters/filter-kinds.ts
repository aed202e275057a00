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

/** Filters before and after the years, which are a range and part of the path. */
type AroundYears = { aboveYears: readonly FilterKind[]; belowYears: readonly FilterKind[] };

export const addressFilters: AroundYears = {
  aboveYears: [...place, kindFilter, ...levels],
  belowYears: [solutionFilter, originFilter, ...item],
};

export const chipFilters: AroundYears = {
  aboveYears: [originFilter, ...place],
  belowYears: [kindFilter, ...levels, solutionFilter, ...item],
};

export const columnFilters: readonly FilterKind[] = [
  ...[originFilter, ...place, kindFilter],
  ...[estimatedFilter, answeredFilter, officialFilter, solutionFilter],
  ...item,
];

/** Panels are keyed by the first two and the year. */
export const allFilters: readonly FilterKind[] = [...addressFilters.aboveYears, ...addressFilters.belowYears];
