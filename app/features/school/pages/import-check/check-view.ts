import { formatNumber } from "#app/platform/text/format.ts";
import { shownBefore } from "../../domain/roster/mend-school-words.ts";
import { lineInFile, nameOf, type WrittenAt } from "../../domain/roster/merge-entries.ts";
import type { PersonAfter, PlannedPerson } from "../../domain/roster/plan-person.ts";
import { NOT_A_PERSON } from "../../domain/roster/read-line.ts";
import { readingNotes } from "../../domain/roster/reading-words.ts";
import { KINDS, lineKey, type RosterDoubt } from "../../domain/roster/roster-doubt.ts";
import { NO_FAMILY_NAME, NO_NAME, type RosterEntry } from "../../domain/roster/roster-entry.ts";
import type { Review } from "../../services/roster/review-roster.server.ts";

const GROUPS = 30;
const LINES = 12;
const ABSENT = 60;
const SAMPLE = 12;
const CLASSES = 200;
/** Guesses of one kind that the page shows. */
const DOUBTS = 60;

const changeNames: Readonly<Record<keyof PersonAfter, string>> = {
  firstName: "nome",
  lastName: "sobrenome",
  email: "e-mail",
  mobile: "celular",
  schoolUserId: "matrícula",
  role: "papel",
  active: "situação",
  year: "ano letivo",
  classes: "turmas",
  made: "turmas",
};

function sampleRow({ sheet, line, name, outcome, changes }: PlannedPerson) {
  const said =
    outcome === "created" ? "nova" : `muda ${changes.map((change) => changeNames[change]).join(", ")}`;
  return { place: lineInFile({ sheet, line }), name, said };
}

/** "Linhas 3, 4", or of several sheets "Aba “3º A”: linhas 3, 4". */
function placesOf(lines: readonly WrittenAt[]): string[] {
  const bySheet = new Map<string, number[]>();
  for (const { sheet, line } of lines) bySheet.set(sheet, [...(bySheet.get(sheet) ?? []), line]);
  return [...bySheet].map(([sheet, numbers]) => {
    const said = `${numbers.length === 1 ? "linha" : "linhas"} ${numbers.map(formatNumber).join(", ")}`;
    return sheet ? `Aba “${sheet}”: ${said}` : said.replace("l", "L");
  });
}

/** Refused lines that a name mends. */
const NAMELESS: readonly string[] = [NO_NAME, NO_FAMILY_NAME, NOT_A_PERSON];

/** The name of a doubt's field in the form: a class by how it is written, all else by its line. */
function fieldOf(entry: WrittenAt, { field, before }: Pick<RosterDoubt, "field" | "before">): string {
  return field === "class" ? `mend-class:${before}` : `mend:${field}:${lineKey(entry)}`;
}

/** A refused line as a doubt about its name. */
function nameless({ problem, firstName, lastName }: RosterEntry): RosterDoubt[] {
  if (!problem || !NAMELESS.includes(problem.kind)) return [];
  return [
    { field: "fullName", kind: problem.kind, before: problem.text, after: `${firstName} ${lastName}`.trim() },
  ];
}

/** Doubts with the entry that has each; of a class that many lines name, one. */
export function openDoubts(
  entries: readonly RosterEntry[],
): { entry: RosterEntry; doubt: RosterDoubt; name: string }[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) =>
    [...nameless(entry), ...(entry.problem ? [] : entry.doubts)].flatMap((doubt) => {
      const name = fieldOf(entry, doubt);
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ entry, doubt, name }];
    }),
  );
}

/** What is to be checked, by its kind: a bounded part of each. */
function doubtGroups(entries: readonly RosterEntry[]) {
  const groups = new Map<string, ReturnType<typeof openDoubts>>();
  for (const each of openDoubts(entries))
    groups.set(each.doubt.kind, [...(groups.get(each.doubt.kind) ?? []), each]);
  return [...groups].map(([kind, all]) => ({
    kind,
    count: all.length,
    isCapitals: kind === KINDS.capitals,
    shown: all.slice(0, DOUBTS).map(({ entry, doubt, name }) => ({
      name,
      place: lineInFile(entry),
      who: nameOf(entry),
      field: doubt.field,
      before: shownBefore(doubt),
      after: doubt.after,
      options: doubt.options ?? null,
    })),
  }));
}

/** What the page shows of a review: a bounded part of what may be 20,000 lines. */
export function checkView({ school, roster, plan, classes, inherited }: Review) {
  const { id, source, choices } = roster;
  const { read, created, updated, unchanged, refused, made, problems, absent, people } = plan;
  const writes = people.filter(({ outcome }) => outcome === "updated");
  const news = people.filter(({ outcome }) => outcome === "created");
  const years = new Set(made.map(({ year }) => year));
  const chosen = Object.keys(choices.choices);
  return {
    school,
    id,
    source,
    chosenSheets: choices.tables.flatMap(({ chosen: isChosen }, index) => (isChosen ? [index] : [])),
    reading: readingNotes(inherited).map((note) => ({ ...note, isOn: choices.reading[note.key] })),
    full: choices.full,
    inactivate: choices.inactivate,
    counts: { read, created, updated, unchanged, refused },
    made: made.slice(0, CLASSES),
    chosen: chosen.length,
    doubts: doubtGroups(plan.entries),
    capitals: choices.mends.capitals,
    mended: Object.keys(choices.mends.lines).length + Object.keys(choices.mends.classes).length,
    problems: problems.slice(0, GROUPS).map(({ kind, text, lines }) => ({
      kind,
      text,
      count: lines.length,
      isCut: lines.length > LINES,
      places: placesOf(lines.slice(0, LINES)),
    })),
    absent: { total: absent.length, shown: absent.slice(0, ABSENT) },
    sample: [...writes.slice(0, SAMPLE), ...news.slice(0, SAMPLE)].map(sampleRow),
    existing: classes
      .filter(({ active, year }) => active && years.has(year))
      .slice(0, CLASSES * 2)
      .map(({ id: classId, name, year }) => ({ id: classId, name, year })),
  };
}

export type CheckView = ReturnType<typeof checkView>;
