import { foldedName, lineInFile, mergeEntries, nameOf, type WrittenAt } from "./merge-entries.ts";
import {
  type KnownPerson,
  type PlanContext,
  type PlannedPerson,
  planPerson,
  type RosterActor,
} from "./plan-person.ts";
import { classKey, classResolver, type KnownClass, type MissingClass } from "./resolve-classes.ts";
import type { NamedClass, RosterEntry } from "./roster-entry.ts";

/** `full`: the file lists everybody of the roles it has. `recognise`: which key says who somebody is, first. */
export type RosterOptions = {
  full: boolean;
  year: number;
  actor: RosterActor;
  recognise: "schoolUserId" | "email";
  choices: Readonly<Record<string, MissingClass>>;
};

/** Lines that one repair mends: "Turma não existe: 3º D de 2026 (12 linhas)". */
type ProblemGroup = { kind: string; text: string; lines: readonly WrittenAt[] };
type MadeClass = NamedClass & { key: string; people: number };
type AbsentPerson = { id: string; name: string; role: KnownPerson["role"] };

/** `entries` and `people` run in parallel. read = created + updated + unchanged + refused. */
export type RosterPlan = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  entries: readonly RosterEntry[];
  people: readonly PlannedPerson[];
  made: readonly MadeClass[];
  absent: readonly AbsentPerson[];
  problems: readonly ProblemGroup[];
};

type Found = { person: KnownPerson | null; ambiguous: boolean };

/** Who each entry is: by school user id, then e-mail, then, without either, by the whole name in the same class. */
function finder(
  people: readonly KnownPerson[],
  { recognise }: RosterOptions,
  resolve: PlanContext["resolve"],
) {
  const byId = new Map(
    people.filter(({ schoolUserId }) => schoolUserId).map((each) => [each.schoolUserId, each]),
  );
  const byEmail = new Map(people.filter(({ email }) => email).map((each) => [each.email, each]));
  const byName = new Map<string, KnownPerson[]>();
  for (const each of people) {
    const name = foldedName(each);
    byName.set(name, [...(byName.get(name) ?? []), each]);
  }
  const find = (entry: RosterEntry): Found => {
    const keyed = [byId.get(entry.schoolUserId), byEmail.get(entry.email)];
    const [first, second] = recognise === "email" ? keyed.reverse() : keyed;
    const found = first ?? matching(second, entry, recognise);
    if (found) return { person: found, ambiguous: false };
    if (entry.schoolUserId || entry.email) return { person: null, ambiguous: false };
    const [only = null, ...more] = namesakes(byName.get(foldedName(entry)) ?? [], entry, resolve);
    return { person: more.length === 0 ? only : null, ambiguous: more.length > 0 };
  };
  return { find, byId, byEmail };
}

/** Those of several who fit, if any do. */
function rather(
  people: readonly KnownPerson[],
  fits: (person: KnownPerson) => boolean,
): readonly KnownPerson[] {
  const found = people.filter(fits);
  return found.length > 0 ? found : people;
}

/** Of people of one name those whom an entry without keys may mean: in its classes, or first those in no class. */
function namesakes(same: readonly KnownPerson[], entry: RosterEntry, resolve: PlanContext["resolve"]) {
  const ids = entry.classes.map(resolve).flatMap((at) => ("id" in at ? [at.id] : []));
  const here =
    entry.classes.length > 0
      ? same.filter(({ classes }) => ids.some((id) => classes.includes(id)))
      : rather(same, ({ classes }) => classes.length === 0);
  return rather(here, ({ schoolUserId, email }) => schoolUserId === "" && email === "");
}

/** By the second key only somebody whose first one is not another's. */
function matching(found: KnownPerson | undefined, entry: RosterEntry, recognise: RosterOptions["recognise"]) {
  const key = recognise === "email" ? "email" : "schoolUserId";
  if (!found || (found[key] !== "" && entry[key] !== "" && found[key] !== entry[key])) return undefined;
  return found;
}

/** What an import would do, whole: what it does is this, in pieces. */
export function planRoster(
  entries: readonly RosterEntry[],
  people: readonly KnownPerson[],
  classes: readonly KnownClass[],
  options: RosterOptions,
): RosterPlan {
  const resolve = classResolver(classes, options.choices);
  const { find, byId, byEmail } = finder(people, options, resolve);
  const years = new Map(classes.map(({ id, year }) => [id, year]));
  const context: PlanContext = {
    actor: options.actor,
    year: options.year,
    resolve,
    years,
    ownerOf: (key, value) => (key === "email" ? byEmail : byId).get(value),
  };
  const merged = mergeEntries(entries);
  const seen = new Set<string>();
  const first = new Map<string, RosterEntry>();
  const planned = merged.map((entry) => {
    const { person, ambiguous } = find(entry);
    const earlier = person ? first.get(person.id) : undefined;
    if (person) seen.add(person.id);
    // A refused line names somebody, but takes nobody's place.
    if (person && earlier === undefined && !entry.problem) first.set(person.id, entry);
    const problem = twice(entry, earlier, ambiguous);
    return planPerson(problem ? { ...entry, problem } : entry, person, context);
  });
  const count = (outcome: PlannedPerson["outcome"]) =>
    planned.filter((each) => each.outcome === outcome).length;
  return {
    read: planned.length,
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    refused: count("refused"),
    entries: merged,
    people: planned,
    made: madeClasses(merged, planned),
    absent: options.full ? absentPeople(people, planned, seen, options) : [],
    problems: groupProblems(planned),
  };
}

function twice(
  entry: RosterEntry,
  earlier: RosterEntry | undefined,
  ambiguous: boolean,
): RosterEntry["problem"] {
  if (entry.problem) return null;
  if (ambiguous)
    return {
      kind: "Nome de várias pessoas da escola",
      text: `Há mais de uma pessoa chamada ${nameOf(entry)}: ponha a matrícula ou o e-mail na linha`,
    };
  if (earlier === undefined) return null;
  return { kind: "Linha repetida", text: `Linha repetida: esta pessoa já está na ${lineInFile(earlier)}` };
}

function madeClasses(entries: readonly RosterEntry[], planned: readonly PlannedPerson[]): MadeClass[] {
  // Also a class that somebody leaves: it gives its name to one written alike.
  const named = new Map(
    entries.flatMap(({ classes, leaves }) =>
      [...classes, ...(leaves ?? [])].map((each) => [classKey(each), each] as const),
    ),
  );
  const people = new Map<string, number>();
  for (const { after } of planned)
    for (const key of after?.made ?? []) people.set(key, (people.get(key) ?? 0) + 1);
  return [...people]
    .sort(([one], [other]) => one.localeCompare(other, "pt-BR", { numeric: true }))
    .flatMap(([key, count]) => {
      const each = named.get(key);
      return each ? [{ ...each, key, people: count }] : [];
    });
}

/** Active people of the file's roles whom it does not name, refused lines included. */
function absentPeople(
  people: readonly KnownPerson[],
  planned: readonly PlannedPerson[],
  seen: ReadonlySet<string>,
  { actor }: RosterOptions,
): AbsentPerson[] {
  const roles = new Set(planned.flatMap(({ after }) => (after ? [after.role] : [])));
  return people
    .filter((each) => each.active && roles.has(each.role) && !seen.has(each.id) && each.num !== actor.person)
    .filter(({ role }) => actor.allRoles || role !== "admin")
    .map((each) => ({ id: each.id, name: nameOf(each), role: each.role }));
}

function groupProblems(planned: readonly PlannedPerson[]): ProblemGroup[] {
  const groups = new Map<string, { kind: string; text: string; lines: WrittenAt[] }>();
  for (const { problem, sheet, line } of planned) {
    if (!problem) continue;
    const group = groups.get(problem.kind) ?? { ...problem, lines: [] };
    group.lines.push({ sheet, line });
    groups.set(problem.kind, group);
  }
  return [...groups.values()].sort((one, other) => other.lines.length - one.lines.length);
}
