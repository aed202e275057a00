import type { Difficulty, QuestionKind } from "../draft.ts";
import type { QuestionOrigin } from "../question-heading.ts";

/** Increment when tokens or indexed words change: `reindexBank` then rebuilds older indexes. */
export const INDEX_VERSION = 8;

/** One search token per filter value: search index and facet panels. */
export type Facets = {
  institution: number;
  subject: number;
  year: number;
  topics: readonly number[];
  kind: QuestionKind;
  difficulty: Difficulty | null;
  /** Null where unknown, or with too few answers. */
  officialDifficulty: Difficulty | null;
  answeredDifficulty: Difficulty | null;
  hasSolution: boolean;
  origin: QuestionOrigin;
  skill: number | null;
  colours: readonly number[];
  /** In the exam; null for questions of none. */
  number: number | null;
};

const kindNumbers: Record<QuestionKind, number> = {
  "single-choice": 1,
  "right-wrong": 2,
  open: 3,
  sum: 4,
  numeric: 5,
  "multiple-choice": 6,
};
const originNumbers: Record<QuestionOrigin, number> = { exam: 1, authored: 2, generated: 3 };

/** Before the ord, in the token of one question: a person's own are found by it. */
export const QUESTION_TOKEN = "q";

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
  number: (number: number) => `n${number}`,
  question: (ord: number) => `${QUESTION_TOKEN}${ord}`,
} as const;

function known<Value>(value: Value | null, tokenOf: (value: Value) => string): string[] {
  return value === null ? [] : [tokenOf(value)];
}

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

/** Those of the indexes: also what panels do not count. */
export function indexTokens(ord: number, facets: Facets): string[] {
  return [...facetTokens(facets), ...known(facets.number, token.number), token.question(ord)];
}
