import { beforeAll, describe, expect, it } from "vitest";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { storeQuestions } from "#app/features/bank/services/storing/store-questions.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { countedDatabase } from "#tests/support/count-trips.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { baseOf, editForm, postEdit } from "#tests/support/edit-form.ts";
import { freshId, givenQuestion, givenStudent, visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, type Known } from "#tests/support/given-admin.ts";
import { searchPage } from "#tests/support/search-page.ts";

let admin: Known;

beforeAll(async () => {
  admin = await givenAdmin();
});

async function found(text: string, subject?: number): Promise<number[]> {
  const filters = { ...noFilters, text, subjects: subject ? [subject] : [] };
  const { rows } = await searchPage(visitorDeps(), null, filters);
  return rows.map((row) => row.ord);
}

function rareWord(): string {
  return `zz${freshId().replaceAll(/\d/g, "x")}`;
}

async function rows<Row>(query: string, ...values: unknown[]): Promise<Row[]> {
  return (
    await bindings.DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;
}

/** Every facet panel, without the order of its counts. */
async function panels(): Promise<unknown> {
  const all = await rows<{ key: string; counts: string }>(
    "SELECT key, counts FROM facet_panels ORDER BY key",
  );
  return all
    .map(({ key, counts }) => [key, JSON.parse(counts)])
    .filter(([, counts]) => Object.keys(counts).length > 0);
}

describe("an edit by hand", () => {
  it("renders the texts again, moves words, tokens and panels, and leaves a version and an audit row", async () => {
    const [old, fresh] = [rareWord(), rareWord()];
    const question = await givenQuestion({ statement: `Sobre ${old}, assinale.` });
    const form = editForm(question, await baseOf(question.ord), {
      statement: `Sobre ${fresh}: $\\frac{1}{2}$.`,
      subject: "quimica",
    });
    const { status, to } = await postEdit(question.code, form, admin.cookie);
    expect([status, to]).toEqual([302, `/q/${question.code}/editar?feito=salva`]);
    expect([await found(old), await found(fresh), await found(fresh, 11), await found(fresh, 5)]).toEqual([
      [],
      [question.ord],
      [question.ord],
      [],
    ]);
    const html = await (await door.send(`/q/${question.code}`)).text();
    expect(html).toContain("<mfrac>");
    const versions = await rows<{ version: number; actor_id: string | null; draft: string }>(
      "SELECT version, actor_id, draft FROM question_versions WHERE ord = ? ORDER BY version",
      question.ord,
    );
    expect(versions.map(({ version, actor_id }) => [version, actor_id])).toEqual([
      [0, null],
      [1, admin.viewer.id],
    ]);
    expect(JSON.parse(versions[0]?.draft ?? "")).toMatchObject({ statement: `Sobre ${old}, assinale.` });
    const [audit] = await auditOf(question.code);
    expect(audit).toMatchObject({ action: "question.edit", actor_id: admin.viewer.id });
    expect(audit?.after).toContain("Enunciado");
  });

  it("and back again leaves the panels exactly as they were", async () => {
    const question = await givenQuestion({ topics: ["Cinemática"] });
    const before = await panels();
    const edited = editForm(question, await baseOf(question.ord), { difficulty: "3", institution: "ITA" });
    expect((await postEdit(question.code, edited, admin.cookie)).status).toBe(302);
    expect(await panels()).not.toEqual(before);
    await postEdit(question.code, editForm(question, await baseOf(question.ord)), admin.cookie);
    expect(await panels()).toEqual(before);
  });

  it("with nothing changed writes nothing", async () => {
    const question = await givenQuestion();
    const { to } = await postEdit(
      question.code,
      editForm(question, await baseOf(question.ord)),
      admin.cookie,
    );
    expect(to).toContain("feito=igual");
    expect(await rows("SELECT 1 FROM question_versions WHERE ord = ?", question.ord)).toEqual([]);
  });

  it("is refused at each field that is wrong, with everything typed preserved", async () => {
    const question = await givenQuestion();
    const form = editForm(question, await baseOf(question.ord), {
      statement: "",
      number: "doze",
      institution: "NENHUMA",
      subject: "quimica",
      key: "E",
      "alternative-4": "",
      solution: "Texto que não se perde",
    });
    form.append("topics", "Cinemática");
    const { status, html } = await postEdit(question.code, form, admin.cookie);
    expect(status).toBe(422);
    for (const text of [
      "Escreva o enunciado.",
      "O número da questão vai de 1 a 999.",
      "Escolha a instituição.",
      "Estes assuntos não são de Química: Cinemática.",
      "O gabarito não está entre as alternativas.",
      "Texto que não se perde",
    ])
      expect(html).toContain(text);
    expect(await rows("SELECT 1 FROM question_versions WHERE ord = ?", question.ord)).toEqual([]);
  });

  it("may hide a question and show it again", async () => {
    const word = rareWord();
    const question = await givenQuestion({ statement: `Sobre ${word}, assinale.` });
    const held = { status: "quarantined", quarantineReason: "duas certas" };
    await postEdit(question.code, editForm(question, await baseOf(question.ord), held), admin.cookie);
    expect([(await door.send(`/q/${question.code}`)).status, await found(word)]).toEqual([404, []]);
    const audit = await (await door.send("/admin/questoes?ver=quarantined", { cookie: admin.cookie })).text();
    expect(audit).toContain("duas certas");
    await postEdit(question.code, editForm(question, await baseOf(question.ord)), admin.cookie);
    expect([(await door.send(`/q/${question.code}`)).status, await found(word)]).toEqual([
      200,
      [question.ord],
    ]);
  });
});

describe("two editors at once", () => {
  it("the second is informed, sees the difference, loses nothing, and saves knowingly", async () => {
    const question = await givenQuestion();
    const base = await baseOf(question.ord);
    await postEdit(question.code, editForm(question, base, { hint: "Dica da primeira" }), admin.cookie);
    const mine = editForm(question, base, { solution: "Resolução da segunda" });
    const { status, html } = await postEdit(question.code, mine, admin.cookie);
    expect(status).toBe(409);
    expect(html).toContain("Outra pessoa mudou esta questão enquanto você editava.");
    expect(html).toContain("Resolução da segunda");
    expect(html).toContain("Dica da primeira");
    const now = await baseOf(question.ord);
    expect(html).toContain(now);
    mine.set("base", now);
    expect((await postEdit(question.code, mine, admin.cookie)).status).toBe(302);
  });

  it("in the very same moment only one of them lands", async () => {
    const question = await givenQuestion();
    const base = await baseOf(question.ord);
    const results = await Promise.all(
      ["um", "dois", "três"].map((hint) =>
        postEdit(question.code, editForm(question, base, { hint: `Dica ${hint}` }), admin.cookie),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([302, 409, 409]);
    expect(
      await rows("SELECT 1 FROM question_versions WHERE ord = ? AND version > 0", question.ord),
    ).toHaveLength(1);
  });
});

describe("an import after an edit", () => {
  it("preserves people's edits of the question, and says so", async () => {
    const question = await givenQuestion();
    await postEdit(
      question.code,
      editForm(question, await baseOf(question.ord), { hint: "À mão" }),
      admin.cookie,
    );
    const newer = { ...question.draft, statement: "O que a fonte diz agora." };
    const outcomes = await storeQuestions(visitorDeps(), [newer], { importedBy: "teste" });
    expect(outcomes).toEqual(["kept"]);
    const [row] = await rows<{ hint: string }>(
      "SELECT hint FROM question_solutions WHERE ord = ?",
      question.ord,
    );
    expect(row?.hint).toBe("À mão");
    expect(await (await door.send(`/q/${question.code}`)).text()).not.toContain("O que a fonte diz agora");
  });
});

describe("the history", () => {
  it("shows what each version changed, and brings an old one back as a new one", async () => {
    const question = await givenQuestion();
    await postEdit(
      question.code,
      editForm(question, await baseOf(question.ord), { hint: "Some em horas" }),
      admin.cookie,
    );
    const page = `/q/${question.code}/historico`;
    const html = await (await door.send(page, { cookie: admin.cookie })).text();
    for (const text of ["Versão 1", "Como veio da fonte", "Divida", "Some"]) expect(html).toContain(text);
    const fields = { base: await baseOf(question.ord), version: "0" };
    const restored = await door.post(page, fields, { cookie: admin.cookie });
    expect(restored.headers.get("Location")).toBe(`${page}?feito=restaurada`);
    const versions = await rows(
      "SELECT version, restores FROM question_versions WHERE ord = ? ORDER BY version",
      question.ord,
    );
    expect(versions).toEqual([
      { version: 0, restores: null },
      { version: 1, restores: null },
      { version: 2, restores: 0 },
    ]);
    const [row] = await rows<{ hint: string }>(
      "SELECT hint FROM question_solutions WHERE ord = ?",
      question.ord,
    );
    expect(row?.hint).toBe("Divida o espaço pelo tempo.");
    const missing = await door.post(page, { ...fields, version: "77" }, { cookie: admin.cookie });
    expect(missing.status).toBe(404);
  });
});

describe("a preview", () => {
  it("is rendered by the storing renderer, reports failures, and writes nothing", async () => {
    const question = await givenQuestion();
    const form = editForm(question, "", {
      intent: "preview",
      statement: "$\\fraq{1}$ e $\\sqrt{2}$",
      number: "x",
    });
    const { status, html } = await postEdit(question.code, form, admin.cookie);
    expect(status).toBe(200);
    expect(html).toContain("<msqrt>");
    expect(html).toContain("\\fraq{1}");
    expect(html).not.toContain("O número da questão vai de");
    expect(await rows("SELECT 1 FROM question_versions WHERE ord = ?", question.ord)).toEqual([]);
  });

  it("costs at most two round trips to open, and nobody but an admin gets one", async () => {
    const question = await givenQuestion();
    const { database, trips } = countedDatabase(bindings.DB);
    await openDoor({ DB: database }).send(`/q/${question.code}/editar`, { cookie: admin.cookie });
    expect(trips.length).toBeLessThanOrEqual(2);
    for (const cookie of [undefined, await givenStudent()])
      expect((await postEdit(question.code, editForm(question, ""), cookie)).status).toBe(401);
  });
});
