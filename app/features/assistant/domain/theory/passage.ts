import { fold } from "#app/platform/text/normalize.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";

/** A part of a study page or a lesson that answers by itself. */
export type Passage = {
  /** Its address with its section: "/m/glossario-biologia#parte-mitose". */
  href: string;
  title: string;
  /** Of the page. */
  page: string;
  /** What else it is looked for by: its emphasised words. */
  names: string;
  /** Markdown and LaTeX. */
  body: string;
};

/** Letters of a misspelt word are compared in threes, from this length. */
const SHORTEST_SPELT = 5;

/** What is indexed of a passage: stems by weight, and folded names to find what is misspelt. */
export function indexedPassage({ title, page, names, body }: Passage) {
  return {
    title: rootsOf(title).join(" "),
    names: rootsOf(`${names} ${page}`).join(" "),
    body: rootsOf(body.replace(/\$[^$]*\$/g, " ")).join(" "),
    spelt: fold(`${title} ${names}`),
  };
}

const anyOf = (terms: readonly string[]) =>
  [...new Set(terms)].map((term) => `"${term.replaceAll('"', "")}"`).join(" OR ");

/** Expressions of FTS5 for the roots of a question's words; null where there is nothing to look for. */
export function passageExpressions(
  roots: readonly string[],
): { words: string; letters: string | null } | null {
  if (roots.length === 0) return null;
  const threes = roots
    .filter((root) => root.length >= SHORTEST_SPELT)
    .flatMap((root) => Array.from({ length: root.length - 2 }, (_, at) => root.slice(at, at + 3)));
  return { words: anyOf(roots), letters: threes.length > 0 ? anyOf(threes) : null };
}
