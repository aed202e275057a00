import { words } from "#app/platform/text/normalize.ts";
import { once } from "#app/platform/text/once.ts";
import { canonicalText } from "./canonical-text.ts";
import { type FoundNumber, numbersIn, reckonedIn, sameValue } from "./numbers-in.ts";

export type GuardedValues = {
  values: readonly number[];
  /** Said together. */
  sets: readonly (readonly number[])[];
  /** Among the numbers of the statement: said as a datum, not as a result. */
  given: readonly number[];
  /** Formulas without spaces, which the statement does not have. */
  formulas: readonly string[];
  units: ReadonlySet<string>;
};

const hasSymbols = (text: string) =>
  /[√π=]|\d[xyznkrabt](?!\p{L})|(?<![\p{L}\d])[xyznkr](?!\p{L})|\)\s*\^|(?<!10)(?<=\d)\s*\^/u.test(text);
const withoutSpaces = (text: string) => text.replace(/[\s$]/g, "").toLowerCase();

/** "cm^2": the exponent of a unit is no value. */
const withoutPowers = (text: string) => text.replace(/(?<=\p{L}|°)\s?[\^_]\s?-?\d+/gu, "");

/** Of an alternative that gives several, some of them new. */
function setOf(source: string, given: readonly number[]): number[][] {
  const all = numbersIn(withoutPowers(source)).map(({ values: [value = 0] }) => value);
  const isNew = all.some((value) => value > 3 && !given.some((other) => sameValue(value, other)));
  return all.length > 1 && all.length < 5 && isNew ? [all] : [];
}

/** The one number of an alternative that says little else. */
function numberOf(source: string): number[] {
  const canonical = withoutPowers(source);
  const [first, second] = numbersIn(canonical);
  if (!first || second) return [];
  const rest = canonical.slice(0, first.from) + canonical.slice(first.to);
  return words(rest).length <= 4 ? first.values : [];
}

function formulaOf(canonical: string, statement: string): string[] {
  const bare = withoutSpaces(canonical).replace(/[.;,]+$/, "");
  const usable =
    bare.length >= 2 && /[\d√π=+^/()]/.test(bare) && bare.length <= 80 && !/\p{L}{4}/u.test(bare);
  return usable && hasSymbols(canonical) && !statement.includes(bare) ? [bare] : [];
}

/** Of all alternatives alike; `value`: of a question that is answered with a number. */
export function guardedValues(
  statement: string,
  alternatives: readonly string[],
  values: readonly number[],
): GuardedValues {
  const source = canonicalText(statement);
  const canonical = alternatives.map((text) => canonicalText(text));
  const bare = withoutSpaces(source);
  const given = numbersIn(source).flatMap(({ values: all }) => all);
  return {
    values: [...canonical.flatMap((text) => (hasSymbols(text) ? [] : numberOf(text))), ...values],
    sets: canonical.flatMap((text) => (hasSymbols(text) ? [] : setOf(text, given))),
    given,
    formulas: canonical.flatMap((text) => formulaOf(text, bare)),
    units: new Set(canonical.flatMap((text) => words(text).filter((word) => /^\D/.test(word)))),
  };
}

const stepWords = once(
  () =>
    /(?:passos?|etapas?|partes?|figura|quest[aã]o|dica|lei|s[eé]culo|item|itens|linha|quadro|texto|cap[ií]tulo|fase|grau|grupo|per[ií]odo|base)\s*$/iu,
);
const countedWords =
  /^\s*(?:passos?|etapas?|partes?|coisas?|grandezas?|perguntas?|dados?|informa\p{L}+|casos?|alternativas?|op[cç][oõ]es|termos?|vari[aá]ve\p{L}+|ideias?|momentos?|lados?|equa\p{L}+|inc[oó]gnitas?|condi\p{L}+|express\p{L}+|f[oó]rmulas?|caracter[ií]sticas?|crit[eé]rios?|raz[oõ]es|per[ií]odos?|trechos?|pontos?|contas?|fatores|n[uú]meros?|valores|textos?|versos?|par[aá]grafos?|elementos?|conjuntos?|objetos?|palavras?|processos?|grupos?|vezes|d[ií]gitos?|algarismos?)(?!\p{L})/iu;
const concludes =
  /(?:resposta|resultado|gabarito|portanto|logo|conclu\p{L}+|obt[eé]m\p{L}*|obtemos|encontr\p{L}+|chega\p{L}*|d[aá]|vale|ser[aá]|igual a|total de|answer|respuesta|=|≈|~|é|são|is|es)[\s$"“(:]*(?:de|a|aproximadamente|cerca de|apenas|exatamente|R\$)?[\s$"“(:]*$/iu;
const computed = /[\d)\p{L}]\s*[+\-×*/÷·^]\s*[^=\n]{0,40}[=≈]\s*\$?\s*$/u;

/** "1." before an item, "3 passos", an exponent, "2x", a denominator: numbers that count or scale. */
function isStructure(text: string, { from, to, spelled }: FoundNumber, units: ReadonlySet<string>): boolean {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  if (/[\^_]\(?-?$/.test(before)) return true;
  if (/(?:^|\n)\s*$/.test(before) && /^\s*[.)]\s+\p{L}/u.test(after)) return true;
  if (stepWords().test(before) || countedWords.test(after)) return true;
  if (spelled && /(?:^|[^\p{L}])(?:os|as|dos|das|nos|nas|esses|essas|estes|estas)\s+$/iu.test(before))
    return true;
  if (
    /^(?:\s?[a-zπ√(]|\s?[×·])/u.test(after) &&
    !/^\s?(?:[a-z]{2,}|[×·]\s*\d+\s*=)/u.test(after) &&
    !/[=≈]\s*\$?$/.test(before)
  )
    return !units.has(/^\s?([a-z])/.exec(after)?.[1] ?? "");
  return /\d?\/\s*$/.test(before);
}

function isSmall(values: readonly number[]): boolean {
  return values.every((value) => Number.isInteger(value) && value <= 12);
}

function hasOtherUnit(text: string, { to }: FoundNumber, units: ReadonlySet<string>): boolean {
  const next = words(/^\s?([\p{L}]+)/u.exec(text.slice(to))?.[1] ?? "")[0] ?? "";
  return units.size > 0 && next.length > 0 && ![...units].some((unit) => unit[0] === next[0]);
}

/**
 * The value of any alternative (or of the answer) as a number in any notation. A number of the statement counts only as the result
 * of a calculation or behind a word such as "resposta".
 */
export function givesValue(guarded: GuardedValues, text: string, pointed: boolean): boolean {
  const met = reckonedIn(text).filter(({ values }) =>
    values.some((value) => guarded.values.some((other) => sameValue(value, other))),
  );
  const told = met.some((number) => {
    const [before, after] = [text.slice(0, number.from), text.slice(number.to)];
    const isItem = isSmall(number.values) && /^\s*[.)]\s+\p{Lu}/u.test(after);
    if (!isItem && /^\P{L}*$/u.test(before) && /^[^\p{L}\d]*(?:$|\p{Lu})/u.test(after)) return true;
    if (pointed && concludes.test(before)) return true;
    if (isStructure(text, number, guarded.units)) return false;
    if (number.values.some((value) => guarded.given.some((other) => sameValue(value, other))))
      return pointed || computed.test(before);
    if (!isSmall(number.values)) return true;
    return pointed || concludes.test(before) || !hasOtherUnit(text, number, guarded.units);
  });
  if (told) return true;
  const all = numbersIn(text).flatMap(({ values }) => values);
  const has = (value: number) => all.some((other) => sameValue(value, other));
  if (guarded.sets.some((set) => set.every(has))) return true;
  const bare = withoutSpaces(text);
  return guarded.formulas.some((formula) => {
    const at = bare.indexOf(formula);
    if (at < 0 || (formula.length < 4 && !/[√π]/.test(formula))) return bare === formula;
    return !/\d/.test(bare.charAt(at - 1) + bare.charAt(at + formula.length));
  });
}
