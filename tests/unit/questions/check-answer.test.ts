import { describe, expect, it } from "vitest";
import { letterOf, lettersOf } from "#app/domain/questions/check-answer.ts";

describe("the letters of a question", () => {
  it("are A to E, as many as it has alternatives", () => {
    expect(lettersOf("single-choice", 5)).toEqual(["A", "B", "C", "D", "E"]);
    expect(lettersOf("single-choice", 4)).toEqual(["A", "B", "C", "D"]);
  });

  it("are C for Certo and E for Errado in a right-or-wrong question", () => {
    expect(lettersOf("right-wrong", 2)).toEqual(["C", "E"]);
  });

  it("are none in an open question, whatever it carries", () => {
    expect(lettersOf("open", 0)).toEqual([]);
    expect(lettersOf("open", 5)).toEqual([]);
  });
});

describe("the letter a client sends", () => {
  it.each([
    ["A", "A"],
    ["e", "E"],
    [" b ", "B"],
    ["c\n", "C"],
  ])("%j is %s", (sent, letter) => {
    expect(letterOf(sent)).toBe(letter);
  });

  it.each(["", "F", "AB", "Á", "1", null, undefined, 0, 1, true, {}, [], ["A"], { toString: () => "A" }])(
    "%j is none",
    (sent) => {
      expect(letterOf(sent)).toBeNull();
    },
  );
});
