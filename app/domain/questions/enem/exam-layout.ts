import type { EnemArea, EnemLanguage } from "#app/domain/questions/enem/row.ts";

/** From this year LC and CH share the first day; INEP moved the blocks of 45 accordingly. */
const newLayoutSince = 2017;
const firstYearWithAreas = 2009;
const firstYearWithLanguages = 2010;
const blockSize = 45;

/** The area at a number of the booklet, the same in every colour; null before 2009 and outside 1–180. */
export function areaAt(year: number, index: number): EnemArea | null {
  if (year < firstYearWithAreas || index < 1) return null;
  return blocksOf(year)[Math.floor((index - 1) / blockSize)] ?? null;
}

/** The first number of an area in every booklet of a year; null before 2009. */
export function firstNumberOf(year: number, area: EnemArea): number | null {
  if (year < firstYearWithAreas) return null;
  return blocksOf(year).indexOf(area) * blockSize + 1;
}

/** The day of an area: 1 or 2; null before 2009, when the exam took one day. */
export function dayOf(year: number, area: EnemArea): 1 | 2 | null {
  if (year < firstYearWithAreas) return null;
  const firstDay: EnemArea[] = year < newLayoutSince ? ["CH", "CN"] : ["LC", "CH"];
  return firstDay.includes(area) ? 1 : 2;
}

/** Whether the number belongs to the five questions that exist once in English and once in Spanish. */
export function isForeignLanguagePlace(year: number, index: number): boolean {
  if (year < firstYearWithLanguages) return false;
  const first = year < newLayoutSince ? 91 : 1;
  return index >= first && index < first + 5;
}

export function otherLanguage(language: EnemLanguage): EnemLanguage {
  return language === "ingles" ? "espanhol" : "ingles";
}

/** The area that a source's discipline means ("ciencias-humanas", "Matemática e suas Tecnologias", "human-sciences"). */
export function areaOfDiscipline(discipline: string | null): EnemArea | null {
  const name = (discipline ?? "").toLowerCase();
  if (/^(lc|ch|cn|mt)$/.test(name)) return name.toUpperCase() as EnemArea;
  if (/humanas|human/.test(name)) return "CH";
  if (/natureza|natural/.test(name)) return "CN";
  if (/matem|math/.test(name)) return "MT";
  return /linguag|c[oó]digos|language/.test(name) ? "LC" : null;
}

function blocksOf(year: number): EnemArea[] {
  if (year === 2009) return ["CN", "CH", "LC", "MT"];
  return year < newLayoutSince ? ["CH", "CN", "LC", "MT"] : ["LC", "CH", "CN", "MT"];
}
