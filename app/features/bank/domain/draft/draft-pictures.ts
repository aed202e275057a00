import type { AlternativeDraft, QuestionDraft } from "../draft.ts";
import { pictureMarkdown, picturePathsIn } from "../picture-markdown.ts";

export type DraftTexts = Pick<
  QuestionDraft,
  "statement" | "alternatives" | "solution" | "hint" | "explanation"
>;

/** Distinct picture paths: those in texts, then those of alternatives. */
export function picturePathsOf(drafts: readonly DraftTexts[]): string[] {
  const texts = drafts.flatMap(({ statement, solution, hint, explanation, alternatives }) => [
    ...[statement, solution, hint, explanation].filter((text) => text !== null),
    ...alternatives.map(({ text }) => text),
  ]);
  const ofAlternatives = drafts.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ picture }) => picture?.path ?? []),
  );
  return [...new Set([...picturePathsIn(texts), ...ofAlternatives])];
}

/** Referenced pictures that were never uploaded. */
export function missingPictures(draft: DraftTexts, stored: Pick<ReadonlySet<string>, "has">): string[] {
  return picturePathsOf([draft]).filter((path) => !stored.has(path));
}

export function alternativeSource({ text, picture }: AlternativeDraft): string {
  if (!picture) return text;
  return `${text ? `${text}\n\n` : ""}${pictureMarkdown(picture.alt ?? "", picture.path)}`;
}
