import type { Clue } from "./pasted-text.ts";
import type { MineFilter, SearchOrder } from "./search-filters.ts";

/** Questions on a page. */
export const PAGE_SIZE = 20;
/** Matches are counted up to this many: "mais de 100". */
export const COUNT_CAP = 100;

/** Bounds on the keys of an index, the upper one excluded; null where there is none. */
export type KeyRange = { from: number | null; before: number | null };

/** An index, the expression it is asked with, and the keys that may match: ords, in `rank` ranks. */
export type Match = { index: "filter" | "text" | "rank"; expression: string; keys: KeyRange };

/** Who asks, and what of their own answers the search is narrowed to. */
export type Asker = { userNum: number; mine: MineFilter | null } | { userNum: null; mine: null };

/**
 * How the list of a search comes about:
 * - `key`: the newest first or, from the index of ranks, by answers; in pages by key;
 * - `score`: its newest matches in order of relevance or answers, in pages by place: exact where there are few.
 */
export type MatchList =
  | { kind: "nothing" }
  | { kind: "key"; match: Match }
  | { kind: "score"; match: Match; by: Exclude<SearchOrder, "newest"> };

/** Questions like a pasted text, the most alike first, in pages by place. */
export type LikenessList = { kind: "likeness"; clues: readonly Clue[]; keys: KeyRange };
export type SearchList = MatchList | LikenessList;

/** Where a page starts: after or before a key, in the list's order, or from a place on; null on the first page. */
export type PageStart = { after: number } | { before: number } | { place: number } | null;

/** The place a page starts from, 0 on the first. */
export function placeOf(start: PageStart): number {
  return start && "place" in start ? start.place : 0;
}
