import { fold } from "#app/platform/text/normalize.ts";

/** A number in a text with all its possible values: 75% is 75 and 0.75, 3/4 is 0.75. */
export type FoundNumber = { values: number[]; from: number; to: number; spelled: boolean };

const units = table(
  "zero 0 um 1 uma 1 dois 2 duas 2 tres 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 quatorze 14 " +
    "catorze 14 quinze 15 dezesseis 16 dezessete 17 dezoito 18 dezenove 19 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 " +
    "setenta 70 oitenta 80 noventa 90 cem 100 cento 100 duzentos 200 duzentas 200 trezentos 300 trezentas 300 quatrocentos 400 " +
    "quatrocentas 400 quinhentos 500 quinhentas 500 seiscentos 600 seiscentas 600 setecentos 700 setecentas 700 oitocentos 800 " +
    "oitocentas 800 novecentos 900 novecentas 900 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 " +
    "twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 " +
    "fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 uno 1 dos 2 cuatro 4 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 " +
    "veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 ochenta 80 cien 100 ciento 100 quince 15 dieciseis 16 doscientos 200 " +
    "meia 0.5 meio 0.5",
);
const scales = table(
  "mil 1000 thousand 1000 hundred 100 dezena 10 dezenas 10 duzia 12 duzias 12 centena 100 centenas 100 milhao 1000000 milhoes 1000000 million 1000000 bilhao 1e9 bilhoes 1e9",
);
/** Of "dos" and "once" only Spanish makes numbers: they count behind nothing else. */
const ambiguous = new Set(["dos", "once", "um", "uma", "uno", "meia", "meio", "cem"]);

function table(pairs: string): ReadonlyMap<string, number> {
  const parts = pairs.split(" ");
  return new Map(parts.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(parts[at + 1])] as const] : [])));
}

function digitsValue(written: string): number {
  if (/^[1-9]\d{0,2}(?:[. ]\d{3})+(?:,\d+)?$/.test(written))
    return Number(written.replace(/[. ]/g, "").replace(",", "."));
  return Number(written.replace(",", "."));
}

const written =
  /(?<![\p{L}\d])(?:\d{1,3}(?:[. ]\d{3})+(?!\d)(?:,\d+)?|\d+(?:[.,]\d+)?)(?:\s?\/\s?(\d+(?:,\d+)?)(?!\/|\d))?(?:\s?[×x*]\s?10\s?\^\s?(-?\d+))?(\s?%)?/gu;

function digitNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(written)].map((match) => {
    const [whole, below, power, percent] = match;
    const base = digitsValue(whole.replace(/(?<=\d)(?:\s?[/×x*%]|[^\d., ]).*$/u, "").trim());
    const divided = below ? base / digitsValue(below) : base;
    const value = power ? divided * 10 ** Number(power) : divided;
    const values = percent ? [value, value / 100] : [value];
    return { values, from: match.index, to: match.index + whole.length, spelled: false };
  });
}

type Run = { total: number; current: number; words: number };

function added(run: Run, word: string): Run | null {
  const scale = scales.get(word);
  if (scale !== undefined)
    return scale <= 100
      ? { ...run, current: (run.current || 1) * scale, words: run.words + 1 }
      : { total: run.total + (run.current || 1) * scale, current: 0, words: run.words + 1 };
  const unit = units.get(word);
  return unit === undefined ? null : { ...run, current: run.current + unit, words: run.words + 1 };
}

/** "Mil e cem", "vinte e cinco", "twenty-five"; a lone "um" or "dos" is no number. */
function spelledNumbers(text: string): FoundNumber[] {
  const words = [...text.matchAll(/\p{L}+/gu)];
  const found: FoundNumber[] = [];
  for (let at = 0; at < words.length; at++) {
    const first = words[at] as RegExpExecArray;
    let run: Run = { total: 0, current: 0, words: 0 };
    let end = at;
    for (let next = at; next < words.length; next++) {
      const [raw] = words[next] as RegExpExecArray;
      // "É" joins nothing.
      const joins = run.words > 0 && /^(?:e|y|and)$/i.test(raw);
      const word = fold(raw);
      const more = joins ? null : added(run, word);
      if (more) [run, end] = [more, next];
      else if (!joins) break;
    }
    if (run.words === 0 || (run.words === 1 && ambiguous.has(fold(first[0])))) continue;
    const last = words[end] as RegExpExecArray;
    const to = last.index + last[0].length;
    const percent = /^\s+por\s+cento/i.test(text.slice(to));
    const value = run.total + run.current;
    found.push({ values: percent ? [value, value / 100] : [value], from: first.index, to, spelled: true });
    at = end;
  }
  return found;
}

function reckoned(sign: string, one: number, other: number): number {
  if (sign === "+") return one + other;
  if (sign === "-") return one - other;
  return sign === "×" ? one * other : one / other;
}

const multiples = new Map([
  ["dobro", 2],
  ["triplo", 3],
  ["quadruplo", 4],
]);

/** "19 + 1", "metade de 40", "um a mais que 19", "√400": numbers that a step of arithmetic makes. */
function reckonedNumbers(text: string): FoundNumber[] {
  const found = (match: RegExpMatchArray & { index: number }, value: number): FoundNumber => ({
    values: [value],
    from: match.index,
    to: match.index + match[0].length,
    spelled: false,
  });
  const number = "(\\d+(?:,\\d+)?)";
  const pairs = text.matchAll(
    new RegExp(`(?<![\\d,.^])${number}\\s?([+\\-×÷/])\\s?${number}(?![\\d,^/])`, "gu"),
  );
  const parts = fold(text).matchAll(new RegExp(`(dobro|triplo|quadruplo|metade) de ${number}`, "gu"));
  const more = fold(text).matchAll(/(?:um|1) a (mais|menos) (?:do )?que (\d+)/gu);
  const roots = text.matchAll(/√\s?\(?(\d+)/gu);
  return [
    ...[...pairs].map((match) => {
      const [, one = "", sign = "", other = ""] = match;
      return found(match, reckoned(sign, digitsValue(one), digitsValue(other)));
    }),
    ...[...parts].map((match) =>
      found(match, (multiples.get(String(match[1])) ?? 0.5) * digitsValue(String(match[2]))),
    ),
    ...[...more].map((match) => found(match, Number(match[2]) + (match[1] === "mais" ? 1 : -1))),
    ...[...roots].map((match) => found(match, Math.sqrt(Number(match[1])))),
  ];
}

/** Of a canonical text, in digits and in words (Portuguese, English, Spanish). */
export function numbersIn(text: string): FoundNumber[] {
  return [...digitNumbers(text), ...spelledNumbers(text)];
}

/** Besides, what one step of arithmetic makes of the numbers. */
export function reckonedIn(text: string): FoundNumber[] {
  return [...numbersIn(text), ...reckonedNumbers(text)];
}

export function sameValue(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one), Math.abs(other));
}
