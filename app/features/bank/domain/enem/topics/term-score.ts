import { words } from "#app/platform/text/normalize.ts";

/** Terms are folded words or phrases; "*" ends a stem ("celul*"). Repetition adds little, so long texts do not dominate. */
const repeatWeight = 0.25;
const mostRepeats = 4;

/** Longest stem; a broken text may be one endless word. */
const longestStem = 24;

export type SearchableText = {
  /** Folded words with single spaces, one at either end. */
  line: string;
  /** Words and stems with "*". */
  terms: ReadonlySet<string>;
};

export function searchable(text: string): SearchableText {
  const tokens = words(text.replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)|https?:\S+/g, " "));
  const terms = new Set(tokens);
  for (const token of new Set(tokens)) {
    for (let length = 1; length <= Math.min(token.length, longestStem); length++)
      terms.add(`${token.slice(0, length)}*`);
  }
  return { line: ` ${tokens.join(" ")} `, terms };
}

export function termsIn(text: SearchableText, terms: readonly string[]): string[] {
  return terms.filter((term) =>
    term.includes(" ") ? text.line.includes(needle(term)) : text.terms.has(term),
  );
}

export function scoreOf(text: SearchableText, terms: readonly string[]): number {
  return termsIn(text, terms).reduce((sum, term) => {
    const repeats = Math.min(text.line.split(needle(term)).length - 2, mostRepeats);
    return sum + 1 + Math.max(repeats, 0) * repeatWeight;
  }, 0);
}

/** Separated by spaces; "_" joins the words of a phrase. */
export function termList(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .map((term) => term.replaceAll("_", " "));
}

function needle(term: string): string {
  return term.endsWith("*") ? ` ${term.slice(0, -1)}` : ` ${term} `;
}
