import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { JobNote } from "#app/platform/jobs/domain/job-note.ts";
import type { JobRow } from "#app/platform/jobs/queries/jobs.server.ts";
import { startJob } from "#app/platform/jobs/services/run-job.server.ts";
import { slug } from "#app/platform/text/normalize.ts";
import type { RosterActor } from "../../domain/roster/plan-person.ts";
import { planRoster, type RosterOptions, type RosterPlan } from "../../domain/roster/plan-roster.ts";
import type { RosterEntry } from "../../domain/roster/roster-entry.ts";
import {
  chunksOf,
  MOST_CLASSES,
  type PlannedLine,
  type RosterChoices,
  type RosterJob,
  type RosterOrigin,
} from "../../domain/roster/roster-import.ts";
import {
  claimRoster,
  insertPart,
  insertRoster,
  linkRosterJob,
  releaseRoster,
} from "../../queries/rosters.server.ts";
import { readSchoolState } from "./roster-state.server.ts";

/** What an import would do to the school as it is now. */
export async function planImport(
  deps: Deps,
  schoolId: string,
  entries: readonly RosterEntry[],
  options: RosterOptions,
): Promise<RosterPlan> {
  const { people, classes } = await readSchoolState(deps, schoolId);
  return planRoster(entries, people, classes, options);
}

/** An entry that only inactivates somebody whom a full file does not name. */
function absentLine(id: string): PlannedLine {
  const none = {
    firstName: "",
    lastName: "",
    email: "",
    mobile: "",
    schoolUserId: "",
    role: null,
    year: null,
  };
  const entry = {
    ...none,
    source: "",
    sheet: "",
    line: 0,
    active: false,
    classes: [],
    leaves: null,
    problem: null,
    ...{ doubts: [], twin: 0, is: null },
  };
  return { id, entry };
}

/** The plan as lines, a wave after the other: a refusal of the whole stays one in its part. */
function wavesOf({ entries, people, waves, absent }: RosterPlan, inactivate: boolean): PlannedLine[][] {
  const lines = people.flatMap((planned, index) => {
    const entry = entries[index];
    const line = entry && { entry: { ...entry, problem: planned.problem, doubts: [] }, id: planned.id };
    return line ? [{ line, wave: waves[index] ?? 0 }] : [];
  });
  const last = waves.reduce((most, wave) => Math.max(most, wave), 0);
  const inOrder = Array.from({ length: last + 1 }, (_, at) =>
    lines.flatMap(({ line, wave }) => (wave === at ? [line] : [])),
  );
  return [...inOrder, inactivate ? absent.map(({ id }) => absentLine(id)) : []];
}

type ImportStart = {
  schoolId: string;
  importId: string;
  ownerId: string;
  actor: RosterActor;
  options: RosterOptions;
  inactivate: boolean;
  /** Of the audit; none from the command line. */
  note?: JobNote;
};

/** Stores a roster that the command line imports at once. */
export async function storeRoster(
  deps: Deps,
  roster: { schoolId: string; ownerId: string; source: RosterOrigin; choices: RosterChoices },
): Promise<string> {
  const id = deps.newId();
  await deps.write(insertRoster(deps.db, { ...roster, id }, deps.now()));
  return id;
}

/** Parts in a batch: near a megabyte. */
const PARTS_AT_ONCE = 8;

async function writeParts(deps: Deps, importId: string, chunks: readonly PlannedLine[][]): Promise<void> {
  for (let start = 0; start < chunks.length; start += PARTS_AT_ONCE) {
    const statements = chunks
      .slice(start, start + PARTS_AT_ONCE)
      .map((lines, index) => insertPart(deps.db, importId, "planned", start + index, lines));
    const [first, ...rest] = statements;
    if (first) await deps.write([first, ...rest]);
  }
}

/** Starts the job that does what the plan says. Throws roster/begun where another did. */
export async function startImport(
  deps: Deps,
  plan: RosterPlan,
  { schoolId, importId, ownerId, actor, options, inactivate, note }: ImportStart,
): Promise<JobRow> {
  if (plan.made.length > MOST_CLASSES) throw new AppError("roster/too-many-classes");
  const waves = wavesOf(plan, inactivate);
  const chunks = waves.flatMap((lines) => chunksOf(lines));
  const made = plan.made.map(({ name, year }) => ({ id: deps.newId(), name, year, slug: slug(name) }));
  const mark = deps.newId();
  const begun = await deps.write(claimRoster(deps.db, importId, mark, deps.now()));
  if (begun.length === 0) throw new AppError("roster/begun");
  const { year, recognise, choices } = options;
  const input: RosterJob = {
    act: "import",
    schoolId,
    importId,
    actor,
    options: { year, recognise, choices },
    made,
    parts: chunks.length,
  };
  const expected = waves.flat().length + made.length;
  const job = { kind: "roster-import", schoolId, ownerId, input, expected, note: note ?? null };
  try {
    await writeParts(deps, importId, chunks);
    return await startJob(deps, job, linkRosterJob(deps.db, importId));
  } catch (error) {
    await deps.write(releaseRoster(deps.db, importId, mark));
    throw error;
  }
}
