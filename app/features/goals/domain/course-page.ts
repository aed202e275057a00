import { words } from "#app/platform/text/normalize.ts";
import { chanceOf } from "./chance/chance.ts";

/** Seats of one modality: `cutoffs` by year as in `years`; `expected` and `spread` null where nobody got in last year. */
export type StoredSeats = {
  modality: string;
  places: number;
  bonus: number;
  cutoffs: (number | null)[];
  expected: number | null;
  spread: number | null;
};
/** `years`: newest first. */
export type StoredCutoffs = { years: number[]; seats: StoredSeats[] };

const MOST_WORDS = 8;

/** An expression of quoted tokens (SEC-30): all words, each as a beginning; null without any. */
export function courseExpression(text: string): string | null {
  const sought = words(text).filter((word) => !/^(?:de|da|do|em|na|no|e)$/.test(word));
  if (sought.length === 0) return null;
  return sought
    .slice(0, MOST_WORDS)
    .map((word) => `"${word}" *`)
    .join(" AND ");
}

/** A mark as typed: "702,5". Null unless it is one from 0 to 1000. */
export function readMark(text: string): number | null {
  const typed = text.trim().replace(",", ".");
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(typed)) return null;
  return Number(typed) > 1000 ? null : Number(typed);
}

const SCALE = [
  { below: 0.1, word: "muito difícil" },
  { below: 0.35, word: "difícil" },
  { below: 0.65, word: "meio a meio" },
  { below: 0.9, word: "boa" },
] as const;

/** A chance in a word, and per cent rounded to 5: never 0 or 100. */
export function chanceInWords(chance: number): { word: string; percent: number } {
  const word = SCALE.find(({ below }) => chance < below)?.word ?? "muito boa";
  return { word, percent: Math.min(95, Math.max(5, Math.round(chance * 20) * 5)) };
}

export type SeatsChance =
  | { kind: "none"; year: number }
  | { kind: "bonus"; percent: number }
  | { kind: "chance"; word: string; percent: number; mark: number; missing: number };

/** What a weighted mean is worth in these seats. `hasBonus`: of the regional one; null: not answered yet. */
export function seatsChance(
  { cutoffs, bonus, expected, spread }: StoredSeats,
  { mean, hasBonus, year }: { mean: number; hasBonus: boolean | null; year: number },
): SeatsChance {
  const [last] = cutoffs;
  if (typeof last !== "number" || expected === null || spread === null) return { kind: "none", year };
  if (bonus > 0 && hasBonus !== true) return { kind: "bonus", percent: bonus };
  const mark = mean * (1 + bonus / 100);
  const missing = Math.max(0, Math.ceil((last - mark) / (1 + bonus / 100)));
  return { kind: "chance", ...chanceInWords(chanceOf(mark, { expected, spread })), mark, missing };
}
