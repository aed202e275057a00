import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { draftFromRow } from "#app/features/bank/domain/draft/draft-from-row.ts";
import { printExam } from "#app/features/bank/domain/exchange/farol/print-exam.ts";
import { draftRows } from "#app/features/bank/queries/drafts.server.ts";
import { importQuestions } from "#app/features/bank/services/exchange/import-questions.server.ts";
import { suggestSearch } from "#app/features/questions/services/suggest-search.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { givenQuestion, type StoredQuestion, visitorDeps } from "#tests/support/given.ts";
import { givenAdmin, type Known, postFields } from "#tests/support/given-admin.ts";
import { change, rows, undo, undoEverything, versionOfCatalogue } from "#tests/support/topic-state.ts";
import { isolateCatalogue } from "#workers/build-deps.ts";

const [CINEMATICA, PLANO] = [5008, 5071];
const PAGE = `/admin/assuntos/${CINEMATICA}`;

let admin: Known;
let question: StoredQuestion;
let other: StoredQuestion;

beforeAll(async () => {
  admin = await givenAdmin();
  question = await givenQuestion({ topics: ["Cinemática"] });
  other = await givenQuestion({ topics: ["Cinemática", "Plano Inclinado"] });
});
afterEach(undoEverything);
afterAll(undoEverything);

/** The text of a page as an admin reads it, on one line. */
async function read(path: string): Promise<{ status: number; text: string; html: string }> {
  const response = await door.send(path, { cookie: admin.cookie });
  const html = await response.text();
  const text = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
  return { status: response.status, text, html };
}

async function post(path: string, fields: Record<string, string>) {
  const base = String(await versionOfCatalogue());
  const response = await postFields(path, { base, ...fields }, admin.cookie);
  return { status: response.status, to: response.headers.get("Location"), html: await response.text() };
}

describe("the catalogue's page", () => {
  it("lists a subject's topics with their questions and exams, and finds names in all of them", async () => {
    const { text } = await read("/admin/assuntos?disciplina=fisica");
    expect(text).toMatch(/Cinemática 2 questões EEAR, EFOMM e mais \d+/);
    expect(text).toMatch(/Plano Inclinado 1 questão/);
    expect(text).toContain("Nada mudou ainda");
    const found = await read("/admin/assuntos?q=globaliza");
    expect(found.text).toContain("2 assuntos com “globaliza”");
    expect((await read("/admin/assuntos?q=alquimia")).text).toContain("Nenhum assunto com esse nome.");
  });

  it("costs a topic's page two round trips at most", async () => {
    for (const path of ["/admin/assuntos", `${PAGE}?acao=merge&com=${PLANO}`]) {
      const { database, trips } = countedDatabase(bindings.DB);
      await openDoor({ DB: database }).send(path, { cookie: admin.cookie });
      expect(trips.length).toBeLessThanOrEqual(2);
    }
  });
});

describe("a change", () => {
  it("is shown first, with numbers and examples, and writes nothing", async () => {
    const version = await versionOfCatalogue();
    const { status, text } = await read(`${PAGE}?acao=merge&com=${PLANO}`);
    expect(status).toBe(200);
    expect(text).toContain("Juntar “Cinemática”, de Física, a “Plano Inclinado”. 2 questões são reescritas");
    expect(text).toContain("1 delas já tem os dois assuntos, e fica com um só.");
    expect(text).toContain("8 painéis de contagens dos filtros são recontados");
    expect(text).toContain(question.code);
    const moved = await read(`${PAGE}?acao=move&para=historia`);
    expect(moved.text).toContain("1 questão muda de disciplina junto");
    expect(moved.text).toContain("1 fica na disciplina dela");
    expect(moved.text).toContain("12 painéis");
    expect(await versionOfCatalogue()).toBe(version);
  });

  it("changes as many panels as was said", async () => {
    const panels = async () => {
      const found = await rows<{ key: string; counts: string }>("SELECT key, counts FROM facet_panels");
      return new Map(found.map(({ key, counts }) => [key, Object.entries(JSON.parse(counts)).sort().join()]));
    };
    const before = await panels();
    await change(CINEMATICA, "move", { subject: "historia" });
    const after = await panels();
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    expect(keys.filter((key) => before.get(key) !== after.get(key))).toHaveLength(12);
  });

  it.each([
    ["acao=rename&nome=", "Escreva o novo nome"],
    [`acao=rename&nome=${"x".repeat(200)}`, "até 80 caracteres"],
    ["acao=rename&nome=ACUSTICA", "já tem o assunto “Acústica”"],
    [`acao=merge&com=${CINEMATICA}`, "com ele mesmo"],
    ["acao=move&para=alquimia", "Escolha a disciplina"],
  ])("that cannot be made is refused at its field, with what was typed: %s", async (query, message) => {
    const { status, text, html } = await read(`${PAGE}?${query}`);
    expect([status, text.includes(message), text.includes("O que muda")]).toEqual([422, true, false]);
    const typed = new URLSearchParams(query).get("nome");
    if (typed) expect(html).toContain(`value="${typed}"`);
    const fields = Object.fromEntries(new URLSearchParams(query));
    expect((await post(PAGE, fields)).status).toBe(422);
  });

  it("is made on confirmation, reported on the list, and undone from there", async () => {
    const made = await post(PAGE, { acao: "rename", nome: "Movimentos" });
    expect(made.status).toBe(302);
    const { text, html } = await read(made.to ?? "");
    expect(text).toContain("Renomeou “Cinemática” para “Movimentos”, em Física");
    const num = /name="num" value="(\d+)"/.exec(html)?.[1] ?? "";
    const undone = await post("/admin/assuntos", { intent: "undo", num });
    expect(undone.status).toBe(302);
    expect((await read(undone.to ?? "")).text).toContain(
      "Desfeito. Renomeou “Cinemática” para “Movimentos”, em Física: está tudo como antes.",
    );
    expect((await post("/admin/assuntos", { intent: "undo", num })).status).toBe(409);
    const audit = await rows(
      "SELECT action, actor_id FROM audit WHERE subject_id = ? ORDER BY num DESC LIMIT 2",
      String(CINEMATICA),
    );
    expect(audit).toEqual([
      { action: "topics.undo", actor_id: admin.viewer.id },
      { action: "topics.rename", actor_id: admin.viewer.id },
    ]);
  });

  it("decided on another state of the catalogue is refused, and the preview stays visible", async () => {
    const base = String(await versionOfCatalogue());
    await change(PLANO, "rename", { name: "Rampas" });
    const stale = await post(`${PAGE}?acao=rename&nome=Movimentos`, {
      acao: "rename",
      nome: "Movimentos",
      base,
    });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain("O catálogo mudou enquanto você olhava a prévia");
    expect(stale.html).toContain("O que muda");
    expect((await post("/admin/assuntos/9999", { acao: "rename", nome: "Nada" })).status).toBe(404);
    expect((await post(PAGE, { acao: "apagar" })).status).toBe(400);
  });

  it("with a newer one that rests on it is not undone, and the page says which", async () => {
    const { num } = await change(CINEMATICA, "merge", { into: String(PLANO) });
    await change(PLANO, "rename", { name: "Rampas" });
    const { status, html } = await post("/admin/assuntos", { intent: "undo", num: String(num) });
    expect(status).toBe(409);
    expect(html).toContain("Renomeou “Plano Inclinado” para “Rampas”, em Física. Desfaça aquela primeiro.");
    // What was merged away leads to where it went.
    const response = await door.send(PAGE, { cookie: admin.cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([302, `/admin/assuntos/${PLANO}`]);
  });
});

describe("filters", () => {
  it("offer a moved topic in both subjects, to the questions that went and to those that stayed", async () => {
    await change(CINEMATICA, "move", { subject: "historia" });
    const offered = async (subject: string) =>
      (await read(`/questoes/todas/todos/${subject}`)).html.includes(`assunto=${CINEMATICA}`);
    expect([await offered("historia"), await offered("fisica"), await offered("matematica")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("new names", () => {
  it("are on every page, in filters, suggestions, files and the editor, and old ones are still understood", async () => {
    await change(CINEMATICA, "rename", { name: "Estudo dos Movimentos" });
    for (const path of [`/q/${question.code}`, "/questoes/todas/todos/fisica", `/q/${question.code}/editar`])
      expect((await read(path)).text).toContain("Estudo dos Movimentos");
    const titled = await read(`/questoes?assunto=${CINEMATICA}`);
    expect(titled.html).toMatch(/<title>[^<]*Estudo dos Movimentos/);
    const labels = async (text: string) =>
      (await suggestSearch(visitorDeps(), text)).choices.map(({ label }) => label);
    expect(await labels("estudo dos")).toContain("Estudo dos Movimentos");
    expect(await labels("cinemat")).not.toContain("Cinemática");
    const found = await visitorDeps().read(draftRows(visitorDeps().db, [question.ord]));
    const [row] = found;
    if (!row) throw new Error("no row");
    const file = printExam([draftFromRow(row, visitorDeps().catalogue.current())]);
    expect(file).toContain("Assuntos: Estudo dos Movimentos");
    for (const text of [file, file.replace("Estudo dos Movimentos", "Cinemática")]) {
      const { report } = await importQuestions(visitorDeps(), {
        format: "farol",
        files: [{ name: "prova.txt", bytes: new TextEncoder().encode(text) }],
        as: { institution: null, year: null, subject: null },
        dryRun: false,
        importedBy: "teste",
      });
      expect(report).toMatchObject({ read: 1, unchanged: 1 });
    }
  });

  it("reach an isolate that has just begun with its first page, in the same round trip", async () => {
    const { num } = await change(CINEMATICA, "rename", { name: "Estudo dos Movimentos" });
    isolateCatalogue.clear();
    const { database, trips } = countedDatabase(bindings.DB);
    const fresh = openDoor({ DB: database });
    const html = await (await fresh.send(`/q/${question.code}`)).text();
    expect([html.includes("Estudo dos Movimentos"), trips.length]).toEqual([true, 1]);
    const asked = () => trips.at(-1)?.filter(({ sql }) => sql.includes("topic_overlay")) ?? [];
    expect(asked().map(({ rowsRead }) => rowsRead)).toEqual([1]);
    await fresh.send(`/q/${question.code}`);
    expect([asked().length, trips.length]).toEqual([0, 2]);
    await undo(num);
  });

  it("reach an isolate that has just begun also at an old topic's address", async () => {
    await change(CINEMATICA, "merge", { into: String(PLANO) });
    isolateCatalogue.clear();
    const html = await (await openDoor().send(`/questoes?assunto=${CINEMATICA}`)).text();
    expect(html).toContain(question.code);
    expect(html).toContain(other.code);
  });

  it("are on the edge's cached pages as soon as they are effective", async () => {
    const edge = openDoor({ PUBLIC_CACHE_SECONDS: "300" });
    const page = async () => (await edge.send(`/q/${question.code}`)).text();
    expect(await page()).toContain("Cinemática");
    const path = `${PAGE}?acao=rename&nome=Velocidade`;
    const base = String(await versionOfCatalogue());
    const sent = await edge.post(
      path,
      { acao: "rename", nome: "Velocidade", base },
      { cookie: admin.cookie },
    );
    expect(sent.status).toBe(302);
    expect(await page()).toContain("Velocidade");
    expect(await page()).not.toContain("Cinemática");
    const [{ num } = { num: 0 }] = await rows<{ num: number }>("SELECT max(num) AS num FROM topic_changes");
    const fields = { intent: "undo", num: String(num), base: String(await versionOfCatalogue()) };
    await edge.post("/admin/assuntos", fields, { cookie: admin.cookie });
    expect(await page()).toContain("Cinemática");
  });
});
