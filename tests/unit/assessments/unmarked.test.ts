import { expect, test } from "vitest";
import { unmarkedSentence } from "#app/features/assessments/domain/making/unmarked.ts";

test("lists what a release would leave without a mark with counts, people and questions", () => {
  expect(unmarkedSentence({ answers: 1, people: 1, places: [{ place: 0, answers: 1 }] })).toBe(
    "Falta 1 correção de 1 aluno: questão 1 (1).",
  );
  const places = [
    { place: 1, answers: 4 },
    { place: 6, answers: 8 },
  ];
  expect(unmarkedSentence({ answers: 12, people: 4, places })).toBe(
    "Faltam 12 correções de 4 alunos: questão 2 (4) e questão 7 (8).",
  );
});
