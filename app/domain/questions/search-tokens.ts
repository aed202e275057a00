import type { Difficulty, QuestionKind } from "./draft.ts";

/** The tokens a question carries in the search index and the keys of its facet panels: one per filter value. */
export type Facets = {
  institution: number;
  subject: number;
  year: number;
  topics: readonly number[];
  kind: QuestionKind;
  difficulty: Difficulty | null;
  hasSolution: boolean;
};

const kindNumbers: Record<QuestionKind, number> = { "single-choice": 1, "right-wrong": 2, open: 3 };

export const token = {
  every: "p1",
  institution: (id: number) => `i${id}`,
  subject: (id: number) => `s${id}`,
  year: (year: number) => `y${year}`,
  topic: (id: number) => `t${id}`,
  kind: (kind: QuestionKind) => `k${kindNumbers[kind]}`,
  difficulty: (difficulty: number) => `d${difficulty}`,
  solution: (has: boolean) => (has ? "r1" : "r0"),
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
    ...(facets.difficulty === null ? [] : [token.difficulty(facets.difficulty)]),
    ...facets.topics.map(token.topic),
  ];
}
