import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { draftDifferences } from "#app/domain/questions/editing/draft-differences.ts";
import { type EditFields, fieldsOfDraft, readEditFields } from "#app/domain/questions/editing/edit-fields.ts";
import { readEdit } from "#app/domain/questions/editing/read-edit.ts";
import { generateQuestion } from "#content/generator/generate-question.ts";
import { givenDraft } from "#tests/unit/exchange/given-draft.ts";

const drafts = Array.from({ length: 200 }, (_, index) => generateQuestion(index));
const choice = drafts.find(({ kind, alternatives }) => kind === "single-choice" && alternatives.length === 5);

function given(changed: Partial<EditFields> = {}) {
  if (!choice) throw new Error("no question with five alternatives");
  return readEdit({ ...fieldsOfDraft(choice), ...changed }, choice, seedCatalogue);
}

describe("the form of a question", () => {
  it("filled from a question and read again is the question", () => {
    for (const draft of drafts) {
      const { draft: read, problems } = readEdit(fieldsOfDraft(draft), draft, seedCatalogue);
      expect(problems).toEqual({});
      expect(draftDifferences(draft, read)).toEqual([]);
    }
  });

  it.each([
    [{ key: "" }, "key"],
    [{ key: "Z" }, "key"],
    [{ day: "10" }, "day"],
    [{ number: "1.5" }, "number"],
    [{ subject: "astrologia" }, "subject"],
    [{ topics: ["Nada disso"] }, "topics"],
    [{ status: "quarantined", quarantineReason: "  " }, "quarantineReason"],
    [{ statement: "x".repeat(60_001) }, "statement"],
    [{ statement: " \n " }, "statement"],
    [{ institution: "Hogwarts" }, "institution"],
    [{ alternatives: [{ text: "x".repeat(60_001), picture: "", alt: "" }] }, "alternative-0"],
    [{ kind: "right-wrong" }, "alternative-0"],
    [{ alternatives: [] }, "alternative-0"],
  ] as const)("with %o has its problem at %s", (changed, field) => {
    expect(Object.keys(given(changed as unknown as Partial<EditFields>).problems)).toContain(field);
  });

  it("has a problem at an alternative left empty in the middle, none at empty ones at the end", () => {
    const alternatives = fieldsOfDraft(given().draft).alternatives;
    const empty = { text: "", picture: "", alt: "" };
    const hole = alternatives.map((each, place) => (place === 1 ? empty : each));
    expect(given({ alternatives: hole }).problems).toHaveProperty("alternative-1");
    const four = alternatives.map((each, place) => (place === 4 ? empty : each));
    const { draft, problems } = given({ alternatives: four, key: "A" });
    expect([draft.alternatives.length, problems]).toEqual([4, {}]);
  });

  it("shows all there is of a question, and gives it back", () => {
    const draft = givenDraft({
      exam: { year: 2024, phase: "1ª fase", day: 2, booklet: "azul" },
      ...{
        difficulty: 3,
        language: "ingles",
        subject: "ingles",
        hint: "Leia.",
        solution: "É N.",
        explanation: "SI.",
      },
      alternatives: [
        { text: "", picture: { path: "figuras/a.png", alt: "Um cubo" } },
        { text: "J", picture: { path: "figuras/b.png", alt: null } },
      ],
      ...{ status: "quarantined", quarantineReason: "falta a figura" },
    });
    const fields = fieldsOfDraft(draft);
    expect(fields).toMatchObject({ day: "2", difficulty: "3", quarantineReason: "falta a figura" });
    expect(fields.alternatives.slice(0, 3)).toEqual([
      { text: "", picture: "figuras/a.png", alt: "Um cubo" },
      { text: "J", picture: "figuras/b.png", alt: "" },
      { text: "", picture: "", alt: "" },
    ]);
    expect(readEdit(fields, draft, seedCatalogue)).toEqual({ draft, problems: {} });
    const bare = givenDraft({ number: null, key: null, status: "annulled", language: "espanhol" });
    expect(readEdit(fieldsOfDraft(bare), bare, seedCatalogue)).toEqual({ draft: bare, problems: {} });
  });

  it("with a kind or situation nobody offers leaves them as they were", () => {
    const { draft } = given({ kind: "essay", status: "hidden" });
    expect([draft.kind, draft.status]).toEqual(["single-choice", "published"]);
  });

  it("of an annulled question drops the key, of an open one the alternatives too", () => {
    expect(given({ status: "annulled" }).draft).toMatchObject({ key: null, status: "annulled" });
    expect(given({ kind: "open" }).draft).toMatchObject({ key: null, alternatives: [] });
  });
});

describe("a posted form", () => {
  function posted(fields: readonly (readonly [string, string | Blob])[]) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    return readEditFields(form);
  }

  it("has the line ends of the bank, each topic once, and nothing where a field is missing or a file", () => {
    const fields = posted([
      ["statement", "um\r\ndois\rtrês"],
      ["topics", "Cinemática"],
      ["topics", "Cinemática"],
      ["topics", new Blob(["x"])],
      ["hint", new Blob(["x"])],
    ]);
    expect(fields).toMatchObject({ statement: "um\ndois\ntrês", topics: ["Cinemática"], hint: "", key: "" });
    expect(fields.alternatives).toEqual(Array(5).fill({ text: "", picture: "", alt: "" }));
  });

  it("drops a picture that is to be removed, and no other", () => {
    const fields = posted([
      ["picture-0", "figuras/a.png"],
      ["remove-picture-0", "on"],
      ["picture-1", "figuras/b.png"],
    ]);
    expect(fields.alternatives.map(({ picture }) => picture)).toEqual(["", "figuras/b.png", "", "", ""]);
  });

  it("cuts what is longer than anything may be, but not so short that it would pass", () => {
    const { statement } = posted([["statement", "x".repeat(200_000)]]);
    expect(statement.length).toBeGreaterThan(60_000);
    expect(statement.length).toBeLessThan(200_000);
  });
});

describe("differences", () => {
  it("name the part and mark the words that went and came", () => {
    const { draft } = given({ hint: "Some os ângulos internos." });
    const { draft: after } = given({ hint: "Some os ângulos externos.", difficulty: "" });
    const differences = draftDifferences(draft, after);
    const hint = differences.find(({ field }) => field === "Dica");
    expect(hint?.parts.filter(({ change }) => change !== "none")).toEqual([
      { text: "internos", change: "removed" },
      { text: "externos", change: "added" },
    ]);
  });

  it("of a very long text are told as a whole, at once", () => {
    const { draft } = given({ solution: "a ".repeat(15_000) });
    const { draft: after } = given({ solution: "b ".repeat(15_000) });
    const [solution] = draftDifferences(draft, after);
    expect(solution?.parts.map(({ change }) => change)).toEqual(["removed", "added"]);
  });

  it("know every part by the name people know it by", () => {
    const before = givenDraft({ number: null, key: null });
    const after = givenDraft({
      exam: { ...before.exam, phase: "1ª fase", day: 1, booklet: "azul" },
      ...{
        institution: "EN",
        subject: "quimica",
        number: 5,
        key: "B",
        topics: ["Soluções"],
        kind: "single-choice",
      },
      ...{
        language: "ingles",
        difficulty: 2,
        statement: "Outra?",
        status: "annulled",
        quarantineReason: "dúvida",
      },
      ...{ solution: "Sim.", hint: "Pense.", explanation: "Nada.", alternatives: [] },
    });
    const told = draftDifferences(before, after).map(
      ({ field, parts }) =>
        `${field}: ${parts.map(({ text, change }) => `${change.charAt(0)} ${text}`).join("/")}`,
    );
    expect(told).toEqual([
      "Instituição: r ITA/a Escola Naval",
      "Fase: a 1ª fase",
      "Dia: a 1",
      "Caderno: a azul",
      "Número: a 5",
      "Disciplina: r Física/a Química",
      "Assuntos: a Soluções",
      "Língua estrangeira: a Inglês",
      "Dificuldade: a Média",
      "Situação: r Publicada/a Anulada",
      "Motivo da quarentena: a dúvida",
      expect.stringContaining("Enunciado: "),
      ...["N", "J", "W", "Pa", "K"].map((text, place) => `Alternativa ${"ABCDE".charAt(place)}: r ${text}`),
      "Gabarito: a B",
      "Resolução: a Sim.",
      "Dica: a Pense.",
      "O que a questão pede: a Nada.",
    ]);
  });

  it("tell an alternative that came, with its picture and what the picture shows", () => {
    const before = givenDraft({ alternatives: [] });
    const alternatives = [
      { text: "um cubo", picture: { path: "a.png", alt: "Cubo" } },
      { text: "", picture: { path: "b.png", alt: null } },
    ];
    expect(draftDifferences(before, { ...before, alternatives }).map(({ parts }) => parts[0]?.text)).toEqual([
      "um cubo [imagem a.png: Cubo]",
      "[imagem b.png]",
    ]);
  });
});
