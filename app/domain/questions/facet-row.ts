import { bookletColour } from "./booklet-colour.ts";
import type { QuestionKind } from "./draft.ts";
import type { QuestionOrigin } from "./question-heading.ts";
import type { Facets } from "./search-tokens.ts";

/** The columns of `questions` that a question is counted and found by. */
export type FacetRow = {
  institution: number;
  year: number;
  subject: number;
  topics: string;
  kind: QuestionKind;
  difficulty: 1 | 2 | 3 | null;
  hasSolution: 0 | 1;
  origin: QuestionOrigin;
  skill: number | null;
  booklet: string | null;
};

/** The filter values of a stored question. */
export function facetsOfRow(row: FacetRow): Facets {
  const { institution, year, subject, kind, difficulty, origin, skill } = row;
  return {
    ...{ institution, year, subject, kind, difficulty, origin, skill },
    topics: JSON.parse(row.topics) as number[],
    hasSolution: row.hasSolution === 1,
    colour: bookletColour(row.booklet),
  };
}
