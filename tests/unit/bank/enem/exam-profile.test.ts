import { describe, expect, it } from "vitest";
import { profileReason } from "#app/features/bank/domain/enem/exam-profile.ts";
import { parseEnemLine } from "#app/features/bank/domain/enem/reading/parse-line.ts";
import { sourceHash } from "#app/features/bank/domain/enem/reading/repairs/repaired-row.ts";
import { draftOf, givenAlternatives, givenJson } from "#tests/unit/bank/enem/given-row.ts";

const five = ["Ouro.", "Prata.", "Cobre.", "Ferro.", "Zinco."];

function reasonOf(texts: readonly string[], key: string | null = "B") {
  return profileReason({ alternatives: texts.map((text) => ({ text, picture: null })), key });
}

function textsOf(texts: string[]): string[] {
  const { draft } = draftOf(givenJson({ alternatives: givenAlternatives(texts, "B") }));
  return draft.alternatives.map(({ text }) => text);
}

describe("the profile of the exam", () => {
  it.each([
    ["four alternatives", five.slice(0, 4), "o ENEM tem 5 alternativas, e a fonte traz 4"],
    ["two equal ones", [...five.slice(0, 4), "Ferro"], "alternativas iguais: D e E"],
    [
      "a letter left over",
      [...five.slice(0, 3), "D problematizar o descarte.", "Alertar."],
      "letra que sobrou no começo da alternativa D",
    ],
    [
      "a remark after the text",
      [...five.slice(0, 4), 'Construção de uma nova proposta musical", dizia a questão.'],
      "texto alheio no fim da alternativa E",
    ],
    [
      "the letter of the next",
      ["Ampliação da oferta. B", ...five.slice(1)],
      "texto alheio no fim da alternativa A",
    ],
    [
      "the next alternative",
      ["Domínio do campo. Reforma da cidade antiga.", "Reforma da cidade antiga.", ...five.slice(2)],
      "texto alheio no fim da alternativa A",
    ],
  ])("is broken by %s", (_, texts, reason) => {
    expect(reasonOf(texts)).toBe(reason);
  });

  it("requires the key among the letters, and none for an annulled question", () => {
    expect(reasonOf(five, "F")).toBe("gabarito fora das alternativas: F");
    expect(reasonOf(five, null)).toBeNull();
  });

  it.each([
    ["letters alone", ["A.", "B.", "C.", "D.", "E."]],
    [
      "a formula that begins with its letter",
      ["C = 4Q", "C = 3Q + 1", "C = 4Q + 1", "C = Q + 3", "C = 4Q – 2"],
    ],
    ["genera", ["A. lumbricoides e S. mansoni.", ...five.slice(1)]],
    ["an article", ["A Venezuela é do MERCOSUL.", "O Chile é do MERCOSUL.", ...five.slice(2)]],
    ["capitals that differ", ["dB < dA", "DB < dA", "dA < dB", "dA < DB", "dA = dB"]],
    ["quotations", ['"falação" e "pros bailes".', ...five.slice(1)]],
  ])("allows %s", (_, texts) => {
    expect(reasonOf(texts)).toBeNull();
  });
});

describe("alternatives that the extraction damaged", () => {
  it("get back a zero that was read as missing, before the others", () => {
    expect(textsOf(["1", "3", "4", "5"])).toEqual(["0", "1", "3", "4", "5"]);
    expect(textsOf(["1,18", "116,96", "816,96", "13 183,04"])[0]).toBe("0");
  });

  it.each([
    ["that fall", ["5", "4", "3", "1"]],
    ["that have a zero", ["0", "1", "2", "3"]],
    ["that are words", ["um", "dois", "três", "quatro"]],
  ])("stay four where they are numbers %s", (_, texts) => {
    expect(textsOf(texts)).toHaveLength(4);
  });

  it("lose a letter left over, what follows them, and a second copy", () => {
    const damaged = [
      "Domínio do campo antigo.Domínio do campo antigo.",
      "B o estudioso identifica a origem. C",
      'Construção de uma nova proposta musical", dizia a questão.',
      "D R$ 13 300,00.",
      "E o CDB, pois rende mais.",
    ];
    expect(textsOf(damaged)).toEqual([
      "Domínio do campo antigo.",
      "o estudioso identifica a origem.",
      "Construção de uma nova proposta musical.",
      "R\\$ 13 300,00.",
      "E o CDB, pois rende mais.",
    ]);
    const run = [
      "Alianças e ritual. B Práticas do lugar. C Festas do povo.",
      "Práticas do lugar. C Festas do povo.",
    ];
    expect(textsOf([...run, "Festas do povo.", "Outra.", "Mais outra."]).slice(0, 2)).toEqual([
      "Alianças e ritual.",
      "Práticas do lugar.",
    ]);
  });

  it("lose E only where another alternative goes on alike", () => {
    const texts = [
      "A poupança rende.",
      "O CDB, pois rende 1.",
      "O CDB, pois rende 2.",
      "Nada.",
      "E o CDB, pois rende 3.",
    ];
    expect(textsOf(texts)[4]).toBe("o CDB, pois rende 3.");
  });
});

describe("a repair of a question that was read", () => {
  it("knows the source by its texts and pictures, whatever else changes", () => {
    const hash = (fields: Record<string, unknown>) => {
      const parsed = parseEnemLine(JSON.stringify(givenJson(fields)), { fileName: "a.jsonl", ordinal: 1 });
      return parsed.ok ? sourceHash(parsed.row) : null;
    };
    const own = hash({});
    expect(own).toMatch(/^[0-9a-f]{8}$/);
    expect(hash({ discipline: "linguagens", correctAlternative: "C" })).toBe(own);
    for (const changed of [{ context: "Outro." }, { alternativesIntroduction: "?" }, { files: ["a.png"] }])
      expect(hash(changed)).not.toBe(own);
  });
});
