import { describe, expect, it } from "vitest";
import { createAssessment } from "#app/features/assessments/services/making/create-assessment.server.ts";
import { publishAssessment } from "#app/features/assessments/services/making/publish-assessment.server.ts";
import { setAssessmentClasses } from "#app/features/assessments/services/making/set-audience.server.ts";
import { readOwnResult } from "#app/features/assessments/services/results/read-own-result.server.ts";
import { readResults } from "#app/features/assessments/services/results/read-results.server.ts";
import { releaseResults } from "#app/features/assessments/services/results/release-results.server.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { givenClass, rowsOf } from "#tests/support/given-school.ts";
import { givenSittings, keysOf } from "#tests/support/given-sittings.ts";

const asked = { classId: null, order: "nota" as const };

/** A second assessment with the same questions for the same class, sat by everybody without a right answer. */
async function givenNext({ teacher, classId, questions, students }: GivenAssessment) {
  const deps = depsOf(teacher);
  const ords = questions.map(({ ord }) => ord);
  const id = await createAssessment(deps, teacher.actor, { title: "Simulado de volta", ords });
  await setAssessmentClasses(deps, teacher.actor, { id, classes: [classId] });
  await publishAssessment(deps, teacher.actor, { id, revision: 1, opensAt: null, closesAt: deps.now() + 60 });
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM assessments WHERE id = ?", id);
  const blank = questions.map(() => "").join(",");
  await givenSittings(
    { num: row?.num ?? -1, students },
    students.map(() => blank),
  );
  return id;
}

describe("results over time", () => {
  it("compare released exams of one class in their subjects, and a student's own", async () => {
    const given = await givenAssessment({ questions: 5, students: 5 });
    const { teacher, id, students } = given;
    const keys = (await keysOf(given)).join(",");
    await givenSittings(
      given,
      students.map(() => keys),
    );
    await releaseResults(depsOf(teacher), teacher.actor, { id });
    const alone = await readResults(depsOf(teacher), teacher.actor, id, asked);
    expect(alone.evolution).toBeNull();
    const next = await givenNext(given);
    const before = await readResults(depsOf(teacher), teacher.actor, next, asked);
    expect(before.evolution).toBeNull();
    await rowsOf("UPDATE assessments SET released_at = released_at - 60 WHERE id = ?", id);
    await rowsOf("UPDATE class_results SET shown_at = shown_at - 60 WHERE shown_at IS NOT NULL");
    await releaseResults(depsOf(teacher), teacher.actor, { id: next });
    const after = await readResults(depsOf(teacher), teacher.actor, next, asked);
    expect(after.evolution?.points.map(({ id: of, right, n }) => [of, right, n])).toEqual([
      [id, 25, 25],
      [next, 0, 25],
    ]);
    expect(after.evolution?.trend).toBe("down");
    expect(after.classSums).toBeNull();
    const [student] = students;
    if (!student) throw new Error("no student");
    const own = await readOwnResult(depsOf(student), student.actor, next);
    expect(own.result?.evolution?.points.map(({ right, n }) => [right, n])).toEqual([
      [5, 5],
      [0, 5],
    ]);
    expect(own.result?.evolution?.trend).toBe("unknown");
  });

  it("are none of small groups, and none of a class that the teacher does not teach", async () => {
    const given = await givenAssessment({ questions: 2, students: 4 });
    const { teacher, id, students, school } = given;
    const keys = (await keysOf(given)).join(",");
    const sat = students.map(() => keys);
    await givenSittings(given, sat);
    await releaseResults(depsOf(teacher), teacher.actor, { id });
    const next = await givenNext(given);
    await releaseResults(depsOf(teacher), teacher.actor, { id: next });
    const read = await readResults(depsOf(teacher), teacher.actor, next, asked);
    expect(read.evolution).toBeNull();
    const otherClass = await givenClass(school.actor, "Outra turma");
    const stranger = await givenMember(school.id, "teacher", [otherClass]);
    await expect(readResults(depsOf(stranger), stranger.actor, next, asked)).rejects.toMatchObject({
      code: "assessment-not-found",
    });
  });

  it("are beside the classes that sat the same exam", async () => {
    const given = await givenAssessment({ questions: 2, students: 3 });
    const { teacher, id, num, students, school } = given;
    const keys = (await keysOf(given)).join(",");
    await givenSittings(given, [keys, ",", keys]);
    const second = await givenClass(school.actor, "3º ao lado");
    await setAssessmentClasses(depsOf(teacher), teacher.actor, { id, classes: [given.classId, second] });
    await rowsOf(
      "UPDATE submissions SET class = (SELECT num FROM school_classes WHERE id = ?) WHERE assessment = ? AND person = ?",
      second,
      num,
      students[2]?.actor.person ?? -1,
    );
    const { classSums } = await readResults(depsOf(school.actor), school.actor, id, asked);
    expect(
      new Set(classSums?.map(({ students: sat, average, needing }) => [sat, average, needing].join())),
    ).toEqual(new Set(["2,1,1", "1,2,0"]));
  });
});
