import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { AppError, isAppError } from "#app/platform/errors/app-error.ts";
import { countOutcomes, type JobItem } from "../domain/job-report.ts";
import {
  auditJobEnd,
  claimJobStep,
  type JobRow,
  jobById,
  jobByNum,
  jobStep,
  recordFailure,
  restingJobs,
} from "../queries/jobs.server.ts";
import type { JobKind, JobNotice, JobStep } from "./job-kind.ts";

/** Steps in a request, and after its response. */
const AT_ONCE = 3;
const AFTERWARDS = 12;
/** Seconds without a step after which the clock continues a job. */
const RESTING = 300;
const RESUMED = 5;
/** The owner of a job that the command line or the clock started. */
export const NOBODY = "";
const UNEXPECTED = "Erro inesperado: está no registro do servidor.";

/** Throws job-not-found for a kind that is no more. */
export function kindOf({ jobKinds }: Pick<Deps, "jobKinds">, job: Pick<JobRow, "kind">): JobKind {
  const kind = jobKinds[job.kind];
  if (!kind) throw new AppError("job-not-found");
  return kind;
}

/**
 * Runs up to `steps` steps. Safe to interrupt, repeat and run concurrently: each step is one batch that fails whole
 * where another was first. Throws job-not-found.
 */
export async function advanceJob(deps: Deps, id: string, steps = AT_ONCE): Promise<JobRow> {
  for (let taken = 0; ; taken++) {
    const [job] = await deps.read(jobById(deps.db, id));
    if (!job) throw new AppError("job-not-found");
    if (job.state !== "running" || taken === steps) return job;
    try {
      await runStep(deps, job);
    } catch (error) {
      // Another step was first: read the current state.
      if (isAppError(error) && error.code === "database-unavailable" && taken < steps - 1) continue;
      const failure = isAppError(error) ? error.message : UNEXPECTED;
      // Without a database the error itself is what to report.
      await deps.write(recordFailure(deps.db, job, failure, deps.now())).catch(() => undefined);
      throw error;
    }
  }
}

async function runStep(deps: Deps, job: JobRow): Promise<void> {
  const at = deps.now();
  const step = await nextStep(deps, job, at);
  const { statements, items, place, finished, seen = items.length } = step;
  const move = { place, seen, ...countOutcomes(items), finished };
  const noted = finished ? auditJobEnd(deps.db, job, at) : null;
  const taken = claimJobStep(deps.db, job, { at, items }, move, at);
  const changes = noted ? [noted, ...statements] : statements;
  const totals = { changed: job.changed + move.changed, refused: job.refused + move.refused };
  const isAwaited = finished && job.step >= AT_ONCE && job.ownerId !== NOBODY;
  const notice = isAwaited ? kindOf(deps, job).notice(job, totals) : null;
  if (notice) await writeWithNotice(deps, job, notice, [...taken, ...changes]);
  else await deps.write([...taken, ...changes]);
  await step.after?.(deps);
}

/** The last step of work that outlived its request, and the notification of its end, in one batch. */
async function writeWithNotice(
  deps: Deps,
  job: JobRow,
  notice: JobNotice,
  changes: readonly Statement[],
): Promise<void> {
  const { statements, show } = deps.ownerNotice(deps, job, notice);
  const {
    told: [told],
  } = await deps.write({ told: statements[0], trimmed: statements[1], changes });
  if (told) show(told.num);
}

/** The kind's own next step, or the undo of another job's next step, last one first. */
async function nextStep(deps: Deps, job: JobRow, at: number): Promise<JobStep> {
  if (job.undoes === null) {
    const { step } = kindOf(deps, job);
    if (!step) throw new AppError("job-of-command-line");
    return step(deps, job, at);
  }
  const [undone] = await deps.read(jobByNum(deps.db, job.undoes));
  const { undo } = kindOf(deps, job);
  if (!undone || !undo) throw new AppError("job-not-undoable");
  const step = undone.step - 1 - job.step;
  const [found] = await deps.read(jobStep(deps.db, undone.num, step));
  const finished = step <= 0;
  if (!found) return { statements: [], items: [], place: 0, finished: true };
  const { statements, left, after } = await undo(deps, undone, found.report, at);
  const changed = found.report.items.filter(({ outcome }) => outcome === "changed");
  const items = changed.map((item): JobItem => {
    const why = left?.get(item.id);
    return why === undefined ? item : { ...item, outcome: "refused", why };
  });
  return { statements, items, place: step, finished, after };
}

/** Continues after the response, so that the page need not stay open. */
export function advanceLater(deps: Deps, id: string): void {
  deps.later((later) => advanceJob(later, id, AFTERWARDS));
}

/** For pages that show a failure beside its job: throws only what nobody expected, and job-not-found. */
export async function tryJob(deps: Deps, id: string): Promise<void> {
  await advanceJob(deps, id).catch((error: unknown) => {
    if (!isAppError(error) || error.code === "job-not-found") throw error;
  });
}

/** Run by the clock: jobs without a step for a while, but those of the command line. One that fails stops no other; the last error is thrown at the end. */
export async function resumeJobs(deps: Deps): Promise<void> {
  const resting = await deps.read(restingJobs(deps.db, deps.now() - RESTING, RESUMED));
  const failures: unknown[] = [];
  for (const { id } of resting.filter(({ kind }) => deps.jobKinds[kind]?.step !== null))
    await advanceJob(deps, id, AFTERWARDS).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures.at(-1);
}
