import { beforeAll, describe, expect, it } from "vitest";
import { storeAnswers } from "#app/features/bank/services/answer-question.server.ts";
import {
  createNotebook,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { schoolPaths } from "#app/features/school/paths.ts";
import { startPeopleBatch } from "#app/features/school/services/start-people-batch.server.ts";
import { dayInSaoPaulo } from "#app/platform/time/calendar.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { fromOurPage, openDoor } from "#tests/support/door.ts";
import { givenBank, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenKnown, type Known } from "#tests/support/given-admin.ts";
import { givenAssessment, givenAssessmentIn } from "#tests/support/given-assessment.ts";
import {
  type GivenSchool,
  givenClass,
  givenPeople,
  givenSchoolWith,
  rowsOf,
  schoolPerson,
} from "#tests/support/given-school.ts";

const DAY = 86_400;
const CLASSES = 5;
const STUDENTS = 40;

let school: GivenSchool;
let teacher: Known;
let student: Known;
let bank: StoredQuestion[];

async function personOf({ viewer }: Known): Promise<string> {
  const [row] = await rowsOf<{ id: string }>("SELECT id FROM school_people WHERE account = ?", viewer.num);
  return row?.id ?? "";
}

async function enter(classId: string, ids: readonly string[]): Promise<void> {
  const selection = { ids };
  await startPeopleBatch(visitorDeps(), school.actor, { act: "enter", classId, role: null, selection });
}

/** The person answers a question so many days ago. */
async function answerAgo({ viewer }: Known, days: number, index = 0): Promise<void> {
  const deps = visitorDeps();
  const question = bank[index];
  if (!question) throw new Error("the bank is larger");
  const past = { ...deps, now: () => deps.now() - days * DAY };
  await storeAnswers(past, viewer, [
    { ord: question.ord, alternative: "A", operation: `x-${days}-${index}`, pace: { fits: true } },
  ]);
}

beforeAll(async () => {
  bank = await givenBank(3);
  school = await givenSchoolWith();
  teacher = await givenKnown({ school: { id: school.id, role: "teacher" } });
  student = await givenKnown({ school: { id: school.id, role: "student" }, firstName: "Iara" });
  const own = [await personOf(teacher), await personOf(student)];
  for (let index = 0; index < CLASSES; index++) {
    const people = Array.from({ length: STUDENTS }, (_, each) =>
      schoolPerson({ firstName: `Aluno ${index}`, lastName: `Número ${each}` }),
    );
    const classId = await givenClass(school.actor, `${index + 1}º A`);
    await enter(classId, [...(await givenPeople(school.id, people)), ...own.slice(0, index === 0 ? 2 : 1)]);
  }
});

async function read({ cookie }: Pick<Known, "cookie">, schoolId = school.id) {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(schoolPaths.dashboard(schoolId), { cookie });
  const html = (await response.text()).replaceAll("<!-- -->", "");
  return { status: response.status, trips: trips.length, rows: rowsRead(trips), html };
}

describe("a school's first page costs one trip and at most 60 rows (P1, P2)", () => {
  it("for a student, before and after an answer", async () => {
    for (const index of [0, 1]) {
      const { status, trips, rows, html } = await read(student);
      expect([status, trips]).toEqual([200, 1]);
      expect(rows).toBeLessThanOrEqual(60);
      expect(html.includes("1º A")).toBe(true);
      expect(html.includes(index === 0 ? "Comece por uma questão" : "Continuar de onde parou")).toBe(true);
      await answerAgo(student, 9, index);
    }
  });

  it("for a teacher of five classes of 40", async () => {
    const { status, trips, rows } = await read(teacher);
    expect([status, trips]).toEqual([200, 1]);
    expect(rows).toBeLessThanOrEqual(60);
  });

  it("for the management", async () => {
    const { status, trips, rows } = await read(school.manager);
    expect([status, trips]).toEqual([200, 1]);
    expect(rows).toBeLessThanOrEqual(60);
  });
});

describe("notebooks on the first page", () => {
  it("are news to a student until they are opened, and what changed to a teacher, within the same rows", async () => {
    const [room] = await rowsOf<{ id: string }>(
      "SELECT c.id FROM school_classes c JOIN schools s ON s.num = c.school WHERE s.id = ? AND c.name = '1º A'",
      school.id,
    );
    for (const title of ["Cinemática", "Óptica", "Ondas", "Calor", "Gases"]) {
      const id = await createNotebook(visitorDeps(), school.actor, title);
      await updateNotebookClasses(visitorDeps(), school.actor, { id, classes: [room?.id ?? ""] });
    }
    const [pupil, prof] = [await read(student), await read(teacher)];
    for (const { status, trips, rows } of [pupil, prof]) {
      expect([status, trips]).toEqual([200, 1]);
      expect(rows).toBeLessThanOrEqual(60);
    }
    expect(pupil.html.includes("Gases")).toBe(true);
    expect(pupil.html.includes("caderno novo")).toBe(true);
    expect(prof.html.includes("O que mudou")).toBe(true);
    const { id } = await givenSchoolWith();
    const nobody = await givenKnown({ school: { id, role: "student" } });
    expect((await read(nobody, id)).html.includes("Ainda não há cadernos para você.")).toBe(true);
  });
});

describe("exams on the first page", () => {
  it("are those that are due, for each role, in one trip and at most 90 rows", async () => {
    const given = await givenAssessment({ students: 1 });
    const [pupil] = given.students;
    if (!pupil) throw new Error("no student");
    for (let more = 0; more < 4; more++) await givenAssessmentIn(given, { questions: 1 });
    const said = [
      [pupil, "Fazer agora"],
      [given.teacher, "Acompanhar"],
      [given.school.manager, "Acompanhar"],
    ] as const;
    for (const [who, words] of said) {
      const { status, trips, rows, html } = await read(who, given.school.id);
      expect([status, trips]).toEqual([200, 1]);
      expect(rows).toBeLessThanOrEqual(90);
      expect(html.split(`${words}: Simulado de Física`)).toHaveLength(6);
    }
    const other = await givenAssessment({ students: 1 });
    expect((await read(given.teacher, given.school.id)).html).not.toContain(other.id);
  });
});

describe("who needs a teacher", () => {
  it("is a student who has not answered for a week, until they answer", async () => {
    const { html } = await read(teacher);
    expect(html.includes("não responde há 9 dias")).toBe(true);
    expect(html.includes("40 estudantes ainda não responderam nenhuma questão")).toBe(true);
    await answerAgo(student, 0, 2);
    const after = await read(teacher);
    expect(after.html.includes("não responde há")).toBe(false);
    expect(after.html.includes("1 de 41 estudantes responderam questões nesta semana")).toBe(true);
  });

  it("comes back on Monday where the teacher puts it off, who alone may", async () => {
    await answerAgo(student, 9, 2);
    const [room] = await rowsOf<{ id: string }>(
      "SELECT c.id FROM school_classes c JOIN schools s ON s.num = c.school WHERE s.id = ? AND c.name = '2º A'",
      school.id,
    );
    const started =
      "UPDATE class_members SET seen = ? WHERE person = (SELECT num FROM school_people WHERE id = ?)";
    const deps = visitorDeps();
    await bindings.DB.prepare(started)
      .bind(dayInSaoPaulo(deps.now()) - 9, await personOf(student))
      .run();
    const post = (intent: string, id: string, { cookie }: Pick<Known, "cookie">) =>
      openDoor({ DB: bindings.DB }).send(schoolPaths.dashboard(school.id), {
        method: "POST",
        cookie,
        headers: fromOurPage,
        body: new URLSearchParams({ intent, id, name: "Iara" }),
      });
    const iara = await personOf(student);
    const reasons = async () => ((await read(teacher)).html.match(/Lembrar na segunda: [^"]*/g) ?? []).join();
    expect(await reasons()).toContain("Lembrar na segunda: Iara");
    expect(await reasons()).toContain("2º A");
    expect(await (await post("snooze", iara, teacher)).text()).toContain(
      "Iara volta a esta lista na segunda-feira.",
    );
    await post("snooze", room?.id ?? "", teacher);
    expect(await reasons()).not.toMatch(/Iara|2º A/);
    expect((await read(teacher)).rows).toBeLessThanOrEqual(60);
    await post("wake", iara, teacher);
    expect(await reasons()).toContain("Iara");
    expect((await post("snooze", iara, school.manager)).status).toBe(401);
    const other = await givenKnown({ school: { id: school.id, role: "teacher" } });
    expect((await post("snooze", iara, other)).status).toBe(401);
    await bindings.DB.prepare("UPDATE attention_snoozes SET until = ?").bind(dayInSaoPaulo(deps.now())).run();
    expect(await reasons()).toContain("2º A");
    await post("snooze", iara, teacher);
    expect(await rowsOf("SELECT subject FROM attention_snoozes")).toHaveLength(1);
  });

  it("is nobody of classes that others teach", async () => {
    const other = await givenKnown({ school: { id: school.id, role: "teacher" } });
    const { html } = await read(other);
    expect(html.includes("ainda não respond")).toBe(false);
    expect(html.includes("quando a coordenação incluir você em uma turma")).toBe(true);
  });
});

describe("the management's numbers", () => {
  it("say how many have entered and answered, and which jobs are under way, of this school alone", async () => {
    const another = await givenSchoolWith();
    await bindings.DB.prepare(
      `INSERT INTO jobs (id, kind, school, owner_id, input, expected, seen, created_at, updated_at)
       SELECT 'andando', 'people-batch', num, 'x', '{"act":"cards"}', 40, 10, 1, unixepoch() FROM schools WHERE id = ?`,
    )
      .bind(school.id)
      .run();
    const { html } = await read(school.manager);
    expect(html.includes(`1 de ${CLASSES * STUDENTS + 1} estudantes já entraram.`)).toBe(true);
    expect(html.includes("Acompanhar: Emitir cartões de acesso")).toBe(true);
    expect(html.includes("10 de 40")).toBe(true);
    const foreign = await read(another.manager, another.id);
    expect(foreign.html.includes("Acompanhar")).toBe(false);
    expect(foreign.html.includes("Nenhum estudante cadastrado ainda.")).toBe(true);
  });

  it("are what a platform admin sees of any school", async () => {
    const admin = await givenKnown({ claims: ["admin"] });
    const { status, html } = await read(admin);
    expect([status, html.includes("já entraram")]).toEqual([200, true]);
  });
});
