import type { QuestionKind } from "./draft.ts";

const LETTERS = ["A", "B", "C", "D", "E"] as const;
export type Letter = (typeof LETTERS)[number];

/** A, B, C… or C (Certo) and E (Errado). */
export function lettersOf(kind: QuestionKind, alternatives: number): Letter[] {
  if (kind === "open") return [];
  return kind === "right-wrong" ? ["C", "E"] : LETTERS.slice(0, alternatives);
}

export type Alternative = { letter: string; html: string };

export function letteredAlternatives(kind: QuestionKind, htmls: readonly string[]): Alternative[] {
  return lettersOf(kind, htmls.length).map((letter, index) => ({ letter, html: htmls[index] ?? "" }));
}

/** Case-insensitive; null for anything else. */
export function letterOf(sent: unknown): Letter | null {
  if (typeof sent !== "string") return null;
  const letter = sent.trim().toUpperCase();
  return LETTERS.find((each) => each === letter) ?? null;
}
