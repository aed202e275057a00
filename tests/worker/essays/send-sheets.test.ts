import { beforeAll, describe, expect, it } from "vitest";
import { typedSheetCode } from "#app/features/essays/domain/tasks/sheet-code.ts";
import { essayPaths } from "#app/features/essays/paths.ts";
import { loadEssay } from "#app/features/essays/services/load-essay.server.ts";
import { bindFirst } from "#app/features/school/services/first-access.server.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { givenKnown } from "#tests/support/given-admin.ts";
import { givenEssayTask, givenWritingSchool, type WritingSchool } from "#tests/support/given-essay-task.ts";
import { givenPeople, rowsOf, schoolPerson } from "#tests/support/given-school.ts";
import { jpegWithMetadata, latin, png, SECRET } from "#tests/support/pictures.ts";
import { actOnSheets, essaysOfTask, openSheetsAs, sendSheet } from "#tests/support/send-sheets.ts";

let given: WritingSchool;

beforeAll(async () => {
  given = await givenWritingSchool();
});

describe("a sheet's code", () => {
  it("names its student on the list alone: one each, of this task, with nothing of either in it", async () => {
    const { author, students, school } = given;
    const [one, other] = [await givenEssayTask(given, author), await givenEssayTask(given, author)];
    const codes = async (taskId: string) =>
      (await openSheetsAs(author, taskId)).students.map(({ code }) => code);
    const all = [...(await codes(one)), ...(await codes(other))];
    expect([all.length, new Set(all).size]).toEqual([4, 4]);
    const printed = await door.send(essayPaths.schoolPrint(school.id, { tarefa: one, ver: "folhas" }), {
      cookie: author.cookie,
    });
    const shown = [...(await printed.text()).matchAll(/[0-9A-Z]{4}-[0-9A-Z]{4}(?=<)/g)].map(([code]) => code);
    expect(shown.map(typedSheetCode).sort()).toEqual((await codes(one)).sort());
    expect(all.every((code) => /^[0-9A-Z]{8}$/.test(code))).toBe(true);
    expect(students.some(({ personId }) => all.some((code) => personId.toUpperCase().includes(code)))).toBe(
      false,
    );
  });
});

describe("a sheet that staff send", () => {
  it("begins its student's essay, without the photograph's place, and is theirs to open", async () => {
    const { author, students } = given;
    const taskId = await givenEssayTask(given, author);
    const [student] = students;
    const { photoId, done } = await sendSheet(author, {
      school: given.school.id,
      taskId,
      person: student.personId,
      bytes: jpegWithMetadata(),
    });
    expect(done).toBe(true);
    const essay = (await essaysOfTask(taskId)).get(student.personId);
    expect(essay).toMatchObject({ state: "draft", userNum: student.viewer.num, photos: 1 });
    const { photos } = await loadEssay(visitorDeps(), student.viewer, essay?.id ?? "");
    expect(photos.map(({ id }) => id)).toEqual([photoId]);
    const file = await door.send(essayPaths.photo(essay?.id ?? "", photoId), { cookie: student.cookie });
    expect(file.status).toBe(200);
    expect(latin(new Uint8Array(await file.arrayBuffer()))).not.toContain(SECRET);
    expect(
      (await door.send(essayPaths.photo(essay?.id ?? "", photoId), { cookie: students[1].cookie })).status,
    ).toBe(404);
  });

  it("goes to nobody beyond the sender's board, and of another school's nothing changes (SEC-04)", async () => {
    const { author, colleague, students, classes, school } = given;
    const taskId = await givenEssayTask(given, author, { turma: [...classes] });
    const elsewhere = await givenWritingSchool();
    const [first, , third] = students;
    const theirs = await givenEssayTask(elsewhere, elsewhere.author);
    const stranger = elsewhere.students[0].personId;
    const refused = [
      // Another school's people, tasks and addresses, in every mix.
      await sendSheet(elsewhere.author, { school: given.school.id, taskId, person: first.personId }),
      await sendSheet(elsewhere.author, { taskId, person: first.personId, school: elsewhere.school.id }),
      await sendSheet(author, { school: given.school.id, taskId: theirs, person: stranger }),
      await sendSheet(author, { school: given.school.id, taskId: theirs, person: first.personId }),
      await sendSheet(author, { school: given.school.id, taskId, person: stranger }),
      // A student, and a teacher of the other class.
      await sendSheet(first, { school: given.school.id, taskId, person: first.personId }),
      await sendSheet(colleague, { school: given.school.id, taskId, person: first.personId }),
    ];
    expect(refused.map(({ done }) => done)).toEqual(refused.map(() => false));
    expect((await essaysOfTask(taskId)).size + (await essaysOfTask(theirs)).size).toBe(0);
    expect(
      (await sendSheet(colleague, { school: given.school.id, taskId, person: third.personId })).done,
    ).toBe(true);
    expect((await openSheetsAs(colleague, taskId)).students.map(({ id }) => id)).toEqual([third.personId]);
    await expect(openSheetsAs(elsewhere.author, taskId)).rejects.toMatchObject({
      code: "essay-task-not-found",
    });
    const page = await door.send(essayPaths.schoolSheets(school.id, { tarefa: taskId }), {
      cookie: elsewhere.author.cookie,
    });
    expect(page.status).toBe(302);
  });

  it("is a JPEG, up to six an essay, after the task opens and before it is submitted", async () => {
    const { author, students } = given;
    const person = students[0].personId;
    const later = await givenEssayTask(given, author, { abre: "2031-01-01T08:00" });
    expect((await sendSheet(author, { school: given.school.id, taskId: later, person })).message).toMatch(
      /ainda não abriu/,
    );
    expect((await essaysOfTask(later)).size).toBe(0);
    const taskId = await givenEssayTask(given, author);
    expect(await sendSheet(author, { school: given.school.id, taskId, person, bytes: png() })).toMatchObject({
      status: 415,
    });
    expect(
      await sendSheet(author, { school: given.school.id, taskId, person, photoId: "../x" }),
    ).toMatchObject({ status: 400 });
    for (let index = 0; index < 6; index++)
      await sendSheet(author, { school: given.school.id, taskId, person });
    expect((await sendSheet(author, { school: given.school.id, taskId, person })).message).toMatch(
      /até 6 fotos/,
    );
    await actOnSheets(author, given.school.id, { intent: "hand-in-sheets", tarefa: taskId });
    expect((await sendSheet(author, { school: given.school.id, taskId, person })).message).toMatch(
      /já foi entregue/,
    );
  });

  it("comes off again while it is a draft, by who sent it", async () => {
    const { author, students } = given;
    const taskId = await givenEssayTask(given, author);
    const person = students[0].personId;
    const { photoId } = await sendSheet(author, { school: given.school.id, taskId, person });
    const off = { intent: "take-off", tarefa: taskId, foto: photoId };
    await actOnSheets(given.school.manager, given.school.id, off);
    expect((await essaysOfTask(taskId)).get(person)?.photos).toBe(1);
    await actOnSheets(author, given.school.id, off);
    expect((await essaysOfTask(taskId)).get(person)?.photos).toBe(0);
    expect(
      (await actOnSheets(author, given.school.id, { intent: "hand-in-sheets", tarefa: taskId })).message,
    ).toMatch(/Nenhuma/);
    const kept = await sendSheet(author, { school: given.school.id, taskId, person });
    await actOnSheets(author, given.school.id, { intent: "hand-in-sheets", tarefa: taskId });
    await actOnSheets(author, given.school.id, { ...off, foto: kept.photoId });
    expect((await essaysOfTask(taskId)).get(person)?.photos).toBe(1);
  });

  it("of a student without an account is theirs once they have one", async () => {
    const { author, school } = given;
    const [person = ""] = await givenPeople(school.id, [schoolPerson()]);
    const classId = given.classes[0];
    const deps = visitorDeps();
    const selection = { ids: [person] };
    await startPeopleBatch(deps, school.actor, { act: "enter", classId, role: null, selection });
    const taskId = await givenEssayTask(given, author);
    expect((await sendSheet(author, { school: given.school.id, taskId, person })).done).toBe(true);
    await actOnSheets(author, given.school.id, { intent: "hand-in-sheets", tarefa: taskId });
    expect((await essaysOfTask(taskId)).get(person)).toMatchObject({ state: "submitted", userNum: null });
    await startPeopleBatch(deps, school.actor, { act: "cards", classId: null, role: null, selection });
    const [row] = await rowsOf<{ num: number; card: number }>(
      "SELECT num, card FROM school_people WHERE id = ?",
      person,
    );
    const code = await deps.accessCodes.codeOf({
      person: row?.num ?? 0,
      card: row?.card ?? 0,
      mailed: false,
    });
    const known = await givenKnown();
    await bindFirst(deps, known.viewer, { code, address: freshId(), requestId: freshId() });
    const essay = (await essaysOfTask(taskId)).get(person);
    expect(essay?.userNum).toBe(known.viewer.num);
    expect((await loadEssay(deps, known.viewer, essay?.id ?? "")).photos).toHaveLength(1);
  });
});
