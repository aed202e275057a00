import { showInTabs } from "#app/features/messages/services/notify-people.server.ts";
import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import { type SchoolActor, schoolEntry } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { resultPaths } from "../../paths.ts";
import { runningRelease } from "../../queries/releasing.server.ts";
import { resultsHead } from "../../queries/results.server.ts";
import { undoneRelease, withdrawReleaseStatement } from "../../queries/taking-back.server.ts";
import { auditAssessment } from "../../queries/writing.server.ts";

/**
 * Withdraws a release within its ten minutes: closes results, deletes notifications, and notifies open tabs. Throws
 * no-permission, assessment-not-found, assessment-release-final.
 */
export async function withdrawRelease(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const at = deps.now();
  const link = resultPaths.results(actor.schoolId, id);
  const {
    taken,
    head: [head],
    job: [job],
    live,
  } = await deps.write({
    taken: withdrawReleaseStatement(deps.db, reader, id, at),
    note: auditAssessment(deps.db, schoolEntry(deps, actor, "school.assessment-take-back"), id, {
      released: false,
    }),
    head: resultsHead(deps.db, reader, id),
    job: runningRelease(deps.db, reader, id),
    ...undoneRelease(deps.db, reader, { id, link, at }),
  });
  if (!head) throw new AppError("assessment-not-found");
  if (taken.length === 0) throw new AppError("assessment-release-final");
  showInTabs(deps, live, live);
  // It finds nothing released any more, and ends.
  if (job) await advanceJob(deps, job.id);
}
