/** The text of a query word (`?feito=salva`); none for `constructor`, `__proto__` and the like. */
export function textsByWord(
  texts: Readonly<Record<string, string>>,
): (word: string | null | undefined) => string | null {
  const known = new Map(Object.entries(texts));
  return (word) => known.get(word ?? "") ?? null;
}
