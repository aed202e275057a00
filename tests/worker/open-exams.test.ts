import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loadAssessmentToMake } from "#app/features/assessments/services/making/load-making.server.ts";
import { publishAssessment } from "#app/features/assessments/services/making/publish-assessment.server.ts";
import {
  releaseResults,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { LONGEST_HOLD } from "#app/features/bank/domain/held-back.ts";
import type { StartFields } from "#app/features/practice/domain/start-fields.ts";
import { startPractice } from "#app/features/practice/services/start-practice.server.ts";
import { afterTakeBack } from "#tests/support/after-take-back.ts";
import { askPrompt, askWords, endedAs } from "#tests/support/assistant.ts";
import { answer, EARLIER_DOORS, type Earlier, knowing, OPEN_DOORS } from "#tests/support/exam-doors.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { type AssessmentWishes, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember } from "#tests/support/given-notebook.ts";
import { givenClass, rowsOf } from "#tests/support/given-school.ts";
import { givenQuestion, nothing, told } from "#tests/support/open-exams.ts";

const deps = visitorDeps();

// One time for both keys: a page may show the time.
beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

async function givenExam(wishes: AssessmentWishes = {}) {
  const given = await givenAssessment({ questions: 2, students: 3, published: false, ...wishes });
  const [question] = given.questions;
  if (!question) throw new Error("no question");
  const publish = () =>
    publishAssessment(depsOf(given.teacher), given.teacher.actor, {
      id: given.id,
      revision: given.revision,
      opensAt: deps.now() - 60,
      closesAt: deps.now() + 7200,
    });
  return { ...given, question, publish };
}

/** A sitting of a student, in progress or submitted. */
async function sits(num: number, personId: string, submittedAt: number | null): Promise<void> {
  const now = deps.now();
  await rowsOf(
    `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, submitted_at, device)
    SELECT ${num}, num, 1, ${now - 50}, ${now + 3000}, ${now}, ${submittedAt}, 'd' FROM school_people WHERE id = ?`,
    personId,
  );
}

describe("a question of a school's open assessment (SEC-01)", () => {
  it("is withheld from people who sit it, may sit it and have submitted, and from nobody else", async () => {
    const { question, publish, students, school, teacher, num } = await givenExam();
    const otherClass = await givenClass(school.actor, "1º B");
    const other = await givenMember(school.id, "student", [otherClass]);
    const [sitting, waiting, done] = students;
    const account = await givenKnown();
    if (!sitting || !waiting || !done) throw new Error("no students");
    const earlier = new Map<Known, Earlier>();
    for (const each of [sitting, waiting, done, other, account, teacher])
      earlier.set(each, await knowing(each, question));
    await publish();
    await sits(num, sitting.personId, null);
    await sits(num, done.personId, deps.now());
    for (const each of [sitting, waiting, done])
      expect(await told(question, each, earlier.get(each))).toEqual(nothing);
    for (const each of [other, account, teacher])
      expect(await told(question, each, earlier.get(each))).toEqual({
        telling: [...OPEN_DOORS, ...EARLIER_DOORS],
        isHeld: false,
      });
    expect(await told(question, null)).toEqual({ telling: [], isHeld: false });
    const [exam] = await rowsOf<{ id: string }>("SELECT id FROM assessments WHERE num = ?", num);
    await releaseResults(depsOf(teacher), teacher.actor, { id: exam?.id ?? "" });
    expect((await told(question, waiting)).isHeld).toBe(true);
    await writeReleasedAnswers(afterTakeBack(depsOf(teacher)));
    expect((await told(question, waiting)).isHeld).toBe(false);
  });

  it("can be a training, which withholds nothing; the maker sees how many the class has answered", async () => {
    const { question, publish, students, teacher, id } = await givenExam({ rules: { training: true } });
    const [student] = students;
    if (!student) throw new Error("no student");
    await knowing(student, question);
    expect((await loadAssessmentToMake(depsOf(teacher), teacher.actor, id)).known).toBe(1);
    await publish();
    expect(await told(question, student)).toMatchObject({ isHeld: false });
  });

  it("is let go where its rules show the key: at handing in, at the closing, and never before", async () => {
    const handing = await givenExam({ rules: { showKey: "handed-in" } });
    const [one, two] = handing.students;
    if (!one || !two) throw new Error("no students");
    await handing.publish();
    await sits(handing.num, one.personId, deps.now());
    expect([(await told(handing.question, one)).isHeld, (await told(handing.question, two)).isHeld]).toEqual([
      false,
      true,
    ]);
    const closing = await givenExam({ rules: { showKey: "closed" } });
    const [student] = closing.students;
    await closing.publish();
    expect((await told(closing.question, student ?? null)).isHeld).toBe(true);
    await rowsOf("UPDATE assessments SET closes_at = ? WHERE num = ?", deps.now() - 10, closing.num);
    expect((await told(closing.question, student ?? null)).isHeld).toBe(false);
  });

  it("is let go thirty days after the last closing where nobody releases it", async () => {
    const { question, publish, students, num } = await givenExam();
    const [student] = students;
    if (!student) throw new Error("no student");
    await publish();
    const held = async () => JSON.stringify((await answer(student.cookie, question)).body);
    const closed = (seconds: number) =>
      rowsOf(
        "UPDATE assessments SET opens_at = ?1 - 60, closes_at = ?1 WHERE num = ?2",
        deps.now() - seconds,
        num,
      );
    await closed(LONGEST_HOLD - 60);
    expect(await held()).toContain("numa prova aberta para você");
    await closed(LONGEST_HOLD + 60);
    expect(await held()).toContain('"letter"');
  });

  it("is not drawn for practice, where another replaces it", async () => {
    const { question, publish, students } = await givenExam();
    const [student] = students;
    if (!student) throw new Error("no student");
    const other = await givenQuestion();
    await publish();
    const start = (codes: string[]) =>
      startPractice(
        depsOf(student),
        student.viewer,
        { mode: "study", order: "given", codes: codes.join(" "), title: "", search: "" } as StartFields,
        { count: 1, timeLimit: null },
      );
    const [row] = await rowsOf<{ ords: string }>(
      "SELECT ords FROM practice_sessions WHERE id = ?",
      await start([question.code, other.code]),
    );
    expect(JSON.parse(row?.ords ?? "")).toEqual([other.ord]);
    await expect(start([question.code])).rejects.toMatchObject({ code: "question-held" });
  });

  it("gives no letter to an answer that arrives with the publication, whichever comes first", async () => {
    for (let run = 0; run < 4; run++) {
      const { question, publish, students } = await givenExam();
      const sent = students.map(
        ({ cookie }) =>
          () =>
            answer(cookie, question),
      );
      const order = run % 2 === 0 ? [...sent, publish] : [publish, ...sent];
      const replies = await Promise.all(order.map((each) => each()));
      const answered = await rowsOf<{ n: number }>(
        "SELECT count(*) AS n FROM answers WHERE ord = ?",
        question.ord,
      );
      const letters = replies.filter((each) => JSON.stringify(each).includes('"letter"'));
      expect(letters.length).toBe(answered[0]?.n);
      for (const { cookie } of students) {
        expect(JSON.stringify((await answer(cookie, question)).body)).toContain(
          "numa prova aberta para você",
        );
      }
      expect(await told(question, students[0] ?? null)).toEqual(nothing);
    }
  });

  it("is no matter for the tutor: no hint, no explanation, no free words, and nothing is counted", async () => {
    const { question, publish, students } = await givenExam();
    const [student] = students;
    if (!student) throw new Error("no student");
    await publish();
    for (const code of [1, 2])
      expect((await askPrompt(student.cookie, question.code, code)).toString()).toContain(
        "numa prova aberta",
      );
    const [, id] = await askWords(
      student.cookie,
      `${question.draft.statement} Qual é a resposta certa, por favor?`,
    );
    expect(JSON.stringify(await endedAs(student.cookie, id))).toContain("numa prova aberta para você");
  });
});
