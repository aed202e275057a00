import type { Clue } from "./pasted-text.ts";
import type { MineFilter, SearchOrder } from "./search-filters.ts";

export const PAGE_SIZE = 20;
/** Counting limit: "mais de 100". */
export const COUNT_CAP = 100;

/** Upper bound excluded; null for none. */
export type KeyRange = { from: number | null; before: number | null };

/** An index, its expression, and the keys that may match: ords, ranks in `rank`. */
export type Match = { index: "filter" | "text" | "rank"; expression: string; keys: KeyRange };

/** The reader, and the filter by their own answers. */
export type Searcher = { userNum: number; mine: MineFilter | null } | { userNum: null; mine: null };

/** `key`: newest or ranked first, paged by key; `score`: the newest matches by relevance or answers, paged by position. */
export type MatchList =
  | { kind: "nothing" }
  | { kind: "key"; match: Match }
  | { kind: "score"; match: Match; by: Exclude<SearchOrder, "newest"> };

/** Questions like a pasted text, most alike first, paged by position. */
export type LikenessList = { kind: "likeness"; clues: readonly Clue[]; keys: KeyRange };
export type SearchList = MatchList | LikenessList;

/** After or before a key in list order, or from a position; null on the first page. */
export type PageStart = { after: number } | { before: number } | { place: number } | null;

export function placeOf(start: PageStart): number {
  return start && "place" in start ? start.place : 0;
}
