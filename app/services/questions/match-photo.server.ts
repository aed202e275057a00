import type { Viewer } from "#app/access/viewer.ts";
import { foundPassage, textBlocks } from "#app/domain/questions/found-passage.ts";
import { soughtBy } from "#app/domain/questions/highlights.ts";
import { listedQuestion } from "#app/domain/questions/listed-question.ts";
import { matchShare } from "#app/domain/questions/photo/match-share.ts";
import { FOUND_SHARE, LONGEST_READ_TEXT } from "#app/domain/questions/photo/photo-search-limits.ts";
import { filterExpression } from "#app/domain/questions/search/match-expression.ts";
import { cluesOf } from "#app/domain/questions/search/pasted-text.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { questionPaths } from "#app/paths/questions.ts";
import { questionsLikePhoto } from "#app/queries/questions/likeness.server.ts";
import { words } from "#app/text/normalize.ts";
import type { Deps } from "../deps.ts";

/** More than of a pasted text: some of them were misread. */
const RUNS = 12;
/** Fewer say nothing of a question. */
const FEWEST_WORDS = 3;
/** Questions compared with what was read, and shown. */
const COMPARED = 10;
const SHOWN = 3;

/**
 * The questions most like a text read from a photo, the likeliest first. `found`: whether the first has most of it. One round
 * trip; a text without words asks nothing.
 */
export async function matchPhoto(deps: Deps, viewer: Viewer | null, typed: string) {
  const text = typed.slice(0, LONGEST_READ_TEXT);
  const catalogue = deps.catalogue.current();
  if (words(text).length < FEWEST_WORDS) return { found: false, matches: [] };
  const clues = cluesOf(text, filterExpression(noFilters), RUNS);
  const list = { kind: "likeness" as const, clues, keys: { from: null, before: null } };
  const [rows] = await deps.read(questionsLikePhoto(deps.db, list, viewer?.num ?? null, COMPARED));
  const sought = soughtBy({ kind: "pasted", text });
  const matches = rows
    .map((row) => {
      const blocks = [row.statementHtml, ...row.alternativesHtml].flatMap(textBlocks);
      return { row, ...matchShare(text, blocks.join("\n")) };
    })
    .sort((one, other) => other.pairs - one.pairs || other.share - one.share)
    .slice(0, SHOWN)
    .map(({ row, share }) => ({
      share,
      question: {
        ...listedQuestion(row, questionPaths.question, catalogue),
        ...foundPassage(
          { excerpt: row.excerpt, html: row.statementHtml, alternatives: row.alternativesHtml },
          sought,
        ),
      },
    }));
  return { found: (matches[0]?.share ?? 0) >= FOUND_SHARE, matches };
}

export type PhotoMatches = Awaited<ReturnType<typeof matchPhoto>>;
