import type { QuestionKind } from "./draft.ts";
import { isPasted } from "./pasted-text.ts";
import type { QuestionOrigin } from "./question-heading.ts";
import type { RankedOrder } from "./question-rank.ts";

export type MineFilter = "unanswered" | "right" | "wrong";
export type SearchOrder = "newest" | "relevance" | RankedOrder;

/** What a search asks for. Lists are sorted and without repeats; an empty list means any. Ids are the catalogue's. */
export type SearchFilters = {
  text: string;
  institutions: number[];
  subjects: number[];
  topics: number[];
  kinds: QuestionKind[];
  /** As stored with the question; by INEP's parameters; by the answers given here. */
  difficulties: number[];
  officialDifficulties: number[];
  answeredDifficulties: number[];
  /** First and last year, both included; null means no bound. */
  years: { from: number | null; to: number | null };
  solution: boolean | null;
  origins: QuestionOrigin[];
  /** Skills of INEP's matrix (`skillId`) and colours of booklets (`bookletColour`). */
  skills: number[];
  colours: number[];
  mine: MineFilter | null;
  order: SearchOrder;
};

export const noFilters: SearchFilters = {
  text: "",
  institutions: [],
  subjects: [],
  topics: [],
  kinds: [],
  difficulties: [],
  officialDifficulties: [],
  answeredDifficulties: [],
  years: { from: null, to: null },
  solution: null,
  origins: [],
  skills: [],
  colours: [],
  mine: null,
  order: "newest",
};

/** The values of a filter in the one order that an address has them in, without repeats. */
export function inOrder<Value extends number | string>(values: readonly Value[]): Value[] {
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
}

/** The value of a filter that names just one, else null. */
export function onlyOne<Value>(values: readonly Value[]): Value | null {
  const [first = null, ...rest] = values;
  return rest.length === 0 ? first : null;
}

/** The year of an exact-year search, else null. */
export function singleYear(filters: SearchFilters): number | null {
  return filters.years.from === filters.years.to ? filters.years.from : null;
}

/** The order that follows answers, where a search asks for one. */
export function rankedOrder({ order }: SearchFilters): RankedOrder | null {
  return order === "answered" || order === "hardest" ? order : null;
}

/**
 * How the list of a search comes about:
 * - `likeness` to a pasted text;
 * - by a `score` (relevance, answers) among its newest matches, in pages by place: exact where there are few;
 * - by `rank`, from the index of ranks, in pages by key: what was never answered has none;
 * - `newest` first, in pages by key.
 */
export function arrangementOf(filters: SearchFilters): "likeness" | "score" | "rank" | "newest" {
  const { text, order, mine } = filters;
  if (isPasted(text)) return "likeness";
  if (rankedOrder(filters)) return text === "" && (mine === null || mine === "unanswered") ? "rank" : "score";
  return order === "relevance" && text !== "" ? "score" : "newest";
}

/** Whether the pages of a search go by place, not by key. */
export function pagesByPlace(filters: SearchFilters): boolean {
  return ["likeness", "score"].includes(arrangementOf(filters));
}

/** How many filters, text aside, are in force: the number on the phone's filter button. */
export function activeFilterCount(filters: SearchFilters): number {
  const { institutions, subjects, topics, kinds, origins, skills, colours } = filters;
  const { difficulties, officialDifficulties, answeredDifficulties } = filters;
  const hard = [difficulties, officialDifficulties, answeredDifficulties];
  const lists = [institutions, subjects, topics, kinds, ...hard, origins, skills, colours];
  const singles = [filters.years.from ?? filters.years.to, filters.solution, filters.mine];
  return lists.reduce((sum, list) => sum + list.length, 0) + singles.filter((each) => each !== null).length;
}
