import { words } from "#app/text/normalize.ts";

/**
 * Terms are folded words or phrases; a final "*" stands for any ending ("celul*"). A term counts once for being there and a
 * little more for coming again, so that a long text on one thing does not outweigh several signs.
 */
const repeatWeight = 0.25;
const mostRepeats = 4;

/** A text ready to be searched for terms: its folded words between single spaces. */
export function searchable(text: string): string {
  return ` ${words(text.replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)|https?:\S+/g, " ")).join(" ")} `;
}

/** The terms of a list that a searchable text holds. */
export function termsIn(text: string, terms: readonly string[]): string[] {
  return terms.filter((term) => text.includes(needle(term)));
}

/** The weight of a list's terms in a searchable text. */
export function scoreOf(text: string, terms: readonly string[]): number {
  return termsIn(text, terms).reduce((sum, term) => {
    const repeats = Math.min(text.split(needle(term)).length - 2, mostRepeats);
    return sum + 1 + repeats * repeatWeight;
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
