import type { EnemArea, EnemLanguage } from "./row.ts";

/** Since then LC and CH share the first day. */
const newLayoutSince = 2017;
const firstYearWithAreas = 2009;
const firstYearWithLanguages = 2010;
const blockSize = 45;

/** The same in every colour; null before 2009 and outside 1–180. */
export function areaAt(year: number, index: number): EnemArea | null {
  if (year < firstYearWithAreas || index < 1) return null;
  return blocksOf(year)[Math.floor((index - 1) / blockSize)] ?? null;
}

export function firstNumberOf(year: number, area: EnemArea): number | null {
  if (year < firstYearWithAreas) return null;
  return blocksOf(year).indexOf(area) * blockSize + 1;
}

/** Null before 2009, when the exam had one day. */
export function dayOf(year: number, area: EnemArea): 1 | 2 | null {
  if (year < firstYearWithAreas) return null;
  const firstDay: EnemArea[] = year < newLayoutSince ? ["CH", "CN"] : ["LC", "CH"];
  return firstDay.includes(area) ? 1 : 2;
}

/** One of the five numbers with an English and a Spanish question. */
export function isForeignLanguagePlace(year: number, index: number): boolean {
  if (year < firstYearWithLanguages) return false;
  const first = year < newLayoutSince ? 91 : 1;
  return index >= first && index < first + 5;
}

export function otherLanguage(language: EnemLanguage): EnemLanguage {
  return language === "ingles" ? "espanhol" : "ingles";
}

/** "ciencias-humanas", "Matemática e suas Tecnologias", "human-sciences". */
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
