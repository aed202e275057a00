import type { Viewer } from "#app/access/viewer.ts";
import { foundPassage } from "#app/domain/questions/found-passage.ts";
import { soughtBy } from "#app/domain/questions/highlights.ts";
import { listedQuestion } from "#app/domain/questions/listed-question.ts";
import { FOUND_SHARE } from "#app/domain/questions/photo/photo-search-limits.ts";
import { questionPaths } from "#app/paths/questions.ts";
import type { Deps } from "../deps.ts";
import { likelyQuestions } from "./likely-questions.server.ts";

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
