import { describe, expect, it } from "vitest";
import { printExam } from "#app/features/bank/domain/exchange/farol/print-exam.ts";
import { summaryText } from "#app/features/exams/domain/import-summary.ts";
import { examPaths } from "#app/features/exams/paths.ts";
import { checkExamText } from "#app/features/exams/services/check-exam-text.server.ts";
import { readExamTexts } from "#app/features/exams/services/exam-texts.server.ts";
import { readExam } from "#app/features/exams/services/read-exam.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { door } from "#tests/support/door.ts";
import { freshId, givenDraft, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown, type Known, postFields } from "#tests/support/given-admin.ts";

const deps = visitorDeps();

/** An exam of three unique questions; `third`: the key line of its third one. */
function examText(phase: string, third = "Gabarito: C"): string {
  const question = (number: number, key: string) =>
    `## ${number}\n\nQuanto é ${number} + ${number}, na prova ${phase}?\n\na) 1\nb) 2\nc) 4\nd) 6\n${key}\n`;
  const questions = [question(1, "Gabarito: B"), question(2, "Gabarito: C"), question(3, third)];
  return `# Prova: ITA 2019\nFase: ${phase}\nDisciplina: Matemática\n\n${questions.join("\n")}`;
}

function post(admin: Known, fields: Record<string, string>) {
  return postFields(examPaths.import(), { id: freshId(), revisao: "0", ...fields }, admin.cookie);
}

function countOf(phase: string): Promise<number | null> {
  return bindings.DB.prepare("SELECT count(*) AS n FROM questions WHERE phase = ?")
    .bind(phase)
    .first<number>("n");
}

describe("an exam as text", () => {
  it("is imported directly as completed, with its entry, its audit row and its place in the search", async () => {
    const admin = await givenAdmin();
    const phase = `fase ${freshId().slice(0, 8).toLowerCase()}`;
    const text = examText(phase);
    const draft = freshId();
    await post(admin, { intent: "save", id: draft, text });
    const response = await post(admin, { intent: "import", id: draft, revisao: "1", text });
    expect([response.status, response.headers.get("Location")]).toEqual([302, examPaths.edit("import")]);
    expect(await countOf(phase)).toBe(3);
    const [row] = (
      await bindings.DB.prepare("SELECT id, state FROM exam_documents WHERE phase = ?")
        .bind(phase)
        .all<{ id: string; state: string }>()
    ).results;
    expect(row?.state).toBe("completed");
    const { published } = await readExam(deps, row?.id ?? "");
    expect(published.map(({ number, status }) => [number, status])).toEqual([
      [1, "published"],
      [2, "published"],
      [3, "published"],
    ]);
    expect((await auditOf(row?.id ?? "")).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["exam.import", admin.viewer.id],
    ]);
    expect((await readExamTexts(deps, admin.viewer, draft)).open).toBeNull();
    const page = await door.send(`/q/${published[0]?.code}`, {});
    expect(await page.text()).toContain("Quanto é 1 + 1");
    // A repeat: nothing new, nothing written twice.
    const again = await checkExamText(deps, text);
    expect(summaryText(again.summary)).toBe("3 sem mudança");
  });

  it("with an error imports the rest, reports it, and retains the draft until it is corrected", async () => {
    const admin = await givenAdmin();
    const phase = `fase ${freshId().slice(0, 8).toLowerCase()}`;
    const text = examText(phase, "Gabarito: E");
    const draft = freshId();
    const checked = await post(admin, { intent: "check", id: draft, text });
    const html = await checked.text();
    expect(html).toContain(
      `2 questões novas, 1 com erro na linha ${text.split("\n").indexOf("Gabarito: E") + 1}`,
    );
    expect(html).toContain("O gabarito E não está entre as alternativas.");
    expect(await countOf(phase)).toBe(0);
    const imported = await (await post(admin, { intent: "import", id: draft, revisao: "1", text })).text();
    expect(imported).toContain("Importação feita em parte");
    expect(await countOf(phase)).toBe(2);
    const open = (await readExamTexts(deps, admin.viewer, draft)).open;
    expect(open?.content).toBe(text);
    const right = await post(admin, {
      intent: "import",
      id: draft,
      revisao: String(open?.version),
      text: examText(phase),
    });
    expect(right.status).toBe(302);
    expect(await countOf(phase)).toBe(3);
  });

  it("changes existing questions, and previews so", async () => {
    const admin = await givenAdmin();
    const phase = `fase ${freshId().slice(0, 8).toLowerCase()}`;
    await post(admin, { intent: "import", text: examText(phase) });
    const { summary } = await checkExamText(deps, examText(phase, "Gabarito: D"));
    expect(summaryText(summary)).toBe("1 que muda no acervo, 2 sem mudança");
  });

  it("finds a question of the bank again by its source", async () => {
    const admin = await givenAdmin();
    const draft = givenDraft();
    expect((await post(admin, { intent: "import", text: printExam([draft]) })).status).toBe(302);
    const { summary } = await checkExamText(deps, printExam([draft]));
    expect(summary).toMatchObject({ fresh: 0, changed: 0, same: 1 });
  });

  it("leaves out a question whose picture was not sent, at the line that names it", async () => {
    const text = examText("única").replace("Quanto é 2 + 2", "![x](nao/enviada.png)\n\nQuanto é 2 + 2");
    const { summary } = await checkExamText(deps, text);
    expect(summary).toMatchObject({
      fresh: 2,
      rejected: 1,
      problems: [{ line: text.split("\n").indexOf("![x](nao/enviada.png)") + 1 }],
    });
  });

  it.each([
    ["", 422, "exam-empty"],
    ["só palavras", 422, "exam-empty"],
  ])("%j cannot be imported: %i %s", async (text, status, code) => {
    const response = await post(await givenAdmin(), { intent: "import", text });
    expect([response.status, (await response.text()).includes(`Ocorreu um erro: ${code}`)]).toEqual([
      status,
      true,
    ]);
  });

  it("of more than 300,000 characters is refused", async () => {
    const response = await post(await givenAdmin(), { intent: "check", text: "a".repeat(300_001) });
    expect(response.status).toBe(413);
  });
});

describe("a draft", () => {
  it("is saved over the version that was seen; another tab's is not overwritten unknowingly", async () => {
    const admin = await givenAdmin();
    const id = freshId();
    const save = (revisao: string, text: string) => post(admin, { intent: "save", id, revisao, text });
    expect((await save("0", "um")).status).toBe(200);
    expect((await save("1", "dois")).status).toBe(200);
    const late = await save("1", "três");
    expect([late.status, (await late.text()).includes("três")]).toEqual([409, true]);
    // The reply to a save was lost, and the same comes again.
    expect((await save("1", "dois")).status).toBe(200);
    // Over the one that was compared.
    expect((await save("2", "quatro")).status).toBe(200);
    await post(admin, { intent: "delete", id });
    expect((await save("3", "cinco")).status).toBe(409);
    expect((await save("0", "quatro")).status).toBe(200);
    expect((await readExamTexts(deps, admin.viewer, null)).open).toMatchObject({
      id,
      content: "quatro",
      version: 1,
    });
  });

  it("is its writer's alone", async () => {
    const [one, other] = [await givenAdmin(), await givenAdmin()];
    const id = freshId();
    await post(one, { intent: "save", id, text: "# Prova: ITA 2024" });
    expect((await readExamTexts(deps, other.viewer, id)).open).toBeNull();
    expect((await post(other, { intent: "save", id, revisao: "1", text: "roubado" })).status).toBe(409);
    await post(other, { intent: "delete", id });
    expect((await readExamTexts(deps, one.viewer, id)).open?.content).toBe("# Prova: ITA 2024");
    await post(one, { intent: "delete", id });
    expect((await readExamTexts(deps, one.viewer, id)).open).toBeNull();
  });

  it("there are fifty of at most", async () => {
    const admin = await givenAdmin();
    const insert = bindings.DB.prepare("INSERT INTO exam_texts VALUES (?, ?, 'x', 'x', 1, 1)");
    await bindings.DB.batch(Array.from({ length: 50 }, () => insert.bind(freshId(), admin.viewer.id)));
    const response = await post(admin, { intent: "save", text: "mais um" });
    expect([response.status, (await response.text()).includes("50 rascunhos")]).toEqual([409, true]);
  });
});

describe("a picture of an exam", () => {
  const png = Uint8Array.from(
    atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="),
    (character) => character.charCodeAt(0),
  );

  async function send(admin: Known, bytes: Uint8Array<ArrayBuffer>) {
    const body = new FormData();
    body.set("intent", "figure");
    body.set("id", freshId());
    body.set("file", new File([bytes], "Gráfico de barras.PNG"));
    const headers = { "Sec-Fetch-Site": "same-origin", Origin: "https://farol.test" };
    return door.send("/ide?_data=features%2Fexams%2Fpages%2Fimport-exam", {
      method: "POST",
      body,
      cookie: admin.cookie,
      headers,
    });
  }

  it("is stored under a path of its own, and can be shown at once", async () => {
    const response = await send(await givenAdmin(), png);
    const { figure } = await response.json<{ figure: string }>();
    expect(figure).toMatch(/^!\[[^\]]*\]\(provas\/[\w-]+\/grafico-de-barras\.png\)$/);
    const { summary } = await checkExamText(
      deps,
      examText("única").replace("Quanto é 1 + 1", `${figure}\n\nQuanto é 1 + 1`),
    );
    expect(summary.fresh).toBe(3);
  });

  it.each([
    ["a page", new TextEncoder().encode("<script>alert(1)</script>"), 415],
    ["nothing", new Uint8Array(), 415],
    ["too much", new Uint8Array(2 * 1024 * 1024 + 1), 413],
  ])("is refused when it is %s", async (_, bytes, status) => {
    expect((await send(await givenAdmin(), bytes)).status).toBe(status);
  });
});

it("nobody else writes, imports or sends pictures", async () => {
  const student = await givenKnown({ claims: ["moderator"] });
  const phase = `fase ${freshId().slice(0, 8).toLowerCase()}`;
  for (const intent of ["save", "check", "import", "figure", "delete"])
    expect((await post(student, { intent, text: examText(phase) })).status).toBe(401);
  expect(await countOf(phase)).toBe(0);
});
