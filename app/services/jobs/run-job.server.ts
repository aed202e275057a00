import { AppError } from "#app/errors/app-error.ts";
import type { Statement } from "#app/queries/database.server.ts";
import {
  cancelJobOf,
  insertJob,
  type JobRow,
  jobById,
  markUndone,
  type NewJob,
} from "#app/queries/jobs/jobs.server.ts";
import type { Deps } from "../deps.ts";
import { advanceJob, advanceLater, kindOf } from "./advance-job.server.ts";

/** Steps of the report that a page shows at once: 400 items each. */
export const STEPS_SHOWN = 2;

type Started = Omit<NewJob, "id" | "undoes">;

/** Starts long work and takes its first steps. `noted`: audit rows of the same batch. */
export async function startJob(deps: Deps, job: Started, ...noted: readonly Statement[]): Promise<JobRow> {
  const id = deps.newId();
  await deps.write(insertJob(deps.db, { ...job, id, undoes: null }, deps.now()), ...noted);
  return begin(deps, id);
}

async function begin(deps: Deps, id: string): Promise<JobRow> {
  const job = await advanceJob(deps, id);
  if (job.state === "running") advanceLater(deps, id);
  return job;
}

/** What was done stays, and can be undone. */
export async function cancelJob(deps: Deps, job: JobRow): Promise<void> {
  await deps.write(cancelJobOf(deps.db, job.num, deps.now()));
}

/** Starts a job that takes another back. Throws job-not-undoable. */
export async function undoJob(
  deps: Deps,
  job: JobRow,
  ownerId: string,
  ...noted: readonly Statement[]
): Promise<JobRow> {
  if (!kindOf(job).undo || job.undoes !== null || job.state === "running")
    throw new AppError("job-not-undoable");
  const id = deps.newId();
  const { kind, schoolId, input, num, changed } = job;
  const undo = { id, kind, schoolId, input, ownerId, expected: changed, undoes: num };
  const [, marked] = await deps.write(
    insertJob(deps.db, undo, deps.now()),
    markUndone(deps.db, num, id),
    ...noted,
  );
  if (marked.length === 0) {
    const [[orphan]] = await deps.read(jobById(deps.db, id));
    if (orphan) await cancelJob(deps, orphan);
    throw new AppError("job-not-undoable");
  }
  return begin(deps, id);
}
