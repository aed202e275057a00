import type { RankedOrder } from "../question-rank.ts";
import type { MineFilter } from "./filters/search-filters.ts";
import type { Clue } from "./query/pasted-text.ts";

export const PAGE_SIZE = 20;
/** Counting limit: "mais de 100". */
export const COUNT_CAP = 100;

/** Upper bound excluded; null for none. */
export type KeyRange = { from: number | null; before: number | null };

/** An index, its expression, and the keys that may match: ords, ranks in `rank`. */
export type Match = { index: "filter" | "text" | "rank"; expression: string; keys: KeyRange };

/**
 * The reader, the filter by their own answers, and the time of the request (epoch seconds): withheld questions have no
 * mark.
 */
export type Searcher = ({ userNum: number; mine: MineFilter | null } | { userNum: null; mine: null }) & {
  now: number;
};

/**
 * `key`: newest or ranked first, paged by key; `tiers`: disjoint parts of the matches, the best first, newest first inside, paged
 * by key; `score`: the newest matches by answers, paged by position.
 */
export type MatchList =
  | { kind: "nothing" }
  | { kind: "key"; match: Match }
  | { kind: "tiers"; match: Match; tiers: readonly Match[] }
  | { kind: "score"; match: Match; by: RankedOrder };

/** The key of a question in a list of tiers: its tier, counted from the last, and its ord. */
export const TIER_SPAN = 2 ** 36;

/** Lists one after another: what the first one that finds something finds. */
type OfferList = { kind: "offers"; offers: readonly (readonly Match[])[] };

/** Questions like a pasted text, most alike first, paged by position. */
export type LikenessList = { kind: "likeness"; clues: readonly Clue[]; keys: KeyRange };
export type SearchList = MatchList | LikenessList | OfferList;

/** After or before a key in list order, or from a position; null on the first page. */
export type PageStart = { after: number } | { before: number } | { place: number } | null;

export function placeOf(start: PageStart): number {
  return start && "place" in start ? start.place : 0;
}
