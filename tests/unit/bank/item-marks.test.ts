import { describe, expect, it } from "vitest";
import { allColours, bookletColour, colourWord } from "#app/features/bank/domain/exams/booklet-colour.ts";
import {
  allSkills,
  skillId,
  skillLabel,
  skillOfWord,
  skillWord,
} from "#app/features/bank/domain/inep-skill.ts";

describe("a skill of INEP's matrix", () => {
  it("is one of 120, and each word leads back to it", () => {
    expect(allSkills()).toHaveLength(120);
    for (const id of allSkills()) expect(skillOfWord(skillWord(id))).toBe(id);
    expect(skillLabel(skillId("MT", 3))).toBe("H3 de Matemática");
  });

  it("that is none has no word that leads anywhere", () => {
    expect([skillOfWord(skillWord(999)), skillLabel(999)]).toEqual([undefined, "H99 de "]);
  });

  it.each(["", "cn", "cn0", "cn31", "xx1", "17", "cn1.5"])("is not %j", (word) => {
    expect(skillOfWord(word)).toBeUndefined();
  });
});

describe("the colour of a booklet", () => {
  it.each([
    ["azul", 1],
    ["Amarela", 2],
    ["amarelo", 2],
    ["BRANCA", 3],
    ["rosa", 4],
    ["cinza", 5],
    ["laranja", 7],
    ["roxa", 8],
    ["prova 3", null],
    [null, null],
  ])("of %j is %j", (booklet, colour) => {
    expect(bookletColour(booklet)).toBe(colour);
  });

  it("has a word that leads back to it", () => {
    for (const colour of allColours()) expect(bookletColour(colourWord(colour))).toBe(colour);
    expect(colourWord(99)).toBe("");
  });
});
