import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { RosterColumn } from "./guess-columns.ts";
import type { ClassedLine } from "./inherit-classes.ts";
import { mendEmail, mendMobile } from "./mend-contact.ts";
import { cutName, mendName } from "./mend-name.ts";
import { mendClass, mendCode, mendYear } from "./mend-school-words.ts";
import { isPersonless } from "./personless-line.ts";
import {
  KINDS,
  lineKey,
  type Mended,
  type MendedField,
  type RosterDoubt,
  type RosterMends,
} from "./roster-doubt.ts";
import {
  classProblem,
  fieldProblem,
  type NamedClass,
  type RosterEntry,
  type RosterProblem,
} from "./roster-entry.ts";
import type { RosterField } from "./roster-field.ts";
import { activeOf, classNamesOf, isNothing, roleOf } from "./roster-words.ts";

/** `role`: of lines that say none; null: a student, or what the person is. */
export type LineDefaults = {
  source: string;
  sheet: string;
  year: number;
  role: RoleInSchool | null;
  mends: RosterMends;
};

/** "Na" and "Sem" are names, too. */
const NAMES: ReadonlySet<RosterField> = new Set(["fullName", "firstName", "lastName"]);

type Values = Readonly<Record<Exclude<RosterField, "grade">, string>>;

/** "1ª série" and "B" are "1ª série B", "9" and "B" are "9B"; a class that has its number stays. */
function gradedClass(grade: string, name: string): string {
  if (grade === "" || name === "" || /\d/.test(name)) return name;
  return /\p{L}$/u.test(grade) ? `${grade} ${name}` : `${grade}${name}`;
}

function valuesOf({ line: { cells }, className }: ClassedLine, columns: readonly RosterColumn[]): Values {
  const read = (field: RosterField) => {
    const column = columns.find((each) => each.field === field);
    const cell = column ? (cells[column.index] ?? "") : "";
    return isNothing(cell) && !NAMES.has(field) ? "" : cell;
  };
  return {
    fullName: read("fullName"),
    firstName: read("firstName"),
    lastName: read("lastName"),
    email: read("email"),
    mobile: read("mobile"),
    schoolUserId: read("schoolUserId"),
    class: gradedClass(read("grade").replace(/^(\d)[.,]0$/, "$1"), isNothing(className) ? "" : className),
    role: read("role"),
    year: read("year"),
    active: read("active"),
  };
}

/** Reads values with care: what somebody wrote in place of a cell first, and every guess as a doubt. */
function careful(own: Partial<Record<MendedField, string>>) {
  const doubts: RosterDoubt[] = [];
  const doubt = (
    field: MendedField,
    kind: string,
    before: string,
    after: string,
    options?: RosterDoubt["options"],
  ) => doubts.push({ field, kind, before: before.slice(0, 120), after, ...(options ? { options } : {}) });
  const read = (field: MendedField, cell: string, mend: (text: string) => Mended): string => {
    const written = own[field];
    if (written === "" || (cell === "" && written === undefined)) return "";
    const { value, kinds } = mend(written ?? cell);
    const [kind] = kinds;
    if (kind && (written === undefined || value === "")) doubt(field, kind, written ?? cell, value);
    return value;
  };
  return { doubts, doubt, read };
}

type Careful = ReturnType<typeof careful>;

/** "Maria Clara de Souza" → ["Maria", "Clara de Souza"]: the first name ends at the first space (R-SCHOOL-10). "Souza, Ana" is Ana. */
function splitName(name: string): [first: string, last: string] {
  const [family = "", given, ...more] = name.split(",");
  const clean = given?.trim() && more.length === 0 ? `${given.trim()} ${family.trim()}` : name;
  const space = clean.indexOf(" ");
  return space < 0 ? [clean, ""] : [clean.slice(0, space), clean.slice(space + 1)];
}

function namesOf(values: Values, { read, doubt }: Careful, { capitals }: RosterMends): [string, string] {
  const [first, last] =
    values.firstName === ""
      ? splitName(read("fullName", values.fullName, (cell) => mendName(cell, capitals)))
      : [
          read("firstName", values.firstName, (cell) => mendName(cell, capitals)),
          read("lastName", values.lastName, (cell) => mendName(cell, capitals, true)),
        ];
  const short = [cutName(first), cutName(last)] as const;
  if (short[1] !== last) doubt("lastName", KINDS.long, last, short[1]);
  return [...short];
}

const roleChoices = [
  { value: "", label: "Como o resto da lista" },
  { value: "aluno", label: "Estudante" },
  { value: "professor", label: "Professor" },
  { value: "assistente", label: "Assistente" },
];
const activeChoices = [
  { value: "", label: "Como está" },
  { value: "ativo", label: "Ativo" },
  { value: "inativo", label: "Inativo" },
];

/** A word of a few; a word that nobody understands says nothing. */
function wordOf<Word>(
  field: "role" | "active",
  cell: string,
  { own, doubt }: Pick<Careful, "doubt"> & { own: Partial<Record<MendedField, string>> },
  meaning: (text: string) => Word | null,
): Word | null {
  const word = own[field] ?? cell;
  const found = word === "" ? null : meaning(word);
  if (word !== "" && found === null)
    doubt(field, KINDS[field], word, "", field === "role" ? roleChoices : activeChoices);
  return found;
}

/** The classes of a cell; one that is written once for all lines is what somebody wrote for it. */
function classesOf(
  cell: string,
  year: number,
  { doubt }: Careful,
  { classes: written }: RosterMends,
): NamedClass[] {
  return classNamesOf(cell).flatMap((name): NamedClass[] => {
    const known = Object.hasOwn(written, name) ? written[name] : undefined;
    if (known === "") return [];
    const { value, kinds } = mendClass(known ?? name);
    const [kind] = kinds;
    if (kind && (known === undefined || value === "")) doubt("class", kind, name, value);
    return value === "" ? [] : [{ name: value, year }];
  });
}

const GROUP: RosterProblem = {
  kind: "Linha só com o nome de uma turma",
  text: "Não há pessoa nesta linha. Para usá-la como a turma de quem vem abaixo, marque isso acima",
};
export const NOT_A_PERSON = "Linha que não é de uma pessoa";
const NOBODY: RosterProblem = {
  kind: NOT_A_PERSON,
  text: "Parece um título, um total ou uma assinatura. Se for uma pessoa, escreva o nome aqui",
};
const FAMILY: RosterProblem = {
  kind: "Responsáveis não entram",
  text: "É um responsável: só pessoas da escola entram por aqui",
};

/** A line as a person, by the fields of its columns. */
export function entryOf(
  classed: ClassedLine,
  columns: readonly RosterColumn[],
  defaults: LineDefaults,
): RosterEntry {
  const { line } = classed;
  const { source, sheet, mends } = defaults;
  const own = mends.lines[lineKey({ sheet, line: line.line })] ?? {};
  const values = valuesOf(classed, columns);
  const care = careful(own);
  const [firstName, lastName] = namesOf(values, care, mends);
  const email = care.read("email", values.email, mendEmail);
  const mobile = care.read("mobile", values.mobile, mendMobile);
  const schoolUserId = care.read("schoolUserId", values.schoolUserId, mendCode);
  const role = wordOf("role", values.role, { own, ...care }, roleOf);
  const active = wordOf("active", values.active, { own, ...care }, activeOf);
  const year = Number(care.read("year", values.year, mendYear)) || null;
  const classes = classesOf(values.class, year ?? classed.year ?? defaults.year, care, mends);
  const fields = { firstName, lastName, email, mobile, schoolUserId };
  const isNobody =
    own.fullName === undefined && isPersonless(values.fullName || values.firstName, line.cells);
  const torn = tornLine(line.problem, firstName, care);
  const problem = classed.isGroup ? GROUP : isNobody ? NOBODY : role === "family" ? FAMILY : torn;
  return {
    ...fields,
    ...{
      source,
      sheet,
      line: line.line,
      year,
      active,
      classes,
      leaves: null,
      twin: 0,
      is: own.person ?? null,
    },
    role: role === "family" ? null : (role ?? defaults.role),
    problem: problem ?? fieldProblem(fields) ?? classes.map(classProblem).find((each) => each) ?? null,
    doubts: care.doubts,
  };
}

/** A formula without a result leaves a person out only where it is their name. */
function tornLine(problem: string | null, firstName: string, { doubt }: Careful): RosterProblem | null {
  if (problem === null) return null;
  if (firstName === "") return { kind: KINDS.torn, text: problem };
  doubt("fullName", KINDS.torn, problem, "");
  return null;
}
