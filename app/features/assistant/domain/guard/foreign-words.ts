import { words } from "#app/platform/text/normalize.ts";

/** Frequent words that Portuguese lacks, folded. */
const foreign: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    english:
      "the is are of and it this that you your answer right choice correct should which because with pick one not option letter what was its be by from an think would",
    spanish:
      "el los las y es un una del respuesta con pero opcion correcta usted hay muy tu eso esta letra la le lo por esa donde cual elige marca debes",
    french: "le les est la reponse une des et cest vous bonne lettre du choisis il faut pour dans",
    german:
      "die der das ist antwort richtige und dritte erste zweite vierte ein eine buchstabe nicht du den auf",
    italian: "il la e risposta giusta lettera che di una scegli della corretta ed",
  }).map(([language, list]) => [language, new Set(list.split(" "))]),
);

/** Shared with Portuguese: they alone make no sentence foreign. */
const shared = new Set("a o e la lo le por esta letra marca correta una es da do di il tu du des".split(" "));

const otherScripts =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Cyrillic}]/u;

/** A sentence in another language, in words that the question does not have. */
export function isForeign(sentence: string, known: ReadonlySet<string>): boolean {
  if (otherScripts.test(sentence)) return true;
  const all = words(sentence.replace(/\$[^$]*\$/g, " "));
  const own = all.filter((word) => !known.has(word));
  return [...foreign.values()].some((list) => {
    const met = own.filter((word) => list.has(word));
    const telling = new Set(met.filter((word) => !shared.has(word)));
    return telling.size >= 2 || (telling.size === 1 && all.length <= 6 && met.length >= 2);
  });
}
