import { textWords } from "#app/platform/text/text-words.ts";
import type { SearchWords } from "../search/search-words.ts";

export type Highlight = [from: number, to: number];

/** What a search looks for in texts: `roots` in any inflection, `words` as they stand, `beginnings` of roots. */
export type Sought = {
  roots: ReadonlySet<string>;
  words: ReadonlySet<string>;
  beginnings: readonly string[];
};

const nothing: Sought = { roots: new Set(), words: new Set(), beginnings: [] };

export function soughtBy(search: SearchWords): Sought {
  if (search.kind === "pasted") {
    const roots = textWords(search.text).flatMap(({ root, small }) => (small ? [] : [root]));
    return { ...nothing, roots: new Set(roots) };
  }
  if (search.kind !== "terms") return nothing;
  const { clauses } = search;
  const roots = clauses.flatMap((clause) => {
    if (clause.kind === "concept") return clause.names.flat();
    return clause.kind === "word" && !clause.prefix ? [clause.root] : [];
  });
  const words = clauses.flatMap((clause) => {
    if (clause.kind === "phrase") return clause.words;
    return clause.kind === "small" ? [clause.word] : [];
  });
  const beginnings = clauses.flatMap((clause) =>
    clause.kind === "word" && clause.prefix ? [clause.root] : [],
  );
  return { roots: new Set(roots), words: new Set(words), beginnings };
}

export function highlightsOf(text: string, { roots, words, beginnings }: Sought): Highlight[] {
  if (roots.size + words.size + beginnings.length === 0) return [];
  return textWords(text)
    .filter(
      ({ word, root, small }) =>
        words.has(word) ||
        (!small && (roots.has(root) || beginnings.some((start) => root.startsWith(start)))),
    )
    .map(({ from, to }) => [from, to]);
}
