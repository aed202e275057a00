import type { RoleInSchool } from "#app/platform/access/membership.ts";
import { classNameProblem, type PersonFields, personProblems, yearProblem } from "../person-fields.ts";
import { KINDS, type RosterDoubt } from "./roster-doubt.ts";

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
  doubts: readonly RosterDoubt[];
  /** 1, 2, …: people of one name and class whose lines differ in what is not read. */
  twin: number;
  /** The id of who it is by somebody's choice, "" for somebody new; null: not chosen. */
  is: string | null;
};

export const NO_NAME = "Nome em branco ou com algo que não é letra";
export const NO_FAMILY_NAME = "Sobrenome com algo que não é letra, ou longo demais";

const SAID: Readonly<Record<keyof PersonFields, string>> = {
  firstName: NO_NAME,
  lastName: NO_FAMILY_NAME,
  email: "E-mail inválido",
  mobile: "Celular inválido",
  schoolUserId: "Matrícula inválida",
};

/** The fields that hold: an optional one that does not is left out, to be checked. */
export function validFields(fields: PersonFields): { fields: PersonFields; doubts: RosterDoubt[] } {
  const problems = personProblems(fields);
  const kinds = { email: KINDS.email, mobile: KINDS.mobile, schoolUserId: KINDS.code } as const;
  const doubts = (["email", "mobile", "schoolUserId"] as const).flatMap((field): RosterDoubt[] =>
    problems[field] ? [{ field, kind: kinds[field], before: fields[field].slice(0, 120), after: "" }] : [],
  );
  return { fields: { ...fields, ...Object.fromEntries(doubts.map(({ field }) => [field, ""])) }, doubts };
}

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
