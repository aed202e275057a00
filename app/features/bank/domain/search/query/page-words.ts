import { ordOfCode, questionCode } from "#app/platform/text/question-code.ts";
import type { PageWords } from "../filters/search-filters.ts";
import { PAGE_SIZE, type PageStart, placeOf, type SearchList, TIER_SPAN } from "../search-list.ts";

export const pageParameterNames = { after: "apos", before: "antes", place: "lugar" } as const;

export function readPage(words: PageWords, list: SearchList): PageStart {
  switch (list.kind) {
    case "nothing":
    case "offers":
      return null;
    case "score":
    case "likeness": {
      const place = Number(words.place);
      return Number.isInteger(place) && place > 0 ? { place } : null;
    }
    case "tiers": {
      const [after, before] = [tierKey(words.after, list), tierKey(words.before, list)];
      if (after !== null) return { after };
      return before === null ? null : { before };
    }
    case "key": {
      const [after, before] = [readKey(words.after, list), readKey(words.before, list)];
      if (after !== null) return { after };
      return before === null ? null : { before };
    }
  }
}

type KeyList = SearchList & { kind: "key" };

/** A rank as a number, an ord as the question's code. */
function readKey(word: string, { match: { index, keys } }: KeyList): number | null {
  if (index !== "rank") return ordOfCode(word);
  const rank = Number(word);
  const isRank = Number.isSafeInteger(rank) && rank > (keys.from ?? 0) && rank < (keys.before ?? 0);
  return isRank ? rank : null;
}

function tierKey(word: string, { tiers }: SearchList & { kind: "tiers" }): number | null {
  const key = Number(word);
  return Number.isSafeInteger(key) && key > TIER_SPAN && key < (tiers.length + 1) * TIER_SPAN ? key : null;
}

type Listed = { ord: number; key?: number };

/** Empty for the first page, null where there is none. */
export function pageParameters(
  { list, page }: { list: SearchList; page: PageStart },
  rows: readonly Listed[],
  more: { after: boolean; before: boolean },
): Record<"next" | "previous", string | null> {
  const { after, before, place } = pageParameterNames;
  if (list.kind === "score" || list.kind === "likeness") {
    const from = placeOf(page);
    return {
      next: more.after ? `${place}=${from + PAGE_SIZE}` : null,
      previous: from > PAGE_SIZE ? `${place}=${from - PAGE_SIZE}` : from > 0 ? "" : null,
    };
  }
  const [first, last] = [rows[0], rows.at(-1)];
  const isRanked = list.kind === "tiers" || (list.kind === "key" && list.match.index === "rank");
  const word = ({ ord, key }: Listed) => (isRanked && key ? String(key) : questionCode(ord));
  return {
    next: more.after && last ? `${after}=${word(last)}` : null,
    previous: more.before && first ? `${before}=${word(first)}` : null,
  };
}
