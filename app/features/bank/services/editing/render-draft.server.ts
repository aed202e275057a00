import {
  type RenderedText,
  type RenderOptions,
  renderInline,
  renderText,
} from "#app/platform/math/domain/render-text.server.ts";
import { filePaths } from "#app/platform/paths/files.ts";
import { alternativeSource, type DraftTexts } from "../../domain/draft/draft-pictures.ts";
import type { RenderProblems } from "../../domain/findings.ts";
import { type DrawnParts, solutionParts } from "../../domain/written/solution-parts.ts";

/** Stored pictures by the path their source uses. */
export type RenderPictures = ReadonlyMap<
  string,
  { key: string; width: number | null; height: number | null }
>;

export type RenderedTexts = {
  statement: string;
  alternatives: string[];
  solution: string | null;
  hint: string | null;
  explanation: string | null;
  parts: DrawnParts | null;
};

/** Renders a question's texts, for the bank and for previews; `problems`: what failed. */
export function renderDraft(
  texts: DraftTexts,
  stored: RenderPictures,
): { html: RenderedTexts; problems: RenderProblems } {
  const pictures = new Map(
    [...stored].map(([path, each]) => [path, { ...each, src: filePaths.picture(each.key) }]),
  );
  const problems = { missingPictures: [] as string[], failures: [] as RenderedText["failures"] };
  function htmlOf({ html, missingPictures, failures }: RenderedText): string {
    problems.missingPictures.push(...missingPictures);
    problems.failures.push(...failures);
    return html;
  }
  const block = (text: string | null) => (text === null ? null : htmlOf(renderText(text, { pictures })));
  const html = {
    statement: htmlOf(renderText(texts.statement, { pictures })),
    alternatives: texts.alternatives.map((each) =>
      htmlOf(renderInline(alternativeSource(each), { pictures })),
    ),
    solution: block(texts.solution),
    hint: block(texts.hint),
    explanation: block(texts.explanation),
    parts: texts.solution === null ? null : drawnParts(texts.solution, pictures),
  };
  return { html, problems };
}

/** Failures are those of the whole solution, which is rendered too. */
function drawnParts(solution: string, pictures: RenderOptions["pictures"]): DrawnParts | null {
  const parts = solutionParts(solution);
  if (!parts) return null;
  return {
    steps: parts.steps.map((step) => renderText(step, { pictures }).html),
    remarks: Object.fromEntries(
      parts.remarks.map(({ letter, text }) => [letter, renderInline(text, { pictures }).html]),
    ),
    concept: parts.concept,
  };
}
