import { listedQuestion } from "#app/features/bank/domain/listed-question.ts";
import { FOUND_SHARE } from "#app/features/bank/domain/photo/photo-search-limits.ts";
import { foundPassage } from "#app/features/bank/domain/words/found-passage.ts";
import { soughtBy } from "#app/features/bank/domain/words/highlights.ts";
import { likelyQuestions } from "#app/features/bank/services/likely-questions.server.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { questionPaths } from "../paths.ts";

const SHOWN = 3;

/** The questions most like a text read from a photo. `found`: whether the first has most of it. */
export async function matchPhoto(deps: Deps, viewer: Viewer | null, text: string) {
  const catalogue = deps.catalogue.current();
  const sought = soughtBy({ kind: "pasted", text });
  const likely = await likelyQuestions(deps, viewer?.num ?? null, text);
  const matches = likely.slice(0, SHOWN).map(({ row, share }) => ({
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
