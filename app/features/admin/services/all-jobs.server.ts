import { type Actor, auditEntry } from "#app/platform/audit/services/actor.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { auditCancel, jobById } from "#app/platform/jobs/queries/jobs.server.ts";
import { kindOf, tryJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { cancelJob } from "#app/platform/jobs/services/run-job.server.ts";
import { jobsToList, viewJobs } from "#app/platform/jobs/services/view-jobs.ts";

/** In one trip. `before`: the cursor of a page of those that ended. */
export async function listAllJobs(deps: Deps, before: number | null) {
  return viewJobs(deps, await deps.read(jobsToList(deps, null, before)));
}

/** Runs a job's next steps; also of one that failed. Throws no-permission, job-not-found. */
export async function continueAnyJob(deps: Deps, actor: Actor, id: string): Promise<void> {
  auditEntry(deps, actor, "job.cancel");
  await tryJob(deps, id);
}

/** Throws no-permission, job-not-found, job-not-cancellable. */
export async function cancelAnyJob(deps: Deps, actor: Actor, id: string): Promise<void> {
  const entry = auditEntry(deps, actor, "job.cancel");
  const [job] = await deps.read(jobById(deps.db, id));
  if (!job) throw new AppError("job-not-found");
  await cancelJob(deps, job, auditCancel(deps.db, entry, job, kindOf(deps, job).describe(job).title));
}
