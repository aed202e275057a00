import { describe, expect, it, test } from "vitest";
import { draftFromJson } from "#app/features/bank/domain/draft/draft-from-json.ts";
import type { QuestionDraft } from "#app/features/bank/domain/draft.ts";
import { readEnvelope, writeEnvelope } from "#app/features/bank/domain/exchange/envelope.ts";
import { givenDraft } from "#tests/unit/bank/exchange/given-draft.ts";

const whole = givenDraft({
  exam: { year: 2024, phase: "1ª fase", day: 2, booklet: "azul" },
  ...{
    topics: ["Cinemática"],
    language: "ingles",
    difficulty: 2,
    solution: "N",
    hint: "H",
    explanation: "E",
  },
  ...{ status: "quarantined", quarantineReason: "falta a figura", origin: "authored" },
  inep: { itemCode: 1, area: "CN", skill: 3, a: 1.5, b: -0.2, c: 0.1 },
  alternatives: [
    { text: "N", picture: { path: "a.png", alt: "Um cubo" } },
    { text: "", picture: { path: "b.png", alt: null } },
  ],
});

describe("a value of unknown origin", () => {
  it.each<[string, QuestionDraft]>([
    ["with everything", whole],
    ["with the least", givenDraft({ number: null, key: null, kind: "open", alternatives: [] })],
  ])("that is a draft %s is that draft, and nothing beside it", (_, draft) => {
    expect(draftFromJson({ ...JSON.parse(JSON.stringify(draft)), evil: true })).toEqual(draft);
  });

  it("may leave out what can be nothing", () => {
    const { solution: _, hint: __, ...rest } = givenDraft();
    expect(draftFromJson(rest)).toEqual(givenDraft());
  });

  test.each<[string, unknown]>([
    ["nothing", null],
    ["undefined", undefined],
    ["a text", "draft"],
    ["a list", []],
    ...Object.entries({
      institution: ["HOGWARTS", 9],
      subject: ["magia"],
      exam: [
        null,
        [],
        { ...whole.exam, year: 1899 },
        { ...whole.exam, year: 2101 },
        { ...whole.exam, year: 2020.5 },
      ],
      topics: ["Cinemática", Array(31).fill("a"), [1]],
      kind: ["essay", null],
      difficulty: [4, "2"],
      number: ["1", Number.NaN],
      statement: [null, "x".repeat(60_001)],
      alternatives: [Array(6).fill({ text: "" }), [{}], ["N"], [{ text: "", picture: {} }]],
      key: ["F", "AB"],
      status: ["hidden"],
      inep: [
        { ...whole.inep, area: "XX" },
        { ...whole.inep, a: "1" },
      ],
      provenance: [{}, { ...whole.provenance, path: "x".repeat(501) }],
      origin: ["generated", null],
    }).flatMap(([field, values]) =>
      values.map((value, at): [string, unknown] => [
        `a draft with a bad ${field} (${at})`,
        { ...whole, [field]: value },
      ]),
    ),
  ])("%s is none", (_, value) => {
    expect(() => draftFromJson(value)).toThrow(RangeError);
  });

  it("that breaks by itself is not hidden as a bad one", () => {
    const broken = {
      get exam() {
        throw new TypeError("broken");
      },
    };
    expect(() => draftFromJson(broken)).toThrow(TypeError);
  });
});

describe("the envelope a question travels in", () => {
  const shown = ["Qual é a  unidade?", "N"];

  it("gives the draft back as long as the texts beside it say the same", () => {
    const json = writeEnvelope(whole, shown);
    expect(readEnvelope(json, ["Qual é a\nunidade? ", "N"])).toEqual(whole);
    expect(readEnvelope(json, ["Qual é a unidade?", "J"])).toBeNull();
  });

  it("contains nothing that could close its surroundings", () => {
    const json = writeEnvelope(givenDraft({ statement: "]]></farol><b>--></b>" }), shown);
    expect(json).not.toMatch(/[<>]/);
    expect(readEnvelope(json, shown)?.statement).toBe("]]></farol><b>--></b>");
  });

  test.each(["", "[]", "null", "{", "{}", '{"shown":"x"}', `{"shown":1,"draft":{}}`])(
    "%j is none",
    (json) => {
      expect(readEnvelope(json, shown)).toBeNull();
    },
  );

  it.each([
    { key: "E", alternatives: givenDraft().alternatives.slice(0, 3) },
    { key: null },
    { statement: " " },
    { alternatives: [] },
  ])("around a question that no form would accept (%j) is none", (part) => {
    expect(readEnvelope(writeEnvelope(givenDraft(part), shown), shown)).toBeNull();
  });

  it("around something that is no draft is none", () => {
    const json = writeEnvelope(whole, shown).replace('"ITA"', '"HOGWARTS"');
    expect(readEnvelope(json, shown)).toBeNull();
  });
});
