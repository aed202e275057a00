import type { Deps } from "#app/platform/context/deps.ts";
import type { Statement } from "#app/platform/db/database.server.ts";
import type { Field } from "#app/platform/db/fields.server.ts";
import type { JobItem, JobReport } from "../domain/job-report.ts";
import type { JobRow } from "../queries/jobs.server.ts";

/** One step: its changes, what became of each item, and where the next one starts. */
export type JobStep = {
  statements: readonly Statement[];
  items: readonly JobItem[];
  place: number;
  finished: boolean;
  /** Items looked at, where the report leaves out those that stay as they were. */
  seen?: number;
  /** After the commit: mails to send, copies of pages to purge. */
  after?: (deps: Deps) => Promise<void>;
};

/** `left`: by an item's id, why it stays as the step made it. */
type JobUndo = Pick<JobStep, "statements" | "after"> & { left?: ReadonlyMap<string, string> };

type JobTotals = { changed: number; refused: number };
export type JobNotice = { content: string; link: string };

/** A job in words. `counted`: what its progress counts, "pessoas"; `link`: to what it changes. */
export type JobText = { title: string; counted: string; link: string | null };

/** Runs one step of a job. */
export type RunStep = (deps: Deps, job: JobRow, at: number) => Promise<JobStep>;

/** Long work of one kind. `at`: epoch seconds of the step's changes. Steps see no viewer: starting checks who may. */
export type JobKind = {
  /** Null: the command line alone has its code, and continues it. */
  step: RunStep | null;
  /** Undoes a step; null where the kind cannot. */
  undo: ((deps: Deps, job: JobRow, report: JobReport, at: number) => Promise<JobUndo>) | null;
  describe: (job: JobRow) => JobText;
  /** Why it runs to its end: half of it would be wrong. Null: it can be cancelled, and what was done stays. */
  uncancellable: string | null;
  /** The notice for its owner at the end where the first response did not show it; null: none. */
  notice: (job: JobRow, totals: JobTotals) => JobNotice | null;
};

/**
 * The statements that notify a job's owner of its end, the first with the notice's number; and what shows it in open
 * tabs.
 */
export type OwnerNotice = (
  deps: Deps,
  job: Pick<JobRow, "id" | "ownerId">,
  notice: JobNotice,
) => {
  statements: readonly [Statement & { fields: { num: Field<number> } }, Statement];
  show: (num: number) => void;
};
