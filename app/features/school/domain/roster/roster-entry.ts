import type { RoleInSchool } from "#app/platform/access/membership.ts";
import {
  classNameProblem,
  cleanClassName,
  normalPerson,
  type PersonFields,
  personProblems,
  yearProblem,
} from "../person-fields.ts";
import type { RosterColumn } from "./guess-columns.ts";
import type { ClassedLine } from "./inherit-classes.ts";
import type { RosterField } from "./roster-field.ts";
import { activeOf, classNamesOf, isNothing, roleOf, unnumbered, yearIn } from "./roster-words.ts";

export type NamedClass = { name: string; year: number };

/** Why a line is refused. `kind` groups lines that one repair mends; `text`: words for a secretary. */
export type RosterProblem = { kind: string; text: string };

/**
 * A person as a file says. `sheet`: where several sheets are read, else "". An empty field, null or no class: the file does not say, what is known stays.
 * `classes`: all of those years, or with `leaves` only the changes. `member`: the file names classes of this year at all.
 */
export type RosterEntry = PersonFields & {
  source: string;
  sheet: string;
  line: number;
  role: RoleInSchool | null;
  year: number | null;
  active: boolean | null;
  classes: readonly NamedClass[];
  leaves: readonly NamedClass[] | null;
  problem: RosterProblem | null;
};

/** `role`: of lines that say none; null: a student, or what the person is. */
type EntryDefaults = { source: string; sheet: string; year: number; role: RoleInSchool | null };

/** "Maria Clara de Souza" → ["Maria", "Clara de Souza"]: the first name ends at the first space (R-SCHOOL-10). "Souza, Ana" is Ana. */
function splitName(name: string): [first: string, last: string] {
  const [family = "", given, ...more] = name.split(",");
  const ordered = given?.trim() && more.length === 0 ? `${given} ${family}` : name;
  const clean = unnumbered(ordered.replace(/\s+/g, " ").trim());
  const space = clean.indexOf(" ");
  return space < 0 ? [clean, ""] : [clean.slice(0, space), clean.slice(space + 1)];
}

const SAID: Readonly<Record<keyof PersonFields, string>> = {
  firstName: "Nome em branco ou com algo que não é letra",
  lastName: "Sobrenome com algo que não é letra, ou longo demais",
  email: "E-mail inválido",
  mobile: "Celular inválido",
  schoolUserId: "Matrícula inválida",
};

/** The first problem of a person's own data. */
export function fieldProblem(fields: PersonFields): RosterProblem | null {
  const [found] = Object.entries(personProblems(fields)) as [keyof PersonFields, string][];
  if (!found) return null;
  const [field, rule] = found;
  const value = fields[field];
  const shown = value === "" ? "" : `: “${value.slice(0, 60)}”`;
  return { kind: SAID[field], text: `${SAID[field]}${shown}. ${rule}` };
}

export function classProblem({ name, year }: NamedClass): RosterProblem | null {
  const problem = classNameProblem(name);
  if (problem)
    return {
      kind: "Nome de turma inválido",
      text: `Nome de turma inválido: “${name.slice(0, 60)}”. ${problem}`,
    };
  return yearProblem(year) ? { kind: "Ano letivo inválido", text: `Ano letivo inválido: “${year}”` } : null;
}

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
  const { fullName, firstName, lastName } = {
    fullName: read("fullName"),
    firstName: read("firstName"),
    lastName: read("lastName"),
  };
  const contact = { email: read("email"), mobile: read("mobile"), schoolUserId: read("schoolUserId") };
  return {
    fullName,
    firstName,
    lastName,
    ...contact,
    class: gradedClass(read("grade"), isNothing(className) ? "" : className),
    role: read("role"),
    year: read("year"),
    active: read("active"),
  };
}

function wordsProblem(values: Values): RosterProblem | null {
  const role = values.role === "" ? null : roleOf(values.role);
  if (role === "family")
    return {
      kind: "Responsáveis não entram",
      text: "É um responsável: só pessoas da escola entram por aqui",
    };
  if (values.role !== "" && role === null)
    return { kind: `Papel desconhecido: ${values.role}`, text: `Papel desconhecido: “${values.role}”` };
  if (values.active !== "" && activeOf(values.active) === null)
    return {
      kind: `Situação desconhecida: ${values.active}`,
      text: `Situação desconhecida: “${values.active}”`,
    };
  if (values.year !== "" && yearIn(values.year) === null)
    return { kind: "Ano letivo inválido", text: `Ano letivo inválido: “${values.year}”` };
  return null;
}

const GROUP: RosterProblem = {
  kind: "Linha só com o nome de uma turma",
  text: "Não há pessoa nesta linha. Para usá-la como a turma de quem vem abaixo, marque isso acima",
};

/** A line as a person, by the fields of its columns. */
function entryOf(
  classed: ClassedLine,
  columns: readonly RosterColumn[],
  { source, sheet, year, role: listRole }: EntryDefaults,
): RosterEntry {
  const { line } = classed;
  const values = valuesOf(classed, columns);
  const [first, last] =
    values.firstName === "" ? splitName(values.fullName) : [values.firstName, values.lastName];
  const fields = normalPerson({ ...values, firstName: first, lastName: last });
  const role = roleOf(values.role);
  const own = yearIn(values.year);
  const classes = classNamesOf(values.class).map((name) => ({
    name: cleanClassName(name),
    year: own ?? classed.year ?? year,
  }));
  const torn = line.problem === null ? null : { kind: "Fórmula sem resultado", text: line.problem };
  const problem = classed.isGroup ? GROUP : torn;
  return {
    ...fields,
    source,
    sheet,
    line: line.line,
    role: role === "family" ? null : (role ?? listRole),
    year: own,
    active: activeOf(values.active),
    classes,
    leaves: null,
    problem:
      problem ??
      fieldProblem(fields) ??
      wordsProblem(values) ??
      classes.map(classProblem).find((each) => each) ??
      null,
  };
}

/** The people of a table, a line each. */
export function entriesOf(
  lines: readonly ClassedLine[],
  columns: readonly RosterColumn[],
  defaults: EntryDefaults,
): RosterEntry[] {
  return lines.map((line) => entryOf(line, columns, defaults));
}
