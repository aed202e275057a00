import { fold } from "#app/platform/text/normalize.ts";
import { rootsOf } from "#app/platform/text/text-words.ts";
import type { TheoryWord } from "./theory-words.ts";

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

/** A word of this length is also looked for by its halves: a slip spoils one of them. */
const SHORTEST_SPELT = 5;
/** Letters that the index can find. */
const SHORTEST_PIECE = 3;

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

/** Expressions of FTS5 for the words that name a question's subject; null where there is nothing to look for. */
export function passageExpressions(
  wanted: readonly TheoryWord[],
): { words: string; letters: string | null } | null {
  if (wanted.length === 0) return null;
  const most = Math.max(...wanted.map(({ weight }) => weight));
  const roots = wanted.filter(({ weight }) => weight === most).map(({ root }) => root);
  const halves = roots
    .filter((root) => root.length >= SHORTEST_SPELT)
    .flatMap((root) => {
      const half = Math.max(SHORTEST_PIECE, root.length >> 1);
      return [root.slice(0, half), root.slice(-half)];
    });
  return {
    words: `{title names} : (${anyOf(roots)})`,
    letters: halves.length > 0 ? anyOf(halves) : null,
  };
}
