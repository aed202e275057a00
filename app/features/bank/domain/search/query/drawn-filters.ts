import type { QuestionOrigin } from "../../question-heading.ts";
import type { SearchFilters } from "../filters/search-filters.ts";

/** What is drawn where nobody names an origin: generated questions only come when they are asked for. */
const UNASKED: readonly QuestionOrigin[] = ["exam", "authored"];

/** The filters of a draw (practice, lists, mock exams, paper, assessments), from those of its search. */
export function drawnFilters(filters: SearchFilters): SearchFilters {
  return filters.origins.length > 0 ? filters : { ...filters, origins: [...UNASKED] };
}

/** What completes a draw of the same search, where somebody asks for it. */
export function generatedFilters(filters: SearchFilters): SearchFilters {
  return { ...filters, origins: ["generated"] };
}

/** Whether generated questions may complete a search: one that names an origin is taken at its word. */
export function mayComplete({ origins }: SearchFilters): boolean {
  return origins.length === 0;
}
