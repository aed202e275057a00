import { assessmentMaker } from "#app/features/school/services/assessment-reader.ts";
import type { SchoolActor } from "#app/features/school/services/school-actor.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobNote } from "#app/platform/jobs/domain/job-note.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { startJob } from "#app/platform/jobs/services/run-job.server.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import type { Unmarked } from "../../domain/making/unmarked.ts";
import type { ReleaseInput } from "../../domain/results/release-input.ts";
import {
  assessmentsToRelease,
  ledgerToContinue,
  markedToRenew,
  releaseCounts,
  releaseOver,
  releaseStatement,
  runningRelease,
  scoresToRenew,
  startLedger,
} from "../../queries/releasing.server.ts";
import { resultsHead } from "../../queries/results.server.ts";
import { unmarkedAnswers } from "../../queries/unmarked.server.ts";

type Released = Omit<ReleaseInput, "act" | "assessment"> & {
  num: number;
  ownerId: string;
  expected: number;
  note?: JobNote;
};

/** Starts the job that stores scores and notifies students; `statements` run in the same batch. */
export async function startRelease(deps: Deps, released: Released, ...statements: readonly Statement[]) {
  const { num, ownerId, expected, note = null, ...rest } = released;
  const input = { act: "release" as const, assessment: num, ...rest };
  const job = { kind: "assessment-release", schoolId: rest.schoolId, ownerId, input, expected, note };
  return startJob(deps, job, ...statements);
}

/** `confirmed`: how many answers without a mark the teacher has agreed to leave. */
type WantedRelease = { id: string; confirmed?: number };

/**
 * Releases scores and keys to all who have submitted; repeated, to those who have since. Where more answers lack a mark
 * than were confirmed, releases nothing and returns those. Throws no-permission, assessment-not-found,
 * assessment-nothing-to-release.
 */
export async function releaseResults(
  deps: Deps,
  actor: SchoolActor,
  { id, confirmed = 0 }: WantedRelease,
): Promise<Unmarked | null> {
  const reader = assessmentMaker(actor);
  const now = deps.now();
  const {
    head: [head],
    counts: [counts],
    unmarked: [unmarked],
  } = await deps.read({
    head: resultsHead(deps.db, reader, id),
    counts: releaseCounts(deps.db, reader, id, now),
    unmarked: unmarkedAnswers(deps.db, reader, id, now),
  });
  if (!head || head.publishedAt === null) throw new AppError("assessment-not-found");
  const waiting = counts?.waiting ?? 0;
  if (waiting === 0) throw new AppError("assessment-nothing-to-release");
  if (head.releasedAt === null && unmarked && unmarked.answers > confirmed) return unmarked;
  const { num, title } = head;
  const { schoolId, requestId } = actor;
  const note = {
    action: "school.assessment-release" as const,
    subject: id,
    requestId,
    after: { released: true, title },
  };
  const own = { num, id, schoolId, ownerId: actor.viewer.id, cause: `${num}`, expected: counts?.ended ?? 0 };
  try {
    await startRelease(deps, { ...own, note }, releaseStatement(deps.db, reader, { id, now, confirmed }));
  } catch (error) {
    const [since] = await deps.read(unmarkedAnswers(deps.db, reader, id, now));
    if (since && since.answers > confirmed) return since;
    throw error;
  }
  return null;
}

/**
 * Runs the next step of an assessment's release. Where none is running, releases to those who submitted since, and
 * renews scores behind their marks. Throws assessment-not-found, assessment-nothing-to-release.
 */
export async function continueRelease(deps: Deps, actor: SchoolActor, id: string): Promise<void> {
  const reader = assessmentMaker(actor);
  const now = deps.now();
  const {
    head: [head],
    counts: [counts],
    job: [job],
  } = await deps.read({
    head: resultsHead(deps.db, reader, id),
    counts: releaseCounts(deps.db, reader, id, now),
    job: runningRelease(deps.db, reader, id),
  });
  if (!head || head.releasedAt === null) throw new AppError("assessment-not-found");
  if (job) {
    await advanceJob(deps, job.id);
    return;
  }
  const { num, scoring, scored } = head;
  if ((counts?.waiting ?? 0) === 0 && scored >= scoring) throw new AppError("assessment-nothing-to-release");
  await startRelease(deps, {
    ...{ num, id, schoolId: actor.schoolId, ownerId: actor.viewer.id, expected: counts?.ended ?? 0 },
    ...{ cause: `${num}-${scoring}`, why: "mark" },
  });
}

type ToRenew = { num: number; id: string; school: string; by: string; scoring: number };

function renewed({ num, id, school, by, scoring }: ToRenew): Released {
  return { num, id, schoolId: school, ownerId: by, expected: 0, cause: `${num}-${scoring}`, why: "mark" };
}

/** After a mark: where no answer lacks one, stores the scores behind their marks and notifies students once. */
export async function renewMarked(deps: Deps, assessment: number): Promise<void> {
  const [due] = await deps.read(markedToRenew(deps.db, assessment, deps.now()));
  if (due) await startRelease(deps, renewed(due));
}

/** Assessments that the clock releases in one run. */
const AT_ONCE = 20;

/** The clock's: those whose rules wait for the closing alone, and scores behind their marks. */
export async function releaseClosed(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await deps.read(assessmentsToRelease(deps.db, now, AT_ONCE));
  for (const { num, id, school, by } of due)
    await startRelease(
      deps,
      { num, id, schoolId: school, ownerId: by, cause: `${num}`, expected: 0 },
      releaseOver(deps.db, id, now),
    );
  const behind = await deps.read(scoresToRenew(deps.db, AT_ONCE));
  for (const each of behind) await startRelease(deps, renewed(each));
}

/**
 * Run by the clock every quarter of an hour: writes the ledger of releases that can no longer be withdrawn, and of
 * those that met a day's limit.
 */
export async function writeReleasedAnswers(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await deps.read(ledgerToContinue(deps.db, { today: dayInSaoPaulo(now), now }, AT_ONCE));
  for (const each of due) await startRelease(deps, renewed(each), startLedger(deps.db, each.num));
}
