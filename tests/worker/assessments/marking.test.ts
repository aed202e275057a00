import { beforeAll, describe, expect, it } from "vitest";
import { openFractions, openPlaceKey } from "#app/features/assessments/domain/results/marking.ts";
import { marksForScores } from "#app/features/assessments/queries/marking.server.ts";
import {
  returnAnswer,
  saveMark,
  setMarkingRule,
} from "#app/features/assessments/services/mark-answers.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

let given: GivenAssessment;
let second: Member;

/** A submitted text at a place; its number. */
async function givenOpenAnswer(
  place: number,
  student: Member,
  text = "Porque a força é constante.",
): Promise<number> {
  const person = student.actor.person ?? -1;
  await rowsOf(
    `INSERT OR IGNORE INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, submitted_at, device)
     VALUES (?, ?, 1, 100, 200, 150, 150, 'd')`,
    given.num,
    person,
  );
  const [row] = await rowsOf<{ num: number }>(
    `INSERT INTO open_answers (assessment, person, attempt, place, text, revision, at) VALUES (?, ?, 1, ?, ?, 1, 150) RETURNING num`,
    given.num,
    person,
    place,
    text,
  );
  return row?.num ?? -1;
}

const mark = (answer: number, level: number, more: object = {}) => ({
  id: given.id,
  answer,
  levels: { resposta: level },
  comment: "",
  decision: false,
  ...more,
});
const save = (member: Member, ...sent: Parameters<typeof mark>) =>
  saveMark(depsOf(member), member.actor, mark(...sent));

/** What the marks give, for scores. */
async function readOpenFractions(
  deps: Deps,
  assessment: number,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await deps.read(marksForScores(deps.db, assessment));
  return openFractions(rows);
}

beforeAll(async () => {
  given = await givenAssessment({ questions: 3, students: 6 });
  second = await givenMember(given.school.id, "teacher", [given.classId]);
});

const studentAt = (index: number) => given.students[index] as Member;

describe("marking open answers", () => {
  it("stores a mark once, its share of the weight, and gives it to scores", async () => {
    const answer = await givenOpenAnswer(0, studentAt(0));
    await expect(save(given.teacher, answer, 1, { comment: " Falta a unidade. " })).resolves.toEqual({
      fraction: 0.75,
    });
    await save(given.teacher, answer, 2, { comment: "Falta a unidade." });
    const rows = await rowsOf(
      "SELECT seat, fraction, comment FROM assessment_marks WHERE assessment = ?",
      given.num,
    );
    expect(rows).toEqual([{ seat: 1, fraction: 0.5, comment: "Falta a unidade." }]);
    const person = studentAt(0).actor.person ?? -1;
    const fractions = await readOpenFractions(depsOf(given.teacher), given.num);
    expect(fractions.get(openPlaceKey({ person, attempt: 1, place: 0 }))).toBe(0.5);
  });

  it("refuses what is no mark, with nothing stored", async () => {
    const answer = await givenOpenAnswer(0, studentAt(1));
    await expect(save(given.teacher, answer, 7)).rejects.toMatchObject({ code: "mark-incomplete" });
    await expect(save(given.teacher, answer, 0, { levels: {} })).rejects.toMatchObject({
      code: "mark-incomplete",
    });
    await expect(save(given.teacher, answer, 0, { comment: "x".repeat(2001) })).rejects.toMatchObject({
      code: "mark-comment-long",
    });
    await expect(save(given.teacher, answer, 0, { decision: true })).rejects.toMatchObject({
      code: "mark-not-deciding",
    });
    await expect(save(given.teacher, 999_999_999, 0)).rejects.toMatchObject({ code: "mark-not-found" });
    const marks = await readOpenFractions(depsOf(given.teacher), given.num);
    expect(marks.get(openPlaceKey({ person: studentAt(1).actor.person ?? -1, attempt: 1, place: 0 }))).toBe(
      null,
    );
  });

  it("is for who may make it: not students, other classes, other schools, other assessments", async () => {
    const answer = await givenOpenAnswer(0, studentAt(2));
    const other = await givenAssessment({ students: 1 });
    const outsider = await givenMember(given.school.id, "teacher");
    await expect(save(studentAt(2), answer, 0)).rejects.toMatchObject({ code: "no-permission" });
    await expect(save(outsider, answer, 0)).rejects.toMatchObject({ code: "mark-not-found" });
    await expect(save(other.teacher, answer, 0)).rejects.toMatchObject({ code: "mark-not-found" });
    await expect(save(other.teacher, answer, 0, { id: other.id })).rejects.toMatchObject({
      code: "mark-not-found",
    });
  });

  it("waits for the hand-in and for a text", async () => {
    const answer = await givenOpenAnswer(1, studentAt(2), "");
    await expect(save(given.teacher, answer, 0)).rejects.toMatchObject({ code: "mark-not-found" });
    await rowsOf("UPDATE open_answers SET text = 'a' WHERE num = ?", answer);
    await rowsOf(
      "UPDATE submissions SET submitted_at = NULL, ends_at = 9999999999 WHERE person = ?",
      studentAt(2).actor.person ?? -1,
    );
    await expect(save(given.teacher, answer, 0)).rejects.toMatchObject({ code: "mark-not-found" });
  });

  it("gives one answer to one marker, when two come at once", async () => {
    const answer = await givenOpenAnswer(1, studentAt(3));
    const outcomes = await Promise.allSettled([save(given.teacher, answer, 0), save(second, answer, 4)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const lost = outcomes.find((each) => each.status === "rejected");
    expect(lost).toMatchObject({ reason: { code: "mark-taken" } });
    expect(
      await rowsOf("SELECT seat FROM assessment_marks WHERE assessment = ? AND place = 1", given.num),
    ).toHaveLength(1);
  });
});

describe("two markers", () => {
  it("are set by the author and the management alone", async () => {
    const rule = { id: given.id, markers: 2, margin: 0.2 };
    await expect(setMarkingRule(depsOf(second), second.actor, rule)).rejects.toMatchObject({
      code: "mark-not-deciding",
    });
    await expect(setMarkingRule(depsOf(second), second.actor, { ...rule, markers: 3 })).rejects.toMatchObject(
      {
        code: "mark-rule",
      },
    );
    await setMarkingRule(depsOf(given.teacher), given.teacher.actor, rule);
  });

  it("mark at once, a third is refused, and a difference waits for its decision", async () => {
    const answer = await givenOpenAnswer(2, studentAt(4));
    const third = await givenMember(given.school.id, "teacher", [given.classId]);
    await Promise.all([save(given.teacher, answer, 0), save(second, answer, 3)]);
    await expect(save(third, answer, 1)).rejects.toMatchObject({ code: "mark-taken" });
    await save(second, answer, 4);
    const key = openPlaceKey({ person: studentAt(4).actor.person ?? -1, attempt: 1, place: 2 });
    expect((await readOpenFractions(depsOf(second), given.num)).get(key)).toBe(null);
    await expect(save(second, answer, 1, { decision: true })).rejects.toMatchObject({
      code: "mark-not-deciding",
    });
    const { manager, actor } = given.school;
    await saveMark(depsOf(manager), actor, mark(answer, 2, { decision: true }));
    expect((await readOpenFractions(depsOf(second), given.num)).get(key)).toBe(0.5);
  });

  it("gives an answer back: its seat is free for somebody else, until there is a decision or a release", async () => {
    const answer = await givenOpenAnswer(2, studentAt(5));
    const giveBack = (member: Member) => returnAnswer(depsOf(member), member.actor, { id: given.id, answer });
    const none = { code: "mark-not-returnable" };
    await expect(giveBack(given.teacher)).rejects.toMatchObject(none);
    await save(given.teacher, answer, 0);
    await expect(giveBack(second)).rejects.toMatchObject(none);
    await expect(giveBack(studentAt(5))).rejects.toMatchObject({ code: "no-permission" });
    await giveBack(given.teacher);
    await expect(giveBack(given.teacher)).rejects.toMatchObject(none);
    const [noted] = await rowsOf<{ after: string }>(
      "SELECT after FROM audit WHERE subject_id = ? ORDER BY num DESC LIMIT 1",
      given.id,
    );
    expect(JSON.parse(noted?.after ?? "")).toMatchObject({ returnedAnswer: answer });
    const third = await givenMember(given.school.id, "teacher", [given.classId]);
    await Promise.all([save(third, answer, 0), save(second, answer, 4)]);
    const { manager, actor } = given.school;
    await saveMark(depsOf(manager), actor, mark(answer, 2, { decision: true }));
    await expect(giveBack(third)).rejects.toMatchObject(none);
    await rowsOf("DELETE FROM assessment_marks WHERE assessment = ? AND seat = 3", given.num);
    await rowsOf("UPDATE assessments SET released_at = 5 WHERE id = ?", given.id);
    await expect(giveBack(third)).rejects.toMatchObject(none);
  });
});
