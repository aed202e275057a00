import type { Difficulty, QuestionKind } from "./draft.ts";
import type { QuestionOrigin } from "./question-heading.ts";

/**
 * Grows with every change of the tokens or of the words that are indexed: a bank written under a lower one is indexed anew
 * (`reindexBank`).
 */
export const INDEX_VERSION = 3;

/** The tokens a question carries in the search index and the keys of its facet panels: one per filter value. */
export type Facets = {
  institution: number;
  subject: number;
  year: number;
  topics: readonly number[];
  kind: QuestionKind;
  difficulty: Difficulty | null;
  /** What INEP's parameters say, and what answers say: null where they are unknown, or too few. */
  officialDifficulty: Difficulty | null;
  answeredDifficulty: Difficulty | null;
  hasSolution: boolean;
  origin: QuestionOrigin;
  /** A skill of INEP's matrix (`skillId`), where known. */
  skill: number | null;
  /** The colours of the booklets that hold it (`bookletColour`). */
  colours: readonly number[];
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
  officialDifficulty: (difficulty: number) => `b${difficulty}`,
  answeredDifficulty: (difficulty: number) => `a${difficulty}`,
  solution: (has: boolean) => (has ? "r1" : "r0"),
  origin: (origin: QuestionOrigin) => `o${originNumbers[origin]}`,
  skill: (id: number) => `h${id}`,
  colour: (colour: number) => `c${colour}`,
} as const;

/** The token of a value that may be unknown. */
function known<Value>(value: Value | null, tokenOf: (value: Value) => string): string[] {
  return value === null ? [] : [tokenOf(value)];
}

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
    ...known(facets.difficulty, token.difficulty),
    ...known(facets.officialDifficulty, token.officialDifficulty),
    ...known(facets.answeredDifficulty, token.answeredDifficulty),
    ...known(facets.skill, token.skill),
    ...facets.colours.map(token.colour),
    ...facets.topics.map(token.topic),
  ];
}
