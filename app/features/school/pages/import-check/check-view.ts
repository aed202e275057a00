import { formatNumber } from "#app/platform/text/format.ts";
import { lineInFile, type WrittenAt } from "../../domain/roster/merge-entries.ts";
import type { PersonAfter, PlannedPerson } from "../../domain/roster/plan-person.ts";
import { readingNotes } from "../../domain/roster/reading-words.ts";
import type { Review } from "../../services/roster/review-roster.server.ts";

const GROUPS = 30;
const LINES = 12;
const ABSENT = 60;
const SAMPLE = 12;
const CLASSES = 200;

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
