import type { Deps } from "#app/platform/context/deps.ts";
import type { Batch } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobNote } from "../domain/job-note.ts";
import {
  auditJobEnd,
  cancelJobOf,
  insertJob,
  type JobRow,
  jobById,
  markUndone,
  type NewJob,
} from "../queries/jobs.server.ts";
import { advanceJob, advanceLater, kindOf, NOBODY } from "./advance-job.server.ts";

/** Steps of the report that a page shows at once: 400 items each. */
export const STEPS_SHOWN = 2;

type Condition = Parameters<typeof insertJob>[3];

/** `ownerId` null: the command line or the clock; `schoolId` left out: the platform's. */
type Started = Pick<NewJob, "kind" | "input" | "expected"> &
  Partial<Pick<NewJob, "note" | "schoolId">> & { ownerId: string | null };

/** Starts a job and runs its first steps. `others`: statements of the same batch. */
export async function startJob(deps: Deps, job: Started, ...others: readonly Batch[]): Promise<JobRow> {
  const { id, inserted } = prepareJob(deps, job);
  await deps.write([inserted, ...others]);
  return startPrepared(deps, id);
}

/** A job for a batch of its caller's, who begins it after the commit. `only`: the FROM clause without whose row there is none. */
export function prepareJob(deps: Deps, job: Started, only?: Condition) {
  const id = deps.newId();
  const { ownerId = NOBODY, ...rest } = job;
  const added = { note: null, schoolId: null, ...rest, ownerId: ownerId ?? NOBODY, id, undoes: null };
  return { id, inserted: insertJob(deps.db, added, deps.now(), only) };
}

/** Runs the first steps of a stored job. */
export async function startPrepared(deps: Deps, id: string): Promise<JobRow> {
  const job = await advanceJob(deps, id);
  if (job.state === "running") advanceLater(deps, id);
  return job;
}

/** What was done stays, and can be undone. `others`: statements of the same batch. Throws job-not-cancellable. */
export async function cancelJob(deps: Deps, job: JobRow, ...others: readonly Batch[]): Promise<void> {
  if (deps.jobKinds[job.kind]?.uncancellable) throw new AppError("job-not-cancellable");
  const now = deps.now();
  const noted = auditJobEnd(deps.db, job, now);
  await deps.write([cancelJobOf(deps.db, job.num, now), ...(noted ? [noted] : []), ...others]);
}

/** The same for the undo of another job; `marked` has no row where that one is undone already. Throws job-not-undoable. */
export function prepareUndo(
  deps: Deps,
  job: JobRow,
  { ownerId, note = null }: Pick<Started, "ownerId" | "note">,
  only?: Condition,
) {
  if (!kindOf(deps, job).undo || job.undoes !== null || job.state === "running")
    throw new AppError("job-not-undoable");
  const id = deps.newId();
  const { kind, schoolId, input, num, changed } = job;
  const undo = { id, kind, schoolId, input, expected: changed, undoes: num, note };
  return {
    id,
    inserted: insertJob(deps.db, { ...undo, ownerId: ownerId ?? NOBODY }, deps.now(), only),
    marked: markUndone(deps.db, num, id),
  };
}

/** Starts a job that undoes another. Throws job-not-undoable. */
export async function undoJob(
  deps: Deps,
  job: JobRow,
  ownerId: string,
  note: JobNote | null = null,
): Promise<JobRow> {
  const { id, ...statements } = prepareUndo(deps, job, { ownerId, note });
  const { marked } = await deps.write(statements);
  if (marked.length === 0) {
    const [orphan] = await deps.read(jobById(deps.db, id));
    if (orphan) await cancelJob(deps, { ...orphan, note: null });
    throw new AppError("job-not-undoable");
  }
  return startPrepared(deps, id);
}
