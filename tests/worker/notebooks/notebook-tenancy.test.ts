import { beforeAll, describe, expect, it } from "vitest";
import { notebookPaths } from "#app/features/notebooks/paths.ts";
import { addBlocks, writeSection } from "#app/features/notebooks/services/change-blocks.server.ts";
import { activateNotebooks } from "#app/features/notebooks/services/manage-notebooks.server.ts";
import { door, ORIGIN } from "#tests/support/door.ts";
import { freshId, givenQuestion } from "#tests/support/given.ts";
import {
  depsOf,
  type GivenNotebook,
  givenMember,
  givenNotebook,
  type Member,
} from "#tests/support/given-notebook.ts";
import { rowsOf } from "#tests/support/given-school.ts";

const TABLES = ["notebooks", "class_notebooks", "notebook_teachers", "blocks", "block_versions"];

/** Everything of notebooks, and what was noted, to see that a refusal changed nothing. */
async function state(): Promise<string> {
  const rows = [...TABLES, "notebook_readings", "audit"].map((table) => rowsOf(`SELECT * FROM ${table}`));
  return JSON.stringify(await Promise.all(rows));
}

const DRAFT = "1".repeat(32);
const SECRET = "Só professores: cobrar o gráfico";
const UNREADY = "Texto em rascunho";

let one: GivenNotebook;
let other: GivenNotebook;
let student: Member;
/** Of the school, in none of the notebook's classes. */
let stranger: Member;
let outside: Member;
let draftQuestion = "";

async function givenDraft({ school, id, section }: GivenNotebook): Promise<void> {
  const deps = () => depsOf(school.manager);
  const change = { title: "Em rascunho", place: "Z", shown: false };
  await writeSection(deps(), school.actor, { notebookId: id, id: DRAFT, change });
  const question = await givenQuestion();
  draftQuestion = question.code;
  const block = (kind: "note" | "text" | "question", of: string, source: string) => ({
    id: freshId(),
    section: of,
    place: "W",
    kind,
    source,
  });
  const added = [
    block("note", section, SECRET),
    block("text", DRAFT, UNREADY),
    block("question", DRAFT, JSON.stringify({ codes: [draftQuestion] })),
  ];
  await addBlocks(deps(), school.actor, { notebookId: id, operation: freshId(), added });
}

beforeAll(async () => {
  [one, other] = [await givenNotebook(["Um corpo percorre"]), await givenNotebook(["De outra escola"])];
  await givenDraft(one);
  student = await givenMember(one.school.id, "student", [one.classId]);
  stranger = await givenMember(one.school.id, "teacher");
  outside = await givenMember(one.school.id, "student");
});

const page = (path: string, member: Member) => door.send(path, { cookie: member.cookie });
const address = () => notebookPaths.notebook(one.school.id, one.id);

describe("a student", () => {
  it("reads what is shown of the notebooks of their classes, and nothing that is for teachers", async () => {
    for (const path of [address(), `${address()}?secao=${DRAFT}`]) {
      const response = await page(path, student);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(html).toContain("Um corpo percorre");
      for (const hidden of [SECRET, UNREADY, "Em rascunho", draftQuestion])
        expect(html.includes(hidden), hidden).toBe(false);
    }
  });

  it("finds nothing of a class that is not theirs, nor of a notebook put aside", async () => {
    expect((await page(address(), outside)).status).toBe(404);
    const list = await (await page(notebookPaths.notebooks(one.school.id), outside)).text();
    expect(list.includes(one.id)).toBe(false);
    const { school, id } = one;
    await activateNotebooks(depsOf(school.manager), school.actor, { ids: [id], active: false });
    expect((await page(address(), student)).status).toBe(404);
    await activateNotebooks(depsOf(school.manager), school.actor, { ids: [id], active: true });
    expect((await page(address(), student)).status).toBe(200);
  });
});

describe("a teacher of none of its classes", () => {
  it("neither sees nor writes a notebook, and nothing changes", async () => {
    const before = await state();
    const { id, section, school } = one;
    const list = await (await page(notebookPaths.notebooks(school.id), stranger)).text();
    expect(list.includes(id)).toBe(false);
    for (const path of [
      address(),
      notebookPaths.edit(school.id, id),
      notebookPaths.changes(school.id, id, 0),
      notebookPaths.usage(school.id, id),
      notebookPaths.usageTable(school.id, id),
      notebookPaths.blockHistory(school.id, id, one.blocks[0] ?? "", "text"),
    ])
      expect([path, (await page(path, stranger)).status]).toEqual([path, 404]);
    const block = { secao: section, bloco: one.blocks[0] ?? "", tipo: "text", lugar: "V", operacao: DRAFT };
    for (const intent of ["save", "add", "move", "drop", "section", "place", "next"]) {
      const fields = { intent, ...block, texto: "x", revisao: "1", excluir: "sim", titulo: "x" };
      const path = intent === "place" || intent === "next" ? address() : notebookPaths.edit(school.id, id);
      const { status } = await door.post(path, fields, { cookie: stranger.cookie });
      expect([intent, status >= 400 && status < 500]).toEqual([intent, true]);
    }
    expect(await state()).toBe(before);
  });
});

describe("the management of another school", () => {
  const intents = ["rename", "duplicate", "activate", "inactivate", "delete", "restore", "classes"];

  it("changes nothing of a notebook by its id, and notes nothing", async () => {
    const before = await state();
    for (const intent of intents) {
      const fields = { intent, id: one.id, titulo: "Outro", turma: other.classId };
      const path = notebookPaths.notebooks(other.school.id);
      const { status } = await door.post(path, fields, { cookie: other.school.manager.cookie });
      expect(status).toBeLessThan(500);
    }
    expect(await state()).toBe(before);
  });

  it("cannot put its own notebook into a class of this one", async () => {
    const path = notebookPaths.notebooks(other.school.id);
    const fields = { intent: "classes", id: other.id, turma: one.classId };
    await door.post(path, fields, { cookie: other.school.manager.cookie });
    const linked = await rowsOf<{ id: string }>(
      "SELECT c.id FROM class_notebooks k JOIN notebooks n ON n.num = k.notebook JOIN school_classes c ON c.num = k.class WHERE n.id = ?",
      other.id,
    );
    expect(linked).toEqual([]);
  });
});

describe("the room of a notebook (SEC-28)", () => {
  const join = (
    cookie: string | undefined,
    origin = ORIGIN,
    path = notebookPaths.channel(one.school.id, one.id),
  ) => door.send(path, { cookie, headers: { Upgrade: "websocket", Origin: origin } });

  it("is open to who writes it", async () => {
    const { status, webSocket } = await join(one.school.manager.cookie);
    expect(status).toBe(101);
    webSocket?.accept();
    webSocket?.close();
  });

  it("is closed to everybody else", async () => {
    const foreign = notebookPaths.channel(other.school.id, one.id);
    const statuses = [
      await join(undefined),
      await join(student.cookie),
      await join(stranger.cookie),
      await join(other.school.manager.cookie),
      await join(other.school.manager.cookie, ORIGIN, foreign),
      await join(one.school.manager.cookie, "https://mal.example"),
    ].map(({ status }) => status);
    expect(statuses).toEqual([401, 401, 404, 401, 404, 403]);
  });
});
