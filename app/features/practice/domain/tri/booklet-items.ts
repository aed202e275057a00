import type { EnemArea, EnemLanguage } from "#app/features/bank/domain/enem/reading/row.ts";

/** An item of a booklet; without parameters it counts for nothing. */
export type TriItem = {
  code: number | null;
  position: number;
  /** "X" where the file names none. */
  letter: string;
  skill: number | null;
  annulled: boolean;
  /** Of a foreign language's five, or of one language's version of a digital exam. */
  language: EnemLanguage | null;
  a: number | null;
  b: number | null;
  c: number | null;
};

export type TriBooklet = {
  year: number;
  booklet: number;
  area: EnemArea;
  colour: string;
  /** English, Spanish, then the common ones, each by position: the order of INEP's answer strings. */
  items: TriItem[];
};

export type BookletProblem = "language" | "length" | "merged";

/** The items answered by who chose a language. */
export function itemsOfLanguage(items: readonly TriItem[], language: EnemLanguage | null): TriItem[] {
  return items.filter((item) => item.language === null || item.language === language);
}

/** Whether the booklet has items of a foreign language or versions by language. */
export function hasLanguages(items: readonly TriItem[]): boolean {
  return items.some(({ language }) => language !== null);
}

/** INEP's files of 2013 join two exams under one booklet of adapted items. */
function isMerged(items: readonly TriItem[]): boolean {
  const places = new Set(items.map(({ language, position }) => `${language} ${position}`));
  return places.size < items.length;
}

const FOREIGN_ITEMS = 5;

/** The letters for one language's items: without those of the other language, where the string has both. */
function ownLetters(letters: string, count: number, language: EnemLanguage | null): string | null {
  if (letters.length === count) return letters;
  if (letters.length !== count + FOREIGN_ITEMS || language === null) return null;
  const start = language === "ingles" ? FOREIGN_ITEMS : 0;
  return letters.slice(0, start) + letters.slice(start + FOREIGN_ITEMS);
}

export type PairedAnswer = { item: TriItem; letter: string };

/** Items and letters paired by rank within the language, never by the printed position. */
export function pairAnswers(
  { items }: Pick<TriBooklet, "items">,
  letters: string,
  language: EnemLanguage | null,
): PairedAnswer[] | BookletProblem {
  if (isMerged(items)) return "merged";
  if (language === null && hasLanguages(items)) return "language";
  const own = itemsOfLanguage(items, language);
  const given = ownLetters(letters, own.length, language);
  if (given === null) return "length";
  return own.map((item, rank) => ({ item, letter: given.charAt(rank) }));
}
