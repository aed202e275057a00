import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { essayPaths, gradingPaths } from "#app/features/essays/paths.ts";
import { requestAppeal } from "#app/features/essays/services/grading/appeal-essay.server.ts";
import { claimEssays, claimPanelSeat } from "#app/features/essays/services/grading/claim-essays.server.ts";
import { schoolGrader } from "#app/features/essays/services/grading/essay-grader.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import {
  boardOf,
  givenEssayTask,
  givenHandedIn,
  givenWritingSchool,
  startOf,
  tasksOf,
  type WritingSchool,
} from "#tests/support/given-essay-task.ts";
import type { Member } from "#tests/support/given-notebook.ts";
import { type GivenSchool, rowsOf } from "#tests/support/given-school.ts";
import { depsNow, even, grade } from "#tests/support/grading.ts";

let given: WritingSchool;
let school: GivenSchool;
let classes: WritingSchool["classes"];
let author: Member;
let colleague: Member;
let students: WritingSchool["students"];

beforeAll(async () => {
  given = await givenWritingSchool();
  ({ school, classes, author, colleague, students } = given);
});

const manager = () => ({ ...school.manager, actor: school.actor });
const namesIn = (board: Awaited<ReturnType<typeof boardOf>>) => board?.cards.map(({ id }) => id).sort();

async function stateOf(num: number) {
  const [row] = await rowsOf<{ state: string; outcome: string | null }>(
    "SELECT state, outcome FROM essays WHERE num = ?",
    num,
  );
  return { state: row?.state, outcome: JSON.parse(row?.outcome ?? "null") };
}

describe("the board", () => {
  it("shows each student where the work is: all to who made it, a teacher's own classes to others", async () => {
    const taskId = await givenEssayTask(given, author, { turma: classes });
    await startOf(students[0], taskId);
    await givenHandedIn(students[1], taskId);
    const people = students.map(({ personId }) => personId);
    const board = await boardOf(author, taskId);
    expect(namesIn(board)).toEqual([...people].sort());
    expect(Object.fromEntries(board?.cards.map(({ id, key }) => [id, key]) ?? [])).toEqual({
      [people[0] ?? ""]: "writing",
      [people[1] ?? ""]: "handed",
      [people[2] ?? ""]: "missing",
    });
    expect(namesIn(await boardOf(manager(), taskId))).toHaveLength(3);
    expect(namesIn(await boardOf(author, taskId, classes[1]))).toEqual([people[2]]);
    expect(namesIn(await boardOf(colleague, taskId))).toEqual([people[2]]);
    expect(namesIn(await boardOf(colleague, taskId, classes[0]))).toEqual([]);
    const page = await (
      await door.send(essayPaths.school(school.id, { tarefa: taskId }), { cookie: author.cookie })
    ).text();
    expect(page).toContain("1 de 3 estudantes entregaram");
    expect(page).toContain(`pessoa=${people[2]}`);
  });

  it("costs one trip to the database, for staff and students", async () => {
    const taskId = await givenEssayTask(given, author);
    for (const [path, member] of [
      [essayPaths.school(school.id), author],
      [essayPaths.school(school.id, { tarefa: taskId }), author],
      [essayPaths.school(school.id), students[0]],
      [assessmentPaths.createEssay(school.id, taskId), author],
    ] as const) {
      const { database, trips } = countedDatabase(bindings.DB);
      const counted = openDoor({ DB: database });
      expect((await counted.send(path, { cookie: member.cookie })).status).toBe(200);
      expect([path, trips.length]).toEqual([path, 1]);
    }
  });

  it("gives its grades as a file without formulas, noted in the audit", async () => {
    const taskId = await givenEssayTask(given, author);
    const [first] = students;
    await bindings.DB.prepare("UPDATE school_people SET first_name = '=1+1' WHERE num = ?")
      .bind(first.actor.person)
      .run();
    const reply = await door.send(essayPaths.schoolGrades(school.id, { tarefa: taskId }), {
      cookie: author.cookie,
    });
    const text = await reply.text();
    expect(reply.headers.get("Content-Type")).toContain("text/csv");
    expect(text).toContain("Estudante;Turma;Situação;Entregue em;Nota");
    expect(text).toContain("'=1+1");
    expect(
      await rowsOf("SELECT 1 FROM audit WHERE action = 'school.essay-export' AND subject_id = ?", taskId),
    ).toHaveLength(1);
  });

  it("prints grades, and a blank sheet of 30 lines for each student", async () => {
    const taskId = await givenEssayTask(given, author);
    const print = async (query: Record<string, string>) =>
      (
        await door.send(essayPaths.schoolPrint(school.id, { tarefa: taskId, ...query }), {
          cookie: author.cookie,
        })
      ).text();
    expect(await print({})).toContain("não começou");
    const sheets = await print({ ver: "folhas", turma: classes[0] });
    expect(sheets.match(/class="essay-blank"/g)).toHaveLength(2);
    expect(sheets.match(/<li>30<\/li>/g)).toHaveLength(2);
    const codes = [...sheets.matchAll(/[0-9A-Z]{4}-[0-9A-Z]{4}(?=<)/g)].map(([code]) => code);
    expect(new Set(codes).size).toBe(2);
  });
});

describe("grading a school's essay", () => {
  // A queue without the submissions of others in this file.
  beforeAll(async () => {
    given = await givenWritingSchool();
    ({ school, classes, author, colleague, students } = given);
  });

  it("one reader decides it, for the chosen graders alone, without the author's name", async () => {
    const taskId = await givenEssayTask(given, author, { corretor: colleague.personId });
    const { num, id } = await givenHandedIn(students[0], taskId);
    await expect(claimEssays(depsNow(), schoolGrader(author.actor))).rejects.toMatchObject({
      code: "grading-none-left",
    });
    const grader = schoolGrader(colleague.actor);
    await claimEssays(depsNow(), grader);
    await bindings.DB.prepare("UPDATE school_people SET first_name = 'Anacleta' WHERE num = ?")
      .bind(students[0].actor.person)
      .run();
    await bindings.DB.prepare("UPDATE users SET first_name = 'Anacleta' WHERE num = ?")
      .bind(students[0].viewer.num)
      .run();
    const queue = await (
      await door.send(gradingPaths.schoolQueue(school.id), { cookie: colleague.cookie })
    ).text();
    expect(queue).toContain("leitura independente");
    expect(queue).not.toContain("Anacleta");
    await grade(grader, num, even(160));
    expect(await stateOf(num)).toMatchObject({ state: "returned", outcome: { total: 800, most: 1000 } });
    const [own] = (await tasksOf(students[0])).filter((task) => task.id === taskId);
    expect(own).toMatchObject({ key: "returned", score: { total: 800, most: 1000 } });
    await requestAppeal(depsNow(), students[0].viewer, {
      id,
      reason: "A proposta de intervenção está no último parágrafo.",
    });
    const panel = schoolGrader(school.actor);
    await claimPanelSeat(depsNow(), panel, num);
    await grade(panel, num, even(200));
    expect(await stateOf(num)).toMatchObject({ state: "returned", outcome: { total: 1000 } });
  });

  it("two readers who disagree call a third, as the profile says", async () => {
    const taskId = await givenEssayTask(given, author, { leituras: "2" });
    const { num } = await givenHandedIn(students[1], taskId);
    const readers = [author, colleague].map(({ actor }) => schoolGrader(actor));
    for (const [at, reader] of readers.entries()) {
      await claimEssays(depsNow(), reader);
      await grade(reader, num, even(at === 0 ? 40 : 200));
    }
    expect(await stateOf(num)).toMatchObject({ state: "grading", outcome: null });
    expect(await rowsOf("SELECT 1 FROM essay_gradings WHERE essay = ? AND round = 3", num)).toHaveLength(1);
  });
});
