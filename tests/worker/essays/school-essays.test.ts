import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { essayPaths } from "#app/features/essays/paths.ts";
import { dateTimeValue } from "#app/platform/time/date-field.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import {
  askForEssay,
  boardOf,
  givenEssayTask,
  givenHandedIn,
  givenWritingSchool,
  startOf,
  type TaskFields,
  tasksOf,
  type WritingSchool,
} from "#tests/support/given-essay-task.ts";
import { givenMember, type Member } from "#tests/support/given-notebook.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { depsNow } from "#tests/support/grading.ts";

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

describe("creating an essay task", () => {
  it("notifies the students of its classes, once, and is visible to them and to nobody else", async () => {
    const taskId = await givenEssayTask(given, author);
    const [task] = (await tasksOf(students[0])).filter(({ id }) => id === taskId);
    expect(task).toMatchObject({ key: "missing", isOpen: true, isLate: false, score: null });
    expect((await tasksOf(students[2])).map(({ id }) => id)).not.toContain(taskId);
    const told = () =>
      rowsOf<{ audience: string }>(
        "SELECT audience FROM notifications WHERE id LIKE 'redacao-' || (SELECT num FROM essay_tasks WHERE id = ?) || '-%'",
        taskId,
      );
    const two = students.slice(0, 2).map(({ viewer }) => `person:${viewer.id}`);
    expect((await told()).map(({ audience }) => audience).sort()).toEqual(two.sort());
    await givenEssayTask(given, author, { tarefa: taskId, recado: "Caprichem." });
    expect(await told()).toHaveLength(2);
  });

  it("says what is missing by field, and stores nothing", async () => {
    const before = await rowsOf("SELECT id FROM essay_tasks");
    for (const [fields, text] of [
      [{ tema: "" }, "Escolha um tema"],
      [{ tema: "nenhum" }, "Este tema não existe"],
      [{ tema: "propria", titulo: " " }, "Escreva o tema"],
      [{ turma: "", pessoa: "" }, "Escolha para quem é"],
      [{ perfil: "x" }, "Escolha como se corrige"],
      [{ vence: dateTimeValue(1_000_000_000) }, "no futuro"],
      [{ abre: "amanhã" }, "Escreva data e hora"],
    ] as const) {
      const reply = await askForEssay(given, author, fields as TaskFields);
      expect([text, reply.status]).toEqual([
        text,
        fields && "tema" in fields && fields.tema === "nenhum" ? 404 : 422,
      ]);
    }
    expect(await rowsOf("SELECT id FROM essay_tasks")).toHaveLength(before.length);
  });

  it("accepts a theme of the school's own, for its own tasks alone", async () => {
    const own = {
      tema: "propria",
      titulo: "O recreio da escola",
      texto1: "Brincar é direito.",
      texto1fonte: "ECA",
    };
    const taskId = await givenEssayTask(given, author, own);
    const [theme] = await rowsOf<{ id: string; school: string; texts: string; command: string }>(
      "SELECT t.id, t.school, t.texts, t.command FROM essay_tasks k JOIN essay_themes t ON t.num = k.theme WHERE k.id = ?",
      taskId,
    );
    expect(theme).toMatchObject({ school: school.id });
    expect(theme?.command).toContain("O recreio da escola");
    expect(JSON.parse(theme?.texts ?? "")).toEqual([
      { title: "Texto motivador 1", text: "Brincar é direito.", source: "ECA" },
    ]);
    const elsewhere = await givenSchoolWith();
    const reply = await door.post(
      assessmentPaths.createEssay(elsewhere.id),
      {
        intent: "task",
        tema: theme?.id ?? "",
        perfil: "enem",
        turma: await givenClass(elsewhere.actor, "9º C"),
      },
      { cookie: elsewhere.manager.cookie },
    );
    expect(reply.status).toBe(404);
    expect((await door.send(essayPaths.theme(theme?.id ?? ""))).status).toBe(404);
  });

  it("hides theme and note until it opens, and lets nobody start", async () => {
    const inAnHour = dateTimeValue(depsNow().now() + 3600 * 24 * 400);
    const taskId = await givenEssayTask(given, author, { abre: inAnHour, recado: "segredo-do-tema" });
    const [task] = (await tasksOf(students[0])).filter(({ id }) => id === taskId);
    expect(task).toMatchObject({ title: null, note: null, isOpen: false });
    await expect(startOf(students[0], taskId)).rejects.toMatchObject({ code: "essay-task-not-found" });
  });

  it("is changed and deleted by who made it and by the management, and a deletion is undone", async () => {
    const taskId = await givenEssayTask(given, author, { turma: classes[1] });
    for (const fields of [
      { intent: "task", tarefa: taskId, tema: given.themeId, perfil: "ita", turma: classes[0] },
    ])
      expect(
        (await door.post(assessmentPaths.createEssay(school.id), fields, { cookie: colleague.cookie }))
          .status,
      ).toBe(404);
    const act = (member: Pick<Member, "cookie">, intent: string) =>
      door.post(essayPaths.school(school.id), { intent, tarefa: taskId }, { cookie: member.cookie });
    expect((await act(colleague, "delete")).status).toBe(404);
    expect((await act(students[2], "delete")).status).toBe(401);
    expect((await act(author, "delete")).status).toBe(200);
    expect((await tasksOf(students[2])).map(({ id }) => id)).not.toContain(taskId);
    await expect(boardOf(author, taskId)).rejects.toMatchObject({ code: "essay-task-not-found" });
    expect((await act(school.manager, "restore")).status).toBe(200);
    expect((await tasksOf(students[2])).map(({ id }) => id)).toContain(taskId);
  });

  it("has a fixed theme and profile once somebody began", async () => {
    const taskId = await givenEssayTask(given, author);
    await startOf(students[0], taskId);
    const own = { tema: "propria", titulo: "Outro tema" };
    await givenEssayTask(given, author, { tarefa: taskId, perfil: "ita", ...own });
    const [row] = await rowsOf<{ profile: string; id: string }>(
      "SELECT k.profile, t.id FROM essay_tasks k JOIN essay_themes t ON t.num = k.theme WHERE k.id = ?",
      taskId,
    );
    expect(row).toEqual({ profile: "enem", id: given.themeId });
    expect(await rowsOf("SELECT 1 FROM essay_themes WHERE title = 'Outro tema'")).toEqual([]);
  });
});

describe("a student's essay of a task", () => {
  it("is one, however often 'Escrever' is pressed, beside a draft on the same theme of the platform", async () => {
    const taskId = await givenEssayTask(given, author);
    const press = () =>
      door.post(
        essayPaths.school(school.id),
        { intent: "start", tarefa: taskId },
        { cookie: students[0].cookie },
      );
    const replies = await Promise.all([press(), press(), press()]);
    const places = new Set(replies.map((reply) => reply.headers.get("Location")));
    expect(places.size).toBe(1);
    expect((await door.send([...places][0] ?? "", { cookie: students[0].cookie })).status).toBe(200);
    const page = await (
      await door.send(essayPaths.theme(given.themeId), { cookie: students[0].cookie })
    ).text();
    expect(page).not.toContain("Continuar o rascunho");
  });

  it("is not started by another class, another school or staff (SEC-05)", async () => {
    const taskId = await givenEssayTask(given, author);
    const elsewhere = await givenSchoolWith();
    const stranger = await givenMember(elsewhere.id, "student");
    for (const member of [students[2], author, stranger])
      await expect(startOf(member, taskId)).rejects.toMatchObject({ code: "essay-task-not-found" });
    const id = await startOf(students[0], taskId);
    expect((await door.send(essayPaths.essay(id), { cookie: students[1].cookie })).status).toBe(404);
    for (const path of [
      essayPaths.school(school.id, { tarefa: taskId }),
      essayPaths.schoolPrint(school.id, { tarefa: taskId }),
      essayPaths.schoolGrades(school.id, { tarefa: taskId }),
      assessmentPaths.createEssay(school.id, taskId),
    ])
      expect([path, (await door.send(path, { cookie: colleague.cookie })).status]).toEqual([path, 404]);
  });

  it("is late by the server's clock, and still accepted", async () => {
    const taskId = await givenEssayTask(given, author);
    await bindings.DB.prepare(
      "UPDATE essay_tasks SET due_at = opens_at - 60, opens_at = opens_at - 120 WHERE id = ?",
    )
      .bind(taskId)
      .run();
    await givenHandedIn(students[0], taskId);
    const board = await boardOf(author, taskId);
    const card = board?.cards.find(({ key }) => key === "handed");
    expect(card).toMatchObject({ isLate: true });
    expect(board?.cards.filter(({ key }) => key === "missing")).toMatchObject([
      { isLate: true, submittedAt: null },
    ]);
  });
});
