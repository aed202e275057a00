import Papa from "papaparse";
import type { Course, FiveAreas, Seats } from "./course-table.ts";

type YearCourse = Omit<Course, "code">;
/** A year's courses as published; each seats' cut-offs have that year alone. */
export type CutoffYear = { year: number; courses: YearCourse[] };

const HEADER =
  "ano;uf;municipio;ies;sigla;campus;curso;grau;turno;vagas_curso;peso_cn;peso_ch;peso_lc;peso_mt;peso_red;min_cn;min_ch;min_lc;min_mt;min_red;min_total;modalidade;bonus_pct;vagas;corte";
const COLUMNS = HEADER.split(";");
const NUMBERS = COLUMNS.filter((name) => /^(?:peso|min_|vagas|bonus|corte)/.test(name));
const COURSE_COLUMNS = ["uf", "municipio", "sigla", "campus", "curso", "grau", "turno"] as const;

type Row = Readonly<Record<string, string>>;

/** The years in a file of cut-offs, oldest first; a sentence, where it is none. */
export function readCutoffYears(csv: string): { years: CutoffYear[] } | { problem: string } {
  const { data } = Papa.parse<Row>(csv.replace(/^\uFEFF/, ""), {
    header: true,
    delimiter: ";",
    skipEmptyLines: "greedy",
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = COLUMNS.filter((name) => data[0]?.[name] === undefined);
  if (missing.length > 0) return { problem: `faltam as colunas ${missing.join(", ")}` };
  const years = new Map<number, Map<string, Row[]>>();
  for (const [at, row] of data.entries()) {
    const problem = problemOf(row);
    if (problem) return { problem: `linha ${at + 2}: ${problem}` };
    const courses = groupIn(years, Number(row.ano));
    const key = COURSE_COLUMNS.map((name) => row[name]).join(";");
    const rows = courses.get(key);
    if (rows) rows.push(row);
    else courses.set(key, [row]);
  }
  return {
    years: [...years]
      .sort(([one], [other]) => one - other)
      .map(([year, courses]) => ({ year, courses: [...courses.values()].map(readCourse) })),
  };
}

function groupIn(years: Map<number, Map<string, Row[]>>, year: number): Map<string, Row[]> {
  const found = years.get(year) ?? new Map<string, Row[]>();
  years.set(year, found);
  return found;
}

function problemOf(row: Row): string | null {
  if (!/^20\d\d$/.test(row.ano ?? "")) return "o ano não é um ano";
  if (!row.ies || !row.curso || !row.modalidade) return "falta a instituição, o curso ou a modalidade";
  const wrong = NUMBERS.find((name) => !/^(?:\d+(?:[.,]\d+)?)?$/.test((row[name] ?? "").trim()));
  return wrong === undefined ? null : `“${row[wrong]}” em ${wrong} não é um número`;
}

const numberIn = (row: Row, name: string) => Number((row[name] ?? "").replace(",", ".")) || 0;

function fiveOf(row: Row, kind: "peso" | "min"): FiveAreas {
  const of = (area: string) => numberIn(row, `${kind}_${area}`);
  return [of("cn"), of("ch"), of("lc"), of("mt"), of("red")];
}

function readSeats(row: Row): Seats {
  return {
    modality: (row.modalidade ?? "").trim(),
    bonus: numberIn(row, "bonus_pct"),
    places: numberIn(row, "vagas"),
    cutoffs: [numberIn(row, "corte") || null],
  };
}

function readCourse(rows: readonly Row[]): YearCourse {
  const [first = {}] = rows;
  const text = (name: string) => (first[name] ?? "").trim();
  return {
    name: text("curso"),
    institution: text("ies"),
    short: text("sigla"),
    city: text("municipio"),
    state: text("uf"),
    campus: text("campus"),
    degree: text("grau"),
    shift: text("turno"),
    places: numberIn(first, "vagas_curso"),
    weights: fiveOf(first, "peso"),
    minimums: fiveOf(first, "min"),
    minimum: numberIn(first, "min_total"),
    seats: rows.map(readSeats),
    former: [],
  };
}
