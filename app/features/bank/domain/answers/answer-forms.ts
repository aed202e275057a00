import type { QuestionKind } from "../draft.ts";

export const LETTERS = ["A", "B", "C", "D", "E"] as const;
export type Letter = (typeof LETTERS)[number];

/** How a kind is answered: by one letter, several, the sum of the propositions' values, or a whole number. */
type AnswerForm = "letter" | "letters" | "sum" | "number" | "none";

export const forms: Readonly<Record<QuestionKind, AnswerForm>> = {
  "single-choice": "letter",
  "right-wrong": "letter",
  "multiple-choice": "letters",
  sum: "sum",
  numeric: "number",
  open: "none",
};

export const allKinds = Object.keys(forms) as QuestionKind[];

export function questionKind(word: string): QuestionKind | undefined {
  return allKinds.find((kind) => kind === word);
}

/** Kinds with a key, by which answers are graded. */
export const gradedKinds = allKinds.filter((kind) => forms[kind] !== "none");

export function hasAlternatives(kind: QuestionKind): boolean {
  return forms[kind] !== "none" && forms[kind] !== "number";
}

/** Several alternatives may be marked. */
export function marksSeveral(kind: QuestionKind): boolean {
  return forms[kind] === "letters" || forms[kind] === "sum";
}

/** A, B, C… or C (Certo) and E (Errado). */
export function lettersOf(kind: QuestionKind, alternatives: number): Letter[] {
  if (!hasAlternatives(kind)) return [];
  return kind === "right-wrong" ? ["C", "E"] : LETTERS.slice(0, alternatives);
}

export const worthOf = (letter: string) => 2 ** LETTERS.indexOf(letter as Letter);
export const padded = (value: number, digits: number) => String(value).padStart(digits, "0");

/** The label of an alternative: its letter, or a proposition's value ("04"). */
export function labelOf(kind: QuestionKind, letter: string): string {
  return kind === "sum" ? padded(worthOf(letter), 2) : letter;
}

/** The alternatives that an answer marks. */
export function markedLetters(answer: string | null): string[] {
  if (answer === null || /^\d{3}$/.test(answer)) return [];
  return /^\d/.test(answer) ? LETTERS.filter((letter) => Number(answer) & worthOf(letter)) : [...answer];
}
