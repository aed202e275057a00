import { expect, test } from "vitest";
import { bankSize } from "#app/features/bank/domain/bank-counts.ts";

test.each([
  [{ real: 1531, training: 3354 }, "1.531 questões de provas reais e 3.354 de treino"],
  [{ real: 0, training: 3354 }, "3.354 questões de treino"],
  [{ real: 1, training: 0 }, "1 questão de provas reais"],
  [{ real: 0, training: 0 }, "Questões"],
  [null, "Questões"],
])("the size of the bank %j: %s", (bank, text) => {
  expect(bankSize(bank)).toBe(text);
});
