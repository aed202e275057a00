import { compareTexts } from "#app/platform/text/compare-texts.ts";
import { slug } from "#app/platform/text/normalize.ts";
import type { RecognisedBy } from "./find-person.ts";
import { lineInFile, mergeEntries, nameOf, type WrittenAt } from "./merge-entries.ts";
import { type PlannedLines, planLines } from "./plan-lines.ts";
import type { KnownPerson, PlannedPerson, RosterActor } from "./plan-person.ts";
import { classKey, classResolver, type KnownClass, type MissingClass } from "./resolve-classes.ts";
import type { NamedClass, RosterEntry } from "./roster-entry.ts";

/** `full`: the file lists everybody of the roles it has. `recognise`: which key says who somebody is, first. */
export type RosterOptions = {
  full: boolean;
  year: number;
  actor: RosterActor;
  recognise: RecognisedBy;
  choices: Readonly<Record<string, MissingClass>>;
};

/** Lines that one repair mends: "Turma não existe: 3º D de 2026 (12 linhas)". */
type ProblemGroup = { kind: string; text: string; lines: readonly WrittenAt[] };
type MadeClass = NamedClass & { key: string; people: number };
type AbsentPerson = { id: string; name: string; role: KnownPerson["role"] };

/** `entries`, `people` and `waves` (see planLines) run in parallel. read = created + updated + unchanged + refused. */
export type RosterPlan = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  entries: readonly RosterEntry[];
  people: readonly PlannedPerson[];
  waves: readonly number[];
  made: readonly MadeClass[];
  absent: readonly AbsentPerson[];
  problems: readonly ProblemGroup[];
};

/** What an import would do, whole: what it does is this, in pieces. The second time the same file changes nothing. */
export function planRoster(
  entries: readonly RosterEntry[],
  people: readonly KnownPerson[],
  classes: readonly KnownClass[],
  options: RosterOptions,
): RosterPlan {
  let merged: readonly RosterEntry[] = mergeEntries(entries);
  const planIn = (state: SchoolState, entries = merged) => {
    const resolve = classResolver(state.classes, options.choices);
    const years = new Map(state.classes.map(({ id, year }) => [id, year]));
    return planLines(entries, state.people, options.recognise, {
      actor: options.actor,
      year: options.year,
      resolve,
      years,
    });
  };
  let lines = planIn({ people, classes });
  for (;;) {
    const after = stateAfter({ people, classes }, lines.planned, madeClasses(merged, lines.planned));
    const unsettled = planIn(after, chosenAfter(merged, lines.planned)).planned.flatMap(
      ({ outcome }, index) => (outcome === "created" || outcome === "updated" ? [index] : []),
    );
    if (unsettled.length === 0) break;
    merged = withContradictions(merged, unsettled, lines.repeats);
    lines = planIn({ people, classes });
  }
  const { planned, waves, seen } = lines;
  const count = (outcome: PlannedPerson["outcome"]) =>
    planned.filter((each) => each.outcome === outcome).length;
  return {
    read: planned.length,
    created: count("created"),
    updated: count("updated"),
    unchanged: count("unchanged"),
    refused: count("refused"),
    entries: lines.entries.map((entry, index) => ({ ...entry, problem: merged[index]?.problem ?? null })),
    people: planned,
    waves,
    made: madeClasses(merged, planned),
    absent: options.full ? absentPeople(people, planned, seen, options) : [],
    problems: groupProblems(planned),
  };
}

type SchoolState = { people: readonly KnownPerson[]; classes: readonly KnownClass[] };

/** Who a line is when its plan is done: somebody new is known by the line. */
function placeAfter(id: string | null | undefined, index: number): string {
  return id ?? `line ${index}`;
}

/** Lines of chosen people as they are when their plan is done: who was to be somebody new is in the school then. */
function chosenAfter(
  entries: readonly RosterEntry[],
  planned: readonly PlannedPerson[],
): readonly RosterEntry[] {
  return entries.map((entry, index) =>
    entry.is === null ? entry : { ...entry, is: placeAfter(planned[index]?.id, index) },
  );
}

/** The school as a plan leaves it. */
function stateAfter(
  { people, classes }: SchoolState,
  planned: readonly PlannedPerson[],
  made: readonly MadeClass[],
): SchoolState {
  const idOf = (key: string) => `made ${key}`;
  const news = planned.flatMap(({ id, after }, index) =>
    after
      ? [{ ...after, id: placeAfter(id, index), classes: [...after.classes, ...after.made.map(idOf)] }]
      : [],
  );
  const changed = new Map(news.map((each) => [each.id, each]));
  const known = new Set(people.map(({ id }) => id));
  return {
    people: [
      ...people.map((each) => ({ ...each, ...changed.get(each.id) })),
      ...news.filter(({ id }) => !known.has(id)).map((each) => ({ ...each, num: 0 })),
    ],
    classes: [
      ...classes,
      ...made.map(({ key, name, year }) => ({ id: idOf(key), name, slug: slug(name), year, active: true })),
    ],
  };
}

/** Lines that would say something else of the school they make: neither is done, nor the first line of the same person. */
function withContradictions(
  entries: readonly RosterEntry[],
  unsettled: readonly number[],
  repeats: PlannedLines["repeats"],
): readonly RosterEntry[] {
  const refused = new Map<number, RosterEntry["problem"]>();
  for (const index of unsettled) {
    const firstOfPerson = repeats.get(index);
    for (const [each, other] of [
      [index, firstOfPerson],
      [firstOfPerson, index],
    ] as const) {
      if (each === undefined) continue;
      const at = other === undefined ? undefined : entries[other];
      const where = at ? ` e a ${lineInFile(at)}` : " e outra do arquivo";
      const text = `Esta linha${where} parecem ser da mesma pessoa e não dizem o mesmo: deixe só uma`;
      refused.set(each, { kind: "Linhas que se contradizem", text });
    }
  }
  return entries.map((entry, index) =>
    entry.problem ? entry : { ...entry, problem: refused.get(index) ?? null },
  );
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
  return [...named]
    .flatMap(([key, each]) => {
      const count = people.get(key);
      return count === undefined ? [] : [{ ...each, key, people: count }];
    })
    .sort((one, other) => compareTexts(one.key, other.key));
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
