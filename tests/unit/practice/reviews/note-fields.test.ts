import { describe, expect, it } from "vitest";
import {
  NOTE_TEXTS,
  noteGrade,
  noteGrades,
  readCardSides,
} from "#app/features/practice/domain/reviews/note-fields.ts";

const sent = (frente: string, verso: string) => readCardSides((name) => (name === "frente" ? frente : verso));

describe("a card of one's own", () => {
  it("has two sides, without the space around them", () => {
    expect(sent("  Quem?\nOnde? ", "Ela, aqui.")).toEqual({
      texts: { front: "Quem?\nOnde?", back: "Ela, aqui." },
      problems: null,
    });
  });

  it.each([
    ["no front", " \n ", "a", { frente: "Escreva o que você quer lembrar." }],
    ["no back", "a", "\u200b", { verso: "Escreva a resposta." }],
    ["a long front", "x".repeat(501), "a", { frente: "Use até 500 caracteres: agora são 501." }],
    [
      "a long back",
      "a",
      "y".repeat(NOTE_TEXTS.back + 2),
      { verso: "Use até 2000 caracteres: agora são 2002." },
    ],
  ])("is refused with %s", (_, front, back, problems) => {
    expect(sent(front, back)).toEqual({ texts: null, problems });
  });

  it("is graded by one of four buttons alone", () => {
    expect(noteGrades.map(({ grade }) => noteGrade(grade))).toEqual([1, 2, 3, 4]);
    expect([noteGrade(0), noteGrade(5), noteGrade(null)]).toEqual([null, null, null]);
  });
});
