import type { QuestionKind } from "../draft.ts";
import type { QuestionOrigin } from "../question-heading.ts";
import type { RankedOrder } from "../question-rank.ts";

export type MineFilter = "unanswered" | "right" | "wrong";
export type SearchOrder = "newest" | "relevance" | RankedOrder;

/** Whether an order follows people's answers. */
export function isRanked(order: SearchOrder): order is RankedOrder {
  return order === "answered" || order === "hardest";
}

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

/** The page of a list as an address names it: after or before a key, or from a place on. Empty words name the first page. */
export type PageWords = { after: string; before: string; place: string };

export const firstPage: PageWords = { after: "", before: "", place: "" };

/** All that an address says: what is searched, and which page of it. */
export type Search = { filters: SearchFilters; page: PageWords };

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
export function inOrder<Value extends number | string | boolean>(values: readonly Value[]): Value[] {
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
}

/** The value of a filter that names just one, else null. */
export function onlyOne<Value>(values: readonly Value[]): Value | null {
  const [first = null, ...rest] = values;
  return rest.length === 0 ? first : null;
}

/** The year of an exact-year search, else null. */
export function singleYear({ years }: SearchFilters): number | null {
  return years.from === years.to ? years.from : null;
}
