/** A word with its clitics and elisions: "tornou-se", "d'água". */
const WORD = /\p{L}+(?:[-’']\p{L}+)*/gu;
/** After these a capital letter does not indicate a name. */
const OPENS_SENTENCE = /(?:^|[.!?…:;\n]\s*|[“"‘(—–]\s*)$/u;

export type PlacedWord = { word: string; from: number; to: number };

/**
 * The words of a text that a dictionary can judge: neither acronyms, nor names within a sentence, nor words next to
 * digits.
 */
export function wordsToCheck(text: string): PlacedWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: from }) => {
    const to = from + word.length;
    const isBesideDigit = /\d/.test(`${text[from - 1] ?? ""}${text[to] ?? ""}`);
    const isAcronym = word.length > 1 && word === word.toUpperCase();
    const isCapital = /^\p{Lu}/u.test(word);
    const isName = isCapital && !OPENS_SENTENCE.test(text.slice(Math.max(0, from - 4), from));
    return isBesideDigit || isAcronym || isName ? [] : [{ word, from, to }];
  });
}

/** Whether a dictionary has a word as written, in small letters, or each of its parts. `spell`: what the dictionary has. */
export function isInDictionary(word: string, spell: (word: string) => boolean): boolean {
  const plain = word.replaceAll("’", "'");
  const small = plain.toLowerCase();
  return spell(plain) || spell(small) || (/[-']/.test(small) && small.split(/[-']/).every(spell));
}
