import { gradedKinds } from "#app/features/bank/domain/answers/answer-forms.ts";
import type { SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import {
  drawnFilters,
  generatedFilters,
  mayComplete,
} from "#app/features/bank/domain/search/query/drawn-filters.ts";

/** Only questions with a key; null for a search of open questions only. */
function practicable(filters: SearchFilters): SearchFilters | null {
  const kinds = gradedKinds.filter((kind) => filters.kinds.length === 0 || filters.kinds.includes(kind));
  return kinds.length === 0 ? null : { ...filters, kinds };
}

/** What is drawn of a search, and, where it names no origin, the generated questions that may complete it. */
export function practiceDraws(asked: SearchFilters): {
  own: SearchFilters | null;
  more: SearchFilters | null;
} {
  return {
    own: practicable(drawnFilters(asked)),
    more: mayComplete(asked) ? practicable(generatedFilters(asked)) : null,
  };
}
