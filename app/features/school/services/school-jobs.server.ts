import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobProgress } from "#app/platform/jobs/domain/job-progress.ts";
import type { JobItem } from "#app/platform/jobs/domain/job-report.ts";
import { secondsLeft } from "#app/platform/jobs/domain/time-left.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import { jobOfSchoolById, jobReport } from "#app/platform/jobs/queries/jobs.server.ts";
import { kindOf, tryJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { cancelJob, STEPS_SHOWN } from "#app/platform/jobs/services/run-job.server.ts";
import { jobsToList, viewJob, viewJobs } from "#app/platform/jobs/services/view-jobs.ts";
import { schoolById } from "../queries/schools.server.ts";
import { requireManagement, type SchoolActor } from "./school-actor.ts";
import { canUndo, undoPeopleBatch } from "./start-people-batch.server.ts";

/** Rows of a report drawn at once, and the limit of a step's pages. */
const ROWS_SHOWN = 200;
const PAGES = 8;
const MOST_PAGES = 10_000;
/** Those that did not change are what somebody looks for. */
const ORDER: Readonly<Record<JobItem["outcome"], number>> = { refused: 0, same: 1, changed: 2 };

/** A job of the school with a page of its report (`from`: its number), in one trip. Throws page-not-found, job-not-found. */
export async function readSchoolJob(deps: Deps, schoolId: string, jobId: string, from: number) {
  const asked = Math.min(from, MOST_PAGES);
  const [group, page] = [Math.floor(asked / PAGES), asked % PAGES];
  const first = group * STEPS_SHOWN;
  const {
    school: [school],
    job: [job],
    steps,
  } = await deps.read({
    school: schoolById(deps.db, schoolId),
    job: jobOfSchoolById(deps.db, schoolId, jobId),
    steps: jobReport(deps.db, jobId, first, STEPS_SHOWN),
  });
  if (!school) throw new AppError("page-not-found");
  // Others have pages of their own.
  if (!job?.input.act) throw new AppError("job-not-found");
  const { id, state, expected, seen, changed, refused, undoes, takenBack, input, step } = job;
  const left = state === "running" ? secondsLeft(job, deps.now()) : null;
  const all = steps
    .flatMap(({ report }) => report.items)
    .sort((one, other) => ORDER[one.outcome] - ORDER[other.outcome]);
  const items = all.slice(page * ROWS_SHOWN, (page + 1) * ROWS_SHOWN);
  const further = first + STEPS_SHOWN < step ? (group + 1) * PAGES : null;
  const free = state !== "running" && undoes === null && takenBack === null;
  return {
    school: { id: school.id, name: school.name },
    job: { id, state, expected, seen, changed, refused, undoes, left },
    act: input.act,
    items: items.map(({ id: itemId, name, outcome, why = null, isClass = false, isNew = false }) => ({
      id: itemId,
      name,
      outcome,
      why,
      isNew: isNew && undoes === null,
      isPerson: isStill({ outcome, isClass, isNew }, job),
    })),
    from,
    next: (page + 1) * ROWS_SHOWN < all.length ? asked + 1 : further,
    problemsOf: input.act === "import" && undoes === null && refused > 0 ? input.importId : null,
    cancels: kindOf(deps, job).uncancellable === null,
    printable: input.act === "cards" && changed > 0,
    undoable: free && changed > 0 && canUndo(input),
  };
}

/** Whether an item of a report is a person of the school: a refused line of an import has none, and an undone one lost it. */
function isStill(
  { outcome, isClass, isNew }: Pick<JobItem, "outcome"> & { isClass: boolean; isNew: boolean },
  { input, undoes }: Pick<JobRow, "input" | "undoes">,
): boolean {
  if (input.act !== "import") return true;
  if (isClass) return false;
  return undoes === null ? outcome !== "refused" : outcome === "refused" || !isNew;
}

export type SchoolJobPage = Awaited<ReturnType<typeof readSchoolJob>>;

/** A school's jobs, in one trip. `before`: the cursor of a page of those that ended. Throws page-not-found. */
export async function listSchoolJobs(deps: Deps, schoolId: string, before: number | null) {
  const {
    school: [school],
    ...found
  } = await deps.read({ school: schoolById(deps.db, schoolId), ...jobsToList(deps, schoolId, before) });
  if (!school) throw new AppError("page-not-found");
  return { school: { id: school.id, name: school.name }, ...viewJobs(deps, found) };
}

async function ownJob(deps: Deps, actor: SchoolActor, jobId: string) {
  requireManagement(actor);
  const [job] = await deps.read(jobOfSchoolById(deps.db, actor.schoolId, jobId));
  if (!job) throw new AppError("job-not-found");
  return job;
}

/** How far a job of the school is. Throws job-not-found. */
export async function readJobProgress(deps: Deps, actor: SchoolActor, jobId: string): Promise<JobProgress> {
  const job = await ownJob(deps, actor, jobId);
  const { title, seen, expected, left } = viewJob(deps, job);
  return { title, running: job.state === "running", seen, expected, left };
}

/** Runs a job's next step; returns its progress. Throws job-not-found. */
export async function stepSchoolJob(deps: Deps, actor: SchoolActor, jobId: string): Promise<JobProgress> {
  const { id } = await ownJob(deps, actor, jobId);
  await tryJob(deps, id);
  return readJobProgress(deps, actor, jobId);
}

export async function cancelSchoolJob(deps: Deps, actor: SchoolActor, jobId: string): Promise<void> {
  await cancelJob(deps, await ownJob(deps, actor, jobId));
}

/** Throws job-not-undoable. */
export async function undoSchoolJob(deps: Deps, actor: SchoolActor, jobId: string): Promise<JobRow> {
  return undoPeopleBatch(deps, actor, await ownJob(deps, actor, jobId));
}
