/** Folds accents and case, so that "Física" and "fisica" are one word (spec 000 §5: text search ignores accents and case). */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a text, folded: runs of letters and digits. */
export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A folded text in kebab case, for addresses: "Colégio Militar 6º ano" → "colegio-militar-6o-ano". */
export function slug(text: string): string {
  return words(text.replace(/º/g, "o").replace(/ª/g, "a")).join("-");
}
