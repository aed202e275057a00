/** Folds accents and case (R-SHELL-20). */
export function fold(text: string): string {
  // Plain letters have nothing to decompose: most words, and a tenth of the time.
  const bare = /^\p{ASCII}*$/u.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "");
  return bare.toLowerCase();
}

export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "Colégio Militar 6º ano" → "colegio-militar-6o-ano". */
export function slug(text: string): string {
  return words(text.replace(/º/g, "o").replace(/ª/g, "a")).join("-");
}
