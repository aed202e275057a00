import type { AlternativeDraft, QuestionDraft } from "../draft.ts";
import { pictureMarkdown, picturePathsIn } from "../picture-markdown.ts";

/** What of a question is drawn. */
export type DraftTexts = Pick<
  QuestionDraft,
  "statement" | "alternatives" | "solution" | "hint" | "explanation"
>;

/** The paths of all pictures that drafts show, each once: those in texts, then those of alternatives. */
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

/** The pictures among those a draft shows that nobody has sent. */
export function missingPictures(draft: DraftTexts, stored: Pick<ReadonlySet<string>, "has">): string[] {
  return picturePathsOf([draft]).filter((path) => !stored.has(path));
}

/** An alternative's text with its picture below, as one text: so it is drawn. */
export function alternativeSource({ text, picture }: AlternativeDraft): string {
  if (!picture) return text;
  return `${text ? `${text}\n\n` : ""}${pictureMarkdown(picture.alt ?? "", picture.path)}`;
}
