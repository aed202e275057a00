import { readAlternatives } from "./read-alternatives.ts";
import {
  type JsonObject,
  keyValueOf,
  languageOf,
  numberIn,
  pictureAddressOf,
  textValueOf,
  wholeNumberOf,
} from "./read-value.ts";
import type { EnemLanguage, ParsedRow, RecordPlace } from "./row.ts";

/** The first ENEM, and an upper bound. */
const firstYear = 1998;
const lastYear = 2100;
const mostQuestions = 400;

/** Schema of enem.dev. Falls back to title or path for year and number, to the path for the language. */
export function readProvas(fields: JsonObject, place: RecordPlace): ParsedRow {
  const title = textValueOf(fields.title);
  const sourcePath = textValueOf(fields.sourcePath).trim();
  const year = yearOf(fields.year, [title, sourcePath, place.fileName]);
  if (year === null) return { ok: false, reason: "sem o ano da prova" };
  const index = indexOf(fields.index, title, sourcePath);
  if (index === null) return { ok: false, reason: "sem o número da questão" };
  const language = languageOf(fields.language) ?? languageOf(/questions\/\d+-([^/]+)/.exec(sourcePath)?.[1]);
  const discipline = textValueOf(fields.discipline).trim();
  const row = {
    source: "enem-provas",
    path: sourcePath || pathOf(year, index, language),
    year,
    index,
    language,
    discipline: discipline || null,
    context: textValueOf(fields.context),
    introduction: textValueOf(fields.alternativesIntroduction),
    alternatives: readAlternatives(fields.alternatives),
    pictures: [fields.files].flat().flatMap((file) => pictureAddressOf(file) ?? []),
    key: keyValueOf(fields.correctAlternative),
    defect: null,
  } as const;
  return { ok: true, row };
}

export function yearOf(value: unknown, texts: string[]): number | null {
  const named = texts.map((text) => new Set(text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g)));
  const candidates = [value, ...named.map((years) => (years.size === 1 ? [...years][0] : null))];
  const isExamYear = (year: number | null) => year !== null && year >= firstYear && year <= lastYear;
  return candidates.map(wholeNumberOf).find(isExamYear) ?? null;
}

export function questionNumber(value: number | null): number | null {
  return value !== null && value >= 1 && value <= mostQuestions ? value : null;
}

function indexOf(value: unknown, title: string, sourcePath: string): number | null {
  return (
    questionNumber(wholeNumberOf(value)) ??
    questionNumber(numberIn(title, /quest[aã]o\s*n?[.º°]?\s*(\d{1,3})/i)) ??
    questionNumber(numberIn(sourcePath, /questions\/(\d{1,3})(?!\d)/))
  );
}

/** The source's own path, so that a row without it retains its identity. */
function pathOf(year: number, index: number, language: EnemLanguage | null): string {
  return `public/${year}/questions/${index}${language ? `-${language}` : ""}/details.json`;
}
