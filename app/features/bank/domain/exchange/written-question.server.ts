import { escapeText } from "#app/platform/math/domain/escape-html.ts";
import { maxSourceLength, renderInline, renderText } from "#app/platform/math/domain/render-text.server.ts";
import { lettersOf, markedLetters, marksSeveral } from "../answers/answer-forms.ts";
import { subjectNames } from "../catalogue/subjects.ts";
import type { QuestionDraft } from "../draft.ts";
import { pictureMarkdown } from "../picture-markdown.ts";
import { moodleFraction } from "./choice-key.ts";
import { pictureNamesOf } from "./picture-names.ts";

export type WrittenQuestion = {
  name: string;
  /** "$course$/top/Matemática/Cones" */
  category: string;
  statement: string;
  /** `fraction`: of 100, as Moodle expects. */
  answers: { text: string; isRight: boolean; fraction: string }[];
  solution: string;
  hint: string;
};

export function writtenQuestion(draft: QuestionDraft): WrittenQuestion {
  const names = pictureNamesOf(draft);
  const letters = lettersOf(draft.kind, draft.alternatives.length);
  const rights = markedLetters(draft.key);
  const several = marksSeveral(draft.kind);
  // One wrong proposition loses all credit (UEM's rule), also where only the whole answer is right.
  const fractionOf = (isRight: boolean) => {
    if (!isRight) return several ? "-100" : "0";
    return several ? moodleFraction(rights.length) : "100";
  };
  const parts = [subjectNames[draft.subject], ...draft.topics.slice(0, 1)];
  return {
    name: draft.provenance.path,
    category: ["$course$", "top", ...parts.map((part) => part.replaceAll("/", "//"))].join("/"),
    statement: toMoodleHtml(draft.statement, names),
    answers: draft.alternatives.map(({ text, picture }, at) => {
      const below = picture ? pictureMarkdown(picture.alt ?? "", picture.path) : "";
      const whole = [text, below].filter(Boolean).join("\n\n");
      const isRight = rights.includes(letters[at] ?? "");
      return { text: toMoodleHtml(whole, names, true), isRight, fraction: fractionOf(isRight) };
    }),
    solution: toMoodleHtml(draft.solution ?? "", names),
    hint: toMoodleHtml(draft.hint ?? "", names),
  };
}

type PictureNames = ReadonlyMap<string, string>;

/** HTML with LaTeX in `\(…\)` and `\[…\]`, as Moodle displays it. */
function toMoodleHtml(markdown: string, names: PictureNames, inline = false): string {
  const pictures = new Map(
    [...names].map(([path, name]) => [
      path,
      { src: `@@PLUGINFILE@@/${encodeURIComponent(name)}`, width: null, height: null },
    ]),
  );
  const render = inline ? renderInline : renderText;
  const { html } = render(markdown.slice(0, maxSourceLength), {
    pictures,
    write: ({ formula, display }) => escapeText(display ? `\\[${formula}\\]` : `\\(${formula}\\)`),
  });
  return html
    .replace(/ loading="lazy" decoding="async"/g, "")
    .replace(/<div class="table-scroll"[^>]*>([\s\S]*?)<\/div>/g, "$1");
}
