import { beforeAll, describe, expect, it } from "vitest";
import { loadEditor } from "#app/features/bank/services/editing/load-editor.server.ts";
import { readHistory } from "#app/features/bank/services/editing/read-history.server.ts";
import { saveQuestion } from "#app/features/bank/services/editing/save-question.server.ts";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { loadNotebook } from "#app/features/notebooks/services/load-notebook.server.ts";
import { duplicateNotebook } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import {
  activateOwnQuestion,
  listOwnQuestions,
  writeOwnQuestion,
} from "#app/features/notebooks/services/own-questions.server.ts";
import { readNotebookUse } from "#app/features/notebooks/services/read-notebook-use.server.ts";
import { door } from "#tests/support/door.ts";
import { freshId } from "#tests/support/given.ts";
import { auditOf } from "#tests/support/given-admin.ts";
import {
  depsOf,
  type GivenNotebook,
  givenMember,
  givenNotebook,
  type Member,
} from "#tests/support/given-notebook.ts";
import {
  givenOwnQuestion,
  type OwnQuestion,
  ownDraft,
  putInNotebook,
} from "#tests/support/given-own-question.ts";
import { rowsOf } from "#tests/support/given-school.ts";

let notebook: GivenNotebook;
let teacher: Member;
let student: Member;
let question: OwnQuestion;

const filter = (text: string, active: boolean | null = null) => ({ text, active, classId: null });
const listed = (member: Member, text = "", active: boolean | null = null) =>
  listOwnQuestions(depsOf(member), member.actor, filter(text, active), null);
const answer = (member: Member, code: string, userAnswer: string) =>
  door.call("answerQuestion", { qid: code, userAnswer, operationId: freshId() }, { cookie: member.cookie });

beforeAll(async () => {
  notebook = await givenNotebook();
  teacher = await givenMember(notebook.school.id, "teacher", [notebook.classId]);
  student = await givenMember(notebook.school.id, "student", [notebook.classId]);
  question = await givenOwnQuestion(teacher, { statement: "Quanto pesa o portão de Ação?" });
  await putInNotebook(notebook, [question.code], teacher);
});

describe("a question of the school alone", () => {
  it("is found among the school's own, without accents, and shows how often it is used", async () => {
    const { questions } = await listed(teacher, "portao acao");
    expect(questions.map(({ heading, uses, editable }) => [heading.code, uses, editable])).toEqual([
      [question.code, 1, true],
    ]);
    expect((await listed(teacher, "nada assim")).questions).toEqual([]);
    const audit = await auditOf(question.code);
    expect(audit.map(({ action }) => action)).toEqual(["school.question"]);
  });

  it("goes along with a copy of the notebook, and leaves with a deleted block", async () => {
    await duplicateNotebook(depsOf(teacher), teacher.actor, notebook.id);
    const [own] = (await listed(teacher, "portao")).questions;
    expect(own?.uses).toBe(2);
  });

  it("can be deactivated: no search offers it, notebooks retain it", async () => {
    await activateOwnQuestion(depsOf(teacher), teacher.actor, { ord: question.ord, active: false });
    expect((await listed(teacher, "portao", true)).questions).toEqual([]);
    expect((await listed(teacher, "", false)).questions).toHaveLength(1);
    const opened = await loadNotebook(depsOf(student), student.actor, { id: notebook.id, asked: null });
    expect(JSON.stringify(opened.blocks)).toContain(question.code);
    await activateOwnQuestion(depsOf(teacher), teacher.actor, { ord: question.ord, active: true });
  });

  it("sent twice is stored once, with what was sent last", async () => {
    const id = freshId();
    const first = ownDraft(notebook.school.id, { statement: "Primeira escrita" }, id);
    const one = await writeOwnQuestion(depsOf(teacher), teacher.actor, first);
    expect(await writeOwnQuestion(depsOf(teacher), teacher.actor, first)).toEqual(one);
    const second = ownDraft(notebook.school.id, { statement: "Segunda escrita" }, id);
    expect(await writeOwnQuestion(depsOf(teacher), teacher.actor, second)).toEqual(one);
    const { questions } = await listed(teacher, "escrita");
    expect(questions.map(({ excerpt }) => excerpt)).toEqual(["Segunda escrita"]);
  });
});

describe("an answer to it", () => {
  it("is graded by its own key, which nobody sees before; gives no points (SEC-03), and counts in the week and for the class", async () => {
    const page = async () =>
      (
        await door.send(notebookPaths.question(notebook.school.id, question.code, notebook.id), {
          cookie: student.cookie,
        })
      ).text();
    expect((await page()).includes('"answered":null')).toBe(true);
    const before = await rowsOf(
      "SELECT total_points, questions, recent, right_ords FROM progress WHERE user_num = ?",
      student.viewer.num,
    );
    const { body: reply } = await answer(student, question.code, "C");
    expect(reply).toMatchObject({ result: [true, { correct: true, letter: "C", points: 0 }] });
    const after = await rowsOf(
      "SELECT total_points, questions, recent, right_ords FROM progress WHERE user_num = ?",
      student.viewer.num,
    );
    expect(after).toEqual(before);
    const [week] = await rowsOf<{ week_questions: string; week_correct: string }>(
      "SELECT week_questions, week_correct FROM progress WHERE user_num = ?",
      student.viewer.num,
    );
    expect(Object.values(JSON.parse(week?.week_questions ?? "{}"))).toEqual([1]);
    expect(Object.values(JSON.parse(week?.week_correct ?? "{}"))).toEqual([1]);
    const seen = await rowsOf(
      "SELECT m.seen FROM class_members m WHERE m.person = ? AND m.seen > 0",
      student.actor.person ?? -1,
    );
    expect(seen).toHaveLength(1);
    expect((await page()).includes('"answered":null')).toBe(false);
  });

  it("counts in the notebook's use", async () => {
    const use = await readNotebookUse(depsOf(teacher), teacher.actor, notebook.id);
    const [own] = use.students.flatMap(({ sections }) => sections);
    expect([own?.answered, own?.right]).toEqual([1, 1]);
  });

  it("is turned by a corrected key, without points", async () => {
    const { base, draft } = await loadEditor(depsOf(teacher), teacher.actor, question.ord);
    const edit = { ord: question.ord, base, draft: { ...draft, key: "D" } };
    const asked = await saveQuestion(depsOf(teacher), teacher.actor, { ...edit, confirmed: false });
    expect(asked).toMatchObject({ state: "effect", effect: { students: 1, turnWrong: 1, points: null } });
    const saved = await saveQuestion(depsOf(teacher), teacher.actor, { ...edit, confirmed: true });
    expect(saved).toMatchObject({ state: "saved", replay: { state: "done", changed: 1 } });
    const [row] = await rowsOf<{ total_points: number; week_correct: string }>(
      "SELECT total_points, week_correct FROM progress WHERE user_num = ?",
      student.viewer.num,
    );
    expect([row?.total_points, Object.values(JSON.parse(row?.week_correct ?? "{}"))]).toEqual([0, [0]]);
    const [notice] = await rowsOf<{ content: string; link: string }>(
      "SELECT content, link FROM notifications WHERE audience = ?",
      `person:${student.viewer.id}`,
    );
    expect(notice?.link).toBe(notebookPaths.question(notebook.school.id, question.code));
    expect(notice?.content).not.toContain("ponto");
    const history = await readHistory(depsOf(teacher), teacher.actor, { ord: question.ord, below: null });
    expect(history.versions.map(({ version }) => version)).toEqual([2, 1]);
  });
});

describe("its editing", () => {
  it("belongs to its writer and the management", async () => {
    const colleague = await givenMember(notebook.school.id, "teacher");
    const { manager, actor } = notebook.school;
    await expect(loadEditor(depsOf(colleague), colleague.actor, question.ord)).rejects.toMatchObject({
      code: "question-not-found",
    });
    await expect(
      activateOwnQuestion(depsOf(colleague), colleague.actor, { ord: question.ord, active: false }),
    ).rejects.toMatchObject({ code: "question-not-found" });
    expect((await listed(colleague, "portao")).questions.map(({ editable }) => editable)).toEqual([false]);
    expect(await loadEditor(depsOf(manager), actor, question.ord)).toMatchObject({ code: question.code });
    const other = await givenNotebook();
    await expect(
      loadEditor(depsOf(other.school.manager), other.school.actor, question.ord),
    ).rejects.toMatchObject({ code: "question-not-found" });
  });
});
