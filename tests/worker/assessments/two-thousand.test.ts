import { describe, expect, it } from "vitest";
import {
  bringBackAssessments,
  removeAssessments,
} from "#app/features/assessments/services/making/delete-assessments.server.ts";
import { releaseResults } from "#app/features/assessments/services/results/release-results.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { givenPeople, rowsOf, schoolPerson } from "#tests/support/given-school.ts";
import { keysOf } from "#tests/support/given-sittings.ts";

const ALL = 2000;

describe("two thousand", () => {
  it("assessments are deleted softly in five batches of 400, each audited, and brought back", async () => {
    const { teacher, id, num, school } = await givenAssessment({ students: 0, questions: 1 });
    const all = await rowsOf<{ id: string }>(
      `INSERT INTO assessments (id, school, title, words, rules, created_by, created_at, updated_by, updated_at)
       SELECT lower(hex(randomblob(16))), a.school, a.title, a.words, a.rules, a.created_by, 1, a.created_by, 1
       FROM assessments a CROSS JOIN json_each(?1) WHERE a.num = ?2 RETURNING id`,
      JSON.stringify(Array.from({ length: ALL - 1 }, (_, index) => index)),
      num,
    );
    const ids = [id, ...all.map((row) => row.id)];
    const deleted = async () =>
      (
        await rowsOf<{ n: number }>(
          "SELECT count(*) AS n FROM assessments WHERE school = ? AND active = 0 AND deleted_at IS NOT NULL",
          school.id,
        )
      )[0]?.n;
    const batches = async (kind: string) =>
      (
        await rowsOf<{ n: number }>(
          `SELECT json_array_length(after, '$.' || ?2) AS n FROM audit
           WHERE actor_id = ?1 AND json_type(after, '$.' || ?2) = 'array' ORDER BY num`,
          teacher.viewer.id,
          kind,
        )
      ).map(({ n }) => n);
    expect(await removeAssessments(depsOf(teacher), teacher.actor, ids)).toBe(ALL);
    expect([await deleted(), await batches("deleted")]).toEqual([ALL, [400, 400, 400, 400, 400]]);
    expect(await bringBackAssessments(depsOf(teacher), teacher.actor, ids)).toBe(ALL);
    expect([await deleted(), await batches("restored")]).toEqual([0, [400, 400, 400, 400, 400]]);
  });

  it("students get their scores once, in steps with progress, though the release stops on its way", async () => {
    const given = await givenAssessment({ questions: 2, students: 0 });
    const { teacher, id, num, school } = given;
    const [first] = await keysOf(given);
    const ids = await givenPeople(
      school.id,
      Array.from({ length: ALL }, (_, index) => schoolPerson({ firstName: "Bia", lastName: `${index}` })),
    );
    await rowsOf(
      `INSERT INTO submissions (assessment, person, attempt, class, started_at, ends_at, seen_at, submitted_at, device, answers)
       SELECT ?1, p.num, 1, (SELECT class FROM assessment_classes WHERE assessment = ?1), 1, 2, 2, 2, 'd',
         iif(j.key % 4 = 0, 'Z,', ?3 || ',Z') FROM json_each(?2) j CROSS JOIN school_people p ON p.id = j.value`,
      num,
      JSON.stringify(ids),
      first ?? "",
    );
    const deps = { ...depsOf(teacher), later: () => undefined };
    await releaseResults(deps, teacher.actor, { id });
    const [job] = await rowsOf<{ id: string }>(
      "SELECT id FROM jobs WHERE kind = 'assessment-release' AND input ->> 'assessment' = ?",
      num,
    );
    const begun = await advanceJob(deps, job?.id ?? "", 10);
    expect(begun).toMatchObject({ state: "running", expected: ALL });
    expect(begun.seen).toBeGreaterThan(0);
    const further = await advanceJob(deps, begun.id, 10);
    expect(further.seen).toBeGreaterThan(begun.seen);
    const done = await advanceJob(deps, begun.id, 200);
    expect(done).toMatchObject({ state: "done", seen: ALL });
    const scores = await rowsOf(
      "SELECT score, count(*) AS n FROM submissions WHERE assessment = ? GROUP BY score ORDER BY score",
      num,
    );
    expect(scores).toEqual([
      { score: 0, n: ALL / 4 },
      { score: 1, n: (ALL * 3) / 4 },
    ]);
    const sums = await rowsOf("SELECT n FROM class_results WHERE assessment = ? AND class = 0", num);
    expect(sums).toEqual([{ n: ALL }]);
  });
});
