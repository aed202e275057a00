import { guessColumns, type RosterColumn, roleOfList } from "#app/domain/school/roster/guess-columns.ts";
import { planRoster, type RosterOptions, type RosterPlan } from "#app/domain/school/roster/plan-roster.ts";
import { guessTable } from "#app/domain/school/roster/read-roster.server.ts";
import type { KnownClass } from "#app/domain/school/roster/resolve-classes.ts";
import { entriesOf, type RosterEntry } from "#app/domain/school/roster/roster-entry.ts";
import type { GuessedTable, RosterChoices } from "#app/domain/school/roster/roster-import.ts";
import type { SheetLine } from "#app/domain/school/roster/sheet.ts";
import { AppError } from "#app/errors/app-error.ts";
import type { JobRow } from "#app/queries/jobs/jobs.server.ts";
import {
  changeRosterChoices,
  entryParts,
  type RosterRow,
  rosterOfSchool,
  sheetParts,
} from "#app/queries/school/rosters.server.ts";
import { noteInSchool } from "#app/queries/school/school-audit.server.ts";
import { schoolById } from "#app/queries/school/schools.server.ts";
import type { Deps } from "../../deps.ts";
import { requireManagement, type SchoolActor, schoolEntry } from "../school-actor.ts";
import { startImport } from "./plan-import.server.ts";
import { readSchoolState } from "./roster-state.server.ts";

type OpenRoster = { school: { id: string; name: string }; roster: RosterRow; lines: SheetLine[] };

/** A roster with its lines (none of a OneRoster bundle). Throws roster/not-found, page-not-found. */
export async function readStoredRoster(deps: Deps, actor: SchoolActor, id: string): Promise<OpenRoster> {
  requireManagement(actor);
  const { schoolId } = actor;
  const [[school], [roster]] = await deps.read(
    schoolById(deps.db, schoolId),
    rosterOfSchool(deps.db, schoolId, id),
  );
  if (!school) throw new AppError("page-not-found");
  if (!roster) throw new AppError("roster/not-found");
  const lines = roster.source.kind === "table" ? await linesOf(deps, id, roster.choices.sheet) : [];
  return {
    school: { id: school.id, name: school.name },
    roster,
    lines,
  };
}

async function linesOf(deps: Deps, id: string, sheet: number): Promise<SheetLine[]> {
  const [parts] = await deps.read(sheetParts(deps.db, id, sheet));
  return parts.flatMap(({ content }) => content);
}

async function entriesIn(deps: Deps, { roster, lines }: OpenRoster): Promise<RosterEntry[]> {
  const { id, source, choices } = roster;
  if (source.kind === "oneroster")
    return (await deps.read(entryParts(deps.db, id)))[0].flatMap(({ content }) => content);
  const { headings, columns, year, role } = choices;
  return entriesOf(lines, headings, columns, { source: source.name, year, role });
}

function optionsOf(actor: SchoolActor, { year, recognise, choices, full }: RosterChoices): RosterOptions {
  const allRoles = actor.role === "platform" || actor.role === "admin";
  return { year, recognise, choices, full, actor: { person: actor.person, allRoles } };
}

export type Review = OpenRoster & { plan: RosterPlan; classes: KnownClass[] };

/** What the import would do with what was chosen so far. Throws as `readStoredRoster`. */
export async function reviewRoster(deps: Deps, actor: SchoolActor, id: string): Promise<Review> {
  const open = await readStoredRoster(deps, actor, id);
  const entries = await entriesIn(deps, open);
  const { people, classes } = await readSchoolState(deps, actor.schoolId);
  const plan = planRoster(entries, people, classes, optionsOf(actor, open.roster.choices));
  return { ...open, plan, classes };
}

/** Keeps what was chosen. Throws roster/begun, roster/not-found. */
export async function chooseForRoster(
  deps: Deps,
  actor: SchoolActor,
  id: string,
  change: Partial<RosterChoices>,
): Promise<void> {
  requireManagement(actor);
  const [[roster]] = await deps.read(rosterOfSchool(deps.db, actor.schoolId, id));
  if (!roster) throw new AppError("roster/not-found");
  const [rows] = await deps.write(
    changeRosterChoices(deps.db, id, { ...roster.choices, ...change }, deps.now()),
  );
  if (rows.length === 0) throw new AppError("roster/begun");
}

/** The columns with these fields; where several claim one, the first has it. */
export function withFields(
  columns: readonly RosterColumn[],
  fields: readonly RosterColumn["field"][],
): RosterColumn[] {
  return columns.map((column, index) => {
    const field = fields[index] ?? null;
    const taken = field !== null && fields.indexOf(field) < index;
    return {
      ...column,
      field: taken ? null : field,
      certainty: field === column.field ? column.certainty : "alta",
    };
  });
}

/** Another row has the names of the columns; `line`: its number in the file, 0: none. */
export function guessAgain(lines: readonly SheetLine[], line: number): GuessedTable {
  const index = lines.findIndex((each) => each.line === line);
  const headings = index < 0 ? null : index;
  const columns = guessColumns(lines, headings);
  return { headings, columns, role: roleOfList(columns) };
}

/** Another sheet of the file is the list. */
export async function chooseSheet(deps: Deps, actor: SchoolActor, id: string, sheet: number): Promise<void> {
  const { roster } = await readStoredRoster(deps, actor, id);
  if (!roster.source.sheets[sheet]) return;
  const guess = guessTable({ lines: await linesOf(deps, id, sheet) });
  await chooseForRoster(deps, actor, id, { ...guess, sheet, choices: {} });
}

/** Starts the import of what the review shows. Throws roster/begun. */
export async function importStoredRoster(deps: Deps, actor: SchoolActor, id: string): Promise<JobRow> {
  const { roster, plan } = await reviewRoster(deps, actor, id);
  const options = optionsOf(actor, roster.choices);
  const { schoolId, viewer } = actor;
  const { inactivate } = roster.choices;
  const note = noteInSchool(deps.db, schoolEntry(deps, actor, "school.import"), id, {
    after: { created: plan.created, updated: plan.updated, refused: plan.refused, classes: plan.made.length },
  });
  const start = { schoolId, importId: id, ownerId: viewer.id, actor: options.actor, options, inactivate };
  return startImport(deps, plan, start, note);
}
