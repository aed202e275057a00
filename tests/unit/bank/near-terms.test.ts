import { describe, expect, it } from "vitest";
import { nearestTerm, typingDistance } from "#app/features/bank/domain/words/near-terms.ts";

describe("typing distance", () => {
  it.each([
    ["velocidade", "velocidade", 0],
    ["velocidde", "velocidade", 1],
    ["velociddae", "velocidade", 1],
    ["velosidades", "velocidade", 2],
    ["gato", "pato", 1],
    ["", "ab", 2],
    ["energia", "velocidade", 3],
  ])("from %s to %s is %s (3: more than two)", (one, other, distance) => {
    expect(typingDistance(one, other, 2)).toBe(distance);
    expect(typingDistance(other, one, 2)).toBe(distance);
  });
});

describe("the word that was meant", () => {
  const terms = [
    { term: "velocidade", questions: 500 },
    { term: "velocidades", questions: 90 },
    { term: "velho", questions: 700 },
    { term: "velo", questions: 3 },
  ];

  it.each([
    ["velocidde", "velocidade"],
    ["velocidadess", "velocidades"],
    ["velhp", "velho"],
    ["velxxxxxde", null],
    ["vel", null],
  ])("by %s is %s", (word, meant) => {
    expect(nearestTerm(word, terms)).toBe(meant);
  });

  it("is the more frequent of two as near", () => {
    expect(
      nearestTerm("veloc", [
        { term: "velox", questions: 1 },
        { term: "velon", questions: 8 },
      ]),
    ).toBe("velon");
  });
});
