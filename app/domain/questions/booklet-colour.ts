import { fold } from "#app/text/normalize.ts";

/** The colours of exam booklets; a colour's number is its place here, from 1. Only ever added to at the end. */
const colours = ["azul", "amarelo", "branco", "rosa", "cinza", "verde", "laranja", "roxo"] as const;

/** The number of a booklet's colour ("Amarela" is "amarelo"); null where it is no colour. */
export function bookletColour(booklet: string | null): number | null {
  if (booklet === null) return null;
  const word = fold(booklet).trim();
  // Exams say "prova amarela" and "caderno amarelo".
  const place = colours.findIndex((each) => each === word || each === word.replace(/a$/, "o"));
  return place < 0 ? null : place + 1;
}

/** The colours of all booklets known to hold a question, in order: of its own, and of those that item files name. */
export function coloursOf(booklet: string | null, others: readonly number[]): number[] {
  const own = bookletColour(booklet);
  return [...new Set(own === null ? others : [own, ...others])].sort((one, other) => one - other);
}

/** The word of a colour, in addresses: "azul". */
export function colourWord(colour: number): string {
  return colours[colour - 1] ?? "";
}

/** The numbers of all colours. */
export function allColours(): number[] {
  return colours.map((_, index) => index + 1);
}
