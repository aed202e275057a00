/**
 * Savoy's light stemmer for Portuguese (CLEF; "UniNE light" in Lucene) on folded words: plurals, feminines, "-mente" and the last
 * vowel. The npm packages (natural, snowball-stemmers) cut whole derivations: "média" would meet "medir".
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const root = withoutFeminine(withoutPlural(word));
  if (root.length < 5) return root;
  // "Fóssil" has the plural "fósseis", "papel" "papéis": both end alike.
  // "Microorganismo" and "microrganismo" are one word in two spellings.
  return root
    .replace(/[aeo]$/, "")
    .replace(/il$/, "el")
    .replace(/^micro+/, "micro");
}

/** Singular in spite of their ending. */
const PEOPLES = /^(?:ingl|portugu|franc|japon|chin|burgu|campon|holand|irland)es$/;

type Rule = readonly [shortest: number, ending: RegExp, instead: string];

const PLURALS: readonly Rule[] = [
  [5, /(?<=[rslz])es$/, ""],
  [4, /ns$/, "m"],
  [5, /eis$/, "el"],
  [5, /ais$/, "al"],
  [5, /ois$/, "ol"],
  [5, /is$/, "il"],
  [4, /(?:oes|aes)$/, "ao"],
  [7, /mente$/, ""],
  [4, /s$/, ""],
];
const FEMININES: readonly Rule[] = [
  [8, /(?<=inh|iac|eir)a$/, "o"],
  [7, /(?<=or|es)a$/, ""],
  [7, /(?<=os|ic|id|ad|iv|am)a$/, "o"],
];

function byFirst(rules: readonly Rule[], word: string): string {
  const rule = rules.find(([shortest, ending]) => word.length >= shortest && ending.test(word));
  return rule ? word.replace(rule[1], rule[2]) : word;
}

function withoutPlural(word: string): string {
  return PEOPLES.test(word) ? word : byFirst(PLURALS, word);
}

function withoutFeminine(word: string): string {
  return byFirst(FEMININES, word);
}
