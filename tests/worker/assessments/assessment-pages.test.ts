import { beforeAll, describe, expect, it } from "vitest";
import { readAssessmentFilter } from "#app/features/assessments/domain/making/assessment-filter.ts";
import { assessmentPaths } from "#app/features/assessments/paths.ts";
import { removeAssessments } from "#app/features/assessments/services/making/delete-assessments.server.ts";
import { listAssessments } from "#app/features/assessments/services/making/list-assessments.server.ts";
import { questionsOfSource } from "#app/features/assessments/services/making/load-making.server.ts";
import type { LoadedSources } from "#app/features/assessments/services/making/load-sources.server.ts";
import { institutionWithId } from "#app/features/bank/domain/catalogue/institutions.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { type GivenAssessment, givenAssessment } from "#tests/support/given-assessment.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import { givenSchoolWith, rowsOf } from "#tests/support/given-school.ts";

const nowhere = { codes: "", search: "", list: "", exam: "", assessment: "", training: false };
const anything = readAssessmentFilter(new URLSearchParams());
let given: GivenAssessment;
let stranger: Member;

beforeAll(async () => {
  given = await givenAssessment({ questions: 4, students: 2 });
  stranger = await givenMember(given.school.id, "teacher");
});

const list = (member: Pick<Member, "viewer" | "actor">, filter = anything) =>
  listAssessments(depsOf(member), member.actor, filter, null);

async function statusOf(path: string, cookie: string): Promise<number> {
  return (await door.send(path, { cookie })).status;
}

describe("lists of assessments", () => {
  it("staff see what they make, by state and text; others of the school see nothing", async () => {
    const { teacher, school, id } = given;
    expect((await list(teacher)).made.map((each) => each.id)).toEqual([id]);
    expect((await list({ ...school.manager, actor: school.actor })).made).toHaveLength(1);
    expect((await list(stranger)).made).toEqual([]);
    for (const [query, count] of [
      ["estado=aberto", 1],
      ["estado=rascunho", 0],
      ["estado=agendado", 0],
      ["estado=encerrado", 0],
      ["q=FISICA", 1],
      ["q=química", 0],
      [`turma=${given.classId}`, 1],
      [`turma=${freshId()}`, 0],
    ] as const)
      expect(
        (await list(teacher, readAssessmentFilter(new URLSearchParams(query)))).made,
        query,
      ).toHaveLength(count);
  });

  it("a student sees their own, and that it was submitted; nothing of the rules", async () => {
    const [first, second] = given.students;
    if (!first || !second) throw new Error("no students");
    const row = `INSERT INTO submissions (assessment, person, attempt, started_at, ends_at, seen_at, submitted_at, device)
      VALUES (?, ?, 1, 5, 10, 5, 9, 'x')`;
    await rowsOf(row, given.num, first.actor.person ?? -1);
    const [one] = (await list(first)).taken;
    expect(one).toMatchObject({ id: given.id, state: "handed-in", submittedAt: 9 });
    expect((await list(second)).taken).toMatchObject([{ state: "to-do", submittedAt: null }]);
    expect(Object.keys(one ?? {})).not.toContain("rules");
    expect((await list(second)).made).toEqual([]);
  });

  it("a student sees the minutes they have: of the rules and their own, none where there is no limit", async () => {
    const own = "INSERT INTO assessment_people (person, assessment, extra_minutes) VALUES (?, ?, 30)";
    const minutesWith = async (minutes: number | null) => {
      const { students, num } = await givenAssessment({ questions: 1, students: 1, rules: { minutes } });
      const [student] = students;
      if (!student) throw new Error("no student");
      const before = (await list(student)).taken.map((each) => each.minutes);
      await rowsOf(own, student.actor.person ?? -1, num);
      return [...before, ...(await list(student)).taken.map((each) => each.minutes)];
    };
    expect(await minutesWith(60)).toEqual([60, 90]);
    expect(await minutesWith(null)).toEqual([null, null]);
  });

  it("a page is one trip", async () => {
    for (const member of [given.teacher, given.students[0]]) {
      const { database, trips } = countedDatabase(bindings.DB);
      const path = assessmentPaths.assessments(given.school.id);
      const response = await openDoor({ DB: database }).send(path, { cookie: member?.cookie });
      expect([response.status, trips.length]).toEqual([200, 1]);
    }
  });

  it("deletion is soft, in batches, audited and undone", async () => {
    const { teacher, id, school } = await givenAssessment({ students: 0 });
    const many = [...Array.from({ length: 450 }, freshId), id];
    expect(await removeAssessments(depsOf(teacher), teacher.actor, many)).toBe(1);
    const [row] = await rowsOf<{ active: number; deleted_at: number; updated_at: number }>(
      "SELECT active, deleted_at, updated_at FROM assessments WHERE id = ?",
      id,
    );
    expect(row).toMatchObject({ active: 0, deleted_at: row?.updated_at });
    const post = (intent: string, ids: string) =>
      door.post(assessmentPaths.assessments(school.id), { intent, ids }, { cookie: teacher.cookie });
    expect((await post("restore", id)).status).toBe(200);
    expect((await list(teacher)).made.map((each) => each.id)).toContain(id);
    expect((await post("delete", "x")).status).toBe(422);
  });
});

describe("pages that make an assessment", () => {
  it("are for its makers alone: another school, other teachers and students get nothing", async () => {
    const { teacher, school, id, students } = given;
    const elsewhere = await givenSchoolWith();
    const pages = [assessmentPaths.edit, assessmentPaths.preview, assessmentPaths.print].map((of) =>
      of(school.id, id),
    );
    for (const page of pages) {
      expect(await statusOf(page, teacher.cookie), page).toBe(200);
      expect(await statusOf(page, stranger.cookie), page).toBe(404);
      expect(await statusOf(page, students[0]?.cookie ?? ""), page).toBe(302);
      expect(await statusOf(page, elsewhere.manager.cookie), page).toBe(302);
      const own = page.replace(school.id, elsewhere.id);
      expect(await statusOf(own, elsewhere.manager.cookie), own).toBe(404);
    }
  });

  it("give questions of another assessment only to its makers, in its order", async () => {
    const { teacher, id, questions } = given;
    const source = { ...nowhere, assessment: id };
    const own = await questionsOfSource(depsOf(teacher), teacher.actor, { source, count: 180 });
    expect(own.map(({ ord }) => ord)).toEqual(questions.map(({ ord }) => ord));
    expect(await questionsOfSource(depsOf(stranger), stranger.actor, { source, count: 180 })).toEqual([]);
  });

  it("give a past exam in its booklet's order, and codes drawn for a blueprint, to staff", async () => {
    const { teacher, school, students, questions } = given;
    const [ords, year] = [questions.map(({ ord }) => ord).reverse(), 1971];
    await rowsOf(
      `INSERT INTO past_exams (institution, year, slug, questions, items)
       VALUES (1, ?, 'prova', ?, (SELECT json_group_array(json_array(value, key + 1)) FROM json_each(?)))`,
      ...[year, ords.length, JSON.stringify(ords)],
    );
    const code = institutionWithId(1)?.code ?? "";
    const read = async (query: Record<string, string>, cookie = teacher.cookie) => {
      const response = await door.send(assessmentPaths.sources(school.id, query), { cookie });
      return response.status === 200 ? response.json<LoadedSources>() : response.status;
    };
    const offered = await read({ instituicao: code });
    expect(offered).toMatchObject({
      exams: expect.arrayContaining([
        { place: `${code}/${year}/prova`, name: `${year}, Prova completa`, questions: ords.length },
      ]),
      blueprints: expect.arrayContaining([expect.objectContaining({ query: "modelo=enem-2" })]),
    });
    const source = { ...nowhere, exam: `${code}/${year}/prova` };
    const found = await questionsOfSource(depsOf(teacher), teacher.actor, { source, count: 180 });
    expect(found.map(({ ord }) => ord)).toEqual(ords);
    const { codes } = Object(await read({ sortear: "linha=3 /questoes" }));
    expect(new Set(codes).size).toBe(3);
    expect(await read({ sortear: "linha=x" })).toBe(422);
    expect(await read({ sortear: "linha=3 /questoes" }, students[0]?.cookie)).toBe(302);
  });

  it("answer nonsense with a refusal, never a failure", async () => {
    const { teacher, school, id, revision } = given;
    const nonsense = ["", "{}", "[]", "null", "\u0000", "9".repeat(400), '{"sections":[{}]}', "🧨'\"--"];
    for (const intent of ["create", "save", "publish", "withdraw", "classes", "share", "terms", "x", ""])
      for (const text of nonsense) {
        const fields = {
          intent,
          avaliacao: ["classes", "share", "withdraw"].includes(intent) ? text : id,
          revisao: intent === "publish" ? text : String(revision),
          titulo: intent === "create" ? "" : "T",
          documento: text,
          regras: text,
          condicoes: text === "[]" ? "" : text,
          inicio: text,
          fim: text,
          turma: text,
          pessoa: text,
        };
        const response = await door.post(assessmentPaths.create(school.id), fields, {
          cookie: teacher.cookie,
        });
        expect([400, 404, 409, 422], `${intent} ${text}`).toContain(response.status);
      }
  });
});
