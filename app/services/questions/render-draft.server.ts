import { alternativeSource } from "#app/domain/questions/draft/draft-pictures.ts";
import type { DraftTexts } from "#app/domain/questions/draft.ts";
import type { RenderProblems } from "#app/domain/questions/findings.ts";
import {
  type RenderedText,
  renderInline,
  renderText,
} from "#app/domain/questions/rendering/render-text.server.ts";
import { paths } from "#app/paths.ts";

/** The stored pictures a text may show, by the path its source uses. */
export type RenderPictures = ReadonlyMap<
  string,
  { key: string; width: number | null; height: number | null }
>;

/** The texts of a question as HTML, and what could not be drawn. */
export type RenderedDraft = {
  statement: string;
  alternatives: string[];
  solution: string | null;
  hint: string | null;
  explanation: string | null;
  problems: RenderProblems;
};

/** Draws the texts of a question; what is stored and what is previewed both come from here. */
export function renderDraft(draft: DraftTexts, stored: RenderPictures): RenderedDraft {
  const pictures = new Map(
    [...stored].map(([path, each]) => [path, { ...each, src: paths.picture(each.key) }]),
  );
  const problems = { missingPictures: [] as string[], failures: [] as RenderedText["failures"] };
  function htmlOf({ html, missingPictures, failures }: RenderedText): string {
    problems.missingPictures.push(...missingPictures);
    problems.failures.push(...failures);
    return html;
  }
  const block = (text: string | null) => (text === null ? null : htmlOf(renderText(text, { pictures })));
  return {
    statement: block(draft.statement) ?? "",
    alternatives: draft.alternatives.map((each) =>
      htmlOf(renderInline(alternativeSource(each), { pictures })),
    ),
    solution: block(draft.solution),
    hint: block(draft.hint),
    explanation: block(draft.explanation),
    problems,
  };
}
