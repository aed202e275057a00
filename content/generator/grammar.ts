export type Gender = "m" | "f";

/** A common noun with what agreement needs. */
export type Noun = { one: string; many: string; gender: Gender };

/** Chooses by gender: by("f", "o", "a") → "a". */
export function by(gender: Gender, masculine: string, feminine: string): string {
  return gender === "m" ? masculine : feminine;
}

/** "o livro", "a mesa" */
export function the(noun: Noun): string {
  return `${by(noun.gender, "o", "a")} ${noun.one}`;
}

/** "um livro", "uma mesa" */
export function a(noun: Noun): string {
  return `${by(noun.gender, "um", "uma")} ${noun.one}`;
}

/** "do livro", "da mesa" */
export function of(noun: Noun): string {
  return `${by(noun.gender, "do", "da")} ${noun.one}`;
}

/** "1 livro", "3 livros" */
export function count(quantity: number, noun: Noun): string {
  return `${quantity} ${quantity === 1 ? noun.one : noun.many}`;
}

const small: Record<number, [string, string]> = {
  1: ["um", "uma"],
  2: ["dois", "duas"],
  3: ["três", "três"],
  4: ["quatro", "quatro"],
  5: ["cinco", "cinco"],
  6: ["seis", "seis"],
  7: ["sete", "sete"],
  8: ["oito", "oito"],
  9: ["nove", "nove"],
  10: ["dez", "dez"],
};

/** A small number in letters, agreeing with its noun: "duas caixas", "12 caixas". */
export function countedNoun(quantity: number, noun: Noun): string {
  const pair = small[quantity];
  const text = pair ? by(noun.gender, pair[0], pair[1]) : String(quantity);
  return `${text} ${quantity === 1 ? noun.one : noun.many}`;
}

/** Reads a bank of nouns written "m livro livros" one per line or separated by semicolons; inner spaces as "_". */
export function nouns(text: string): Noun[] {
  return entries(text).map((entry) => {
    const [gender = "m", one = "", many = `${one}s`] = entry
      .split(" ")
      .map((part) => part.replaceAll("_", " "));
    return { gender: gender === "f" ? "f" : "m", one, many };
  });
}

/** The parts of a bank written on lines or between semicolons, trimmed, empty ones left out. */
export function entries(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== "");
}

/** Rows of a bank: one a line, columns separated by " | ". */
export function rows(text: string): string[][] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => line.split("|").map((cell) => cell.trim()));
}
