import { beforeAll, describe, expect, it } from "vitest";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { addBlocks } from "#app/features/notebooks/services/change-blocks.server.ts";
import {
  createNotebook,
  updateNotebookClasses,
} from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase, rowsRead } from "#tests/support/count-trips.ts";
import { openDoor } from "#tests/support/door.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import {
  depsOf,
  type GivenNotebook,
  givenMember,
  givenNotebook,
  type Member,
} from "#tests/support/given-notebook.ts";

import { givenOwnQuestion, putInNotebook } from "#tests/support/given-own-question.ts";

const BLOCKS = 30;
const QUESTIONS = 6;
const CLASS = 35;
const OWN = 40;

let notebook: GivenNotebook;
let student: Member;
let teacher: Member;
let code = "";
/** The school's own question. */
let own = "";

beforeAll(async () => {
  notebook = await givenNotebook(Array.from({ length: BLOCKS - 1 }, (_, index) => `Texto ${index}`));
  const { school, id, section, classId } = notebook;
  const codes: string[] = [];
  for (let index = 0; index < QUESTIONS; index++) codes.push((await givenQuestion()).code);
  code = codes[2] ?? "";
  const questions = {
    id: freshId(),
    section,
    place: "Z",
    kind: "questions" as const,
    source: JSON.stringify({ codes }),
  };
  await addBlocks(depsOf(school.manager), school.actor, {
    notebookId: id,
    operation: freshId(),
    added: [questions],
  });
  for (let index = 0; index < 40; index++) {
    const more = await createNotebook(depsOf(school.manager), school.actor, `Caderno ${index}`);
    await updateNotebookClasses(depsOf(school.manager), school.actor, { id: more, classes: [classId] });
  }
  for (let index = 0; index < CLASS; index++) student = await givenMember(school.id, "student", [classId]);
  teacher = await givenMember(school.id, "teacher", [classId]);
  for (let index = 0; index < OWN; index++)
    own = (await givenOwnQuestion(teacher, { statement: `Questão própria ${index}` })).code;
  await putInNotebook(notebook, [own], teacher);
});

async function costOf(path: string, { cookie }: Member): Promise<{ rows: number; trips: number }> {
  const { database, trips } = countedDatabase(bindings.DB);
  const response = await openDoor({ DB: database }).send(path, { cookie });
  expect(response.status, path).toBe(200);
  await response.text();
  return { rows: rowsRead(trips), trips: trips.length };
}

const schoolId = () => notebook.school.id;
const inSchool = (make: (school: string, id: string) => string) => () => make(schoolId(), notebook.id);

describe("a page of notebooks costs one trip, and rows bounded by what it shows (P1, P2):", () => {
  it.each([
    ["a student's notebooks", () => notebookPaths.notebooks(schoolId()), () => student, 290],
    ["a teacher's notebooks", () => notebookPaths.notebooks(schoolId()), () => teacher, 290],
    ["found notebooks", () => notebookPaths.notebooks(schoolId(), "q=caderno+7"), () => teacher, 290],
    ["a section", inSchool(notebookPaths.notebook), () => student, 60 + BLOCKS + QUESTIONS],
    ["what a device stores", inSchool(notebookPaths.copy), () => student, 60 + BLOCKS + QUESTIONS],
    ["the editor", inSchool(notebookPaths.edit), () => teacher, 60 + BLOCKS + QUESTIONS],
    [
      "what changed",
      inSchool((school, id) => notebookPaths.changes(school, id, 0)),
      () => teacher,
      60 + BLOCKS,
    ],
    [
      "a block's history",
      inSchool((school, id) => notebookPaths.blockHistory(school, id, notebook.blocks[0] ?? "", "text")),
      () => teacher,
      60,
    ],
    [
      "a question of it",
      inSchool((school, id) => notebookPaths.question(school, code, id)),
      () => student,
      60 + BLOCKS,
    ],
    [
      "a question of the school",
      inSchool((school, id) => notebookPaths.question(school, own, id)),
      () => student,
      90 + BLOCKS,
    ],
    ["the school's own questions", () => notebookPaths.ownQuestions(schoolId()), () => teacher, 240],
    ["found ones", () => notebookPaths.ownQuestions(schoolId(), { q: "propria" }), () => teacher, 240],
    ["a new one", () => notebookPaths.newQuestion(schoolId()), () => teacher, 20],
    ["an open one", () => notebookPaths.editQuestion(schoolId(), own), () => teacher, 30],
    ["its history", () => notebookPaths.questionHistory(schoolId(), own), () => teacher, 30],
    ["its use by a class", inSchool(notebookPaths.usage), () => teacher, 20 + CLASS * (5 + QUESTIONS)],
  ])("%s", async (_, address, reader, most) => {
    const { rows, trips } = await costOf(address(), reader());
    expect(trips).toBe(1);
    expect(rows).toBeLessThanOrEqual(most);
  });
});
