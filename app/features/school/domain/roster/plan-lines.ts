import { personFinder, type RecognisedBy } from "./find-person.ts";
import { areDifferent, lineInFile, nameOf, withoutKey } from "./merge-entries.ts";
import { type KnownPerson, type PlanContext, type PlannedPerson, planPerson } from "./plan-person.ts";
import { KINDS, type RosterDoubt } from "./roster-doubt.ts";
import type { RosterEntry } from "./roster-entry.ts";

/**
 * A plan of lines, parallel to them. `waves`: a line that uses a key which another line frees comes a wave later.
 * `repeats`: by the index of a repeated line that of the first one of its person. `seen`: everyone named by any line.
 * `entries`: as they are imported, with what is to be checked of each.
 */
export type PlannedLines = {
  planned: readonly PlannedPerson[];
  waves: readonly number[];
  repeats: ReadonlyMap<number, number>;
  seen: ReadonlySet<string>;
  entries: readonly RosterEntry[];
};

/** Who has a key at this moment of the plan. */
function keyOwners(people: readonly KnownPerson[]) {
  const owners = new Map<string, KnownPerson>();
  const place = (key: string, value: string) => `${key} ${value}`;
  const put = (person: KnownPerson) => {
    for (const key of ["email", "schoolUserId"] as const)
      if (person[key] !== "") owners.set(place(key, person[key]), person);
  };
  for (const person of people) put(person);
  return {
    of: (key: "email" | "schoolUserId", value: string) => owners.get(place(key, value)),
    change: (person: KnownPerson, after: NonNullable<PlannedPerson["after"]>) => {
      for (const key of ["email", "schoolUserId"] as const) owners.delete(place(key, person[key]));
      put({ ...person, ...after });
    },
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

const namesakeOptions = (namesakes: readonly KnownPerson[]) => [
  { value: "", label: "É outra pessoa, nova na escola" },
  ...namesakes.slice(0, 20).map((each) => ({ value: each.id, label: `É ${nameOf(each)}${keysOf(each)}` })),
];

function keysOf({ schoolUserId, email }: KnownPerson): string {
  const known = [schoolUserId && `matrícula ${schoolUserId}`, email].filter((each) => each !== "");
  return known.length > 0 ? `, ${known.join(", ")}` : ", sem matrícula nem e-mail";
}

/** What is to be checked of who a line is. */
function doubtOf(
  entry: RosterEntry,
  person: KnownPerson | null,
  namesakes: readonly KnownPerson[],
): RosterDoubt[] {
  const field = "person";
  if (namesakes.length > 0) {
    const options = namesakeOptions(namesakes);
    return [{ field, kind: KINDS.namesake, before: nameOf(entry), after: person?.id ?? "", options }];
  }
  if (!person || entry.is !== null || entry.firstName === "" || !areDifferent(entry, person)) return [];
  return [{ field: "fullName", kind: KINDS.renamed, before: nameOf(person), after: nameOf(entry) }];
}

type Line = { index: number; person: KnownPerson | null; entry: RosterEntry };

/** Plans lines a wave after the other; who uses a key that nobody frees goes in without it. */
function planWaves(
  lines: readonly Line[],
  people: readonly KnownPerson[],
  school: Omit<PlanContext, "ownerOf">,
) {
  const owners = keyOwners(people);
  const context: PlanContext = { ...school, ownerOf: owners.of };
  const planned: PlannedPerson[] = [];
  const waves: number[] = [];
  const final = new Map<number, RosterEntry>();
  let pending = lines;
  for (let wave = 0; pending.length > 0; wave += 1) {
    const tried = pending.map((line) => ({ line, plan: planPerson(line.entry, line.person, context) }));
    for (const { line, plan } of tried) {
      planned[line.index] = plan;
      waves[line.index] = wave;
    }
    for (const { line, plan } of tried) if (line.person && plan.after) owners.change(line.person, plan.after);
    const waiting = tried.flatMap(({ line, plan }) =>
      plan.keyTaken ? [{ line, taken: plan.keyTaken }] : [],
    );
    const isStuck = waiting.length === pending.length;
    pending = waiting.map(({ line, taken }) =>
      isStuck ? { ...line, entry: withoutKey(line.entry, taken.key, taken.owner) } : line,
    );
    for (const line of pending) final.set(line.index, line.entry);
  }
  return { planned, waves, final };
}

/** Who each line is, and what becomes of it. */
export function planLines(
  entries: readonly RosterEntry[],
  people: readonly KnownPerson[],
  recognise: RecognisedBy,
  school: Omit<PlanContext, "ownerOf">,
): PlannedLines {
  const find = personFinder(people, recognise, school.resolve);
  const seen = new Set<string>();
  const first = new Map<string, number>();
  const repeats = new Map<number, number>();
  const lines = entries.map((entry, index): Line => {
    const { person: sure, ambiguous, namesakes, likely } = find(entry);
    const person = sure ?? (likely && !first.has(likely.id) ? likely : null);
    const earlier = person ? first.get(person.id) : undefined;
    if (person) seen.add(person.id);
    // A refused line names somebody, but does not count as their first line.
    if (person && earlier === undefined && !entry.problem) first.set(person.id, index);
    if (earlier !== undefined && !entry.problem) repeats.set(index, earlier);
    const problem = twice(entry, earlier === undefined ? undefined : entries[earlier], ambiguous);
    const doubts = [...entry.doubts, ...doubtOf(entry, person, namesakes)];
    return { index, person, entry: { ...entry, doubts, problem: problem ?? entry.problem } };
  });
  const { planned, waves, final } = planWaves(lines, people, school);
  return {
    planned,
    waves,
    repeats,
    seen,
    entries: lines.map(({ index, entry }) => final.get(index) ?? entry),
  };
}
