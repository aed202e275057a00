import { academicYear } from "#app/domain/school/academic-year.ts";
import {
  guessTable,
  type RosterFile,
  type RosterReading,
  readRoster,
} from "#app/domain/school/roster/read-roster.server.ts";
import { chunksOf, type RosterChoices, type RosterOrigin } from "#app/domain/school/roster/roster-import.ts";
import {
  forgetDrafts,
  insertPart,
  insertRoster,
  type PartContent,
  sweepRosters,
} from "#app/queries/school/rosters.server.ts";
import type { Deps } from "../../deps.ts";
import { requireManagement, type SchoolActor } from "../school-actor.ts";

/** Parts in a batch: near a megabyte. */
const PARTS_AT_ONCE = 8;

type Uploaded = { id: string; kind: RosterOrigin["kind"] } | { reason: string };

function originOf(name: string, reading: Exclude<RosterReading, { kind: "unreadable" }>): RosterOrigin {
  const empty = { sheet: "", sheets: [], notes: [], reasons: [] };
  if (reading.kind === "oneroster") {
    const { entries, full, notes, version } = reading.bundle;
    const said = [`OneRoster ${version}`];
    return {
      ...empty,
      kind: "oneroster",
      name,
      lines: entries.length,
      full,
      notes: said,
      reasons: notes.slice(0, 200),
    };
  }
  const { sheet } = reading;
  const others = sheet.sheets.filter((each) => each !== sheet.name);
  const left = others.length > 0 ? [`ficaram de fora as abas ${others.slice(0, 5).join(", ")}`] : [];
  return {
    ...empty,
    kind: "table",
    name,
    sheet: sheet.sheets.length > 0 ? sheet.name : "",
    lines: sheet.lines.length,
    full: null,
    notes: [...sheet.notes, ...left],
  };
}

/** Keeps a file's lines for the next pages; nothing of the school changes. `reason`: why it cannot be read. */
export async function uploadRoster(deps: Deps, actor: SchoolActor, file: RosterFile): Promise<Uploaded> {
  requireManagement(actor);
  const year = academicYear(deps.now());
  const reading = readRoster(file, year);
  if (reading.kind === "unreadable") return { reason: reading.reason };
  const source = originOf(file.name.slice(0, 120), reading);
  const guess = reading.kind === "table" ? guessTable(reading.sheet) : { headings: null, columns: [] };
  const choices: RosterChoices = {
    ...guess,
    year,
    recognise: "schoolUserId",
    choices: {},
    full: source.full ?? false,
    inactivate: false,
  };
  const id = deps.newId();
  const { schoolId, viewer } = actor;
  await deps.write(
    ...forgetDrafts(deps.db, schoolId, viewer.id),
    insertRoster(deps.db, { id, schoolId, ownerId: viewer.id, source, choices }, deps.now()),
  );
  const parts: PartContent[] =
    reading.kind === "table" ? chunksOf(reading.sheet.lines) : chunksOf(reading.bundle.entries);
  for (let start = 0; start < parts.length; start += PARTS_AT_ONCE) {
    const [first, ...rest] = parts
      .slice(start, start + PARTS_AT_ONCE)
      .map((content, index) => insertPart(deps.db, id, "read", start + index, content));
    if (first) await deps.write(first, ...rest);
  }
  return { id, kind: source.kind };
}

/** Seconds after which the lines of a roster are forgotten; what an undo needs is the job's. */
const KEPT = 30 * 86_400;

/** The clock's: no list of people stays longer than it is needed. */
export async function sweepOldRosters(deps: Deps): Promise<void> {
  await deps.write(...sweepRosters(deps.db, deps.now() - KEPT));
}
