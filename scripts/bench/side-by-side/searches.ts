import { noFilters, type SearchFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { createRandom, type Random } from "#content/generator/random.ts";
import type { CorpusRow } from "../corpus.ts";

type SearchKind = "palavras" | "acentos" | "prefixo" | "frase";
export type KindOfSearch = { kind: SearchKind; filters: SearchFilters };

const EACH = 15;
/** Long enough to be a content word. */
const WORD = /[\p{L}]{5,}/gu;

function fold(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** A query that finds the question, by kind. */
function textOf(random: Random, { text }: CorpusRow, kind: SearchKind): string | null {
  const words = text.match(WORD) ?? [];
  if (kind === "frase") {
    const runs = text.match(/\p{L}{3,} \p{L}{2,} \p{L}{4,}/gu) ?? [];
    return runs.length > 0 ? `"${random.pick(runs)}"` : null;
  }
  const accented = words.filter((word) => fold(word) !== word.toLowerCase());
  const pool = kind === "acentos" ? accented : words;
  if (pool.length < 2) return null;
  const chosen = random.sample(pool, kind === "prefixo" ? 1 : random.int(1, 2));
  if (kind === "acentos") return chosen.map(fold).join(" ");
  return chosen.map((word) => (kind === "prefixo" ? word.slice(0, 4) : word.toLowerCase())).join(" ");
}

/** A quarter of each kind; half filtered by subject, a third by institution or years. */
export function searchesOver(bank: readonly CorpusRow[]): KindOfSearch[] {
  const random = createRandom(60);
  const kinds: SearchKind[] = ["palavras", "acentos", "prefixo", "frase"];
  return kinds.flatMap((kind) => {
    const searches: KindOfSearch[] = [];
    while (searches.length < EACH) {
      const row = random.pick(bank);
      const text = textOf(random, row, kind);
      if (text === null) continue;
      const filters = {
        ...noFilters,
        text,
        subjects: random.chance(0.5) ? [row.subject] : [],
        institutions: random.chance(0.3) ? [row.institution] : [],
        years: random.chance(0.3) ? { from: row.year - 3, to: row.year } : noFilters.years,
      };
      searches.push({ kind, filters });
    }
    return searches;
  });
}
