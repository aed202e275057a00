import { AppError } from "#app/errors/app-error.ts";
import { resultPaths } from "#app/paths/results.ts";
import { runningRelease } from "#app/queries/assessments/releasing.server.ts";
import { resultsHead } from "#app/queries/assessments/results.server.ts";
import { takeBackStatement, undoneRelease } from "#app/queries/assessments/taking-back.server.ts";
import { noteAssessment } from "#app/queries/assessments/writing.server.ts";
import type { Deps } from "../deps.ts";
import { advanceJob } from "../jobs/advance-job.server.ts";
import { showInTabs } from "../notifications/notify-people.server.ts";
import { type SchoolActor, schoolEntry } from "../school/school-actor.ts";
import { assessmentMaker } from "./assessment-reader.ts";

/**
 * Takes a release back within its ten minutes: results close again, its notifications go, and who has an open tab is told there. Throws
 * no-permission, assessment-not-found, assessment-release-final.
 */
export async function takeBackRelease(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const at = deps.now();
  const link = resultPaths.results(actor.schoolId, id);
  const [taken, , [head], [job], , , , live] = await deps.write(
    takeBackStatement(deps.db, reader, id, at),
    noteAssessment(deps.db, schoolEntry(deps, actor, "school.assessment-take-back"), id, { released: false }),
    resultsHead(deps.db, reader, id),
    runningRelease(deps.db, reader, id),
    ...undoneRelease(deps.db, reader, { id, link, at }),
  );
  if (!head) throw new AppError("assessment-not-found");
  if (taken.length === 0) throw new AppError("assessment-release-final");
  showInTabs(deps, live, live);
  // It finds nothing released any more, and ends.
  if (job) await advanceJob(deps, job.id);
}
