import type { Difficulty, QuestionKind } from "./draft.ts";
import type { QuestionOrigin } from "./question-heading.ts";

/**
 * Grows with every change of the tokens or of the words that are indexed: a bank written under a lower one is indexed anew
 * (`reindexBank`).
 */
export const INDEX_VERSION = 2;

/** The tokens a question carries in the search index and the keys of its facet panels: one per filter value. */
export type Facets = {
  institution: number;
  subject: number;
  year: number;
  topics: readonly number[];
  kind: QuestionKind;
  difficulty: Difficulty | null;
  hasSolution: boolean;
  origin: QuestionOrigin;
  /** A skill of INEP's matrix (`skillId`), and the colour of the booklet (`bookletColour`), where known. */
  skill: number | null;
  colour: number | null;
};

const kindNumbers: Record<QuestionKind, number> = { "single-choice": 1, "right-wrong": 2, open: 3 };
const originNumbers: Record<QuestionOrigin, number> = { exam: 1, authored: 2, generated: 3 };

export const token = {
  every: "p1",
  institution: (id: number) => `i${id}`,
  subject: (id: number) => `s${id}`,
  year: (year: number) => `y${year}`,
  topic: (id: number) => `t${id}`,
  kind: (kind: QuestionKind) => `k${kindNumbers[kind]}`,
  difficulty: (difficulty: number) => `d${difficulty}`,
  solution: (has: boolean) => (has ? "r1" : "r0"),
  origin: (origin: QuestionOrigin) => `o${originNumbers[origin]}`,
  skill: (id: number) => `h${id}`,
  colour: (colour: number) => `c${colour}`,
} as const;

/** All tokens of a question: what its `meta` column holds, joined by spaces. */
export function facetTokens(facets: Facets): string[] {
  return [
    token.every,
    token.institution(facets.institution),
    token.subject(facets.subject),
    token.year(facets.year),
    token.kind(facets.kind),
    token.solution(facets.hasSolution),
    token.origin(facets.origin),
    ...(facets.difficulty === null ? [] : [token.difficulty(facets.difficulty)]),
    ...(facets.skill === null ? [] : [token.skill(facets.skill)]),
    ...(facets.colour === null ? [] : [token.colour(facets.colour)]),
    ...facets.topics.map(token.topic),
  ];
}
