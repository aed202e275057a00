import type { RoleInSchool } from "#app/platform/access/membership.ts";
import type { PersonFields } from "../person-fields.ts";
import { foldedName, nameOf } from "./merge-entries.ts";
import type { ClassResolver } from "./resolve-classes.ts";
import type { RosterEntry, RosterProblem } from "./roster-entry.ts";

/** `classes`: ids of the classes the person is in now. */
export type KnownPerson = PersonFields & {
  id: string;
  num: number;
  role: RoleInSchool;
  active: boolean;
  year: number;
  classes: readonly string[];
};

/** A person as an import writes them. `made`: keys of classes that it makes. */
export type PersonAfter = PersonFields & {
  role: RoleInSchool;
  active: boolean;
  year: number;
  classes: readonly string[];
  made: readonly string[];
};

export type RosterActor = { person: number | null; allRoles: boolean };

/** A key that is somebody else's, by name. */
type TakenKey = { key: "email" | "schoolUserId"; owner: string };

/**
 * `person`: the existing person. `id`: their id, or null until the import assigns one. `keyTaken`: refused for
 * another's key.
 */
export type PlannedPerson = {
  source: string;
  sheet: string;
  line: number;
  id: string | null;
  name: string;
  outcome: "created" | "updated" | "unchanged" | "refused";
  problem: RosterProblem | null;
  keyTaken: TakenKey | null;
  changes: readonly (keyof PersonAfter)[];
  after: PersonAfter | null;
};

export type PlanContext = {
  actor: RosterActor;
  year: number;
  resolve: ClassResolver;
  /** The year of each class by its id. */
  years: ReadonlyMap<string, number>;
  ownerOf: (key: "email" | "schoolUserId", value: string) => KnownPerson | undefined;
};

function refusal(kind: string, text = kind): RosterProblem {
  return { kind, text };
}

/** The classes that a person shall be in, or why not. */
function classesAfter(
  entry: RosterEntry,
  person: KnownPerson | null,
  { resolve, years }: PlanContext,
): { classes: string[]; made: string[] } | RosterProblem {
  const current = person?.classes ?? [];
  const ids = new Set<string>();
  const made = new Set<string>();
  for (const named of entry.classes) {
    const found = resolve(named);
    if ("refused" in found) return refusal(`Turma não existe: ${named.name} de ${named.year}`);
    if ("made" in found) made.add(found.made);
    else if (!found.known.active && !current.includes(found.id))
      return refusal(`Turma arquivada: ${found.known.name} de ${found.known.year}`);
    else ids.add(found.id);
  }
  const named = new Set(entry.classes.map(({ year }) => year));
  const left = new Set(
    (entry.leaves ?? []).flatMap((each) =>
      [resolve(each)].flatMap((found) => ("id" in found ? [found.id] : [])),
    ),
  );
  const stays = current.filter((id) => (entry.leaves ? !left.has(id) : !named.has(years.get(id) ?? 0)));
  return { classes: [...new Set([...stays, ...ids])].sort(), made: [...made].sort() };
}

/** A file's "teacher" says no less of an assistant or the administration: they teach, too. */
function roleAfter(entry: RosterEntry, person: KnownPerson | null): RoleInSchool {
  if (!person) return entry.role ?? "student";
  if (entry.role === "teacher" && person.role !== "student") return person.role;
  return entry.role ?? person.role;
}

function after(
  entry: RosterEntry,
  person: KnownPerson | null,
  context: PlanContext,
): PersonAfter | RosterProblem {
  const classes = classesAfter(entry, person, context);
  if ("kind" in classes) return classes;
  const years = entry.classes.map(({ year }) => year);
  const { firstName, lastName } = entry.firstName !== "" || !person ? entry : person;
  const year = entry.year ?? Math.max(person?.year ?? 0, ...years);
  return {
    firstName,
    lastName,
    email: entry.email || (person?.email ?? ""),
    mobile: entry.mobile || (person?.mobile ?? ""),
    schoolUserId: entry.schoolUserId || (person?.schoolUserId ?? ""),
    role: roleAfter(entry, person),
    active: entry.active ?? person?.active ?? true,
    year: year === 0 ? context.year : year,
    ...classes,
  };
}

/** A key that somebody else of the school has. */
function takenKey(
  wanted: PersonAfter,
  person: KnownPerson | null,
  { ownerOf }: PlanContext,
): (TakenKey & { problem: RosterProblem }) | null {
  for (const key of ["email", "schoolUserId"] as const) {
    const owner = wanted[key] === "" ? undefined : ownerOf(key, wanted[key]);
    const what = key === "email" ? "E-mail" : "Matrícula";
    if (!owner || owner.id === person?.id) continue;
    const text = `${what} “${wanted[key]}” já é de ${nameOf(owner)}`;
    return { key, owner: nameOf(owner), problem: refusal(`${what} de outra pessoa da escola`, text) };
  }
  return null;
}

/** Rules of the school that no file overrides. */
function forbidden(
  wanted: PersonAfter,
  person: KnownPerson | null,
  { actor }: PlanContext,
): RosterProblem | null {
  const moved = person !== null && (person.role !== wanted.role || person.active !== wanted.active);
  if (moved && person.num === actor.person)
    return refusal("Seu próprio papel", "Você não muda o próprio papel nem se inativa por um arquivo");
  const touchesAdmin = wanted.role === "admin" || person?.role === "admin";
  if (touchesAdmin && !actor.allRoles && (person === null || moved))
    return refusal(
      "Papel de administração",
      "Só a administração da escola dá ou tira o papel de administração",
    );
  return null;
}

const COMPARED = ["email", "mobile", "schoolUserId", "role", "active", "year"] as const;

function changesOf(person: KnownPerson, wanted: PersonAfter): (keyof PersonAfter)[] {
  const changes: (keyof PersonAfter)[] = COMPARED.filter((key) => person[key] !== wanted[key]);
  if (person.firstName !== wanted.firstName || person.lastName !== wanted.lastName)
    changes.unshift("firstName");
  const same = JSON.stringify([...person.classes].sort()) === JSON.stringify(wanted.classes);
  if (!same || wanted.made.length > 0) changes.push("classes");
  return changes;
}

/** What becomes of one entry; `person`: who it is in the school. The same rule serves the preview and the import. */
export function planPerson(
  entry: RosterEntry,
  person: KnownPerson | null,
  context: PlanContext,
): PlannedPerson {
  const { source, sheet, line } = entry;
  const known = {
    source,
    sheet,
    line,
    id: person?.id ?? null,
    name: nameOf(entry) || (person ? nameOf(person) : ""),
  };
  const refuse = (problem: RosterProblem, keyTaken: TakenKey | null = null): PlannedPerson => ({
    ...known,
    outcome: "refused",
    problem,
    keyTaken,
    changes: [],
    after: null,
  });
  if (entry.problem) return refuse(entry.problem);
  if (!person && foldedName(entry) === "")
    return refuse(
      refusal("Pessoa não encontrada", `Ninguém da escola tem a matrícula “${entry.schoolUserId}”`),
    );
  const wanted = after(entry, person, context);
  if ("kind" in wanted) return refuse(wanted);
  const problem = forbidden(wanted, person, context);
  if (problem) return refuse(problem);
  const taken = takenKey(wanted, person, context);
  if (taken) return refuse(taken.problem, { key: taken.key, owner: taken.owner });
  const accepted = { ...known, problem: null, keyTaken: null, after: wanted };
  if (!person) return { ...accepted, outcome: "created", changes: [] };
  const changes = changesOf(person, wanted);
  return { ...accepted, outcome: changes.length === 0 ? "unchanged" : "updated", changes };
}
