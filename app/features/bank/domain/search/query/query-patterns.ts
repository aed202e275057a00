import type { TextWord } from "#app/platform/text/text-words.ts";
import { allColours, colourWord } from "../../exams/booklet-colour.ts";
import { allSkills, skillOfWord } from "../../inep-skill.ts";

export type Pattern =
  | { kind: "years"; first: number | null; last: number | null }
  | { kind: "skills"; ids: readonly number[] }
  | { kind: "number"; number: number }
  | { kind: "colour"; colour: number };

type Found = { length: number; pattern: Pattern };

/** Exams there are; older years belong to history. */
const YEARS = { first: 1990, last: 2039 };
const MOST_QUESTIONS = 200;
const MOST_SKILLS = 30;

const areaWords: Readonly<Record<string, string>> = {
  lc: "lc",
  linguagens: "lc",
  ch: "ch",
  humanas: "ch",
  cn: "cn",
  natureza: "cn",
  mt: "mt",
  mat: "mt",
  matematica: "mt",
};

const BESIDE_AREAS: ReadonlySet<string> = new Set([
  "de",
  "da",
  "das",
  "em",
  "ciencias",
  "e",
  "suas",
  "tecnologias",
]);

/** A year of four digits; of two only where `short`: beside an exam's name, or another year. */
function yearOf(word: string | undefined, short: boolean): number | null {
  if (word === undefined || !/^(?:\d{4}|\d{2})$/.test(word)) return null;
  if (word.length === 2 && !short) return null;
  const year = Number(word) + (word.length === 2 ? 2000 : 0);
  return year >= YEARS.first && year <= YEARS.last && (word.length === 4 || year <= 2029) ? year : null;
}

function yearsAt(at: readonly string[], short: boolean): Found | null {
  const [first = "", second = ""] = at;
  const opens = first === "entre" || first === "de" ? 1 : 0;
  const from = yearOf(at[opens], short);
  const to = yearOf(at[opens + 2], true);
  const isRange = /^(?:a|ate|e|ao)$/.test(at[opens + 1] ?? "");
  if (from !== null && to !== null && isRange && from <= to)
    return { length: opens + 3, pattern: { kind: "years", first: from, last: to } };
  const next = yearOf(at[1], true);
  const single = yearOf(first, short);
  if (single !== null && next !== null && next > single && second.length >= 2)
    return { length: 2, pattern: { kind: "years", first: single, last: next } };
  if (single !== null) return { length: 1, pattern: { kind: "years", first: single, last: single } };
  return openYearsAt(at);
}

/** "desde 2015", "a partir de 2015", "até 2015", "antes de 2015". */
function openYearsAt(at: readonly string[]): Found | null {
  const before = /^(?:desde|apos|a partir de|depois de|ate|antes de) (\d{4})(?: |$)/.exec(
    at.slice(0, 4).join(" "),
  );
  const year = yearOf(before?.[1], false);
  if (!before || year === null) return null;
  const length = before[0].trim().split(" ").length;
  const isLast = before[0].startsWith("ate") || before[0].startsWith("antes");
  const bound = before[0].startsWith("antes")
    ? year - 1
    : /^(?:apos|depois)/.test(before[0])
      ? year + 1
      : year;
  return { length, pattern: { kind: "years", first: isLast ? null : bound, last: isLast ? bound : null } };
}

function skillsOf(digits: string, area: string | undefined): Pattern | null {
  const number = Number(digits);
  if (number < 1 || number > MOST_SKILLS) return null;
  const code = areaWords[area ?? ""];
  const ids = allSkills().filter((id) => id % 100 === number);
  const own = code === undefined ? undefined : skillOfWord(`${code}${number}`);
  return { kind: "skills", ids: own === undefined ? ids : [own] };
}

/** "H15", "MT21", "habilidade 15", "h 15 de matemática". */
function skillAt(at: readonly string[]): Found | null {
  const [first = "", second = ""] = at;
  const [, area, digits] = /^(h|lc|ch|cn|mt)(\d{1,2})$/.exec(first) ?? [];
  const spelt = /^(?:habilidade|h)$/.test(first) ? /^h?(\d{1,2})$/.exec(second)?.[1] : undefined;
  if (area !== undefined && area !== "h") return withLength(1, skillsOf(digits ?? "", area));
  const number = digits ?? spelt;
  if (number === undefined) return null;
  const length = digits === undefined ? 2 : 1;
  const after = at.slice(length);
  const skipped = after.findIndex((word) => areaWords[word] !== undefined);
  const isArea = skipped >= 0 && after.slice(0, skipped).every((word) => BESIDE_AREAS.has(word));
  return withLength(
    length + (isArea ? skipped + 1 : 0),
    skillsOf(number, isArea ? after[skipped] : undefined),
  );
}

/** "questão 136", "q 45", "q45", "questão nº 45". */
function numberAt([first = "", second = "", third = ""]: readonly string[]): Found | null {
  const glued = /^q(\d{1,3})$/.exec(first)?.[1];
  if (glued !== undefined) return withLength(1, numbered(glued));
  if (!/^(?:questao|quest|q|numero|num|n)$/.test(first)) return null;
  const skipped = /^(?:n|no|num|numero)$/.test(second) ? 1 : 0;
  const digits = skipped ? third : second;
  return /^\d{1,3}$/.test(digits) ? withLength(2 + skipped, numbered(digits)) : null;
}

function numbered(digits: string): Pattern | null {
  const number = Number(digits);
  return number >= 1 && number <= MOST_QUESTIONS ? { kind: "number", number } : null;
}

/** "caderno azul", "prova amarela". */
function colourAt([first = "", second = ""]: readonly string[]): Found | null {
  if (!/^(?:caderno|prova)$/.test(first)) return null;
  const colour = allColours().find((each) => colourWord(each) === second.replace(/a$/, "o"));
  return colour === undefined ? null : { length: 2, pattern: { kind: "colour", colour } };
}

function withLength(length: number, pattern: Pattern | null): Found | null {
  return pattern && { length, pattern };
}

/** What begins at a word and is no name. `short`: two digits may be a year here. */
export function patternAt(words: readonly TextWord[], place: number, short: boolean): Found | null {
  const at = words.slice(place, place + 6).map(({ word }) => word);
  return skillAt(at) ?? numberAt(at) ?? colourAt(at) ?? yearsAt(at, short);
}
