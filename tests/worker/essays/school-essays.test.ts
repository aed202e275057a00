import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "#app/paths/assessments.ts";
import { essayPaths } from "#app/paths/essays.ts";
import { gradingPaths } from "#app/paths/grading.ts";
import { askAppeal } from "#app/services/essays/appeal-essay.server.ts";
import { schoolGrader } from "#app/services/essays/essay-grader.ts";
import { handInEssay } from "#app/services/essays/hand-in-essay.server.ts";
import { openEssayBoard, openTasksToWrite } from "#app/services/essays/open-school-essays.server.ts";
import { startTaskEssay } from "#app/services/essays/start-task-essay.server.ts";
import { takeEssays, takePanelEssay } from "#app/services/essays/take-essays.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, fromOurPage, openDoor } from "#tests/support/door.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { type GivenSchool, givenClass, givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";
import { depsNow, even, grade } from "#tests/support/grading.ts";
import { localTimeOf } from "#tests/support/local-time.ts";
import { givenTheme, saveAs } from "#tests/support/writing.ts";

type Fields = Record<string, string>;

let school: GivenSchool;
let themeId: string;
let classes: [string, string];
let author: Member;
let colleague: Member;
let students: [Member, Member, Member];

beforeAll(async () => {
  school = await givenSchoolWith();
  themeId = await givenTheme();
  classes = [await givenClass(school.actor, "1º A"), await givenClass(school.actor, "1º B")];
  author = await givenMember(school.id, "teacher", [classes[0]]);
  colleague = await givenMember(school.id, "teacher", [classes[1]]);
  students = [
    await givenMember(school.id, "student", [classes[0]]),
    await givenMember(school.id, "student", [classes[0]]),
    await givenMember(school.id, "student", [classes[1]]),
  ];
});

const builder = () => assessmentPaths.createEssay(school.id);
const manager = () => ({ ...school.manager, actor: school.actor });

/** Asks for an essay as the page does; the reply. */
function ask(by: Pick<Member, "cookie">, fields: Fields) {
  const usual = { intent: "task", tema: themeId, perfil: "enem", leituras: "1", turma: classes[0] };
  return door.post(builder(), { ...usual, ...fields }, { cookie: by.cookie });
}

/** Its id. */
async function givenTask(by: Pick<Member, "cookie">, fields: Fields = {}): Promise<string> {
  const reply = await ask(by, fields);
  expect(reply.status).toBe(302);
  const at = new URL(reply.headers.get("Location") ?? "", "http://farol.test");
  return at.searchParams.get("tarefa") ?? "";
}

const boardOf = async (
  member: Pick<Member, "viewer" | "actor">,
  taskId: string,
  classId: string | null = null,
) => (await openEssayBoard(depsOf(member), member.actor, { taskId, classId })).board;
const namesIn = (board: Awaited<ReturnType<typeof boardOf>>) => board?.cards.map(({ id }) => id).sort();
const start = (member: Member, taskId: string) => startTaskEssay(depsOf(member), member.actor, taskId);
const ownTasks = async (member: Member) => (await openTasksToWrite(depsOf(member), member.actor)).tasks;

/** Written and handed in; the essay's id and number. */
async function givenHandedIn(member: Member, taskId: string) {
  const id = await start(member, taskId);
  const saved = await saveAs(member, { id, text: "A leitura abre portas, e poucas se abrem." });
  await handInEssay(depsOf(member), member.viewer, { id, base: saved.revision, way: "text" });
  const [row] = await rowsOf<{ num: number }>("SELECT num FROM essays WHERE id = ?", id);
  return { id, num: row?.num ?? -1 };
}

async function stateOf(num: number) {
  const [row] = await rowsOf<{ state: string; outcome: string | null }>(
    "SELECT state, outcome FROM essays WHERE num = ?",
    num,
  );
  return { state: row?.state, outcome: JSON.parse(row?.outcome ?? "null") };
}

describe("asking for an essay", () => {
  it("tells the students of its classes, once, and shows it to them and to nobody else", async () => {
    const taskId = await givenTask(author);
    const [task] = (await ownTasks(students[0])).filter(({ id }) => id === taskId);
    expect(task).toMatchObject({ key: "missing", isOpen: true, isLate: false, score: null });
    expect((await ownTasks(students[2])).map(({ id }) => id)).not.toContain(taskId);
    const told = () =>
      rowsOf<{ audience: string }>(
        "SELECT audience FROM notifications WHERE id LIKE 'redacao-' || (SELECT num FROM essay_tasks WHERE id = ?) || '-%'",
        taskId,
      );
    const two = students.slice(0, 2).map(({ viewer }) => `person:${viewer.id}`);
    expect((await told()).map(({ audience }) => audience).sort()).toEqual(two.sort());
    await givenTask(author, { tarefa: taskId, recado: "Caprichem." });
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
      [{ vence: localTimeOf(1_000_000_000) }, "ainda por vir"],
      [{ abre: "amanhã" }, "Escreva data e hora"],
    ] as const) {
      const reply = await ask(author, fields as Fields);
      expect([text, reply.status]).toEqual([
        text,
        fields && "tema" in fields && fields.tema === "nenhum" ? 404 : 422,
      ]);
    }
    expect(await rowsOf("SELECT id FROM essay_tasks")).toHaveLength(before.length);
  });

  it("takes a theme that the school writes, for its own tasks alone", async () => {
    const own = {
      tema: "propria",
      titulo: "O recreio da escola",
      texto1: "Brincar é direito.",
      texto1fonte: "ECA",
    };
    const taskId = await givenTask(author, own);
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
    const inAnHour = localTimeOf(depsNow().now() + 3600 * 24 * 400);
    const taskId = await givenTask(author, { abre: inAnHour, recado: "segredo-do-tema" });
    const [task] = (await ownTasks(students[0])).filter(({ id }) => id === taskId);
    expect(task).toMatchObject({ title: null, note: null, isOpen: false });
    await expect(start(students[0], taskId)).rejects.toMatchObject({ code: "essay-task-not-found" });
  });

  it("is changed and deleted by who made it and by the management, and a deletion is undone", async () => {
    const taskId = await givenTask(author, { turma: classes[1] });
    for (const fields of [
      { intent: "task", tarefa: taskId, tema: themeId, perfil: "ita", turma: classes[0] },
    ])
      expect((await door.post(builder(), fields, { cookie: colleague.cookie })).status).toBe(404);
    const act = (member: Pick<Member, "cookie">, intent: string) =>
      door.post(essayPaths.school(school.id), { intent, tarefa: taskId }, { cookie: member.cookie });
    expect((await act(colleague, "delete")).status).toBe(404);
    expect((await act(students[2], "delete")).status).toBe(403);
    expect((await act(author, "delete")).status).toBe(200);
    expect((await ownTasks(students[2])).map(({ id }) => id)).not.toContain(taskId);
    await expect(boardOf(author, taskId)).rejects.toMatchObject({ code: "essay-task-not-found" });
    expect((await act(school.manager, "restore")).status).toBe(200);
    expect((await ownTasks(students[2])).map(({ id }) => id)).toContain(taskId);
  });

  it("keeps theme and profile once somebody began", async () => {
    const taskId = await givenTask(author);
    await start(students[0], taskId);
    const own = { tema: "propria", titulo: "Outro tema" };
    await givenTask(author, { tarefa: taskId, perfil: "ita", ...own });
    const [row] = await rowsOf<{ profile: string; id: string }>(
      "SELECT k.profile, t.id FROM essay_tasks k JOIN essay_themes t ON t.num = k.theme WHERE k.id = ?",
      taskId,
    );
    expect(row).toEqual({ profile: "enem", id: themeId });
    expect(await rowsOf("SELECT 1 FROM essay_themes WHERE title = 'Outro tema'")).toEqual([]);
  });
});

describe("a student's essay of a task", () => {
  it("is one, however often 'Escrever' is pressed, beside a draft on the same theme of the platform", async () => {
    const taskId = await givenTask(author);
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
    const page = await (await door.send(essayPaths.theme(themeId), { cookie: students[0].cookie })).text();
    expect(page).not.toContain("Continuar o rascunho");
  });

  it("is not started by another class, another school or staff (SEC-05)", async () => {
    const taskId = await givenTask(author);
    const elsewhere = await givenSchoolWith();
    const stranger = await givenMember(elsewhere.id, "student");
    for (const member of [students[2], author, stranger])
      await expect(start(member, taskId)).rejects.toMatchObject({ code: "essay-task-not-found" });
    const id = await start(students[0], taskId);
    expect((await door.send(essayPaths.essay(id), { cookie: students[1].cookie })).status).toBe(404);
    for (const path of [
      essayPaths.school(school.id, { tarefa: taskId }),
      essayPaths.schoolPrint(school.id, { tarefa: taskId }),
      essayPaths.schoolGrades(school.id, { tarefa: taskId }),
      assessmentPaths.createEssay(school.id, taskId),
    ])
      expect([path, (await door.send(path, { cookie: colleague.cookie })).status]).toEqual([path, 404]);
  });

  it("is late by the server's clock, and still taken", async () => {
    const taskId = await givenTask(author);
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

describe("the board", () => {
  it("shows each student where the work is: all to who made it, a teacher's own classes to others", async () => {
    const fields = new URLSearchParams({ intent: "task", tema: themeId, perfil: "enem", leituras: "1" });
    for (const id of classes) fields.append("turma", id);
    const sent = { method: "POST", headers: fromOurPage, body: fields, cookie: author.cookie };
    const both = await door.send(builder(), sent);
    const taskId =
      new URL(both.headers.get("Location") ?? "", "http://f.test").searchParams.get("tarefa") ?? "";
    await start(students[0], taskId);
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

  it("takes one trip to the database, for staff and students", async () => {
    const taskId = await givenTask(author);
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
    const taskId = await givenTask(author);
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
    const taskId = await givenTask(author);
    const print = async (query: Fields) =>
      (
        await door.send(essayPaths.schoolPrint(school.id, { tarefa: taskId, ...query }), {
          cookie: author.cookie,
        })
      ).text();
    expect(await print({})).toContain("não começou");
    const sheets = await print({ ver: "folhas", turma: classes[0] });
    expect(sheets.match(/class="essay-blank"/g)).toHaveLength(2);
    expect(sheets.match(/<li>30<\/li>/g)).toHaveLength(2);
    expect(sheets).toContain("Código que abre esta proposta");
  });
});

describe("grading a school's essay", () => {
  it("one reader settles it, for the chosen graders alone, without the author's name", async () => {
    const taskId = await givenTask(author, { corretor: colleague.personId });
    const { num, id } = await givenHandedIn(students[0], taskId);
    await expect(takeEssays(depsNow(), schoolGrader(author.actor))).rejects.toMatchObject({
      code: "grading-none-left",
    });
    const grader = schoolGrader(colleague.actor);
    await takeEssays(depsNow(), grader);
    const queue = await (
      await door.send(gradingPaths.schoolQueue(school.id), { cookie: colleague.cookie })
    ).text();
    expect(queue).not.toContain(students[0].viewer.firstName);
    await grade(grader, num, even(160));
    expect(await stateOf(num)).toMatchObject({ state: "returned", outcome: { total: 800, most: 1000 } });
    const [own] = (await ownTasks(students[0])).filter((task) => task.id === taskId);
    expect(own).toMatchObject({ key: "returned", score: { total: 800, most: 1000 } });
    await askAppeal(depsNow(), students[0].viewer, {
      id,
      reason: "A proposta de intervenção está no último parágrafo.",
    });
    const panel = schoolGrader(school.actor);
    const [seat] = await rowsOf<{ num: number }>(
      "SELECT num FROM essay_gradings WHERE essay = ? AND round = 4",
      num,
    );
    await takePanelEssay(depsNow(), panel, seat?.num ?? -1);
    await grade(panel, num, even(200));
    expect(await stateOf(num)).toMatchObject({ state: "returned", outcome: { total: 1000 } });
  });

  it("two readers who disagree call a third, as the profile says", async () => {
    const taskId = await givenTask(author, { leituras: "2" });
    const { num } = await givenHandedIn(students[1], taskId);
    const readers = [author, colleague].map(({ actor }) => schoolGrader(actor));
    for (const [at, reader] of readers.entries()) {
      await takeEssays(depsNow(), reader);
      await grade(reader, num, even(at === 0 ? 40 : 200));
    }
    expect(await stateOf(num)).toMatchObject({ state: "grading", outcome: null });
    expect(await rowsOf("SELECT 1 FROM essay_gradings WHERE essay = ? AND round = 3", num)).toHaveLength(1);
  });
});
