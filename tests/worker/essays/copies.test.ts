import { beforeAll, describe, expect, it } from "vitest";
import { essayPaths } from "#app/features/essays/paths.ts";
import { claimEssays } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { schoolGrader } from "#app/features/essays/services/grading/essay-grader.ts";
import { loadGrading, loadGradingQueue } from "#app/features/essays/services/grading/load-grading.server.ts";
import { submitOwnEssay } from "#app/features/essays/services/submit-own-essay.server.ts";
import { compareEssay, compareLeft } from "#app/features/essays/services/tasks/compare-essay.server.ts";
import { decideCopy, loadCopies } from "#app/features/essays/services/tasks/judge-copies.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import {
  boardOf,
  givenEssayTask,
  givenWritingSchool,
  startOf,
  type WritingSchool,
} from "#tests/support/given-essay-task.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";
import { depsNow } from "#tests/support/grading.ts";
import { saveAs } from "#tests/support/writing.ts";

const SHARED = "a praça do bairro fecha cedo demais e ninguém explica aos jovens por que razão";
const OWN = "Nada disto é novo na cidade, como mostram as ruas.";

let given: WritingSchool;

beforeAll(async () => {
  given = await givenWritingSchool();
});

/** Written and submitted, and compared afterwards as by the clock. */
async function handed(member: Member, taskId: string, text: string): Promise<number> {
  const id = await startOf(member, taskId);
  const { revision } = await saveAs(member, { id, text });
  await submitOwnEssay(depsOf(member), member.viewer, { id, base: revision, way: "text" });
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM essays WHERE id = ?", id);
  await compareEssay(visitorDeps(), row?.num ?? 0);
  return row?.num ?? 0;
}

const pairsSeenBy = async (member: Pick<Member, "viewer" | "actor">, taskId: string) =>
  (await loadCopies(depsOf(member), member.actor, taskId)).pairs;

const storedOf = (...nums: number[]) =>
  rowsOf<{ essay: number; other: number }>(
    `SELECT essay, other FROM essay_copies WHERE essay IN (SELECT value FROM json_each(?))
       OR other IN (SELECT value FROM json_each(?)) ORDER BY num`,
    JSON.stringify(nums),
    JSON.stringify(nums),
  );

describe("passages that two essays of a school share", () => {
  it("are stored once a pair after the hand-in, with what each wrote; not what both could copy from the theme", async () => {
    const { author, students } = given;
    const taskId = await givenEssayTask(given, author);
    const [one, other] = students;
    const motivating = "Quem lê para uma criança ensina a ouvir.";
    const a = await handed(one, taskId, `${OWN} ${motivating} ${SHARED}.`);
    const b = await handed(other, taskId, `${SHARED.toUpperCase()}! ${motivating} Fim.`);
    expect(await storedOf(a, b)).toEqual([{ essay: Math.max(a, b), other: Math.min(a, b) }]);
    const [pair] = await pairsSeenBy(author, taskId);
    expect(pair?.passages).toHaveLength(1);
    expect(pair).toMatchObject({ words: SHARED.split(" ").length, decision: null });
    expect([pair?.passages[0]?.text, pair?.passages[0]?.otherText].sort()).toEqual(
      [SHARED.toUpperCase(), SHARED].sort(),
    );
    expect(pair?.name).not.toBeNull();
    expect((await boardOf(author, taskId))?.cards.map(({ shared }) => shared).sort()).toEqual([1, 1]);
  });

  it("of two submitted at once are one pair, whichever is compared first; a second time changes nothing", async () => {
    const { author, students } = given;
    const taskId = await givenEssayTask(given, author);
    const nums = await Promise.all(
      [0, 1].map((at) => handed(students[at] as Member, taskId, `${freshId()} ${SHARED} ${taskId}`)),
    );
    await Promise.all(nums.map((num) => compareEssay(visitorDeps(), num)));
    await bindings.DB.prepare("UPDATE essays SET compared_at = NULL WHERE num = ?").bind(nums[0]).run();
    await compareLeft(visitorDeps());
    const both = (await storedOf(...nums)).filter(
      ({ essay, other }) => nums.includes(essay) && nums.includes(other),
    );
    expect(both).toHaveLength(1);
    const left = await rowsOf("SELECT 1 FROM essays WHERE num IN (?, ?) AND compared_at IS NULL", ...nums);
    expect(left).toHaveLength(0);
  });

  it("reach the blind grader without names, and end nothing by themselves", async () => {
    const fresh = await givenWritingSchool();
    const { author, colleague, students } = fresh;
    const taskId = await givenEssayTask(fresh, author, { corretor: colleague.personId });
    for (const at of [0, 1]) await handed(students[at] as Member, taskId, `${freshId()} ${SHARED}`);
    const grader = schoolGrader(colleague.actor);
    await claimEssays(depsNow(), grader);
    const { own } = await loadGradingQueue(depsNow(), grader);
    expect(own).toHaveLength(2);
    for (const { num } of own) {
      const opened = await loadGrading(depsNow(), grader, num);
      expect(opened.copies).toHaveLength(1);
      expect(opened.copies[0]?.passages[0]).toMatchObject({ text: SHARED, otherText: SHARED });
      expect(Object.keys(opened.copies[0] ?? {}).sort()).toEqual(["decision", "num", "passages", "words"]);
      expect(opened.draft.status).toBe("normal");
    }
  });

  it("are decided by the task's staff, recorded with person and time, and reverted", async () => {
    const { author, school, students } = given;
    const taskId = await givenEssayTask(given, author);
    for (const at of [0, 1]) await handed(students[at] as Member, taskId, `${taskId} ${SHARED}`);
    const pair = (await pairsSeenBy(author, taskId)).find(
      ({ taskId: one, otherTaskId }) => one === taskId && otherTaskId === taskId,
    );
    const judged = { taskId, num: pair?.num ?? 0 };
    const now = async () => (await pairsSeenBy(author, taskId)).find(({ num }) => num === pair?.num);
    await decideCopy(depsOf(author), author.actor, { ...judged, decision: "coincidence" });
    await decideCopy(depsOf(author), author.actor, { ...judged, decision: "coincidence" });
    expect(await now()).toMatchObject({ decision: "coincidence" });
    expect((await now())?.decidedBy).not.toBeNull();
    await decideCopy(depsOf(school.manager), school.actor, { ...judged, decision: "copy" });
    await decideCopy(depsOf(author), author.actor, { ...judged, decision: null });
    expect(await now()).toMatchObject({ decision: null, decidedBy: null, decidedAt: null });
    const noted = await rowsOf<{ before: string; after: string }>(
      "SELECT before, after FROM audit WHERE action = 'school.essay-copy' AND subject_id = ? ORDER BY num",
      taskId,
    );
    expect(
      noted.map(({ before, after }) => [JSON.parse(before).decision, JSON.parse(after).decision]),
    ).toEqual([
      [null, "coincidence"],
      ["coincidence", "copy"],
      ["copy", null],
    ]);
  });

  it("are nobody else's to see or decide: a class's teacher, a student, another school (SEC-04)", async () => {
    const { author, colleague, students, classes } = given;
    const taskId = await givenEssayTask(given, author, { turma: [...classes] });
    for (const at of [0, 1]) await handed(students[at] as Member, taskId, `${taskId} ${SHARED}`);
    const [pair] = await pairsSeenBy(author, taskId);
    // The same theme, of the platform.
    const elsewhere = { ...(await givenWritingSchool()), themeId: given.themeId };
    const theirs = await givenEssayTask(elsewhere, elsewhere.author);
    await handed(elsewhere.students[0], theirs, `${taskId} ${SHARED}`);
    expect(await pairsSeenBy(elsewhere.author, theirs)).toEqual([]);
    const judged = { num: pair?.num ?? 0, decision: "copy" } as const;
    for (const [member, task] of [
      [colleague, taskId],
      [elsewhere.author, taskId],
      [elsewhere.author, theirs],
      [students[0], taskId],
    ] as const) {
      await expect(decideCopy(depsOf(member), member.actor, { ...judged, taskId: task })).rejects.toThrow();
      if (task === taskId) await expect(pairsSeenBy(member, task)).rejects.toThrow();
    }
    const reply = await door.send(essayPaths.schoolCopies(given.school.id, { tarefa: taskId }), {
      cookie: students[0].cookie,
    });
    expect(reply.status).not.toBe(200);
    expect((await pairsSeenBy(author, taskId)).find(({ num }) => num === pair?.num)?.decision).toBeNull();
  });
});

it("a class of 40 is compared within 60 rows an essay, and its page costs one trip", async () => {
  const fresh = await givenWritingSchool();
  const taskId = await givenEssayTask(fresh, fresh.author);
  const everybody = await Promise.all(
    Array.from({ length: 40 }, () => givenMember(fresh.school.id, "student", [fresh.classes[0]])),
  );
  const nums: number[] = [];
  for (const [at, member] of everybody.entries())
    nums.push(await handed(member, taskId, `${freshId()} ${at % 4 === 0 ? SHARED : freshId()}`));
  const last = nums.at(-1) ?? 0;
  await bindings.DB.prepare("UPDATE essays SET compared_at = NULL WHERE num = ?").bind(last).run();
  const { database, trips } = countedDatabase(bindings.DB);
  const member = everybody[0] as Member;
  await compareEssay(depsOf(member, { DB: database }), last);
  expect(rowsRead(trips)).toBeLessThanOrEqual(60 + 40);
  const page = countedDatabase(bindings.DB);
  const path = essayPaths.schoolCopies(fresh.school.id, { tarefa: taskId });
  const reply = await openDoor({ DB: page.database }).send(path, { cookie: fresh.author.cookie });
  expect([reply.status, page.trips.length]).toEqual([200, 1]);
  // Ten of forty share: 45 pairs, with task, essay and person of both sides.
  expect(rowsRead(page.trips)).toBeLessThanOrEqual(45 * 12 + 40 * 4 + 100);
  expect((await pairsSeenBy(fresh.author, taskId)).length).toBe(45);
});
