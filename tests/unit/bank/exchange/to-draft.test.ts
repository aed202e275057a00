import { describe, expect, it, test } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { classify, institutionNamed, subjectNamed } from "#app/features/bank/domain/exchange/classify.ts";
import type { ForeignQuestion } from "#app/features/bank/domain/exchange/foreign-question.ts";
import { importedAs } from "#app/features/bank/domain/exchange/imported-as.ts";
import { type DraftScope, foreignDraft } from "#app/features/bank/domain/exchange/to-draft.ts";

const nobodySays = { institution: null, year: null, subject: null };
const question: ForeignQuestion = {
  ...{ name: "q1", line: 3, kind: "single-choice", statement: "Quanto vale a força?", key: "A" },
  alternatives: ["1 N", "2 N", "3 N", "4 N"].map((text) => ({ text, picture: null })),
  ...{ solution: null, hint: null, labels: [], problem: null, carried: null },
};
const scope: DraftScope = {
  ...{ format: "gift", path: "prova.gift/q1", as: nobodySays, thisYear: 2026, isBroken: () => false },
  catalogue: seedCatalogue,
};
const picture = { path: "trocas/0123456789abcdef-cubo.png", alt: null };

describe("the name of an institution or subject", () => {
  test.each([
    ["ITA", "ITA"],
    [" ita ", "ITA"],
    ["Escola Naval", "EN"],
    ["instituto tecnologico de aeronautica", "ITA"],
    ["Hogwarts", null],
    ["", null],
  ])("%j is the institution %j", (label, code) => {
    expect(institutionNamed(label)).toBe(code);
  });

  test.each([
    ["fisica", "fisica"],
    ["FÍSICA", "fisica"],
    [" quimica ", "quimica"],
    ["Magia", null],
  ])("%j is the subject %j", (label, slug) => {
    expect(subjectNamed(label)).toBe(slug);
  });
});

describe("where a question belongs", () => {
  const catalogue = seedCatalogue;
  const physics = { subject: "fisica" as const, catalogue };

  it("is first the importer's choice, then what its labels name, the innermost first", () => {
    expect(classify(["Química"], "", physics).subject).toBe("fisica");
    expect(classify(["Matemática", "Química", "Prova 3"], "", { subject: null, catalogue }).subject).toBe(
      "quimica",
    );
  });

  it("is the subject that alone has a topic of that name; a name of two subjects decides nothing", () => {
    expect(classify(["óptica geométrica"], "", { subject: null, catalogue })).toMatchObject({
      ...{ subject: "fisica", topics: ["Óptica Geométrica"] },
    });
    const shared = classify(["Ortografia"], "the force of the wind and the sea", {
      subject: null,
      catalogue,
    });
    expect(shared.subject).toBe("ingles");
  });

  it("is else derived from its words, and from its language where they do not suffice", () => {
    const text =
      "Com atrito, calcule em newtons a força que dá ao bloco essa aceleração e, depois, sua energia cinética.";
    expect(classify([], text, { subject: null, catalogue }).subject).toBe("fisica");
    expect(
      classify([], "the cat is on the table and it was for you", { subject: null, catalogue }).subject,
    ).toBe("ingles");
    expect(
      classify([], "el gato y la mesa son del niño que no es su hijo", { subject: null, catalogue }).subject,
    ).toBe("espanhol");
    expect(classify([], "o gato da vizinha não foi para a casa", { subject: null, catalogue }).subject).toBe(
      "portugues",
    );
    expect(classify([], "", { subject: null, catalogue }).subject).toBe("portugues");
  });

  it("names each topic once, as the catalogue writes it, and guesses none where the labels say some", () => {
    const topics = ["Cinemática", "cinematica", "Prova de março"];
    expect(classify(topics, "espelho côncavo e lente convergente", physics).topics).toEqual(["Cinemática"]);
    expect(classify([], "espelho côncavo, lente convergente e reflexão da luz", physics).topics).not.toEqual(
      [],
    );
  });

  it("has the institution and the year that a label names", () => {
    expect(classify(["Provas", "ITA", " 2019 "], "", physics)).toMatchObject({
      institution: "ITA",
      year: 2019,
    });
    expect(classify(["1234", "Prova 2019"], "", physics)).toMatchObject({ institution: null, year: null });
  });
});

describe("a question of another system", () => {
  it("that names no exam is written in ENEM's style, of the year of the import", () => {
    expect(foreignDraft(question, scope)).toMatchObject({
      ...{ institution: "ENEM", origin: "authored", status: "published", quarantineReason: null },
      exam: { year: 2026, phase: null, day: null, booklet: null },
      provenance: { source: "gift", path: "prova.gift/q1", version: "1" },
    });
  });

  it("of an exam, by its labels or by who imports it, is that exam's", () => {
    const labelled = foreignDraft({ ...question, labels: ["IME", "2018"] }, scope);
    expect(labelled).toMatchObject({ institution: "IME", exam: { year: 2018 } });
    expect(labelled).not.toHaveProperty("origin");
    const as = { institution: "ITA" as const, year: 2020, subject: "quimica" as const };
    expect(foreignDraft({ ...question, labels: ["IME", "2018"] }, { ...scope, as })).toMatchObject({
      ...{ institution: "ITA", exam: { year: 2020 }, subject: "quimica" },
    });
  });

  it("has five alternatives at most; the reason is included", () => {
    const six = Array.from({ length: 6 }, (_, at) => ({ text: `${at}`, picture: null }));
    const draft = foreignDraft(
      { ...question, alternatives: six, problem: "mais de cinco alternativas" },
      scope,
    );
    expect(draft.alternatives).toHaveLength(5);
    expect(draft).toMatchObject({ status: "quarantined", quarantineReason: "mais de cinco alternativas" });
  });

  const choices = (...texts: string[]) => texts.map((text) => ({ text, picture: null }));
  test.each<[string, Partial<ForeignQuestion>, string | null]>([
    ["sound, with a solution", { solution: "Some." }, null],
    ["far too long", { statement: "x".repeat(60_001) }, "enunciado longo demais"],
    [
      "with an empty alternative",
      { alternatives: choices("1", " ", "3") },
      "alternativa sem texto nem imagem: B",
    ],
    ["with a picture for an alternative", { alternatives: [...choices("1"), { text: "", picture }] }, null],
    [
      "with another alternative like the right one",
      { alternatives: choices("1", "2", "1") },
      "alternativas iguais: A e C",
    ],
    [
      "with an equal one before it",
      { alternatives: choices("1", "2", "1"), key: "C" },
      "alternativas iguais: A e C",
    ],
    ["with equal ones that are wrong", { alternatives: choices("1", "2", "2") }, null],
    ["without a key", { alternatives: choices("1", "1"), key: null }, null],
    ["with lost characters", { solution: "a\ufffdb" }, "caracteres ilegíveis"],
    ["with a picture that is none", { statement: `Veja ![](${picture.path})` }, "imagem ilegível: cubo.png"],
    [
      "with one in an alternative",
      { alternatives: [...choices("1"), { text: "", picture }] },
      "imagem ilegível: cubo.png",
    ],
  ])("%s: %o is left out for %j", (name, part, reason) => {
    const isBroken = (path: string) => reason !== null && path === picture.path;
    expect(foreignDraft({ ...question, ...part }, { ...scope, isBroken }).quarantineReason, name).toBe(
      reason,
    );
  });
});

describe("what the form says of all questions", () => {
  const fields = { format: "gift", institution: "", year: "", subject: "" };

  it("may be nothing", () => {
    expect(importedAs(fields)).toEqual(nobodySays);
  });

  it("is an institution, a year and a subject, by code or name", () => {
    expect(importedAs({ ...fields, institution: "Escola Naval", year: "2020", subject: "Física" })).toEqual({
      ...{ institution: "EN", year: 2020, subject: "fisica" },
    });
  });

  test.each([
    { institution: "Hogwarts" },
    { subject: "Magia" },
    { year: "20" },
    { year: "2020x" },
    { year: "1820" },
  ])("is refused with %j", (part) => {
    expect(importedAs({ ...fields, ...part })).toBeNull();
  });
});
