import type { Deps } from "#app/platform/context/deps.ts";
import { choosePassages } from "../domain/theory/choose-passage.ts";
import { type Passage, passageExpressions } from "../domain/theory/passage.ts";
import { theoryWords } from "../domain/theory/theory-words.ts";
import type { TutorSource } from "../domain/tutor-material.ts";
import { findPassages } from "../queries/passages.server.ts";

const sourceOf = ({ title, page, href, body }: Passage): TutorSource => ({
  title: title === page ? title : `${title} (${page})`,
  name: title,
  href,
  text: body,
});

/** Passages that answer a question about theory, or the nearest one, marked so. One round trip. */
export async function theorySources(deps: Deps, words: string): Promise<TutorSource[]> {
  // The placeholder of a masked name is not part of the doubt.
  const text = words.replace(/\[[^\]]*\]/g, " ");
  const expressions = passageExpressions(theoryWords(text));
  if (!expressions) return [];
  const { answers, nearest } = choosePassages(text, await deps.read(findPassages(deps.db, expressions)));
  return nearest ? [{ ...sourceOf(nearest), isNear: true }] : answers.map(sourceOf);
}
