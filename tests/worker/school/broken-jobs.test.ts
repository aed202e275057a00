import { describe, expect, it } from "vitest";
import { noFilter } from "#app/features/school/domain/people-filter.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { resumeJobs } from "#app/platform/jobs/services/advance-job.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { ORIGIN } from "#tests/support/door.ts";
import { type Fault, faultyDatabase } from "#tests/support/faulty-database.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenPeople, givenSchoolWith, rowsOf, schoolPerson } from "#tests/support/given-school.ts";
import { buildContext } from "#workers/build-deps.ts";

const PEOPLE = 900;
/** The job had no step for longer than the clock waits. */
const LATER = 600;

/** Deps whose database fails once, at one step of a job. */
function failingAt(step: number, fault: Fault): { deps: Deps; hits: () => number } {
  let taken = 0;
  const { database, faulty } = faultyDatabase(bindings.DB, fault, (queries) => {
    if (!queries.some(({ sql }) => sql.includes("INTO job_steps"))) return false;
    taken += 1;
    return taken === step + 1;
  });
  const { deps } = buildContext({ ...bindings, DB: database }, new Request(ORIGIN), null);
  return { deps: { ...deps, later: () => undefined }, hits: () => faulty.hits };
}

describe("a batch that breaks off (REL-05)", () => {
  it.each(
    [0, 1, 2].flatMap((step) =>
      (["fails before", "commits and loses the reply"] as const).map((fault) => [step, fault] as const),
    ),
  )("at step %i, where the database %s, is finished by the clock, each person once", async (step, fault) => {
    const school = await givenSchoolWith();
    await givenPeople(
      school.id,
      Array.from({ length: PEOPLE }, () => schoolPerson()),
    );
    const { deps, hits } = failingAt(step, fault);
    const selection = { filter: { ...noFilter, roles: ["student" as const] } };
    const wanted = { act: "inactivate", classId: null, role: null, selection } as const;
    await startPeopleBatch(deps, school.actor, wanted).catch(() => null);
    expect(hits()).toBe(1);

    const late = visitorDeps();
    await resumeJobs({ ...late, now: () => late.now() + LATER });
    const [job] = await rowsOf(
      "SELECT state, seen, changed, refused FROM jobs WHERE school = (SELECT num FROM schools WHERE id = ?)",
      school.id,
    );
    expect(job).toEqual({ state: "done", seen: PEOPLE, changed: PEOPLE, refused: 0 });
    const [counted] = await rowsOf(
      `SELECT count(*) AS n FROM school_people WHERE active = 0 AND role = 'student'
        AND school = (SELECT num FROM schools WHERE id = ?)`,
      school.id,
    );
    expect(counted).toEqual({ n: PEOPLE });
  });
});
