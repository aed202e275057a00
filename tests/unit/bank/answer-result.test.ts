import { describe, expect, it } from "vitest";
import { answeredBy, choiceOf } from "#app/features/bank/domain/answers/answer-result.ts";
import { skillInWords } from "#app/features/bank/domain/skill-descriptions.ts";
import { requestedText } from "#app/features/questions/domain/solution-request.ts";

const counts = (a: number, b: number) => ({ total: a + b, counts: { A: a, B: b, C: 0, D: 0, E: 0 } });

describe("who answered", () => {
  it.each([
    [0, null],
    [1, null],
    [19, null],
    [20, "20 pessoas responderam"],
    [1234, "1.234 pessoas responderam"],
  ])("%i: %s", (total, said) => {
    expect(answeredBy(total)).toBe(said);
  });

  it("is shown for an alternative as a share, from 20 answers on", () => {
    expect(choiceOf("B", counts(1, 18))).toBeNull();
    expect(choiceOf("B", counts(5, 15))).toEqual({ share: 0.75, words: "75%" });
    expect(choiceOf("X", counts(1, 19))).toEqual({ share: 0, words: "0%" });
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
