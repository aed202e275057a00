import { describe, expect, it } from "vitest";
import { saveMark } from "#app/features/assessments/services/mark-answers.server.ts";
import {
  continueRelease,
  releaseClosed,
  releaseResults,
  writeReleasedAnswers,
} from "#app/features/assessments/services/results/release-results.server.ts";
import { questionInSchool } from "#app/features/bank/queries/reading.server.ts";
import { type Batch, statementsOf } from "#app/platform/db/database.server.ts";
import { advanceJob } from "#app/platform/jobs/services/advance-job.server.ts";
import { afterTakeBack } from "#tests/support/after-take-back.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf } from "#tests/support/given-notebook.ts";
import { givenOwnQuestion } from "#tests/support/given-own-question.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { givenSittings, keysOf } from "#tests/support/given-sittings.ts";

const scoresOf = async (num: number) =>
  (
    await rowsOf<{ score: number | null }>(
      "SELECT score FROM submissions WHERE assessment = ? ORDER BY person",
      num,
    )
  ).map(({ score }) => score);

const toldOf = ({ students }: GivenAssessment, index: number) =>
  rowsOf<{ content: string }>(
    "SELECT content FROM notifications WHERE audience = ? AND content NOT LIKE 'Terminou%' AND content NOT LIKE 'Simulado para você%' ORDER BY num",
    `person:${students[index]?.viewer.id}`,
  );

const state = async (num: number) =>
  (
    await rowsOf<{ scoring: number; scored: number; day: number | null }>(
      "SELECT scoring, scored, ledger_day AS day FROM assessments WHERE num = ?",
      num,
    )
  )[0];

describe("a key that changes while a release runs", () => {
  it("scores those whom the release has passed already again, once", async () => {
    const given = await givenAssessment({ questions: 2, students: 27 });
    const keys = await keysOf(given);
    await givenSittings(
      given,
      given.students.map(() => `${keys[0]},Z`),
    );
    const { teacher, id, num, school } = given;
    const deps = depsOf(teacher);
    await rowsOf("UPDATE assessments SET released_at = ? WHERE num = ?", deps.now(), num);
    // The first 25 of 27 are scored; then the key changes without another release.
    const job = await startPaused(given);
    expect((await scoresOf(num)).filter((score) => score === 1)).toHaveLength(25);
    await rowsOf(
      `INSERT INTO assessment_key_changes (id, assessment, place, after, changed_by, at) VALUES (?, ?, 1, '{"kind":"give"}', ?, 1)`,
      `mudanca-${num}`,
      num,
      school.actor.viewer.id,
    );
    const done = await advanceJob(deps, job, 9);
    expect(done.state).toBe("done");
    expect(new Set(await scoresOf(num))).toEqual(new Set([2]));
    expect(await state(num)).toMatchObject({ scoring: 1, scored: 1 });
    expect((await toldOf(given, 26)).map(({ content }) => content)).toEqual([
      "Saiu o resultado de Simulado de Física.",
    ]);
    await expect(continueRelease(deps, teacher.actor, id)).rejects.toMatchObject({
      code: "assessment-nothing-to-release",
    });
  });

  it("is never written over by a step that read the key before", async () => {
    const given = await givenAssessment({ questions: 1, students: 1 });
    await givenSittings(given, ["Z"]);
    const { teacher, id, num } = given;
    const deps = depsOf(teacher);
    let isChanged = false;
    // Another request changes the key after the step has read it.
    const slow = {
      ...deps,
      write: (async (asked: Batch) => {
        if (!isChanged && statementsOf(asked).length > 5) {
          isChanged = true;
          await rowsOf(
            `INSERT INTO assessment_key_changes (id, assessment, place, after, changed_by, at) VALUES (?, ?, 0, '{"kind":"give"}', 'x', 1)`,
            `tarde-${num}`,
            num,
          );
        }
        return deps.write(asked);
      }) as typeof deps.write,
    };
    await releaseResults(slow, teacher.actor, { id });
    expect(isChanged).toBe(true);
    expect(await scoresOf(num)).toEqual([1]);
  });
});

/** A release that has run its first step alone. */
async function startPaused(given: GivenAssessment): Promise<string> {
  const { teacher, num, id, school } = given;
  const deps = depsOf(teacher);
  const later = { ...deps, later: () => undefined };
  const jobId = `pausado-${num}`;
  const input = { act: "release", schoolId: school.id, assessment: num, id, cause: `${num}` };
  await rowsOf(
    `INSERT INTO jobs (id, kind, school, owner_id, input, expected, created_at, updated_at)
     VALUES (?, 'assessment-release', (SELECT num FROM schools WHERE id = ?), ?, ?, 27, 1, ?)`,
    jobId,
    school.id,
    teacher.viewer.id,
    JSON.stringify(input),
    deps.now(),
  );
  await advanceJob(later, jobId, 1);
  return jobId;
}

describe("scores after a release", () => {
  it("follow a mark that is changed, with one notification", async () => {
    const given = await givenAssessment({ questions: 2, students: 2 });
    const { teacher, id, num, students } = given;
    const deps = depsOf(teacher);
    await rowsOf("UPDATE questions SET kind = 'open' WHERE ord = ?", given.questions[0]?.ord ?? -1);
    await rowsOf("UPDATE question_keys SET letter = NULL WHERE ord = ?", given.questions[0]?.ord ?? -1);
    const keys = await keysOf(given);
    await givenSittings(given, [`,${keys[1]}`, `,${keys[1]}`]);
    const person = students[0]?.actor.person ?? -1;
    await rowsOf(
      "INSERT INTO open_answers (assessment, person, attempt, place, text, revision, at) VALUES (?, ?, 1, 0, 'Texto', 1, 1)",
      ...[num, person],
    );
    const [answer] = await rowsOf<{ num: number }>(
      "SELECT num FROM open_answers WHERE assessment = ? AND person = ?",
      ...[num, person],
    );
    await releaseResults(deps, teacher.actor, { id, confirmed: 1 });
    expect(await scoresOf(num)).toEqual([1, 1]);
    const mark = { id, answer: answer?.num ?? -1, comment: "", decision: false };
    const works: Promise<unknown>[] = [];
    const marking = {
      ...deps,
      later: (work: (of: typeof deps) => Promise<unknown>) => void works.push(work(deps)),
    };
    await saveMark(marking, teacher.actor, { ...mark, levels: { resposta: 0 } });
    await Promise.all(works);
    expect(await scoresOf(num)).toEqual([2, 1]);
    expect((await toldOf(given, 0)).map(({ content }) => content)).toEqual([
      "Saiu o resultado de Simulado de Física.",
      "A correção de Simulado de Física mudou, e sua nota foi refeita.",
    ]);
    expect(await toldOf(given, 1)).toHaveLength(1);
    // The same once more changes nothing.
    await saveMark(marking, teacher.actor, { ...mark, levels: { resposta: 0 } });
    await Promise.all(works);
    expect(await toldOf(given, 0)).toHaveLength(2);
    expect(await state(num)).toMatchObject({ scoring: 1, scored: 1 });
  });

  it("are those of late sittings, too: by the teacher's button, and by the clock", async () => {
    const given = await givenAssessment({ questions: 1, students: 3 });
    const keys = await keysOf(given);
    const { teacher, id, num } = given;
    const deps = depsOf(teacher);
    const first = { ...given, students: given.students.slice(0, 1) };
    await givenSittings(first, [keys[0] ?? ""]);
    await releaseResults(deps, teacher.actor, { id });
    await givenSittings({ ...given, students: given.students.slice(1, 2) }, [keys[0] ?? ""]);
    await continueRelease(deps, teacher.actor, id);
    expect(await scoresOf(num)).toEqual([1, 1]);
    await givenSittings({ ...given, students: given.students.slice(2) }, [keys[0] ?? ""], { underWay: true });
    await rowsOf(
      "UPDATE submissions SET submitted_at = seen_at WHERE assessment = ? AND submitted_at IS NULL",
      num,
    );
    await releaseClosed(deps);
    expect(await scoresOf(num)).toEqual([1, 1, 1]);
    expect(await toldOf(given, 2)).toHaveLength(1);
    expect((await toldOf(given, 0)).length).toBe(1);
  });
});

describe("the ledger after a release", () => {
  it("gets the answers of people with a full day on the day after", async () => {
    const given = await givenAssessment({ questions: 2, students: 2 });
    const keys = await keysOf(given);
    await givenSittings(given, [keys.join(","), keys.join(",")]);
    const { teacher, id, num, students } = given;
    const deps = depsOf(teacher);
    const account = students[0]?.viewer.num ?? -1;
    const today = Math.floor((deps.now() - 10_800) / 86_400);
    await rowsOf("INSERT OR IGNORE INTO progress (user_num) VALUES (?)", account);
    await rowsOf("UPDATE progress SET day = ?, day_answers = 1900 WHERE user_num = ?", today, account);
    const answered = async (of: number) =>
      (await rowsOf("SELECT ord FROM answers WHERE user_num = ?", of)).length;
    await releaseResults(deps, teacher.actor, { id });
    await writeReleasedAnswers(afterTakeBack(deps));
    expect([await answered(account), await answered(students[1]?.viewer.num ?? -1)]).toEqual([0, 2]);
    expect((await state(num))?.day).toBe(today);
    await writeReleasedAnswers(deps);
    expect(await answered(account)).toBe(0);
    await rowsOf("UPDATE progress SET day = ? WHERE user_num = ?", today - 1, account);
    await rowsOf("UPDATE assessments SET ledger_day = ? WHERE num = ?", today - 1, num);
    await writeReleasedAnswers(deps);
    expect(await answered(account)).toBe(2);
    expect(await state(num)).toMatchObject({ day: null });
    expect(await toldOf(given, 0)).toHaveLength(1);
  });

  it("gets answers to a school's own questions, which open to those who sat the exam and to nobody else (SEC-05)", async () => {
    const given = await givenAssessment({ questions: 2, students: 2 });
    const { teacher, id, num, school, students } = given;
    const deps = depsOf(teacher);
    const ord = await ownQuestion(given);
    const keys = await keysOf(given);
    await givenSittings({ ...given, students: students.slice(0, 1) }, [`B,${keys[1]}`]);
    const opened = async (index: number) => {
      const reader = { schoolId: school.id, role: "student", userNum: students[index]?.viewer.num ?? -1 };
      return (await deps.read(questionInSchool(deps.db, reader, ord, deps.now()))).length;
    };
    expect([await opened(0), await opened(1)]).toEqual([0, 0]);
    await releaseResults(deps, teacher.actor, { id });
    expect([await opened(0), await opened(1)]).toEqual([0, 0]);
    await writeReleasedAnswers(afterTakeBack(deps));
    expect([await opened(0), await opened(1)]).toEqual([1, 0]);
    const answers = await rowsOf<{ ord: number }>(
      "SELECT ord FROM answers WHERE user_num = ? ORDER BY ord",
      students[0]?.viewer.num ?? -1,
    );
    expect(answers.map((row) => row.ord)).toEqual([given.questions[1]?.ord, ord]);
    const [sums] = await rowsOf<{ n: number }>(
      "SELECT n FROM class_results WHERE assessment = ? AND class = 0",
      num,
    );
    expect(sums?.n).toBe(1);
    await rowsOf("UPDATE assessments SET deleted_at = 1 WHERE num = ?", num);
    expect(await opened(0)).toBe(0);
  });
});

/** A question of the school's in the first place of the assessment; its number. */
async function ownQuestion({ questions, num, teacher }: GivenAssessment): Promise<number> {
  const { ord } = await givenOwnQuestion(teacher, { key: "B" });
  const from = String(questions[0]?.ord ?? -1);
  await rowsOf(
    "UPDATE assessments SET document = replace(document, ?, ?) WHERE num = ?",
    ...[`"ord":${from}`, `"ord":${ord}`, num],
  );
  return ord;
}
