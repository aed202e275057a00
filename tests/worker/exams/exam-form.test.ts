import { describe, expect, it } from "vitest";
import { examPaths } from "#app/features/exams/paths.ts";
import { examById } from "#app/features/exams/services/exam-of-row.server.ts";
import { listExams } from "#app/features/exams/services/list-exams.server.ts";
import { readExam } from "#app/features/exams/services/read-exam.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";
import { png } from "#tests/support/pictures.ts";

const deps = visitorDeps();

const question = {
  intent: "save",
  number: "1",
  kind: "single-choice",
  subject: "fisica",
  topics: "Vetores",
  statement: "Quanto vale $2+2$?",
  ...{ "alternative-0": "1", "alternative-1": "2", "alternative-2": "4", "alternative-3": "6" },
  key: "C",
};

async function givenExam(admin: Known): Promise<string> {
  const id = freshId();
  const fields = { id, institution: "ITA", year: "2018", phase: "2ª fase" };
  const response = await postFields(examPaths.submit(), fields, admin.cookie);
  expect([response.status, response.headers.get("Location")]).toEqual([302, examPaths.exam(id, "nova")]);
  return id;
}

/** Posts to the exam's page over the stored version. */
async function edit(admin: Known, id: string, fields: Record<string, string>, version?: number) {
  const stands = version ?? (await examById(deps, id)).version;
  return postFields(examPaths.exam(id), { id, version: String(stands), ...fields }, admin.cookie);
}

async function givenQuestions(admin: Known, id: string, numbers: readonly number[]): Promise<string[]> {
  for (const number of numbers) {
    const fields = { ...question, number: String(number), path: freshId() };
    expect((await edit(admin, id, fields)).status).toBe(302);
  }
  return (await examById(deps, id)).drafts.map(({ provenance }) => provenance.path);
}

async function numbersOf(id: string): Promise<(number | null)[]> {
  return (await examById(deps, id)).drafts.map(({ number }) => number);
}

describe("a picture sent with a question", () => {
  async function send(admin: Known, id: string, files: Record<string, Uint8Array<ArrayBuffer>>) {
    const body = new FormData();
    const { version } = await examById(deps, id);
    const fields = { id, version: String(version), path: freshId(), ...question, "alternative-0": "" };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    for (const [part, bytes] of Object.entries(files))
      body.set(`file-${part}`, new File([bytes], "Figura.png"));
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: "https://farol.test" };
    return door.send(examPaths.exam(id), { method: "POST", body, cookie: admin.cookie, headers });
  }

  it("is shown where it was sent to: in the statement, or as an alternative", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    expect((await send(admin, id, { statement: png(), "0": png() })).status).toBe(302);
    const [draft] = (await examById(deps, id)).drafts;
    expect(draft?.statement).toMatch(
      /^Quanto vale \$2\+2\$\?\n\n!\[[^\]]*\]\(provas\/[\w-]+\/figura\.png\)$/,
    );
    expect(draft?.alternatives[0]).toEqual({
      text: "",
      picture: { path: expect.stringMatching(/^provas\/[\w-]+\/figura\.png$/), alt: null },
    });
    expect(draft?.alternatives[1]).toEqual({ text: "2", picture: null });
  });

  it("is refused at its field where it is no picture, and nothing is stored", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    const response = await send(admin, id, { "1": new TextEncoder().encode("<script>alert(1)</script>") });
    expect([response.status, (await response.text()).includes("Envie uma imagem em PNG")]).toEqual([
      422,
      true,
    ]);
    expect((await examById(deps, id)).drafts).toEqual([]);
  });
});

describe("an exam built by form", () => {
  it("is pending: its questions are added, moved, edited and deleted, and nobody finds them", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    const [first = "", second = ""] = await givenQuestions(admin, id, [1, 2, 3]);
    await edit(admin, id, { intent: "down", path: first });
    expect(await numbersOf(id)).toEqual([2, 1, 3]);
    await edit(admin, id, { intent: "up", path: second });
    expect(await numbersOf(id)).toEqual([2, 1, 3]);
    await edit(admin, id, { ...question, number: "7", path: second });
    await edit(admin, id, { intent: "remove", path: first });
    expect(await numbersOf(id)).toEqual([7, 3]);
    const stored = await bindings.DB.prepare(
      "SELECT count(*) AS n FROM question_sources WHERE source = 'farol-exame' AND path LIKE ?",
    )
      .bind(`${id}/%`)
      .first("n");
    expect(stored).toBe(0);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      "exam.create",
      ...Array(7).fill("exam.edit"),
    ]);
  });

  it("is published: it moves to the completed ones, and its questions into the bank", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    await givenQuestions(admin, id, [1, 2]);
    const { version } = await examById(deps, id);
    const publish = () =>
      postFields(examPaths.edit(), { intent: "publish", id, version: String(version) }, admin.cookie);
    expect((await publish()).headers.get("Location")).toBe(examPaths.edit("publish"));
    const { exam, published } = await readExam(deps, id);
    expect([exam.state, exam.drafts, published.map(({ number, status }) => [number, status])]).toEqual([
      "completed",
      [],
      [
        [1, "published"],
        [2, "published"],
      ],
    ]);
    const lists = await listExams(deps, null);
    expect([
      lists.pending.some((each) => each.id === id),
      lists.completed.some((each) => each.id === id),
    ]).toEqual([false, true]);
    expect((await auditOf(id)).at(-1)?.action).toBe("exam.publish");
    expect((await publish()).status).toBe(409);
    // What is published is not edited here, nor deleted.
    expect((await edit(admin, id, { ...question, path: "x" })).status).toBe(409);
    const gone = { intent: "delete", id, version: String(exam.version) };
    expect((await postFields(examPaths.edit(), gone, admin.cookie)).status).toBe(409);
    await edit(admin, id, { intent: "head", title: "Outro nome", institution: "IME", year: "2001" });
    expect((await examById(deps, id)).head).toMatchObject({ title: "Outro nome", institution: "ITA" });
  });

  it("is deleted while it is pending, with its entry, once", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    const remove = () => postFields(examPaths.edit(), { intent: "delete", id, version: "1" }, admin.cookie);
    expect((await remove()).headers.get("Location")).toBe(examPaths.edit("delete"));
    await expect(examById(deps, id)).rejects.toMatchObject({ code: "exam-not-found" });
    expect((await remove()).status).toBe(404);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual(["exam.create", "exam.delete"]);
  });

  it("changed its exam: its questions are of that exam", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    await givenQuestions(admin, id, [1]);
    await edit(admin, id, { intent: "head", institution: "IME", year: "2020" });
    const { head, drafts } = await examById(deps, id);
    expect([head.title, drafts[0]?.institution, drafts[0]?.exam.year]).toEqual(["IME 2020", "IME", 2020]);
  });

  it("by two admins at once: the second is informed, and what they typed stays", async () => {
    const [one, two] = [await givenAdmin(), await givenAdmin()];
    const id = await givenExam(one);
    const { version } = await examById(deps, id);
    expect((await edit(one, id, { ...question, path: freshId() }, version)).status).toBe(302);
    const late = await edit(
      two,
      id,
      { ...question, statement: "A versão da segunda", path: "nova" },
      version,
    );
    const html = await late.text();
    expect([late.status, html.includes("mudou enquanto você editava")]).toEqual([409, true]);
    const stale = { intent: "publish", id, version: String(version) };
    expect((await postFields(examPaths.edit(), stale, two.cookie)).status).toBe(409);
    expect((await postFields(examPaths.edit(), { ...stale, intent: "delete" }, two.cookie)).status).toBe(409);
    expect(await numbersOf(id)).toEqual([1]);
  });
});

describe("what cannot be saved says so at its field and stays typed", () => {
  it.each([
    [{ institution: "", year: "2018" }, "Escolha a instituição."],
    [{ institution: "ITA", year: "18" }, "Escreva o ano com quatro algarismos"],
    [{ institution: "ITA", year: "2018", day: "x" }, "O dia é um algarismo"],
  ])("the exam %j", async (fields, message) => {
    const response = await postFields(
      examPaths.submit(),
      { id: freshId(), ...fields },
      (await givenAdmin()).cookie,
    );
    expect([response.status, (await response.text()).includes(message)]).toEqual([422, true]);
  });

  it.each([
    [{ statement: "" }, "Escreva o enunciado."],
    [{ subject: "" }, "Escolha a disciplina."],
    [{ key: "" }, "precisa de gabarito"],
    [{ key: "E" }, "O gabarito não está entre as alternativas."],
    [{ topics: "Vetore" }, "Estes assuntos não são de Física: Vetore."],
    [{ statement: "![x](nao/ha.png)" }, "Falta enviar: nao/ha.png."],
    [{ number: "dois" }, "O número da questão vai de 1 a 999."],
  ])("the question %j", async (fields, message) => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    const response = await postFields(
      `${examPaths.exam(id, "nova")}`,
      { id, version: "1", path: freshId(), ...question, ...fields },
      admin.cookie,
    );
    const html = await response.text();
    expect([response.status, html.includes(message), html.includes('value="C"')]).toEqual([422, true, true]);
    expect(await numbersOf(id)).toEqual([]);
  });

  it("an exam without questions is not published", async () => {
    const admin = await givenAdmin();
    const id = await givenExam(admin);
    const response = await postFields(
      examPaths.edit(),
      { intent: "publish", id, version: "1" },
      admin.cookie,
    );
    expect([response.status, (await response.text()).includes("nenhuma questão completa")]).toEqual([
      422,
      true,
    ]);
  });
});

it("nobody else begins, edits, publishes or deletes", async () => {
  const id = await givenExam(await givenAdmin());
  const student = await givenKnown({ claims: ["mentor"] });
  const asked = [
    postFields(examPaths.submit(), { id: freshId(), institution: "ITA", year: "2018" }, student.cookie),
    edit(student, id, { ...question, path: freshId() }),
    postFields(examPaths.edit(), { intent: "publish", id, version: "1" }, student.cookie),
    postFields(examPaths.edit(), { intent: "delete", id, version: "1" }, student.cookie),
  ];
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect(await examById(deps, id)).toMatchObject({ version: 1, state: "pending" });
});
