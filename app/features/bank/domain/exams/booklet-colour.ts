import { fold } from "#app/platform/text/normalize.ts";

/** A colour's number is its position from 1: append only. */
const colours = ["azul", "amarelo", "branco", "rosa", "cinza", "verde", "laranja", "roxo"] as const;

/** Null for an unknown colour ("Amarela" is "amarelo"). */
export function bookletColour(booklet: string | null): number | null {
  if (booklet === null) return null;
  const word = fold(booklet).trim();
  // Exams say "prova amarela" and "caderno amarelo".
  const place = colours.findIndex((each) => each === word || each === word.replace(/a$/, "o"));
  return place < 0 ? null : place + 1;
}

export function coloursOf(booklet: string | null, others: readonly number[]): number[] {
  const own = bookletColour(booklet);
  return [...new Set(own === null ? others : [own, ...others])].sort((one, other) => one - other);
}

export function colourWord(colour: number): string {
  return colours[colour - 1] ?? "";
}

export function allColours(): number[] {
  return colours.map((_, index) => index + 1);
}
