import type { QuestionOrigin } from "../../question-heading.ts";
import type { SearchFilters } from "../filters/search-filters.ts";

/** Origins drawn by default: generated questions are drawn only on request. */
const UNASKED: readonly QuestionOrigin[] = ["exam", "authored"];

/** The filters of a draw (practice, lists, mock exams, paper, assessments), from those of its search. */
export function drawnFilters(filters: SearchFilters): SearchFilters {
  return filters.origins.length > 0 ? filters : { ...filters, origins: [...UNASKED] };
}

/** Completes a draw of the same search, on request. */
export function generatedFilters(filters: SearchFilters): SearchFilters {
  return { ...filters, origins: ["generated"] };
}

/** Whether generated questions may complete a search: not if it names an origin. */
export function mayComplete({ origins }: SearchFilters): boolean {
  return origins.length === 0;
}
