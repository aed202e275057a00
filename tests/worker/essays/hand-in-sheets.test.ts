import { beforeAll, describe, expect, it } from "vitest";
import { essayPaths } from "#app/features/essays/paths.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { createRandom } from "#content/generator/random.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { faultyDatabase } from "#tests/support/faulty-database.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import {
  givenEssayTask,
  givenWritingSchool,
  startOf,
  type WritingSchool,
} from "#tests/support/given-essay-task.ts";
import { givenMember } from "#tests/support/given-notebook.ts";
import { givenPeople, rowsOf, schoolPerson } from "#tests/support/given-school.ts";
import { actOnSheets, essaysOfTask, openSheetsAs, sendSheet } from "#tests/support/send-sheets.ts";
import { saveAs } from "#tests/support/writing.ts";

let given: WritingSchool;

beforeAll(async () => {
  given = await givenWritingSchool();
});

describe("handing in a stack", () => {
  it("submits what staff photographed, once, and leaves what a student types or photographs", async () => {
    const { author, students, classes } = given;
    const taskId = await givenEssayTask(given, author, { turma: [...classes] });
    const [first, second, third] = students;
    const typed = await startOf(second, taskId);
    await saveAs(second, { id: typed, text: "Digitado em casa." });
    for (const { personId } of [first, second])
      await sendSheet(author, { school: given.school.id, taskId, person: personId });
    await startOf(third, taskId);
    expect(
      (await openSheetsAs(author, taskId)).students.filter(({ isReady }) => isReady).map(({ id }) => id),
    ).toEqual([first.personId]);
    const both = await Promise.all(
      [0, 1].map(() => actOnSheets(author, given.school.id, { intent: "hand-in-sheets", tarefa: taskId })),
    );
    expect(both.map(({ done }) => done).sort()).toEqual([false, true]);
    const stored = await essaysOfTask(taskId);
    expect(students.map(({ personId }) => stored.get(personId)?.state)).toEqual([
      "submitted",
      "draft",
      "draft",
    ]);
    expect(stored.get(first.personId)?.way).toBe("photos");
    const noted = await rowsOf<{ after: string }>(
      "SELECT after FROM audit WHERE action = 'school.essay-sheets' AND subject_id = ?",
      taskId,
    );
    expect(noted.map(({ after }) => JSON.parse(after))).toEqual([{ handedIn: 1 }]);
  });

  it("of a class submits that class alone, and nothing of another school's", async () => {
    const { author, students, classes } = given;
    const taskId = await givenEssayTask(given, author, { turma: [...classes] });
    const [first, , third] = students;
    for (const { personId } of [first, third])
      await sendSheet(author, { school: given.school.id, taskId, person: personId });
    const elsewhere = await givenWritingSchool();
    const address = dataAddress(
      essayPaths.schoolSheets(elsewhere.school.id, {}),
      "features/essays/pages/send-sheets",
    );
    await door.post(
      address,
      { intent: "hand-in-sheets", tarefa: taskId },
      { cookie: elsewhere.author.cookie },
    );
    await actOnSheets(author, given.school.id, {
      intent: "hand-in-sheets",
      tarefa: taskId,
      turma: classes[1],
    });
    const stored = await essaysOfTask(taskId);
    expect([first, third].map(({ personId }) => stored.get(personId)?.state)).toEqual(["draft", "submitted"]);
  });
});

it("a stack sent through a bad line arrives whole: each sheet once, at its student", async () => {
  const random = createRandom(20261126);
  const fresh = await givenWritingSchool();
  const { author, school } = fresh;
  const everybody = await Promise.all(
    Array.from({ length: 12 }, () => givenMember(school.id, "student", [fresh.classes[0]])),
  );
  const taskId = await givenEssayTask(fresh, author);
  const sheets = everybody.flatMap(({ personId }) =>
    [freshId(), freshId()].map((photoId) => ({ personId, photoId })),
  );
  for (const { personId, photoId } of sheets) {
    const last = random.int(0, 5);
    let trips = 0;
    const fault = random.int(0, 1) === 0 ? "fails before" : "commits and loses the reply";
    const { database } = faultyDatabase(bindings.DB, fault, () => trips++ === last);
    const sheet = { taskId, person: personId, photoId, school: school.id };
    await sendSheet(author, { ...sheet, through: openDoor({ DB: database }) });
    const again = await Promise.all([sendSheet(author, sheet), sendSheet(school.manager, sheet)]);
    expect(again.map(({ done }) => done)).toEqual([true, true]);
  }
  const stored = await essaysOfTask(taskId);
  expect(everybody.map(({ personId }) => stored.get(personId)?.photos)).toEqual(everybody.map(() => 2));
});

it("the page costs one trip, and eight rows a student at most", async () => {
  const fresh = await givenWritingSchool();
  const people = await givenPeople(
    fresh.school.id,
    Array.from({ length: 118 }, () => schoolPerson()),
  );
  const selection = { ids: people };
  const entering = { act: "enter", classId: fresh.classes[0], role: null, selection } as const;
  await startPeopleBatch(visitorDeps(), fresh.school.actor, entering);
  const taskId = await givenEssayTask(fresh, fresh.author);
  const { database, trips } = countedDatabase(bindings.DB);
  const path = essayPaths.schoolSheets(fresh.school.id, { tarefa: taskId });
  const reply = await openDoor({ DB: database }).send(path, { cookie: fresh.author.cookie });
  expect(reply.status).toBe(200);
  expect(trips.length).toBe(1);
  expect(rowsRead(trips)).toBeLessThanOrEqual(8 * 120 + 100);
});
