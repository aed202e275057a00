import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import type { SheetLine } from "#app/platform/spreadsheets/domain/sheet.ts";
import { planRoster, type RosterOptions, type RosterPlan } from "../../domain/roster/plan-roster.ts";
import { type OpenTable, type ReadClasses, readTables } from "../../domain/roster/read-tables.ts";
import type { KnownClass } from "../../domain/roster/resolve-classes.ts";
import type { RosterChoices } from "../../domain/roster/roster-import.ts";
import {
  chosenParts,
  entryParts,
  type RosterRow,
  rosterOfSchool,
  updateRosterChoices,
} from "../../queries/rosters.server.ts";
import { schoolById } from "../../queries/schools.server.ts";
import { requireManagement, type SchoolActor } from "../school-actor.ts";
import { startImport } from "./plan-import.server.ts";
import { readSchoolState } from "./roster-state.server.ts";

type OpenRoster = { school: { id: string; name: string }; roster: RosterRow; tables: OpenTable[] };

/** The chosen tables with their lines. */
function tablesOf({ source, choices }: RosterRow, parts: readonly { sheet: number; content: SheetLine[] }[]) {
  const lines = new Map<number, SheetLine[]>();
  for (const { sheet, content } of parts) lines.set(sheet, [...(lines.get(sheet) ?? []), ...content]);
  return choices.tables.flatMap((table, sheet): OpenTable[] => {
    const name = source.sheets[sheet]?.name ?? "";
    return table.chosen ? [{ table, name, lines: lines.get(sheet) ?? [] }] : [];
  });
}

/** A roster with its chosen tables (none of a OneRoster bundle). Throws roster/not-found, page-not-found. */
export async function readStoredRoster(deps: Deps, actor: SchoolActor, id: string): Promise<OpenRoster> {
  requireManagement(actor);
  const { schoolId } = actor;
  const {
    school: [school],
    roster: [roster],
    parts,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    roster: rosterOfSchool(deps.db, schoolId, id),
    parts: chosenParts(deps.db, schoolId, id),
  });
  if (!school) throw new AppError("page-not-found");
  if (!roster) throw new AppError("roster/not-found");
  return { school: { id: school.id, name: school.name }, roster, tables: tablesOf(roster, parts) };
}

async function entriesIn(deps: Deps, { roster, tables }: OpenRoster) {
  const { id, source, choices } = roster;
  if (source.kind === "table") return readTables(tables, { source: source.name, ...choices });
  const parts = await deps.read(entryParts(deps.db, id));
  return { entries: parts.flatMap(({ content }) => content), inherited: [] };
}

function optionsOf(actor: SchoolActor, { year, recognise, choices, full }: RosterChoices): RosterOptions {
  const allRoles = actor.role === "platform" || actor.role === "admin";
  return { year, recognise, choices, full, actor: { person: actor.person, allRoles } };
}

export type Review = OpenRoster & {
  plan: RosterPlan;
  classes: KnownClass[];
  inherited: readonly ReadClasses[];
};

/** What the import would do with what was chosen so far. Throws as `readStoredRoster`. */
export async function reviewRoster(deps: Deps, actor: SchoolActor, id: string): Promise<Review> {
  const open = await readStoredRoster(deps, actor, id);
  const { entries, inherited } = await entriesIn(deps, open);
  const { people, classes } = await readSchoolState(deps, actor.schoolId);
  const plan = planRoster(entries, people, classes, optionsOf(actor, open.roster.choices));
  return { ...open, plan, classes, inherited };
}

/** Stores the choices. Throws roster/begun, roster/not-found. */
export async function chooseForRoster(
  deps: Deps,
  actor: SchoolActor,
  id: string,
  change: Partial<RosterChoices>,
): Promise<void> {
  requireManagement(actor);
  const [roster] = await deps.read(rosterOfSchool(deps.db, actor.schoolId, id));
  if (!roster) throw new AppError("roster/not-found");
  const rows = await deps.write(
    updateRosterChoices(deps.db, id, { ...roster.choices, ...change }, deps.now()),
  );
  if (rows.length === 0) throw new AppError("roster/begun");
}

/** Starts the import of what the review shows. Throws roster/begun. */
export async function importStoredRoster(deps: Deps, actor: SchoolActor, id: string): Promise<JobRow> {
  const { roster, plan } = await reviewRoster(deps, actor, id);
  const options = optionsOf(actor, roster.choices);
  const { schoolId, viewer } = actor;
  const { inactivate } = roster.choices;
  const note = { action: "school.import", subject: id, requestId: actor.requestId, after: {} } as const;
  const start = {
    schoolId,
    importId: id,
    ownerId: viewer.id,
    actor: options.actor,
    options,
    inactivate,
    note,
  };
  return startImport(deps, plan, start);
}
