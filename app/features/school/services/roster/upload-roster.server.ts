import type { Deps } from "#app/platform/context/deps.ts";
import { academicYear } from "#app/platform/time/calendar.ts";
import { DAY } from "#app/platform/time/units.ts";
import { guessTables } from "../../domain/roster/guess-tables.ts";
import { type RosterFile, type RosterReading, readRoster } from "../../domain/roster/read-roster.server.ts";
import { noMends } from "../../domain/roster/roster-doubt.ts";
import {
  chunksOf,
  type RosterChoices,
  type RosterOrigin,
  SHEET_PARTS,
} from "../../domain/roster/roster-import.ts";
import { yearOfList } from "../../domain/roster/year-of-list.ts";
import {
  deleteRosterDrafts,
  insertPart,
  insertRoster,
  type PartContent,
  sweepRosters,
} from "../../queries/rosters.server.ts";
import { requireManagement, type SchoolActor } from "../school-actor.ts";

/** Parts in a batch: near a megabyte. */
const PARTS_AT_ONCE = 8;

type Uploaded = { id: string; kind: RosterOrigin["kind"] } | { reason: string };

type Read = Exclude<RosterReading, { kind: "unreadable" }>;

function originOf(name: string, reading: Read): RosterOrigin {
  if (reading.kind === "oneroster") {
    const { entries, full, notes, version } = reading.bundle;
    const sheets = [{ name: "", lines: entries.length, notes: [`OneRoster ${version}`] }];
    return { kind: "oneroster", name, sheets, full, reasons: notes.slice(0, 200) };
  }
  const sheets = reading.sheets.map((sheet) => ({
    name: sheet.name === name ? "" : sheet.name,
    lines: sheet.lines.length,
    notes: sheet.notes,
  }));
  return { kind: "table", name, sheets, full: null, reasons: [] };
}

/** What is chosen before anybody chose: the guesses. */
function firstChoices(reading: Read, year: number): RosterChoices {
  const guess = guessTables(reading.kind === "table" ? reading.sheets : [], year);
  const full = reading.kind === "oneroster" && reading.bundle.full;
  return { ...guess, year, recognise: "schoolUserId", choices: {}, full, inactivate: false, mends: noMends };
}

/** Parts as they are stored, each with its number. */
function partsOf(reading: Read): { part: number; content: PartContent }[] {
  const tables: readonly (readonly PartContent[])[] =
    reading.kind === "table"
      ? reading.sheets.map(({ lines }) => chunksOf(lines))
      : [chunksOf(reading.bundle.entries)];
  return tables.flatMap((chunks, sheet) =>
    chunks.map((content, index) => ({ part: sheet * SHEET_PARTS + index, content })),
  );
}

/** Stores a file's lines for the next pages; the school is unchanged. `reason`: why it cannot be read. */
export async function uploadRoster(deps: Deps, actor: SchoolActor, file: RosterFile): Promise<Uploaded> {
  requireManagement(actor);
  const now = academicYear(deps.now());
  const reading = readRoster(file, now);
  if (reading.kind === "unreadable") return { reason: reading.reason };
  const source = originOf(file.name.slice(0, 120), reading);
  const year = reading.kind === "table" ? (yearOfList(reading.sheets, now) ?? now) : now;
  const choices = firstChoices(reading, year);
  const id = deps.newId();
  const { schoolId, viewer } = actor;
  await deps.write([
    ...deleteRosterDrafts(deps.db, schoolId, viewer.id),
    insertRoster(deps.db, { id, schoolId, ownerId: viewer.id, source, choices }, deps.now()),
  ]);
  const parts = partsOf(reading);
  for (let start = 0; start < parts.length; start += PARTS_AT_ONCE) {
    const [first, ...rest] = parts
      .slice(start, start + PARTS_AT_ONCE)
      .map(({ part, content }) => insertPart(deps.db, id, "read", part, content));
    if (first) await deps.write([first, ...rest]);
  }
  return { id, kind: source.kind };
}

/** Deletes a person's files that were not imported. The school is unchanged. */
export async function discardRosters(deps: Deps, actor: SchoolActor): Promise<void> {
  requireManagement(actor);
  await deps.write(deleteRosterDrafts(deps.db, actor.schoolId, actor.viewer.id));
}

/** Seconds after which the lines of a roster are deleted; the data of an undo is the job's. */
const KEPT = 30 * DAY;

/** The clock's: no list of people stays longer than it is needed. */
export async function sweepOldRosters(deps: Deps): Promise<void> {
  await deps.write(sweepRosters(deps.db, deps.now() - KEPT));
}
