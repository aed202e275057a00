import { describe, expect, it } from "vitest";
import { notifyLapsedHolds } from "#app/features/assessments/services/results/notify-lapsed-holds.server.ts";
import { releaseResults } from "#app/features/assessments/services/results/release-results.server.ts";
import { LONGEST_HOLD } from "#app/features/bank/domain/held-back.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { answer } from "#tests/support/exam-doors.ts";
import { type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import {
  type AssessmentWishes,
  type GivenAssessment,
  givenAssessment,
} from "#tests/support/given-assessment.ts";
import { depsOf, type Member } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

const deps = visitorDeps();
const DAY = 86_400;

async function givenExam(wishes: AssessmentWishes = {}) {
  const given = await givenAssessment({ questions: 1, students: 1, ...wishes });
  const [[question], [student]] = [given.questions, given.students];
  if (!question || !student) throw new Error("no exam");
  return { ...given, question, student };
}

async function isHeld({ cookie }: Member, question: StoredQuestion): Promise<boolean> {
  const reply = JSON.stringify((await answer(cookie, question)).body);
  expect(reply).toMatch(/numa prova aberta para você|"letter"/);
  return !reply.includes('"letter"');
}

const closed = ({ num }: GivenAssessment, seconds: number) =>
  rowsOf(
    "UPDATE assessments SET opens_at = ?1 - 60, closes_at = ?1 WHERE num = ?2",
    deps.now() - seconds,
    num,
  );

/** A sitting of so many seconds that began so long ago. */
async function begun({ num }: GivenAssessment, { personId }: Member, ago: number, seconds: number) {
  const from = deps.now() - ago;
  await rowsOf(
    `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, device)
    SELECT ${num}, num, 1, ${from}, ${from + seconds}, ${from}, 'd' FROM school_people WHERE id = ?`,
    personId,
  );
}

describe("when an exam lets its questions go", () => {
  it("is, of one that is open for days, not between its days", async () => {
    const given = await givenExam({ closesAt: deps.now() + 5 * DAY, rules: { showKey: "closed" } });
    const { question, student, num } = given;
    await begun(given, student, 2 * DAY, 3600);
    expect(await isHeld(student, question)).toBe(true);
    await rowsOf("UPDATE submissions SET submitted_at = started_at + 3000 WHERE assessment = ?", num);
    expect(await isHeld(student, question)).toBe(true);
    await closed(given, 10);
    expect(await isHeld(student, question)).toBe(false);
  });

  it("is the last day's end, where a student has a later window than the others", async () => {
    const given = await givenExam({ rules: { showKey: "closed" } });
    const { question, student, num } = given;
    await closed(given, 10);
    await rowsOf(
      `INSERT INTO assessment_people (person, assessment, invited, closes_at) SELECT num, ${num}, 0, ${deps.now() + DAY}
      FROM school_people WHERE id = ?`,
      student.personId,
    );
    expect(await isHeld(student, question)).toBe(true);
  });

  it("is its closing, where it was begun and never submitted, once no answer can come any more", async () => {
    const given = await givenExam({ rules: { showKey: "closed" } });
    const { question, student } = given;
    await closed(given, 10);
    await begun(given, student, 3600, 7200);
    expect(await isHeld(student, question)).toBe(true);
    await rowsOf("UPDATE submissions SET ends_at = ? WHERE assessment = ?", deps.now() - DAY, given.num);
    expect(await isHeld(student, question)).toBe(false);
  });

  it("is thirty days after its closing, where it waits for a release and was never submitted", async () => {
    const given = await givenExam();
    const { question, student } = given;
    await begun(given, student, LONGEST_HOLD + DAY, 3600);
    await closed(given, LONGEST_HOLD - 60);
    expect(await isHeld(student, question)).toBe(true);
    await closed(given, LONGEST_HOLD + 60);
    expect(await isHeld(student, question)).toBe(false);
  });
});

describe("an exam that stops withholding without a release", () => {
  const noticesOf = async ({ viewer }: Member) =>
    (await listNotifications(deps, viewer)).filter(({ content }) => content.includes("30 dias"));

  it("is notified to its author, once, and to nobody where it was released or is not over", async () => {
    const [lapsed, held, released] = [await givenExam(), await givenExam(), await givenExam()];
    await closed(lapsed, LONGEST_HOLD + 60);
    await closed(held, LONGEST_HOLD - 60);
    await begun(released, released.student, LONGEST_HOLD + DAY, 3600);
    await closed(released, LONGEST_HOLD + 60);
    await releaseResults(depsOf(released.teacher), released.teacher.actor, { id: released.id });
    await notifyLapsedHolds(deps);
    await notifyLapsedHolds(deps);
    expect(await noticesOf(lapsed.teacher)).toMatchObject([
      {
        content: expect.stringContaining("“Simulado de Física” ficou 30 dias sem o gabarito liberado"),
        link: `/escolas/${lapsed.school.id}/avaliacoes/${lapsed.id}/resultados`,
      },
    ]);
    for (const each of [held, released]) expect(await noticesOf(each.teacher)).toEqual([]);
  });
});
