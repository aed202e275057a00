import type { RosterActor } from "#app/domain/school/roster/plan-person.ts";
import type { RosterOptions, RosterPlan } from "#app/domain/school/roster/plan-roster.ts";
import {
  guessTable,
  missingColumns,
  type RosterFile,
  type RosterReading,
  readRoster,
} from "#app/domain/school/roster/read-roster.server.ts";
import { entriesOf, type RosterEntry } from "#app/domain/school/roster/roster-entry.ts";
import type { RosterReason } from "#app/domain/school/roster/roster-import.ts";
import type { Deps } from "../../deps.ts";
import { advanceJob } from "../../jobs/advance-job.server.ts";
import { planImport, startImport, storeRoster } from "./plan-import.server.ts";

/** decisions.md: read = created + updated + unchanged + refused. `people`, `classes`: those that the files name and take. */
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

type ReadFiles = { entries: RosterEntry[]; reasons: RosterReason[]; full: boolean };

/** Adds the people of the sheet that lists them, and says which others stay out. What is missing, or null. */
function readTable(
  read: ReadFiles,
  { sheets, best }: Extract<RosterReading, { kind: "table" }>,
  { name, year }: { name: string; year: number },
): string | null {
  const lines = sheets[best]?.lines ?? [];
  const { headings, columns, role } = guessTable({ lines });
  const missing = missingColumns(columns);
  if (missing) read.full = false;
  else read.entries.push(...entriesOf(lines, headings, columns, { source: name, year, role }));
  for (const sheet of sheets.filter((_, index) => index !== best))
    read.reasons.push({ source: name, line: 0, reason: `Ficou de fora a aba “${sheet.name}”` });
  return missing;
}

/** Every file that can be read; for the others, why not. */
function readRosterFiles(files: readonly RosterFile[], year: number): ReadFiles {
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
    } else {
      const problem = readTable(read, reading, { name, year });
      if (problem) refuse(problem);
    }
  }
  return read;
}

/** What the files say became of their lines. */
function rosterReport(plan: RosterPlan, notes: readonly RosterReason[]): RosterReport {
  const { read, created, updated, unchanged, refused, absent, people, entries } = plan;
  const refusals = people.flatMap(({ source, line, problem }) =>
    problem ? [{ source, line, reason: problem.text }] : [],
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
    reasons: [...notes, ...refusals],
  };
}

const SHELL = "linha de comando";

/** Imports files as one roster, to the end; `dryRun`: only says what it would do. Nobody is inactivated for absence. */
export async function importRoster(
  deps: Deps,
  {
    schoolId,
    files,
    year,
    dryRun,
  }: { schoolId: string; files: readonly RosterFile[]; year: number; dryRun: boolean },
): Promise<{ report: RosterReport; jobId: string | null }> {
  const { entries, reasons, full } = readRosterFiles(files, year);
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
    headings: null,
    columns: [],
    role: null,
    sheet: 0,
    full,
    inactivate: false,
  } as const;
  const importId = await storeRoster(deps, { schoolId, ownerId: SHELL, source, choices });
  const start = { schoolId, importId, ownerId: SHELL, actor, options, inactivate: false };
  const started = await startImport(deps, plan, start);
  const job = await advanceJob(deps, started.id, started.expected + 10);
  return { report, jobId: job.id };
}
