import { describe, expect, it } from "vitest";
import { seedCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { draftOfFields, fieldsOfDraft, type QuestionFields } from "#app/domain/exams/question-fields.ts";
import type { QuestionDraft } from "#app/domain/questions/draft.ts";
import { givenDraft } from "#tests/unit/exchange/given-draft.ts";

const exam = { year: 2024, phase: "1ª fase", day: 2, booklet: null };
const head = { title: "ITA 2024", institution: "ITA" as const, exam, subject: null };
const provenance = { source: "farol-prova", path: "ita-2024/7", version: "1" };
const catalogue = seedCatalogue;
const empty = fieldsOfDraft(null, { head, number: 7, catalogue });
const whole: QuestionFields = {
  ...empty,
  subject: "fisica",
  statement: "Qual é a unidade de força no SI?",
  ...{ a: "N", b: "J", c: "W", d: "Pa", key: "A" },
};

function judged(changed: Partial<QuestionFields> = {}, before: QuestionDraft | null = null) {
  return draftOfFields({ ...whole, ...changed }, { head, provenance, before, catalogue });
}

describe("an empty form of a question", () => {
  it("has the next number, the exam's subject and alternatives to fill in", () => {
    expect(
      fieldsOfDraft(null, { head: { ...head, subject: "quimica" }, number: 8, catalogue }),
    ).toMatchObject({
      ...{ number: "8", subject: "quimica", kind: "single-choice", statement: "", a: "", e: "", key: "" },
    });
    expect(empty.subject).toBe("");
  });

  it("is complained of at the fields that are missing", () => {
    const { draft, problems } = draftOfFields(empty, { head, provenance, before: null, catalogue });
    expect([draft, Object.keys(problems ?? {})]).toEqual([null, ["subject"]]);
    const named = draftOfFields(
      { ...empty, subject: "fisica" },
      { head, provenance, before: null, catalogue },
    );
    expect(Object.keys(named.problems ?? {})).toEqual(["statement", "a", "key"]);
  });
});

describe("a filled form", () => {
  it.each<[string, Partial<QuestionDraft>]>([
    ["of four alternatives", { alternatives: ["1", "2", "3", "4"].map((text) => ({ text, picture: null })) }],
    ["of five", {}],
    [
      "with everything an author may say",
      {
        ...{
          topics: ["Cinemática", "Óptica Geométrica"],
          difficulty: 2,
          hint: "Pense.",
          solution: "Newton.",
        },
        explanation: "Unidades.",
      },
    ],
    ["without a number", { number: null }],
    ["annulled", { status: "annulled", key: null }],
    ["open", { kind: "open", alternatives: [], key: null, solution: "É o newton." }],
    [
      "right or wrong",
      {
        ...{ kind: "right-wrong", key: "E" },
        alternatives: [
          { text: "Certo", picture: null },
          { text: "Errado", picture: null },
        ],
      },
    ],
    ["of a foreign language", { subject: "ingles", language: "ingles" }],
    ["of the other one", { subject: "espanhol", language: "espanhol" }],
    [
      "with INEP's item and said to be authored, which no field shows",
      { inep: { itemCode: 1, area: "CN", skill: 3, a: 1, b: 2, c: 0.2 }, origin: "authored" },
    ],
    [
      "whose alternatives are pictures",
      { alternatives: ["a", "b", "c", "d", "e"].map((path) => ({ text: "", picture: { path, alt: null } })) },
    ],
  ])("of a question %s gives the question", (_, part) => {
    const draft = givenDraft({ exam, provenance, ...part });
    const fields = fieldsOfDraft(draft, { head, number: 99, catalogue });
    expect(draftOfFields(fields, { head, provenance, before: draft, catalogue })).toEqual({
      draft,
      problems: null,
    });
  });

  it.each(["1000", "-1", "2,5", "x", "0", "000"])(
    "with the number %j says which numbers there are",
    (number) => {
      expect(judged({ number }).problems).toEqual({ number: "O número é de 1 a 999, ou nenhum." });
    },
  );

  it.each<[Partial<QuestionFields>, string]>([
    [{ subject: "magia" }, "subject"],
    [{ statement: " \n " }, "statement"],
    [{ b: "", c: "", d: "", a: "" }, "a"],
    [{ key: "" }, "key"],
    [{ key: "E" }, "key"],
    [{ topics: "Cinematica; Xadrez" }, "topics"],
  ])("with %j has its problem at %s alone", (changed, field) => {
    expect(Object.keys(judged(changed).problems ?? {})).toEqual([field]);
  });

  it("is never told how the same is written in a text", () => {
    const texts = [
      judged({ subject: "" }),
      judged({ key: "" }),
      judged({ a: "", b: "", c: "", d: "" }),
    ].flatMap(({ problems }) => Object.values(problems ?? {}));
    expect(texts).toEqual([
      "A questão 7 não tem disciplina.",
      "A questão 7 não tem gabarito.",
      "A questão 7 não tem alternativas.",
    ]);
  });

  it("whose kind no longer has alternatives drops them, whatever its fields still hold", () => {
    const { draft } = judged({ kind: "open" });
    expect(draft).toMatchObject({ kind: "open", alternatives: [], key: null });
  });

  it("with every alternative empty has none, even where a question of another kind had pictures", () => {
    const pictured = givenDraft({
      kind: "open",
      alternatives: [{ text: "", picture: { path: "a", alt: null } }],
    });
    expect(judged({ a: "", b: "", c: "", d: "" }, pictured).problems).toHaveProperty("a");
  });

  it("with a kind or difficulty nobody offers is the usual one, and not judged", () => {
    expect(judged({ kind: "drag-and-drop", difficulty: "9" }).draft).toMatchObject({
      ...{ kind: "single-choice", difficulty: null },
    });
  });

  it("keeps the picture of an alternative that stays in its place, none of another kind of question", () => {
    const pictured = givenDraft({
      alternatives: ["a", "b", "c", "d"].map((path) => ({ text: path, picture: { path, alt: null } })),
    });
    expect(
      judged({ e: "K" }, pictured).draft?.alternatives.map(({ picture }) => picture?.path ?? null),
    ).toEqual(["a", "b", "c", "d", null]);
    const open = { ...pictured, kind: "right-wrong" as const };
    expect(judged({}, open).draft?.alternatives.map(({ picture }) => picture)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
