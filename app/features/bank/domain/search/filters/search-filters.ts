import type { QuestionKind } from "../../draft.ts";
import type { QuestionOrigin } from "../../question-heading.ts";
import type { RankedOrder } from "../../question-rank.ts";

export type MineFilter = "unanswered" | "right" | "wrong";
export type SearchOrder = "newest" | "relevance" | RankedOrder;

export function isRanked(order: SearchOrder): order is RankedOrder {
  return order === "answered" || order === "hardest";
}

/** Lists are sorted and unique; empty means any. Ids are the catalogue's. */
export type SearchFilters = {
  text: string;
  institutions: number[];
  subjects: number[];
  topics: number[];
  kinds: QuestionKind[];
  /** Stored; by INEP's parameters; by answers. */
  difficulties: number[];
  officialDifficulties: number[];
  answeredDifficulties: number[];
  /** Inclusive; null means no bound. */
  years: { from: number | null; to: number | null };
  solution: boolean | null;
  origins: QuestionOrigin[];
  skills: number[];
  colours: number[];
  mine: MineFilter | null;
  /** The text is searched as words only. */
  literal: boolean;
  order: SearchOrder;
};

/** After or before a key, or from a position; empty values mean the first page. */
export type PageWords = { after: string; before: string; place: string };

export const firstPage: PageWords = { after: "", before: "", place: "" };

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
  literal: false,
  order: "relevance",
};

export function inOrder<Value extends number | string | boolean>(values: readonly Value[]): Value[] {
  return [...new Set(values)].sort((one, other) => (one < other ? -1 : 1));
}

export function onlyOne<Value>(values: readonly Value[]): Value | null {
  const [first = null, ...rest] = values;
  return rest.length === 0 ? first : null;
}

export function singleYear({ years }: SearchFilters): number | null {
  return years.from === years.to ? years.from : null;
}
