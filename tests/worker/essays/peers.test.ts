import { beforeEach, describe, expect, it } from "vitest";
import { GRADING_SECONDS } from "#app/features/essays/domain/grading/graded-essay.ts";
import { gradingPaths } from "#app/features/essays/paths.ts";
import {
  claimEssays,
  claimPanelSeat,
  closePanel,
  freeEssays,
} from "#app/features/essays/services/grading/claim-essays.server.ts";
import { schoolGrader } from "#app/features/essays/services/grading/essay-grader.ts";
import { loadGrading, loadGradingQueue } from "#app/features/essays/services/grading/load-grading.server.ts";
import { loadEssayResult } from "#app/features/essays/services/load-result.server.ts";
import { dateTimeValue } from "#app/platform/time/date-field.ts";
import { door } from "#tests/support/door.ts";
import { visitorDeps } from "#tests/support/given.ts";
import {
  givenEssayTask,
  givenHandedIn,
  givenWritingSchool,
  tasksOf,
  type WritingSchool,
} from "#tests/support/given-essay-task.ts";
import { givenMember, type Member } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { depsNow, even, grade, gradingClock, openOf } from "#tests/support/grading.ts";

const HOUR = 3600;
let given: WritingSchool;
let students: Member[];
let essays: { id: string; num: number }[];
let taskId: string;

const graderOf = (member: Member) => schoolGrader(member.actor);
const take = (member: Member) => claimEssays(depsNow(), graderOf(member));
const readBy = async (member: Member) => (await openOf(graderOf(member))).map(({ essay }) => essay);

/** Three of a class have submitted and read one another's; the time is up. */
beforeEach(async () => {
  given = await givenWritingSchool();
  const [one, two] = given.students;
  students = [one, two, await givenMember(given.school.id, "student", [given.classes[0]])];
  const now = visitorDeps().now();
  taskId = await givenEssayTask(given, given.author, {
    leituras: "colegas",
    vence: dateTimeValue(now + HOUR),
  });
  essays = [];
  for (const student of students) essays.push(await givenHandedIn(student, taskId));
  gradingClock.now = now + 2 * HOUR;
});

describe("essays that students read of one another", () => {
  it("are read by the two who follow in a ring, once the time is up, without names", async () => {
    const [first, second, third] = students as [Member, Member, Member];
    const [a, b, c] = essays.map(({ num }) => num);
    gradingClock.now -= 2 * HOUR;
    await expect(take(first)).rejects.toMatchObject({ code: "grading-none-left" });
    expect((await loadGradingQueue(depsNow(), graderOf(first))).waiting).toBe(0);
    gradingClock.now += 2 * HOUR;
    const queue = await loadGradingQueue(depsNow(), graderOf(first));
    expect(queue).toMatchObject({ peer: true, sits: false, panel: [], coordinates: false });
    expect(queue.waiting).toBeGreaterThan(0);
    for (const student of students) for (const _ of [1, 2]) await take(student);
    for (const student of students)
      await expect(take(student)).rejects.toMatchObject({ code: "grading-none-left" });
    expect(
      [await readBy(first), await readBy(second), await readBy(third)].map((read) => read.sort()),
    ).toEqual([
      [b, c],
      [a, c],
      [a, b],
    ]);
    const [open] = await openOf(graderOf(first));
    const desk = await loadGrading(depsNow(), graderOf(first), open?.num ?? -1);
    const said = JSON.stringify(desk);
    for (const { viewer } of students) {
      expect(said).not.toContain(viewer.id);
      expect(said).not.toContain(viewer.firstName);
    }
    expect(desk).toMatchObject({ others: [], copies: [], estimate: null, calibration: null });
  });

  it("come back with a grade of colleagues; a discrepancy is read by the staff", async () => {
    for (const student of students) for (const _ of [1, 2]) await take(student);
    const [first, second, third] = students as [Member, Member, Member];
    const [a, b] = essays as [{ id: string; num: number }, { id: string; num: number }];
    await grade(graderOf(second), a.num, even(120));
    await grade(graderOf(third), a.num, even(120));
    expect(await loadEssayResult(depsNow(), first.viewer, a.id)).toMatchObject({
      peers: true,
      outcome: { total: 600 },
    });
    await grade(graderOf(first), b.num, even(40));
    await grade(graderOf(third), b.num, even(200));
    await expect(take(first)).rejects.toMatchObject({ code: "grading-none-left" });
    await take(given.author);
    expect(await readBy(given.author)).toEqual([b.num]);
  });

  it("exclude students who have submitted nothing, another class's, another school's, an own one", async () => {
    const outsider = given.students[2];
    const silent = await givenMember(given.school.id, "student", [given.classes[0]]);
    const elsewhere = await givenWritingSchool();
    await take(students[0] as Member);
    const [open] = await openOf(graderOf(students[0] as Member));
    for (const member of [outsider, silent, elsewhere.students[0]]) {
      await expect(take(member)).rejects.toMatchObject({ code: "grading-none-left" });
      await expect(loadGrading(depsNow(), graderOf(member), open?.num ?? -1)).rejects.toMatchObject({
        code: "grading-not-found",
      });
    }
    const desk = gradingPaths.schoolGrading(given.school.id, open?.num ?? -1);
    expect((await door.send(desk, { cookie: (students[1] as Member).cookie })).status).toBe(404);
    const usual = await givenEssayTask(given, given.author);
    await givenHandedIn(students[0] as Member, usual);
    await givenHandedIn(students[1] as Member, usual);
    await take(students[1] as Member);
    await take(students[1] as Member);
    const read = await readBy(students[1] as Member);
    const [task] = await rowsOf<{ num: number }>("SELECT num FROM essay_tasks WHERE id = ?", usual);
    const ofTask = await rowsOf<{ num: number }>("SELECT num FROM essays WHERE task = ?", task?.num ?? -1);
    expect(read.filter((num) => ofTask.some((each) => each.num === num))).toEqual([]);
  });

  it("give a student no seat on a panel and no say over others'", async () => {
    const student = graderOf(students[0] as Member);
    const b = essays[1] as { num: number };
    await rowsOf("UPDATE essays SET state = 'panel' WHERE num = ?", b.num);
    await rowsOf("INSERT INTO essay_gradings (essay, round) VALUES (?, 4)", b.num);
    await expect(claimPanelSeat(depsNow(), student, b.num)).rejects.toMatchObject({
      code: "grading-not-found",
    });
    await expect(closePanel(depsNow(), student, b.num)).rejects.toMatchObject({ code: "no-permission" });
    await expect(freeEssays(depsNow(), student)).rejects.toMatchObject({ code: "no-permission" });
  });

  it("that colleagues leave go to the staff five days after the time", async () => {
    await expect(take(given.author)).rejects.toMatchObject({ code: "grading-none-left" });
    expect((await loadGradingQueue(depsNow(), graderOf(given.author))).waiting).toBe(0);
    gradingClock.now += GRADING_SECONDS;
    await take(given.author);
    expect((await readBy(given.author)).sort()).toEqual(essays.map(({ num }) => num).sort());
  });

  it("are offered in the student's own list when they may be read", async () => {
    const [task] = (await tasksOf(students[0] as Member)).filter(({ id }) => id === taskId);
    expect(task).toMatchObject({ peers: true, readsPeers: false });
    await rowsOf("UPDATE essay_tasks SET due_at = 1 WHERE id = ?", taskId);
    const [late] = (await tasksOf(students[0] as Member)).filter(({ id }) => id === taskId);
    expect(late).toMatchObject({ readsPeers: true });
  });
});
