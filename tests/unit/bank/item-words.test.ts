import { describe, expect, it } from "vitest";
import {
  answeredDifficultyWords,
  difficultyWords,
  discriminationWords,
  guessWords,
} from "#app/features/bank/domain/words/item-words.ts";

describe("what INEP's parameters mean", () => {
  it.each([
    [0.5, "0,5: separa pouco"],
    [1, "1: separa bem"],
    [1.99, "1,99: separa bem"],
    [2, "2: separa muito bem"],
  ])("a discrimination of %d: %s", (a, words) => {
    expect(discriminationWords(a)).toContain(`${words} quem domina o assunto`);
  });

  it("is said of difficulty on the exam's scale, in steps of ten, and of guessing as a share", () => {
    expect(difficultyWords(0)).toContain("perto de 500 pontos");
    expect(difficultyWords(1.234)).toBe(
      "1,23: o acerto começa a ser provável perto de 620 pontos na escala do ENEM.",
    );
    expect(guessWords(0.2)).toContain("em cerca de 20% das vezes");
  });
});

describe("the difficulty that answers show", () => {
  it.each([
    [13, "fácil"],
    [12, "média"],
    [7, "média"],
    [6, "difícil"],
  ])("with %d right of 20 is %s", (right, word) => {
    expect(answeredDifficultyWords({ right, total: 20 })).toMatch(new RegExp(`^${word}: `));
  });

  it("is not shown while they are few", () => {
    expect(answeredDifficultyWords({ right: 9, total: 19 })).toBeNull();
  });
});
