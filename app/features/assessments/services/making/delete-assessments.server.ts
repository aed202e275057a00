import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry, writingOf } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { deleteAssessments, restoreAssessments } from "../../queries/deleting.server.ts";
import { auditAssessment } from "../../queries/writing.server.ts";

/** Rows a batch (R-SCHOOL-9). */
const BATCH = 400;

type Change = { statement: typeof deleteAssessments; note: "deleted" | "restored" };

async function inBatches(
  deps: Deps,
  actor: SchoolActor,
  ids: readonly string[],
  { statement, note }: Change,
): Promise<number> {
  const reader = assessmentMaker(actor);
  if (ids.length === 0) throw new AppError("assessments-unselected");
  let count = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const entry = schoolEntry(deps, actor, "school.assessment");
    const { rows } = await deps.write({
      rows: statement(deps.db, reader, batch, writingOf(deps, actor)),
      note: auditAssessment(deps.db, entry, batch[0] ?? "", { [note]: batch }),
    });
    count += rows.length;
  }
  return count;
}

/** Returns how many. Throws assessments-unselected. */
export function removeAssessments(deps: Deps, actor: SchoolActor, ids: readonly string[]): Promise<number> {
  return inBatches(deps, actor, ids, { statement: deleteAssessments, note: "deleted" });
}

/** Undoes `removeAssessments`. Returns how many. */
export function bringBackAssessments(
  deps: Deps,
  actor: SchoolActor,
  ids: readonly string[],
): Promise<number> {
  return inBatches(deps, actor, ids, { statement: restoreAssessments, note: "restored" });
}
