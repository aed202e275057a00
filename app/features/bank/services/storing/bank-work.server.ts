import { adminPaths } from "#app/features/admin/paths.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type JobRow, jobById, lastJobOf } from "#app/platform/jobs/queries/jobs.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import type { JobKind, RunStep } from "#app/platform/jobs/services/job-kind.ts";
import { cancelJob, prepareJob } from "#app/platform/jobs/services/run-job.server.ts";
import { readWorkVersion } from "../../domain/bank-work.ts";

/** Work over all rows of a table, due again with each version. `expected`: how many rows. */
export type BankWork = { kind: string; version: number; expected: (deps: Deps) => Promise<number> };

export type BankWorkOptions = { force?: boolean };

/** Rows looked at, and those that changed as the kind counts them, by this call. */
type Done = Pick<JobRow, "seen" | "changed">;

const nothing: Done = { seen: 0, changed: 0 };
/** Steps in a call of the engine; the command line makes as many calls as there is work. */
const STEPS = 50;

/** Runs work last done under an older version to its end; resumes what was cut. */
export async function doBankWork(
  deps: Deps,
  { kind, version, expected }: BankWork,
  { force = false }: BankWorkOptions,
): Promise<Done> {
  const [last] = await deps.read(lastJobOf(deps.db, kind));
  if (last && !force && readWorkVersion(last.input) === version) {
    if (last.state === "done") return nothing;
    if (last.state === "running") return toItsEnd(deps, last);
  }
  if (last?.state === "running") await cancelJob(deps, last);
  const started = { kind, ownerId: null, input: { version }, expected: await expected(deps) };
  const { id, inserted } = prepareJob(deps, started);
  await deps.write(inserted);
  return toItsEnd(deps, { id, ...nothing });
}

async function toItsEnd(deps: Deps, { id, seen, changed }: Done & { id: string }): Promise<Done> {
  let [job] = await deps.read(jobById(deps.db, id));
  while (job?.state === "running") job = await advanceJob(deps, id, STEPS);
  return job ? { seen: job.seen - seen, changed: job.changed - changed } : nothing;
}

/** A kind of such work. Cancelled, what was done stays, and the next call begins at the first row. */
export function bankWorkKind(title: string, counted: string, step: RunStep | null): JobKind {
  const describe = () => ({ title, counted, link: adminPaths.questions() });
  return { step, undo: null, uncancellable: null, describe, notice: () => null };
}
