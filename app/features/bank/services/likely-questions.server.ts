import type { Deps } from "#app/platform/context/deps.ts";
import { words } from "#app/platform/text/normalize.ts";
import { matchShare } from "../domain/photo/match-share.ts";
import { FOUND_SHARE, LONGEST_READ_TEXT } from "../domain/photo/photo-search-limits.ts";
import { noFilters } from "../domain/search/filters/search-filters.ts";
import { filterExpression } from "../domain/search/query/match-expression.ts";
import { cluesOf } from "../domain/search/query/pasted-text.ts";
import { textBlocks } from "../domain/words/found-passage.ts";
import { questionsLikePhoto } from "../queries/likeness.server.ts";

/** More than for a search: some of a photo's words were misread. */
const RUNS = 12;
/** Fewer words cannot identify a question. */
const FEWEST_WORDS = 3;
/** Questions compared with a text. */
const COMPARED = 10;

/**
 * Questions by how much of a text they contain, the likeliest first; none of a text without words. One round trip at
 * most.
 */
export async function likelyQuestions(deps: Deps, userNum: number | null, typed: string) {
  const text = typed.slice(0, LONGEST_READ_TEXT);
  if (words(text).length < FEWEST_WORDS) return [];
  const clues = cluesOf(text, filterExpression(noFilters), RUNS);
  const asker = { userNum, now: deps.now() };
  const list = { kind: "likeness" as const, clues, keys: { from: null, before: null } };
  const rows = await deps.read(questionsLikePhoto(deps.db, list, asker, COMPARED));
  return rows
    .map((row) => {
      const blocks = [row.statementHtml, ...row.alternativesHtml].flatMap(textBlocks);
      return { row, ...matchShare(text, blocks.join("\n")) };
    })
    .sort((one, other) => other.pairs - one.pairs || other.share - one.share);
}

/** Words from which a text may be a pasted question. */
export const FEWEST_PASTED = 12;

/** The question that a text was copied from, by its ord; null if it is none. */
export async function pastedQuestion(deps: Deps, userNum: number, text: string): Promise<number | null> {
  if (words(text).length < FEWEST_PASTED) return null;
  const [first] = await likelyQuestions(deps, userNum, text);
  return first && first.share >= FOUND_SHARE && first.pairs >= FEWEST_PASTED / 2 ? first.row.ord : null;
}
