import { EMOJI_MARK, type FoldedText, spanOf, type TextSpan } from "./folded-text.ts";

/** Area codes of Brazil (Anatel). */
const AREAS = new Set(
  "11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99".split(
    " ",
  ),
);

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ zero: "0", um: "1", uma: "1", dois: "2", duas: "2", tres: "3", quatro: "4", cinco: "5" },
    ...{ seis: "6", meia: "6", sete: "7", oito: "8", nove: "9", dez: "10", onze: "11", doze: "12" },
    ...{ treze: "13", quatorze: "14", catorze: "14", quinze: "15", dezesseis: "16", dezessete: "17" },
    ...{ dezoito: "18", dezenove: "19", vinte: "20", trinta: "30", quarenta: "40", cinquenta: "50" },
    ...{ sessenta: "60", setenta: "70", oitenta: "80", noventa: "90" },
  }),
);
/** Said between digits. */
const JOINERS = new Set([
  "e",
  "traco",
  "hifen",
  "ponto",
  "espaco",
  "ddd",
  "tracinho",
  "text",
  "mathrm",
  "quad",
]);
const BETWEEN = new RegExp(`^[\\s().,;:_~|/\\[\\]{}<>"'+${EMOJI_MARK}-]*$`);
const TOKEN = /[\doli]*\d[\doli]*|[a-z]+/g;
const CONTACT_WORD =
  /(?:\b(?:(?:whats|zap|wpp|uats|whast)[a-z]*|w[h]?[a4]tsapp|z[a4]p|telefone|tel|fone|celular|cel|ddd|me (?:liga|chama|manda|passa)|chama no|liga (?:pra|para) mim|ligue|meu (?:numero|contato|n)|call me)\b)[^\d\n]{0,28}$/;
/** What makes of numbers a calculation. */
const SUM_BEFORE = /(?:[=+×·^÷<>≈√%]|\b(?:r\$|ano de|lei|cep|cpf|cnpj|isbn|pagina|p\.))\s*$/;
const SUM_AFTER =
  /^\s*(?:[=×·^÷<>≈%]|\+\s*\d|(?:km|kg|mm|cm|ml|reais|anos|metros|bytes|moleculas|habitantes|segundos)\b)/;

type Group = { digits: string; start: number; end: number; spoken: boolean; before: string };

/** Digits written with letters that look like them. */
function digitsIn(token: string): string | null {
  if (/^\d+$/.test(token)) return token;
  const count = token.replace(/\D/g, "").length;
  return count >= 2 && token.length - count <= 2 ? token.replaceAll("o", "0").replace(/[li]/g, "1") : null;
}

/** Groups of digits separated only by separators. */
function runsOf({ text }: FoldedText): Group[][] {
  const runs: Group[][] = [];
  let run: Group[] = [];
  let end = 0;
  let gap = "";
  for (const found of text.matchAll(TOKEN)) {
    const start = found.index;
    const token = found[0];
    const spoken = WORDS.get(token);
    const digits = spoken ?? digitsIn(token);
    gap += text.slice(end, start);
    if (digits === null && !(run.length > 0 && JOINERS.has(token))) {
      runs.push(run);
      run = [];
      gap = "";
    } else if (digits !== null) {
      if (run.length > 0 && (!BETWEEN.test(gap) || gap.length > 8)) {
        runs.push(run);
        run = [];
      }
      run.push({ digits, start, end: start + token.length, spoken: spoken !== undefined, before: gap });
      gap = "";
    }
    end = start + token.length;
  }
  return [...runs, run].filter((each) => each.length > 0);
}

/** "noventa e oito" is 98. */
function joinTens(run: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of run) {
    const last = joined.at(-1);
    const isUnit = group.spoken && /^[1-9]$/.test(group.digits);
    if (last?.spoken && isUnit && /^[2-9]0$/.test(last.digits))
      joined.splice(-1, 1, { ...last, digits: `${last.digits[0]}${group.digits}`, end: group.end });
    else joined.push(group);
  }
  return joined;
}

/** One digit all over, or counting up or down one by one. */
function isCount(groups: readonly Group[], digits: string): boolean {
  const steps = [...digits].slice(1).map((digit, index) => Number(digit) - Number(digits[index]));
  const [step] = steps;
  return new Set(steps).size === 1 && (step === 0 || groups.every((group) => group.digits.length === 1));
}

function hasPhoneShape(groups: readonly Group[]): boolean {
  const shape = groups.map(({ digits }) => digits.length);
  const isNumberOfThousands = shape.length > 2 && shape.slice(1).every((length) => length === 3);
  return !isNumberOfThousands || groups.some(({ spoken }) => spoken);
}

const withoutCountry = (digits: string) =>
  digits.replace(/^(?:00)?55(?=\d{10,11}$)/, "").replace(/^0(?=\d{10,11}$)/, "");

/** Whether groups of digits are a telephone number of Brazil. */
function isPhone(groups: readonly Group[], hasContactWord: boolean, alone: boolean): boolean {
  const written = groups.map(({ digits }) => digits).join("");
  if (written.length < 8 || written.length > 15 || isCount(groups, written)) return false;
  const digits = withoutCountry(written);
  const hasArea = AREAS.has(digits.slice(0, 2));
  const isGapped = groups.some(({ before }, index) => index > 0 && /[,;:]/.test(before));
  const isSingly = groups.every(({ digits: each, spoken }) => spoken || each.length === 1);
  if (hasContactWord && digits.length <= 11) return !/^(?:1[5-9]|20)\d\d(?:1[5-9]|20)\d\d$/.test(digits);
  if (!hasPhoneShape(groups) || (isGapped && !isSingly)) return false;
  if (digits.length === 11) return hasArea && digits[2] === "9";
  const isHyphened = groups.some(({ before }, index) => index > 0 && /^\s?-\s?$/.test(before));
  if (digits.length === 10) {
    const inBrackets =
      /\(\s*$/.test(groups[0]?.before ?? "") || groups.some(({ before }) => before.includes(")"));
    return (
      hasArea &&
      /[2-5]/.test(digits[2] ?? "") &&
      (inBrackets || (groups.length === 3 && isHyphened && written.length === 10 && alone))
    );
  }
  const isCalculated = groups.some(({ before }, index) => index > 0 && /[{}/]/.test(before));
  const isMobile = digits.length === 9 && digits.startsWith("9") && !isCalculated;
  if (!isMobile || !alone) return false;
  return groups.length > 3 || (groups.length > 1 && groups.at(-1)?.digits.length === 4);
}

function isCalculation(text: string, before: string, groups: readonly Group[]): boolean {
  const end = groups.at(-1)?.end ?? 0;
  const after = text.slice(end, end + 14);
  const isDialled = /\+\s*$/.test(before) && groups[0]?.digits.startsWith("55");
  return (SUM_BEFORE.test(before) && !isDialled) || SUM_AFTER.test(after) || /^[.,]\d/.test(after);
}

/** The longest telephone number that begins with a group. */
function phoneFrom(folded: FoldedText, run: readonly Group[], first: number): number | null {
  const { text } = folded;
  const start = run[first]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 48), start);
  const hasContactWord = CONTACT_WORD.test(before.replace(/[(+\s]+$/, " "));
  if (!hasContactWord && /\d[.,]$/.test(before)) return null;
  for (let last = Math.min(run.length, first + 15); last > first; last--) {
    const groups = run.slice(first, last);
    if (!isPhone(groups, hasContactWord, first === 0 && last === run.length)) continue;
    if (hasContactWord || !isCalculation(text, before, groups)) return last;
  }
  return null;
}

/** Spans of telephone numbers in the original text. */
export function findPhones(folded: FoldedText): TextSpan[] {
  const spans: TextSpan[] = [];
  for (const run of runsOf(folded).map(joinTens)) {
    for (let first = 0; first < run.length; first++) {
      const last = phoneFrom(folded, run, first);
      if (last === null) continue;
      const [start, end] = [run[first]?.start ?? 0, run[last - 1]?.end ?? 0];
      const opening = /(?:\+|\(|\(\+)$/.exec(folded.text.slice(0, start))?.[0].length ?? 0;
      spans.push(spanOf(folded, start - opening, end));
      first = last - 1;
    }
  }
  return spans;
}
