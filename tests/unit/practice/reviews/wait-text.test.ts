import { expect, it } from "vitest";
import { feltGrade, waitText } from "#app/features/practice/domain/reviews/wait-text.ts";

it("grades a wrong answer as forgotten, however it felt, and a right one by how it felt", () => {
  const felt = [null, "easy", "undone", "hard"] as const;
  expect(felt.map((each) => feltGrade(false, each))).toEqual([1, 1, 1, 1]);
  expect(felt.map((each) => feltGrade(true, each))).toEqual([3, 4, 3, 2]);
});

it("says the wait in words", () => {
  expect([1, 2, 30].map(waitText)).toEqual(["Volta amanhã.", "Volta em 2 dias.", "Volta em 30 dias."]);
});
