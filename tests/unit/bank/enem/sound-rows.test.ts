import { describe, expect, it } from "vitest";
import { draftOf, givenAlternatives, givenJson, givenLink } from "#tests/unit/bank/enem/given-row.ts";

function quarantineOf(fields: Record<string, unknown>, given = {}): string | null {
  return draftOf(givenJson(fields), given).quarantine;
}

describe("a sound row", () => {
  it("becomes a published draft with everything known of it", () => {
    const { draft, corrections, quarantine } = draftOf(givenJson(), { link: givenLink() });
    expect(quarantine).toBeNull();
    expect(corrections).toEqual([]);
    expect(draft).toEqual({
      institution: "ENEM",
      exam: { year: 2023, phase: "regular", day: 2, booklet: "azul" },
      number: 140,
      subject: "matematica",
      topics: ["Regra de Três"],
      kind: "single-choice",
      language: null,
      difficulty: 2,
      statement:
        "Um reservatório tem 12 litros e recebe mais 3 litros por minuto.\n\nDepois de 5 minutos, o reservatório terá",
      alternatives: ["15", "27", "30", "36", "60"].map((litres) => ({
        text: `${litres} litros.`,
        picture: null,
      })),
      key: "B",
      solution: null,
      hint: null,
      explanation: null,
      status: "published",
      quarantineReason: null,
      inep: { itemCode: 1001, area: "MT", skill: 5, a: 1.1, b: 0.4, c: 0.15 },
      provenance: { source: "enem-provas", path: "public/2023/questions/140/details.json", version: "1" },
    });
  });

  it("may have four alternatives, or its key in another spelling, or its numbers as text", () => {
    expect(quarantineOf({ alternatives: givenAlternatives(["1", "2", "3", "4"], "B") })).toBeNull();
    expect(
      quarantineOf({ alternatives: givenAlternatives(["1", "2", "3", "4"], null), correctAlternative: "C" }),
    ).toBeNull();
    expect(draftOf(givenJson({ correctAlternative: " b) " })).draft.key).toBe("B");
    expect(draftOf(givenJson({ index: "140", year: " 2023 " })).draft).toMatchObject({
      number: 140,
      exam: { year: 2023 },
    });
  });

  it("may have its whole statement in the command", () => {
    const whole = `${"O controle de qualidade de uma empresa aponta falhas. ".repeat(4)}Qual é a probabilidade de dois?`;
    for (const alternativesIntroduction of [whole, "Quanto é 2 + 2?"])
      expect(quarantineOf({ context: null, alternativesIntroduction })).toBeNull();
    expect(quarantineOf({ context: "Um texto.", alternativesIntroduction: "O texto trata" })).toBeNull();
  });

  it("has its alternatives put in the order of their letters", () => {
    const shuffled = givenAlternatives(["um", "dois", "três", "quatro"], "B").reverse();
    expect(draftOf(givenJson({ alternatives: shuffled })).draft.alternatives.map(({ text }) => text)).toEqual(
      ["um", "dois", "três", "quatro"],
    );
  });

  it("may give alternatives as plain texts, as an object by letter, or as numbers", () => {
    const texts = (alternatives: unknown) =>
      draftOf(givenJson({ alternatives })).draft.alternatives.map(({ text }) => text);
    expect(texts(["um", "dois", "três"])).toEqual(["um", "dois", "três"]);
    expect(texts({ c: "três", A: "um", b: { text: "dois" } })).toEqual(["um", "dois", "três"]);
    expect(
      texts([
        { letter: "A", text: 1 },
        { letter: "b", text: 2.5 },
      ]),
    ).toEqual(["1", "2.5"]);
  });

  it("reads number, year and language from title or path when the fields fail", () => {
    const { draft } = draftOf(givenJson({ index: null, year: "MMXXIII", title: "Questão 140 - ENEM 2023" }));
    expect(draft).toMatchObject({ number: 140, exam: { year: 2023 } });
    const foreign = {
      index: {},
      title: 7,
      language: "klingon",
      sourcePath: "public/2023/questions/3-espanhol/details.json",
    };
    expect(draftOf(givenJson(foreign)).draft).toMatchObject({
      number: 3,
      language: "espanhol",
      subject: "espanhol",
    });
  });

  it("has the identity its source would give it when the path is missing", () => {
    const identity = (fields: object) =>
      draftOf(givenJson({ sourcePath: undefined, ...fields })).draft.provenance.path;
    expect(identity({})).toBe("public/2023/questions/140/details.json");
    expect(identity({ index: 2, language: "Inglês" })).toBe("public/2023/questions/2-ingles/details.json");
  });
});
