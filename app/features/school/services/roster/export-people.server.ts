import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { CSV_START, csvLine } from "#app/platform/spreadsheets/domain/csv.ts";
import { writeXlsx } from "#app/platform/spreadsheets/domain/write-xlsx.server.ts";
import { EXPORT_HEADINGS, exportRow } from "../../domain/roster/write-roster.server.ts";
import { auditInSchool } from "../../queries/school-audit.server.ts";
import { requireManagement, type SchoolActor, schoolEntry } from "../school-actor.ts";
import { readSchoolState } from "./roster-state.server.ts";

/** Everybody of a school as rows that import back as they are; noted in the audit. Throws auth/too-many-requests. */
export async function exportPeople(deps: Deps, actor: SchoolActor): Promise<string[][]> {
  requireManagement(actor);
  const { schoolId, viewer } = actor;
  if (!(await deps.limits.dataExport(viewer.id))) throw new AppError("auth/too-many-requests");
  const { people, classes } = await readSchoolState(deps, schoolId);
  const byId = new Map(classes.map((each) => [each.id, each]));
  await deps.write(
    auditInSchool(deps.db, schoolEntry(deps, actor, "school.export"), schoolId, {
      after: { people: people.length },
    }),
  );
  const rows = people.map((person) => {
    const own = person.classes.flatMap((id) => byId.get(id) ?? []);
    const names = own.filter(({ year }) => year === person.year).map(({ name }) => name);
    return exportRow({ ...person, classes: names });
  });
  return [[...EXPORT_HEADINGS], ...rows];
}

export function csvOf(rows: readonly (readonly string[])[]): string {
  return CSV_START + rows.map(csvLine).join("");
}

export function xlsxOf(rows: readonly (readonly string[])[]): Uint8Array {
  return writeXlsx("Pessoas", rows);
}
