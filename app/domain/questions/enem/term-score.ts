import { words } from "#app/text/normalize.ts";

/**
 * Terms are folded words or phrases; a final "*" stands for any ending ("celul*"). A term counts once for being there and a
 * little more for coming again, so that a long text on one thing does not outweigh several signs.
 */
const repeatWeight = 0.25;
const mostRepeats = 4;

/** No stem of a term is longer; a broken text may be one endless word. */
const longestStem = 24;

/** A text ready to be searched for many terms. */
export type SearchableText = {
  /** The folded words between single spaces, one at either end. */
  line: string;
  /** The words, and every beginning of a word with a "*". */
  terms: ReadonlySet<string>;
};

/** A text without its pictures and addresses, ready to be searched. */
export function searchable(text: string): SearchableText {
  const tokens = words(text.replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)|https?:\S+/g, " "));
  const terms = new Set(tokens);
  for (const token of new Set(tokens)) {
    for (let length = 1; length <= Math.min(token.length, longestStem); length++)
      terms.add(`${token.slice(0, length)}*`);
  }
  return { line: ` ${tokens.join(" ")} `, terms };
}

/** The terms of a list that a text holds. */
export function termsIn(text: SearchableText, terms: readonly string[]): string[] {
  return terms.filter((term) =>
    term.includes(" ") ? text.line.includes(needle(term)) : text.terms.has(term),
  );
}

/** The weight of a list's terms in a text. */
export function scoreOf(text: SearchableText, terms: readonly string[]): number {
  return termsIn(text, terms).reduce((sum, term) => {
    const repeats = Math.min(text.line.split(needle(term)).length - 2, mostRepeats);
    return sum + 1 + Math.max(repeats, 0) * repeatWeight;
  }, 0);
}

/** A space-separated list of terms; "_" joins the words of a phrase. */
export function termList(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .map((term) => term.replaceAll("_", " "));
}

function needle(term: string): string {
  return term.endsWith("*") ? ` ${term.slice(0, -1)}` : ` ${term} `;
}
