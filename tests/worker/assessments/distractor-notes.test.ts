import { describe, expect, it } from "vitest";
import { readAnalysisFilter } from "#app/features/assessments/domain/analysis/analysis-filter.ts";
import {
  readDistractorNote,
  writeDistractorNote,
} from "#app/features/assessments/services/results/distractor-notes.server.ts";
import { readErrorAnalysis } from "#app/features/assessments/services/results/read-error-analysis.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { givenAnalysis, randomSittings, release } from "#tests/support/given-results.ts";
import { rowsOf } from "#tests/support/given-school.ts";

const filter = readAnalysisFilter(new URLSearchParams());

/** Released; everybody marks B, which is wrong. */
async function givenWrong(): Promise<GivenAssessment> {
  const given = await givenAssessment({ questions: 2, students: 5 });
  const sittings = (await randomSittings(given, 3)).map((sitting) => ({
    ...sitting,
    answers: ["B", "B"],
    shares: [0, 0],
  }));
  await givenAnalysis(given, sittings);
  await release(given, depsOf(given.teacher).now() - 5);
  return given;
}

async function notesSeenBy(member: Member) {
  const { analysis } = await readErrorAnalysis(depsOf(member), member.actor, filter);
  return analysis.moving.map(({ wrong }) => wrong?.note ?? null).sort();
}

describe("what a wrong alternative shows", () => {
  it("is written once and read in the whole school, by the student who marked it too", async () => {
    const given = await givenWrong();
    const { teacher, questions, students } = given;
    const [code = ""] = questions.map((question) => question.code);
    const place = { code, answer: "b" };
    await writeDistractorNote(depsOf(teacher), teacher.actor, {
      ...place,
      revision: 0,
      text: "  soma\n velocidades ",
    });
    const colleague = await givenMember(given.school.id, "teacher", [given.classId]);
    const [student] = students;
    if (!student) throw new Error("no student");
    for (const who of [teacher, colleague, student])
      expect(await notesSeenBy(who)).toEqual([null, "soma velocidades"]);
    await writeDistractorNote(depsOf(colleague), colleague.actor, { ...place, revision: 1, text: "outra" });
    const { versions, answer } = await readDistractorNote(depsOf(teacher), teacher.actor, place);
    expect(answer).toBe("B");
    expect(versions.map(({ revision, text }) => [revision, text])).toEqual([
      [2, "outra"],
      [1, "soma velocidades"],
    ]);
    await writeDistractorNote(depsOf(colleague), colleague.actor, { ...place, revision: 2, text: "" });
    expect(await notesSeenBy(teacher)).toEqual([null, null]);
  });

  it("written over another's, too long, by a student, or of another school's question: refused", async () => {
    const { teacher, questions, students, school } = await givenWrong();
    const place = { code: questions[0]?.code ?? "", answer: "B" };
    const write = (who: Member, sent: object) =>
      writeDistractorNote(depsOf(who), who.actor, { ...place, revision: 0, text: "x", ...sent });
    await write(teacher, { text: "" });
    await write(teacher, {});
    await expect(write(teacher, {})).rejects.toMatchObject({ code: "distractor-note-changed" });
    await expect(write(teacher, { text: "x".repeat(201) })).rejects.toMatchObject({
      code: "distractor-note-long",
    });
    await expect(write(teacher, { answer: "zz" })).rejects.toMatchObject({ code: "page-not-found" });
    await expect(write(teacher, { code: "00000000" })).rejects.toMatchObject({
      code: "distractor-note-changed",
    });
    const [student] = students;
    if (!student) throw new Error("no student");
    await expect(write(student, {})).rejects.toMatchObject({ code: "no-permission" });
    const rows = await rowsOf("SELECT num FROM distractor_notes WHERE school = ?", school.id);
    expect(rows.length).toBe(1);
  });
});

describe("the rows of an analysis (P2)", () => {
  const copy = `INSERT INTO class_results (assessment, class, school, shown_at, n, topics, questions)
    SELECT 1000000 + j.value, r.class, r.school, r.shown_at, r.n, r.topics, r.questions
    FROM class_results r, json_each(?) j WHERE r.assessment = ?`;
  it("a student 28, a class of 100 assessments 205, a school of 400 401 and what frames them, in one trip", async () => {
    const given = await givenWrong();
    const more = JSON.stringify(Array.from({ length: 399 }, (_, index) => given.num * 1000 + index));
    await rowsOf(copy, more, given.num);
    const [student] = given.students;
    if (!student) throw new Error("no student");
    const manager = { ...given.school.manager, actor: given.school.actor };
    const costs: [number, number][] = [];
    for (const who of [student, given.teacher, manager]) {
      const { database, trips } = countedDatabase(bindings.DB);
      await readErrorAnalysis(depsOf(who, { DB: database }), who.actor, filter);
      costs.push([trips.length, rowsRead(trips)]);
    }
    expect(costs.map(([trips]) => trips)).toEqual([1, 1, 1]);
    const [ofStudent = 0, ofClass = 0, ofSchool = 0] = costs.map(([, rows]) => rows);
    expect(ofStudent).toBeLessThanOrEqual(28);
    expect(ofClass).toBeLessThanOrEqual(215);
    expect(ofSchool).toBeLessThanOrEqual(415);
  });
});
