import type { Deps } from "#app/platform/context/deps.ts";
import { FIRST_PAGE, pageOfRows, rowsToRead } from "#app/platform/lists/domain/page.ts";
import { RESTS, secondsLeft } from "../domain/time-left.ts";
import { endedJobs, type PacedJob, runningJobs } from "../queries/jobs.server.ts";

/** Ended jobs of a page, and the most running ones that it shows. */
const PAGE = 30;
const MOST_RUNNING = 100;

/** "waiting": no step was run for a while, so the clock runs the next. */
export type JobStanding = "running" | "waiting" | "failed" | "done" | "cancelled";

function standingOf({ state, failure, updatedAt }: PacedJob, now: number): JobStanding {
  if (state !== "running") return state;
  if (failure !== null) return "failed";
  return now - updatedAt > RESTS ? "waiting" : "running";
}

/** A job for display; the title of one whose kind is no more is the kind's name. */
export function viewJob(deps: Pick<Deps, "jobKinds" | "now">, job: PacedJob) {
  const { id, schoolId, seen, expected, changed, refused, failure, createdAt, updatedAt } = job;
  const kind = deps.jobKinds[job.kind];
  const text = kind?.describe(job) ?? { title: job.kind, counted: "itens", link: null };
  const now = deps.now();
  const standing = standingOf(job, now);
  return {
    ...{ id, schoolId, standing, seen, changed, refused, failure, createdAt, updatedAt, ...text },
    expected: Math.max(expected, seen),
    uncancellable: kind?.uncancellable ?? null,
    left: standing === "running" ? secondsLeft(job, now) : null,
  };
}

export type JobView = ReturnType<typeof viewJob>;

/** The statements of a page of jobs. `schoolId` null: of all schools, and the platform's. */
export function jobsToList({ db }: Pick<Deps, "db">, schoolId: string | null, before: number | null) {
  return {
    running: runningJobs(db, schoolId, MOST_RUNNING),
    ended: endedJobs(db, schoolId, before ?? FIRST_PAGE, rowsToRead(PAGE)),
  };
}

type Listed = { running: readonly PacedJob[]; ended: readonly PacedJob[] };

/** What `jobsToList` read: every running job, a page of those that ended, and the cursor of the next page. */
export function viewJobs(deps: Deps, { running, ended }: Listed) {
  const { shown, next } = pageOfRows(ended, PAGE, ({ num }) => num);
  return { jobs: [...running, ...shown].map((job) => viewJob(deps, job)), next };
}
