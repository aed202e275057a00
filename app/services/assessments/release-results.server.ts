import { AppError } from "#app/errors/app-error.ts";
import {
  assessmentsToRelease,
  releaseCounts,
  releaseOver,
  releaseStatement,
  runningRelease,
} from "#app/queries/assessments/releasing.server.ts";
import { resultsHead } from "#app/queries/assessments/results.server.ts";
import { noteAssessment } from "#app/queries/assessments/writing.server.ts";
import type { Statement } from "#app/queries/database.server.ts";
import type { Deps } from "../deps.ts";
import { advanceJob } from "../jobs/advance-job.server.ts";
import { startJob } from "../jobs/run-job.server.ts";
import { type SchoolActor, schoolEntry } from "../school/school-actor.ts";
import { assessmentMaker } from "./assessment-reader.ts";

type Released = {
  num: number;
  id: string;
  schoolId: string;
  ownerId: string;
  cause: string;
  expected: number;
};

/** Starts the job that stores scores and tells students; `statements` in the batch that begins it. */
export async function startRelease(deps: Deps, released: Released, ...statements: readonly Statement[]) {
  const { num, id, schoolId, ownerId, cause, expected } = released;
  const input = { act: "release" as const, schoolId, assessment: num, id, cause };
  return startJob(deps, { kind: "assessment-release", schoolId, ownerId, input, expected }, ...statements);
}

/**
 * Releases scores and keys to everybody who has handed in; again for those who have handed in since. Throws no-permission,
 * assessment-not-found, assessment-nothing-to-release.
 */
export async function releaseResults(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const now = deps.now();
  const [[head], [counts]] = await deps.read(
    resultsHead(deps.db, reader, id, now),
    releaseCounts(deps.db, reader, id, now),
  );
  if (!head || head.publishedAt === null) throw new AppError("assessment-not-found");
  const waiting = counts?.waiting ?? 0;
  if (waiting === 0) throw new AppError("assessment-nothing-to-release");
  await startRelease(
    deps,
    {
      num: head.num,
      id,
      schoolId: actor.schoolId,
      ownerId: actor.viewer.id,
      cause: `${head.num}`,
      expected: counts?.ended ?? 0,
    },
    releaseStatement(deps.db, reader, id, now),
    noteAssessment(deps.db, schoolEntry(deps, actor, "school.assessment-release"), id, {
      released: true,
      people: waiting,
    }),
  );
}

/** Takes the running release of an assessment on. Throws assessment-not-found. */
export async function continueRelease(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const [[head]] = await deps.read(resultsHead(deps.db, reader, id, deps.now()));
  if (!head) throw new AppError("assessment-not-found");
  const [[job]] = await deps.read(runningRelease(deps.db, actor.schoolId, head.num));
  if (job) await advanceJob(deps, job.id);
}

/** Assessments that the clock releases in one run. */
const AT_ONCE = 20;

/** The clock's: those whose rules wait for the closing alone. */
export async function releaseClosed(deps: Deps): Promise<void> {
  const now = deps.now();
  const [due] = await deps.read(assessmentsToRelease(deps.db, now, AT_ONCE));
  for (const { num, id, school, by } of due)
    await startRelease(
      deps,
      { num, id, schoolId: school, ownerId: by, cause: `${num}`, expected: 0 },
      releaseOver(deps.db, id, now),
    );
}
