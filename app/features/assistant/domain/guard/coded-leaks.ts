import { fold } from "#app/platform/text/normalize.ts";
import { once } from "#app/platform/text/once.ts";

const secrets =
  "resposta alternativa gabarito correta correto letra opcao marque assinale certa certo answer correct option choice letter respuesta opcion";
const acrosticWords = secrets.split(" ").filter((word) => word.length > 4);
const alphabet = "abcdefghijklmnopqrstuvwxyz";
const backwards = (word: string) => [...word].reverse().join("");

function shifted(word: string, by: number): string {
  return word.replace(/[a-z]/g, (letter) => alphabet.charAt((alphabet.indexOf(letter) + by) % 26));
}

function mirrored(word: string): string {
  return word.replace(/[a-z]/g, (letter) => alphabet.charAt(25 - alphabet.indexOf(letter)));
}

const everyShift = Array.from({ length: 25 }, (_, by) => by + 1);

/** Words in other letters: reversed, shifted, mirrored. */
export function disguises(words: readonly string[], shifts: readonly number[] = [13]): ReadonlySet<string> {
  const all = words.flatMap((word) =>
    [word, backwards(word)].flatMap((each) => [
      each,
      mirrored(each),
      ...shifts.map((by) => shifted(each, by)),
    ]),
  );
  return new Set(all.filter((each) => !words.includes(each)));
}

export const disguisedCues = once(() => disguises(acrosticWords, everyShift));

const codeWords =
  /(?<!\p{L})(?:base ?64|rot ?-?13|cifra|cesar|ascii|unicode|binario|hexadecimal|hexa|morse|acrostico|anagrama|criptograf\p{L}*|codificad[ao]|de tras para (?:a )?frente|ao contrario(?! d[aeo])|ao reverso|letras? iniciais|primeiras letras|leet|backwards|reversed|initials|acrostic|encoded|al reves)(?!\p{L})/gu;

/** Words about codes which the statement does not use: a tutor needs none. */
export function speaksOfCodes(sentence: string, statement: string): boolean {
  const own = fold(statement);
  return [...fold(sentence).matchAll(codeWords)].some(([word]) => !own.includes(word));
}

/** UTF-8 that a person can read. */
function readable(codes: readonly number[]): string | null {
  if (codes.length === 0 || codes.some((code) => !(code >= 32 && code < 256))) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(codes));
  } catch {
    return null;
  }
}

function fromBase64(token: string): string | null {
  const bare = token.replace(/=+$/, "").replace(/-/g, "+").replace(/_/g, "/");
  if (bare.length % 4 === 1) return null;
  return readable([...atob(bare)].map((character) => character.charCodeAt(0)));
}

const byPairs = (token: string, size: number, base: number) =>
  readable(
    Array.from(token.matchAll(new RegExp(`.{${size}}`, "g")), ([each]) => Number.parseInt(each, base)),
  );

/** Readable texts decoded from tokens; a Portuguese word decodes to none. */
export function decodings(text: string): string[] {
  const base64 = [
    ...text.matchAll(/(?<![\w+/])(?:[\w+/-]{2,3}={1,2}|[\w+/-]{8,}={0,2})(?![\w+/=])/g),
  ].flatMap(([token]) => fromBase64(token) ?? []);
  const hex = [
    ...text.matchAll(/(?<!\w)(?:0x)?((?:[0-9a-f]{2}[ :,]?){4,}|(?<=0x)[0-9a-f]{2})(?!\w)/gi),
  ].flatMap(([, token = ""]) => byPairs(token.replace(/[ :,]/g, ""), 2, 16) ?? []);
  const binary = [...text.matchAll(/(?<!\d)(?:0?[01]{7}[ ,]?)+(?!\d)/g)].flatMap(
    ([run]) =>
      readable(
        run
          .trim()
          .split(/[ ,]+/)
          .map((each) => Number.parseInt(each, 2)),
      ) ?? [],
  );
  const decimal = [
    ...text.matchAll(/(?<![\d.,])(?:(?:6[5-9]|[789]\d|1[01]\d|12[0-2]|32)[ ,;-]+){3,}\d{2,3}(?![\d,])/g),
  ].flatMap(([run]) => readable(run.split(/[ ,;-]+/).map(Number)) ?? []);
  return [...base64, ...hex, ...binary, ...decimal].filter((each) => /\p{L}/u.test(each));
}

/** Morse: dots and dashes, standing alone. Letters one by one: "r e s p o s t a". */
export function spellsCode(text: string): boolean {
  const morse = /(?<![^\s"'(/])(?=[.·•_-]*[.·•])(?=[.·•_-]*[-_])[.·•_-]{2,6}(?![^\s"'),/])/u.test(text);
  return (
    morse ||
    [...text.matchAll(/(?<!\S)(?:[-·•._]\s+)+[-·•._](?!\S)/g)].some(
      ([run]) => /-|_/.test(run) && /[·•.]/.test(run),
    ) ||
    /(?<![\p{L}\p{N}])(?:\p{L}[ .\-_|/·]{1,3}){4,}\p{L}(?![\p{L}\p{N}])/u.test(
      text.replace(/\$[^$]*\$/g, "§§"),
    )
  );
}

/** "chr(67)", "U+0043", "o código é 67"; a mark of HTML with a value. */
export function namesCode(raw: string, statement: string): boolean {
  const codes =
    /(?:\bchr|\bchar|\bascii|c[oó]digo[^.\d]{0,12}|U\+|\b0x|\\?\bx|#)\W{0,3}0{0,2}(?:6[5-9]|4[1-5]|9[7-9]|10[01])(?!\d)/giu;
  return (
    /<[a-z]+\s[^>]{0,80}=/i.test(raw) || [...raw.matchAll(codes)].some(([code]) => !statement.includes(code))
  );
}

/** A letter marked inside a word or set apart: "pro**C**ure", "proCure", "**C**". */
export function marksLetters(raw: string, statement: string): boolean {
  if (/\p{L}\*\*[A-Ea-e]\*\*|\*\*[A-Ea-e]\*\*\p{L}|\p{L}_[A-Ea-e]_\p{L}/u.test(raw)) return true;
  const apart = raw.matchAll(/([*_`~]{1,3})\s*[A-E][).:]?\s*\1|<(\w+)>\s*[A-E]\s*<\/\2>/g);
  const inside = raw.matchAll(/(?<![\\\p{L}])\p{L}*\p{Ll}{2}[A-E]\p{Ll}{2}\p{L}*/gu);
  return [...apart, ...inside].some(([word]) => !statement.includes(word));
}

/** A token longer than words and addresses are. */
export function hasEndlessToken(text: string): boolean {
  return text
    .split(/\s+/)
    .some((token) => token.length > 200 && !token.includes("$") && !token.includes("\\"));
}

/** What gives a word away: most of it, forwards and backwards. */
function telling(word: string): string[] {
  const enough = acrosticWords.includes(word)
    ? word
    : word.slice(0, Math.max(5, Math.ceil(word.length * 0.6)));
  return [enough, backwards(enough)];
}

const firstLetters = (parts: readonly string[]) =>
  parts.map((part) => /\p{L}/u.exec(part)?.[0] ?? "").join("");
const lastLetters = (parts: readonly string[]) =>
  parts.map((part) => /\p{L}(?=[^\p{L}]*$)/u.exec(part)?.[0] ?? "").join("");

/** Says of a text whether first or last letters of its lines, sentences or words spell a word of `names` or of the answer. */
export function acrosticFinder(names: readonly string[]): (text: string) => boolean {
  const words = [...acrosticWords, ...names.filter((name) => name.length > 4)];
  const spelled = [...new Set(words.flatMap(telling))];
  return (text) => {
    const folded = fold(text);
    return [/\n+/, /(?<=[.!?:])\s+|\n+/, /\s+/].some((between) => {
      const parts = folded.split(between);
      const ends = `${firstLetters(parts)} ${lastLetters(parts)}`;
      return spelled.some((word) => ends.includes(word));
    });
  };
}
