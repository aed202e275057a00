import { describe, expect, it } from "vitest";
import { answeredBy, choiceOf } from "#app/domain/questions/answer-result.ts";
import { skillInWords } from "#app/domain/questions/skill-descriptions.ts";
import { requestedText } from "#app/domain/questions/solution-request.ts";

const counts = (a: number, b = 0) => ({ total: a + b, counts: { A: a, B: b, C: 0, D: 0, E: 0 } });

describe("who answered", () => {
  it.each([
    [counts(0), "Você foi a primeira pessoa a responder"],
    [counts(1), "Você foi a primeira pessoa a responder"],
    [counts(1, 1), "2 pessoas responderam"],
    [counts(1000, 234), "1.234 pessoas responderam"],
  ])("%o: %s", (given, said) => {
    expect(answeredBy(given.total)).toBe(said);
  });

  it("is told as a count under 20 answers, and as a share from then on", () => {
    expect(choiceOf("A", counts(1, 18))).toEqual({
      count: 1,
      share: null,
      short: "1 pessoa",
      words: "1 pessoa escolheu",
    });
    expect(choiceOf("B", counts(1, 18))).toMatchObject({ share: null, words: "18 pessoas escolheram" });
    expect(choiceOf("B", counts(5, 15))).toEqual({
      count: 15,
      share: 0.75,
      short: "75%",
      words: "75% escolheram",
    });
    expect(choiceOf("X", counts(1, 19))).toMatchObject({ share: 0 });
  });
});

describe("a missing solution", () => {
  it("is requested with others, or as the first", () => {
    expect(requestedText(1)).toBe("Pedido feito. A equipe vê primeiro as questões mais pedidas.");
    expect(requestedText(3)).toContain("com você, 3 pessoas pedem esta resolução.");
  });

  it("leaves the skill in words, where there is one", () => {
    expect(skillInWords(417)).toMatch(/^H17 de Matemática: \S+/);
    expect(skillInWords(431)).toBeNull();
    expect(skillInWords(917)).toBeNull();
  });
});
