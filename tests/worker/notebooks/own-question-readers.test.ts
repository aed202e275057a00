import { beforeAll, describe, expect, it } from "vitest";
import { notebookPaths } from "#app/paths/notebooks.ts";
import { addBlocks, writeSection } from "#app/services/notebooks/change-blocks.server.ts";
import { activateNotebooks } from "#app/services/notebooks/manage-notebooks.server.ts";
import { openNotebook } from "#app/services/notebooks/open-notebook.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import { givenAdmin, type Known } from "#tests/support/given-admin.ts";
import {
  depsOf,
  type GivenNotebook,
  givenMember,
  givenNotebook,
  type Member,
} from "#tests/support/given-notebook.ts";
import { givenOwnQuestion, type OwnQuestion, putInNotebook } from "#tests/support/given-own-question.ts";
import { rowsOf } from "#tests/support/given-school.ts";

const WORD = "xilofonistas";
const KEY_WORDS = "Resolvida com timbaleiros";

let notebook: GivenNotebook;
let other: GivenNotebook;
let teacher: Member;
let student: Member;
let outsider: Member;
let stranger: Member;
let admin: Known;
let question: OwnQuestion;

const id = () => notebook.school.id;
const page = async (path: string, cookie?: string) => {
  const response = await door.send(path, { cookie });
  return { status: response.status, text: await response.text() };
};
const answer = (cookie: string, qid = question.code) =>
  door.call("answerQuestion", { qid, userAnswer: "B", operationId: freshId() }, { cookie });

const unknownReply = async () => (await answer(teacher.cookie, "00000000")).body;

beforeAll(async () => {
  [notebook, other] = [await givenNotebook(), await givenNotebook()];
  teacher = await givenMember(id(), "teacher", [notebook.classId]);
  student = await givenMember(id(), "student", [notebook.classId]);
  outsider = await givenMember(id(), "student");
  stranger = await givenMember(other.school.id, "teacher", [other.classId]);
  admin = await givenAdmin();
  await givenQuestion();
  question = await givenOwnQuestion(teacher, {
    statement: `Quantos ${WORD} cabem no pátio?`,
    solution: KEY_WORDS,
    hint: KEY_WORDS,
    kind: "single-choice",
  });
  await putInNotebook(notebook, [question.code], teacher);
});

describe("its readers", () => {
  const address = () => notebookPaths.question(id(), question.code, notebook.id);
  const shows = async (member: Member) => (await page(address(), member.cookie)).status;

  it("are the school's staff, and students of a class that has it in an active, shown section", async () => {
    expect([await shows(teacher), await shows(student), await shows(outsider)]).toEqual([200, 200, 404]);
    const { actor, manager } = notebook.school;
    const set = (active: boolean) =>
      activateNotebooks(depsOf(manager), actor, { ids: [notebook.id], active });
    const show = (shown: boolean) =>
      writeSection(depsOf(manager), actor, {
        notebookId: notebook.id,
        id: notebook.section,
        change: { shown },
      });
    await set(false);
    expect([await shows(teacher), await shows(student)]).toEqual([200, 404]);
    expect((await answer(student.cookie)).body).toEqual(await unknownReply());
    await set(true);
    await show(false);
    expect(await shows(student)).toBe(404);
    expect((await answer(student.cookie)).body).toEqual(await unknownReply());
    await show(true);
    expect(await shows(student)).toBe(200);
    expect(await rowsOf("SELECT * FROM answers WHERE ord = ?", question.ord)).toEqual([]);
  });

  it("alone answer it: anybody else learns nothing, as with an unknown question, and nothing is written", async () => {
    for (const { cookie } of [outsider, stranger, admin]) {
      const [own, unknown] = [await answer(cookie), await answer(cookie, "00000000")];
      expect(own.status).toBe(unknown.status);
      expect(own.body).toEqual(unknown.body);
    }
    expect(await rowsOf("SELECT * FROM answers WHERE ord = ?", question.ord)).toEqual([]);
    expect(await rowsOf("SELECT * FROM answer_attempts WHERE ord = ?", question.ord)).toEqual([]);
  });

  it("see neither key nor solution before their answer (SEC-01), and no cache keeps the page", async () => {
    for (const member of [student, teacher])
      for (const path of [address(), notebookPaths.notebook(id(), notebook.id)]) {
        const response = await door.send(path, { cookie: member.cookie });
        expect(response.headers.get("Cache-Control")).toContain("no-store");
        const text = await response.text();
        expect([text.includes(WORD), text.includes(KEY_WORDS), !text.includes('"answered":null')]).toEqual([
          true,
          false,
          false,
        ]);
      }
    const { text } = await page(`/escolas/${id()}/questoes`, teacher.cookie);
    expect([text.includes(question.code), text.includes(KEY_WORDS), text.includes('"letter"')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("lose it with the class: also what they had answered", async () => {
    const leaving = await givenMember(id(), "student", [notebook.classId]);
    expect((await answer(leaving.cookie)).body).toMatchObject({ result: [true, { letter: "C" }] });
    await bindings.DB.prepare("UPDATE class_members SET until = 1 WHERE person = ?")
      .bind(leaving.actor.person)
      .run();
    expect(await shows(leaving)).toBe(404);
    expect((await answer(leaving.cookie)).body).toEqual(await unknownReply());
  });
});

describe("a notebook of another school (SEC-04)", () => {
  const source = () => JSON.stringify({ codes: [question.code] });

  it("refuses it in a new block and in a changed one", async () => {
    const { actor, manager } = other.school;
    const block = {
      id: freshId(),
      section: other.section,
      place: "X",
      kind: "question" as const,
      source: source(),
    };
    const adding = addBlocks(depsOf(manager), actor, {
      notebookId: other.id,
      operation: freshId(),
      added: [block],
    });
    await expect(adding).rejects.toMatchObject({ code: "block-not-accepted" });
    const known = await givenQuestion();
    await putInNotebook(other, [known.code]);
    const [row] = await rowsOf<{ num: number }>(
      "SELECT b.num FROM blocks b JOIN notebooks n ON n.num = b.notebook WHERE n.id = ? AND b.kind = 'question'",
      other.id,
    );
    const update = bindings.DB.prepare("UPDATE blocks SET source = ? WHERE num = ?");
    await expect(update.bind(JSON.stringify({ ords: [question.ord] }), row?.num).run()).rejects.toThrow(
      /block-not-accepted/,
    );
  });

  it("does not show it, had it come in another way", async () => {
    await bindings.DB.prepare("UPDATE notebooks SET questions = ? WHERE id = ?")
      .bind(JSON.stringify([[other.section, question.ord]]), other.id)
      .run();
    const opened = await openNotebook(depsOf(stranger), stranger.actor, { id: other.id, asked: null });
    expect(JSON.stringify(opened).includes(WORD)).toBe(false);
    const { text } = await page(notebookPaths.edit(other.school.id, other.id), stranger.cookie);
    expect(text.includes(WORD)).toBe(false);
    expect(
      (await page(notebookPaths.question(other.school.id, question.code, other.id), stranger.cookie)).status,
    ).toBe(404);
    expect(
      await rowsOf(
        "SELECT * FROM school_question_places WHERE ord = ? AND notebook = (SELECT num FROM notebooks WHERE id = ?)",
        question.ord,
        other.id,
      ),
    ).toEqual([]);
  });
});
