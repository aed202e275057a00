import { describe, expect, it } from "vitest";
import { readAnalysisFilter } from "#app/features/assessments/domain/analysis/analysis-filter.ts";
import type { ScoredSitting } from "#app/features/assessments/domain/analysis/tally.ts";
import { readErrorAnalysis } from "#app/features/assessments/services/results/read-error-analysis.server.ts";
import {
  releaseClosed,
  releaseResults,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { givenAnalysis, randomSittings, release } from "#tests/support/given-results.ts";
import { givenClass, rowsOf } from "#tests/support/given-school.ts";
import { givenSittings } from "#tests/support/given-sittings.ts";

const everything = readAnalysisFilter(new URLSearchParams());
const STUDENTS = 6;

async function pageOf(member: Pick<Member, "viewer" | "actor">, filter: Partial<typeof everything> = {}) {
  return readErrorAnalysis(depsOf(member), member.actor, { ...everything, ...filter });
}

/** Its first four questions are of one topic. */
async function givenOneTopic(questions: number): Promise<GivenAssessment> {
  const given = await givenAssessment({ questions, students: STUDENTS });
  const [first, ...others] = given.questions;
  for (const { ord } of others.slice(0, 3))
    await rowsOf(
      `UPDATE questions SET topics = f.topics, subject = f.subject
       FROM (SELECT topics, subject FROM questions WHERE ord = ?) f WHERE ord = ?`,
      ...[first?.ord ?? -1, ord],
    );
  return given;
}

/** Brute force: every answer on its own, from the questions' own rows; topics of three questions or more. */
async function slowCounts(given: GivenAssessment, sittings: readonly ScoredSitting[]) {
  const rows = await Promise.all(
    given.questions.map(
      async ({ ord }) =>
        (
          await rowsOf<{ topics: string; subject: number; skill: number | null }>(
            "SELECT topics, subject, skill FROM questions WHERE ord = ?",
            ord,
          )
        )[0],
    ),
  );
  const counts = new Map<string, { n: number; right: number; places: Set<number> }>();
  for (const sitting of sittings)
    for (const [place, share] of sitting.shares.entries()) {
      const row = rows[place];
      if (!row || share === null) continue;
      for (const topic of new Set<number>(JSON.parse(row.topics))) {
        const key = `${row.subject} ${topic}`;
        const { n, right, places } = counts.get(key) ?? { n: 0, right: 0, places: new Set() };
        counts.set(key, { n: n + 1, right: right + share, places: places.add(place) });
      }
    }
  return [...counts]
    .filter(([, { places }]) => places.size >= 3)
    .map(([key, { n, right, places }]) => `${key}: ${right} of ${n} in ${places.size}`)
    .sort();
}

type Page = Awaited<ReturnType<typeof pageOf>>;
const counted = ({ analysis }: Page) =>
  analysis.topics.map(({ id, n, right, questions }) => `${id}: ${right} of ${n} in ${questions}`).sort();
const withoutSubject = (lines: readonly string[]) => lines.map((line) => line.replace(/^\d+ /, "")).sort();

describe("the analysis of errors (SEC-05)", () => {
  it("equals a slow reference, in one step or many, and written twice", async () => {
    const given = await givenOneTopic(12);
    const now = depsOf(given.teacher).now();
    for (const seed of [1, 2, 3]) {
      const sittings = await randomSittings(given, seed);
      await givenAnalysis(given, sittings, seed);
      await givenAnalysis(given, sittings, 2);
      await release(given, now - 5);
      const slow = withoutSubject(await slowCounts(given, sittings));
      const page = await pageOf(given.teacher);
      expect(counted(page)).toEqual(slow);
      expect(slow.length).toBeGreaterThan(0);
      for (const { people } of page.analysis.topics) expect(people).toBe(STUDENTS);
      expect(counted(await pageOf({ ...given.school.manager, actor: given.school.actor }))).toEqual(slow);
      for (const [index, student] of given.students.entries()) {
        const own = sittings.slice(index, index + 1);
        expect(counted(await pageOf(student))).toEqual(withoutSubject(await slowCounts(given, own)));
      }
    }
    const [rows] = await rowsOf<{ n: number }>(
      "SELECT count(*) AS n FROM submission_topics WHERE assessment = ?",
      given.num,
    );
    expect(rows?.n).toBe(STUDENTS);
  });

  it("shows nothing before the release, after a deletion, or beyond the period; a retracted release hides it again", async () => {
    const given = await givenAssessment({ questions: 3, students: STUDENTS });
    const now = depsOf(given.teacher).now();
    await givenAnalysis(given, await randomSittings(given, 7));
    const [student] = given.students;
    if (!student) throw new Error("no student");
    const seen = async () =>
      Promise.all([given.teacher, student].map(async (who) => (await pageOf(who)).analysis.assessments));
    expect(await seen()).toEqual([0, 0]);
    await release(given, now - 5);
    expect(await seen()).toEqual([1, 1]);
    await release(given, now - 100 * 86_400);
    expect(await seen()).toEqual([0, 0]);
    expect((await pageOf(given.teacher, { days: 365 })).analysis.assessments).toBe(1);
    await release(given, now - 5);
    await rowsOf("UPDATE assessments SET deleted_at = ? WHERE num = ?", now, given.num);
    expect(await seen()).toEqual([0, 0]);
  });

  it("of assessments released before it was stored is counted again by the clock, and nobody is notified", async () => {
    const given = await givenOneTopic(12);
    const deps = depsOf(given.teacher);
    await givenSittings(
      given,
      given.students.map((_student, index) =>
        Array(12)
          .fill(index % 2 ? "A" : "B")
          .join(","),
      ),
    );
    await releaseResults(deps, given.teacher.actor, { id: given.id });
    const before = await pageOf(given.teacher);
    expect(before.analysis.topics.length).toBeGreaterThan(0);
    for (const table of ["class_results", "submission_topics"])
      await rowsOf(
        `UPDATE ${table} SET evidence = '{"items":[],"people":[],"spreads":{}}' WHERE assessment = ?`,
        given.num,
      );
    expect((await pageOf(given.teacher)).analysis.topics).toEqual([]);
    const told = () => rowsOf("SELECT num FROM notifications ORDER BY num");
    const toldBefore = await told();
    await rowsOf("UPDATE assessments SET scored = scoring - 1 WHERE num = ?", given.num);
    await releaseClosed(deps);
    expect((await pageOf(given.teacher)).analysis).toEqual(before.analysis);
    expect(await told()).toEqual(toldBefore);
  });

  it("follows the rules of what students see", async () => {
    const given = await givenAssessment({
      questions: 3,
      students: STUDENTS,
      rules: { showScore: "released", showKey: "never" },
    });
    const now = depsOf(given.teacher).now();
    const [student] = given.students;
    if (!student) throw new Error("no student");
    const sittings = (await randomSittings(given, 5)).map((sitting) => ({
      ...sitting,
      answers: ["B", "B", "B"],
      shares: [0, 0, 0],
    }));
    await givenAnalysis(given, sittings);
    await release(given, now - 5);
    const page = await pageOf(student);
    expect(page.analysis.assessments).toBe(1);
    expect(page.analysis.moving).toEqual([]);
    expect(page.analysis.topics.every(({ question }) => question === null)).toBe(true);
    expect((await pageOf(given.teacher)).analysis.moving.length).toBe(3);
  });

  it("has no numbers of a small group", async () => {
    const given = await givenAssessment({ questions: 3, students: 4 });
    await givenAnalysis(given, await randomSittings(given, 5));
    await release(given, depsOf(given.teacher).now() - 5);
    expect(await pageOf(given.teacher)).toMatchObject({
      small: true,
      analysis: { assessments: 0, topics: [] },
    });
  });

  it("teachers read their classes, students themselves alone, other schools nothing", async () => {
    const given = await givenAssessment({ questions: 3, students: STUDENTS });
    await givenAnalysis(given, await randomSittings(given, 5));
    await release(given, depsOf(given.teacher).now() - 5);
    const otherClass = await givenClass(given.school.actor, "3º Z");
    const colleague = await givenMember(given.school.id, "teacher", [otherClass]);
    expect((await pageOf(colleague)).analysis.assessments).toBe(0);
    await expect(pageOf(colleague, { classId: given.classId })).rejects.toMatchObject({
      code: "page-not-found",
    });
    const classmate = await givenMember(given.school.id, "student", [given.classId]);
    expect((await pageOf(classmate, { classId: given.classId })).analysis.assessments).toBe(0);
    expect((await pageOf(classmate, { classId: given.classId })).classes).toEqual([]);
    const other = await givenAssessment({ questions: 1, students: 1 });
    const outsider = { ...other.school.manager, actor: other.school.actor };
    await expect(pageOf(outsider, { classId: given.classId })).rejects.toMatchObject({
      code: "page-not-found",
    });
    expect((await pageOf(outsider)).analysis.assessments).toBe(0);
  });

  it("is of one student for those who teach them and the management, also what students may not see", async () => {
    const given = await givenAssessment({
      questions: 6,
      students: STUDENTS,
      rules: { showScore: "never", showKey: "never" },
    });
    const sittings = await randomSittings(given, 9);
    await givenAnalysis(given, sittings);
    const [student] = given.students;
    if (!student) throw new Error("no student");
    const [row] = await rowsOf<{ id: string }>(
      "SELECT id FROM school_people WHERE account = ?",
      student.viewer.num,
    );
    const of = { studentId: row?.id ?? "" };
    expect((await pageOf(given.teacher, of)).analysis.assessments).toBe(0);
    await release(given, depsOf(given.teacher).now() - 5);
    const slow = withoutSubject(await slowCounts(given, sittings.slice(0, 1)));
    const manager = { ...given.school.manager, actor: given.school.actor };
    for (const staff of [given.teacher, manager]) {
      const page = await pageOf(staff, of);
      expect(counted(page)).toEqual(slow);
      expect(page.student?.id).toBe(of.studentId);
    }
    const otherClass = await givenClass(given.school.actor, "3º Y");
    const colleague = await givenMember(given.school.id, "teacher", [otherClass]);
    const other = await givenAssessment({ questions: 1, students: 1 });
    for (const stranger of [colleague, { ...other.school.manager, actor: other.school.actor }])
      await expect(pageOf(stranger, of)).rejects.toMatchObject({ code: "page-not-found" });
    const classmate = await givenMember(given.school.id, "student", [given.classId]);
    expect(await pageOf(classmate, of)).toMatchObject({ student: null, analysis: { assessments: 0 } });
  });
});
