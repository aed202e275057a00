import type { Deps } from "#app/platform/context/deps.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import type { Sheet } from "#app/platform/spreadsheets/domain/sheet.ts";
import { missingColumns } from "../../domain/roster/guess-tables.ts";
import type { ClassReading } from "../../domain/roster/inherit-classes.ts";
import type { RosterActor } from "../../domain/roster/plan-person.ts";
import type { RosterOptions, RosterPlan } from "../../domain/roster/plan-roster.ts";
import { type RosterFile, readRoster } from "../../domain/roster/read-roster.server.ts";
import { openTables, readTables } from "../../domain/roster/read-tables.ts";
import { readingNotes } from "../../domain/roster/reading-words.ts";
import { noMends } from "../../domain/roster/roster-doubt.ts";
import type { RosterEntry } from "../../domain/roster/roster-entry.ts";
import type { RosterReason } from "../../domain/roster/roster-import.ts";
import { planImport, startImport, storeRoster } from "./plan-import.server.ts";

/**
 * R-SCHOOL-13: read = created + updated + unchanged + refused. `people`, `classes`: those that the files name and use.
 */
export type RosterReport = {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  absent: number;
  people: number;
  classes: number;
  reasons: RosterReason[];
};

/** Ways of reading classes that the caller switches off. */
export type AsWritten = Partial<Record<keyof ClassReading, false>>;

type ReadFiles = { entries: RosterEntry[]; reasons: RosterReason[]; full: boolean };

/** Adds the people of the sheets that list them, and says which others stay out and whose classes the lines do not say. */
function readSheets(
  read: ReadFiles,
  sheets: readonly Sheet[],
  { name, year, asWritten }: { name: string; year: number; asWritten: AsWritten },
): void {
  const note = (reason: string) => read.reasons.push({ source: name, line: 0, reason });
  const { tables, leftOut, reading: guessed } = openTables(sheets, year);
  const reading = { ...guessed, ...asWritten };
  // The best sheet alone may lack the names.
  const missing = tables.map(({ table }) => missingColumns(table.columns)).find((each) => each !== null);
  if (missing) {
    read.full = false;
    note(missing);
  } else {
    const { entries, inherited } = readTables(tables, { source: name, year, reading });
    read.entries.push(...entries);
    for (const { key, name: way, detail } of readingNotes(inherited))
      if (reading[key]) note(`${way}: ${detail}`);
  }
  for (const sheet of leftOut) note(`Ficou de fora a aba “${sheet}”`);
}

/** Every file that can be read; for the others, why not. */
function readRosterFiles(files: readonly RosterFile[], year: number, asWritten: AsWritten): ReadFiles {
  const read: ReadFiles = { entries: [], reasons: [], full: true };
  for (const file of files) {
    const { name } = file;
    const reading = readRoster(file, year);
    const refuse = (reason: string) => read.reasons.push({ source: name, line: 0, reason });
    if (reading.kind === "unreadable") {
      refuse(reading.reason);
      read.full = false;
    } else if (reading.kind === "oneroster") {
      const { entries, notes, full } = reading.bundle;
      read.entries.push(...entries);
      read.reasons.push(...notes);
      read.full &&= full;
    } else readSheets(read, reading.sheets, { name, year, asWritten });
  }
  return read;
}

/** What is to be checked of a line, in words. */
function doubtReasons({ source, sheet, line, doubts }: RosterEntry): RosterReason[] {
  return doubts.map(({ kind, before, after }) => ({
    source: sheet ? `${source}, aba “${sheet}”` : source,
    line,
    reason: `Confira: ${kind}: “${before}” ${after === "" ? "não foi usado" : `→ “${after}”`}`,
  }));
}

/** What the files say became of their lines. */
function rosterReport(plan: RosterPlan, notes: readonly RosterReason[]): RosterReport {
  const { read, created, updated, unchanged, refused, absent, people, entries } = plan;
  const refusals = people.flatMap(({ source, sheet, line, problem }) =>
    problem ? [{ source: sheet ? `${source}, aba “${sheet}”` : source, line, reason: problem.text }] : [],
  );
  const taken = entries.filter((_, index) => people[index]?.outcome !== "refused");
  const classes = new Set(
    taken.flatMap(({ classes: named }) => named.map(({ name, year }) => `${year}|${name}`)),
  );
  return {
    read,
    created,
    updated,
    unchanged,
    refused,
    absent: absent.length,
    people: read - refused,
    classes: classes.size,
    reasons: [...notes, ...refusals, ...entries.flatMap(doubtReasons)],
  };
}

const SHELL = "linha de comando";

/** Imports files as one roster, to the end; `dryRun`: only reports its effect. Absent people are not inactivated. */
export async function importRoster(
  deps: Deps,
  {
    schoolId,
    files,
    year,
    dryRun,
    asWritten = {},
  }: {
    schoolId: string;
    files: readonly RosterFile[];
    year: number;
    dryRun: boolean;
    asWritten?: AsWritten;
  },
): Promise<{ report: RosterReport; jobId: string | null }> {
  const { entries, reasons, full } = readRosterFiles(files, year, asWritten);
  const actor: RosterActor = { person: null, allRoles: true };
  const options: RosterOptions = {
    full: full && entries.length > 0,
    year,
    actor,
    recognise: "schoolUserId",
    choices: {},
  };
  const plan = await planImport(deps, schoolId, entries, options);
  const report = rosterReport(plan, reasons);
  if (dryRun || plan.created + plan.updated === 0) return { report, jobId: null };
  const names = files.map(({ name }) => name).join(", ");
  const source = {
    kind: "table",
    name: names,
    sheets: [{ name: "", lines: entries.length, notes: [] }],
    full,
    reasons,
  } as const;
  const choices = {
    year,
    recognise: "schoolUserId",
    choices: {},
    tables: [],
    reading: { sheetNames: true, groups: true, fill: false },
    full,
    inactivate: false,
    mends: noMends,
  } as const;
  const importId = await storeRoster(deps, { schoolId, ownerId: SHELL, source, choices });
  const start = { schoolId, importId, ownerId: SHELL, actor, options, inactivate: false };
  const started = await startImport(deps, plan, start);
  const job = await advanceJob(deps, started.id, started.expected + 10);
  return { report, jobId: job.id };
}
