import { subjectNames } from "#app/domain/catalogue/subjects.ts";
import { pictureNamesOf } from "#app/domain/exchange/picture-names.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { pictureMarkdown } from "#app/domain/questions/picture-markdown.ts";
import { toMoodleHtml } from "./html/markdown-to-html.server.ts";

export type WrittenQuestion = {
  name: string;
  /** "$course$/top/Matemática/Cones" */
  category: string;
  statement: string;
  answers: { text: string; isRight: boolean }[];
  solution: string;
  hint: string;
};

export function writtenQuestion(draft: QuestionDraft): WrittenQuestion {
  const names = pictureNamesOf(draft);
  const right = draft.kind === "right-wrong" ? ["C", "E"] : ["A", "B", "C", "D", "E"];
  const parts = [subjectNames[draft.subject], ...draft.topics.slice(0, 1)];
  return {
    name: draft.provenance.path,
    category: ["$course$", "top", ...parts.map((part) => part.replaceAll("/", "//"))].join("/"),
    statement: toMoodleHtml(draft.statement, names),
    answers: draft.alternatives.map(({ text, picture }, at) => {
      const below = picture ? pictureMarkdown(picture.alt ?? "", picture.path) : "";
      const whole = [text, below].filter(Boolean).join("\n\n");
      return { text: toMoodleHtml(whole, names, true), isRight: right[at] === draft.key };
    }),
    solution: toMoodleHtml(draft.solution ?? "", names),
    hint: toMoodleHtml(draft.hint ?? "", names),
  };
}
