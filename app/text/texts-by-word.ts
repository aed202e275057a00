/**
 * What a page says by a word of its address: `?feito=salva`. Any other word says nothing, those that every object knows
 * (`constructor`, `__proto__`) among them.
 */
export function textsByWord(
  texts: Readonly<Record<string, string>>,
): (word: string | null | undefined) => string | null {
  const known = new Map(Object.entries(texts));
  return (word) => known.get(word ?? "") ?? null;
}
