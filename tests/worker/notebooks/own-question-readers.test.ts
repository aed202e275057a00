import { beforeAll, describe, expect, it } from "vitest";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { addBlocks, writeSection } from "#app/features/notebooks/services/change-blocks.server.ts";
import { loadNotebook } from "#app/features/notebooks/services/load-notebook.server.ts";
import { activateNotebooks } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import { depsOf, givenMember, type Member } from "#tests/support/given-notebook.ts";
import {
  answerOwn,
  givenOwnQuestionInUse,
  OWN_SOLUTION,
  OWN_WORD,
  type OwnQuestionInUse,
  pageSeen,
  putInNotebook,
} from "#tests/support/given-own-question.ts";
import { rowsOf } from "#tests/support/given-school.ts";

let own: OwnQuestionInUse;

beforeAll(async () => {
  own = await givenOwnQuestionInUse();
});

describe("its readers", () => {
  const address = () => notebookPaths.question(own.notebook.school.id, own.question.code, own.notebook.id);
  const shows = async (member: Member) => (await pageSeen(address(), member.cookie)).status;

  it("are the school's staff, and students of a class that has it in an active, shown section", async () => {
    expect([await shows(own.teacher), await shows(own.student), await shows(own.outsider)]).toEqual([
      200, 200, 404,
    ]);
    const { actor, manager } = own.notebook.school;
    const set = (active: boolean) =>
      activateNotebooks(depsOf(manager), actor, { ids: [own.notebook.id], active });
    const show = (shown: boolean) =>
      writeSection(depsOf(manager), actor, {
        notebookId: own.notebook.id,
        id: own.notebook.section,
        change: { shown },
      });
    await set(false);
    expect([await shows(own.teacher), await shows(own.student)]).toEqual([200, 404]);
    expect((await answerOwn(own.student.cookie, own.question.code)).body).toEqual(
      (await answerOwn(own.teacher.cookie, "00000000")).body,
    );
    await set(true);
    await show(false);
    expect(await shows(own.student)).toBe(404);
    expect((await answerOwn(own.student.cookie, own.question.code)).body).toEqual(
      (await answerOwn(own.teacher.cookie, "00000000")).body,
    );
    await show(true);
    expect(await shows(own.student)).toBe(200);
    expect(await rowsOf("SELECT * FROM answers WHERE ord = ?", own.question.ord)).toEqual([]);
  });

  it("alone answer it: anybody else learns nothing, as with an unknown question, and nothing is written", async () => {
    for (const { cookie } of [own.outsider, own.stranger, own.admin]) {
      const [known, unknown] = [
        await answerOwn(cookie, own.question.code),
        await answerOwn(cookie, "00000000"),
      ];
      expect(known.status).toBe(unknown.status);
      expect(known.body).toEqual(unknown.body);
    }
    expect(await rowsOf("SELECT * FROM answers WHERE ord = ?", own.question.ord)).toEqual([]);
    expect(await rowsOf("SELECT * FROM answer_attempts WHERE ord = ?", own.question.ord)).toEqual([]);
  });

  it("see neither key nor solution before their answer (SEC-01), and the page is not cacheable", async () => {
    for (const member of [own.student, own.teacher])
      for (const path of [address(), notebookPaths.notebook(own.notebook.school.id, own.notebook.id)]) {
        const response = await door.send(path, { cookie: member.cookie });
        expect(response.headers.get("Cache-Control")).toContain("no-store");
        const text = await response.text();
        expect([
          text.includes(OWN_WORD),
          text.includes(OWN_SOLUTION),
          !text.includes('"answered":null'),
        ]).toEqual([true, false, false]);
      }
    const { text } = await pageSeen(`/escolas/${own.notebook.school.id}/questoes`, own.teacher.cookie);
    expect([
      text.includes(own.question.code),
      text.includes(OWN_SOLUTION),
      text.includes('"letter"'),
    ]).toEqual([true, false, false]);
  });

  it("lose it with the class: also what they had answered", async () => {
    const leaving = await givenMember(own.notebook.school.id, "student", [own.notebook.classId]);
    expect((await answerOwn(leaving.cookie, own.question.code)).body).toMatchObject({
      result: [true, { letter: "C" }],
    });
    await bindings.DB.prepare("UPDATE class_members SET until = 1 WHERE person = ?")
      .bind(leaving.actor.person)
      .run();
    expect(await shows(leaving)).toBe(404);
    expect((await answerOwn(leaving.cookie, own.question.code)).body).toEqual(
      (await answerOwn(own.teacher.cookie, "00000000")).body,
    );
  });
});

describe("a notebook of another school (SEC-04)", () => {
  const source = () => JSON.stringify({ codes: [own.question.code] });

  it("refuses it in a new block and in a changed one", async () => {
    const { actor, manager } = own.other.school;
    const block = {
      id: freshId(),
      section: own.other.section,
      place: "X",
      kind: "question" as const,
      source: source(),
    };
    const adding = addBlocks(depsOf(manager), actor, {
      notebookId: own.other.id,
      operation: freshId(),
      added: [block],
    });
    await expect(adding).rejects.toMatchObject({ code: "block-not-accepted" });
    const known = await givenQuestion();
    await putInNotebook(own.other, [known.code]);
    const [row] = await rowsOf<{ num: number }>(
      "SELECT b.num FROM blocks b JOIN notebooks n ON n.num = b.notebook WHERE n.id = ? AND b.kind = 'question'",
      own.other.id,
    );
    const update = bindings.DB.prepare("UPDATE blocks SET source = ? WHERE num = ?");
    await expect(update.bind(JSON.stringify({ ords: [own.question.ord] }), row?.num).run()).rejects.toThrow(
      /block-not-accepted/,
    );
  });

  it("does not show it, had it come in another way", async () => {
    await bindings.DB.prepare("UPDATE notebooks SET questions = ? WHERE id = ?")
      .bind(JSON.stringify([[own.other.section, own.question.ord]]), own.other.id)
      .run();
    const opened = await loadNotebook(depsOf(own.stranger), own.stranger.actor, {
      id: own.other.id,
      asked: null,
    });
    expect(JSON.stringify(opened).includes(OWN_WORD)).toBe(false);
    const { text } = await pageSeen(
      notebookPaths.edit(own.other.school.id, own.other.id),
      own.stranger.cookie,
    );
    expect(text.includes(OWN_WORD)).toBe(false);
    expect(
      (
        await pageSeen(
          notebookPaths.question(own.other.school.id, own.question.code, own.other.id),
          own.stranger.cookie,
        )
      ).status,
    ).toBe(404);
    expect(
      await rowsOf(
        "SELECT * FROM school_question_places WHERE ord = ? AND notebook = (SELECT num FROM notebooks WHERE id = ?)",
        own.question.ord,
        own.other.id,
      ),
    ).toEqual([]);
  });
});
