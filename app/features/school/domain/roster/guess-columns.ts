import { isEmail } from "#app/features/accounts/domain/email.ts";
import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { SheetLine } from "#app/platform/spreadsheets/domain/sheet.ts";
import { groupClass, isLetteredClass } from "./class-words.ts";
import { columnHeadings } from "./column-headings.ts";
import { mendMobile } from "./mend-contact.ts";
import { type RosterField, rosterFields } from "./roster-field.ts";
import { activeOf, isNothing, plainWords, roleOf, unnumbered, yearIn } from "./roster-words.ts";

type Certainty = "alta" | "média" | "confira";

/** `field` null: the column is ignored. `examples`: up to three different values. */
export type RosterColumn = {
  index: number;
  heading: string;
  examples: readonly string[];
  field: RosterField | null;
  certainty: Certainty;
};

/** Characters of a heading or an example that are stored: a workbook has many columns. */
const LONGEST_SHOWN = 80;

const OTHERS =
  /\b(?:resp|responsavel|responsaveis|mae|maes|pai|pais|avo|emergencia|recados?|filiacao|guardian|parent|parents|nascimento|cpf|rg|endereco|bairro|cep|social)\b/;

const fits: Readonly<Record<RosterField, (value: string) => boolean>> = {
  fullName: (value) => /^\p{L}[\p{L}\p{M}.'’-]*,?( [\p{L}\p{M}.'’-]+)+$/u.test(unnumbered(value)),
  firstName: (value) => /^[\p{L}\p{M}.'’ -]+$/u.test(value),
  lastName: (value) => /^[\p{L}\p{M}.'’ -]+$/u.test(value),
  email: (value) => isEmail(value),
  mobile: (value) => /\d{4}/.test(value) && mendMobile(value).value !== "",
  schoolUserId: (value) => /^(?=.*\d)[\p{L}\p{N}._/-]{1,40}$/u.test(value),
  class: (value) => value.length <= 60 && /[\p{L}\p{N}]/u.test(value),
  grade: (value) => value.length <= 30 && /\d/.test(value),
  role: (value) => roleOf(value) !== null,
  year: (value) => yearIn(value) !== null && value.length <= 20,
  active: (value) => activeOf(value) !== null,
};

/** How well a heading names a field: 3 exactly, 2 in part, 0 not at all. */
function headingScore(field: RosterField, heading: string): number {
  if (columnHeadings[field].includes(heading)) return 3;
  if (heading === "" || OTHERS.test(heading)) return 0;
  const inside = columnHeadings[field].filter(
    (each) => each.length > 3 && ` ${heading} `.includes(` ${each} `),
  );
  return inside.length > 0 ? 2 : 0;
}

/** How surely a cell is the name of a column: 1 for an exact match, a half for a partial one. */
function headingWeight(cell: string): number {
  const heading = plainWords(cell);
  if (cell.length > 60 || heading === "") return 0;
  const score = Math.max(...rosterFields.map((field) => headingScore(field, heading)));
  if (score === 3) return 1;
  return score > 0 || OTHERS.test(heading) ? 0.5 : 0;
}

/** Rows searched for the names of the columns: titles and dates are above them. */
const TITLES = 20;

/** The row with the names of the columns, as an index of the lines; null: the first row is a person already. */
export function headingRow(lines: readonly SheetLine[]): number | null {
  let best = { index: -1, known: 0.5 };
  for (const [index, { cells }] of lines.slice(0, TITLES).entries()) {
    if (cells.some((cell) => isEmail(cell))) break;
    if (groupClass(cells) !== null) continue;
    const same = JSON.stringify(cells);
    const others = lines.slice(0, index + 1 + TITLES).filter((line) => JSON.stringify(line.cells) !== same);
    const named = cells.filter((cell) => cell !== "").length;
    // "Aluno" or "Ativo" may be a value: the name of a column is no value of another row.
    const known = cells
      .filter((cell, column) => !others.some((line) => line.cells[column] === cell))
      .reduce((sum, cell) => sum + headingWeight(cell), 0);
    if (known > best.known && (known >= 2 || known * 2 >= named)) best = { index, known };
  }
  return best.index < 0 ? null : best.index;
}

/** Fields that content alone gives away; a name or a class needs its heading or is to be checked. */
function contentScore(field: RosterField, values: readonly string[]): number {
  if (values.length === 0) return 0;
  return values.filter(fits[field]).length / values.length;
}

/** The running number of a list: 1, 2, 3, also after a page's headings. */
function isNumbering(values: readonly string[]): boolean {
  const numbers = values.map((value) => Number(value.replace(/\D/g, "")));
  const next = numbers.filter((number, index) => number === (numbers[index - 1] ?? number - 1) + 1);
  return numbers.every((number) => number < 1000) && next.length >= numbers.length * 0.8;
}

function byContent(values: readonly string[]): RosterField | null {
  const different = new Set(values).size / Math.max(values.length, 1);
  // Some may be mistyped.
  if (contentScore("email", values) >= 0.5 && values.every((value) => value.includes("@"))) return "email";
  if (contentScore("mobile", values) >= 0.8 && values.every((value) => value.replace(/\D/g, "").length >= 10))
    return "mobile";
  if (contentScore("fullName", values) >= 0.8 && different > 0.6) return "fullName";
  if (contentScore("role", values) >= 0.9 && values.every((value) => /^\p{L}[\p{L}() -]{1,30}$/u.test(value)))
    return "role";
  if (values.length > 0 && values.every(isLetteredClass)) return "class";
  if (
    contentScore("schoolUserId", values) >= 0.9 &&
    different === 1 &&
    values.length > 1 &&
    !isNumbering(values)
  )
    return "schoolUserId";
  return null;
}

type Candidate = { index: number; field: RosterField; score: number; certainty: Certainty };

function candidatesOf(index: number, heading: string, values: readonly string[]): Candidate[] {
  const named = rosterFields.flatMap((field): Candidate[] => {
    const name = headingScore(field, heading);
    if (name === 0) return [];
    const content = contentScore(field, values);
    // "Ano" is a year or a grade, as its cells say.
    if (field === "year" && values.length > 0 && content === 0) return [];
    const rank = columnHeadings[field].indexOf(heading);
    const certainty =
      name === 3 && content >= 0.8 ? "alta" : content >= 0.6 && name === 3 ? "média" : "confira";
    return [{ index, field, score: name + content - Math.max(rank, 0) / 100, certainty }];
  });
  const content = byContent(values);
  if (named.length > 0 || !content || OTHERS.test(heading)) return named;
  return [{ index, field: content, score: 0.5, certainty: heading === "" ? "média" : "confira" }];
}

/** The field of each column, by its heading and its content, each field once. */
export function guessColumns(lines: readonly SheetLine[], headings: number | null): RosterColumn[] {
  const names = headings === null ? [] : (lines[headings]?.cells ?? []);
  const data = lines.slice(headings === null ? 0 : headings + 1);
  const sample = data.slice(0, 400).filter(({ cells }) => groupClass(cells) === null);
  const width = Math.max(names.length, ...sample.map(({ cells }) => cells.length), 0);
  const columns = Array.from({ length: width }, (_, index) => {
    const values = sample.map(({ cells }) => cells[index] ?? "").filter((cell) => !isNothing(cell));
    const examples = [...new Set(values)].slice(0, 3).map((value) => value.slice(0, LONGEST_SHOWN));
    return { index, heading: (names[index] ?? "").slice(0, LONGEST_SHOWN), values, examples };
  });
  const candidates = columns
    .flatMap(({ index, heading, values }) => candidatesOf(index, plainWords(heading), values))
    .sort((one, other) => other.score - one.score || one.index - other.index);
  const taken = new Map<number, Candidate>();
  const used = new Set<RosterField>();
  for (const candidate of candidates) {
    if (used.has(candidate.field) || taken.has(candidate.index)) continue;
    used.add(candidate.field);
    taken.set(candidate.index, candidate);
  }
  asFirstName(taken, used);
  const grade = columns.find(({ index }) => taken.get(index)?.field === "grade");
  if (grade && !used.has("class") && grade.values.every(isLetteredClass))
    taken.set(grade.index, { index: grade.index, field: "class", score: 3, certainty: "alta" });
  return columns.map(({ index, heading, examples }) => {
    const found = taken.get(index);
    const certainty = found?.certainty ?? (OTHERS.test(plainWords(heading)) ? "alta" : "confira");
    return { index, heading, examples, field: found?.field ?? null, certainty };
  });
}

/** A list of teachers says so in the heading of their names. */
export function roleOfList(columns: readonly RosterColumn[]): RoleInSchool | null {
  const names = columns.find(({ field }) => field === "fullName" || field === "firstName");
  return roleOf(names?.heading ?? "") === "teacher" ? "teacher" : null;
}

/** "Nome" beside "Sobrenome" is the first name. */
function asFirstName(taken: Map<number, Candidate>, used: ReadonlySet<RosterField>): void {
  if (!used.has("lastName") || used.has("firstName")) return;
  for (const [index, candidate] of taken)
    if (candidate.field === "fullName")
      taken.set(index, { ...candidate, field: "firstName", certainty: "alta" });
}
