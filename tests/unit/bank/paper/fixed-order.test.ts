import { expect, test } from "vitest";
import { letteredAlternatives } from "#app/features/bank/domain/answers/check-answer.ts";
import { isOrderFixed } from "#app/features/bank/domain/paper/fixed-order.ts";
import { givenQuestion } from "./given-paper.ts";

function withLast(text: string) {
  const alternatives = letteredAlternatives("single-choice", ["um", "dois", "três", "quatro", text]);
  return isOrderFixed(givenQuestion(1, { alternatives }));
}

test.each([
  "Todas as anteriores",
  "Nenhuma das alternativas está correta.",
  "n.d.a.",
  "NDA",
  "As alternativas A e B",
  "Ambas as afirmativas",
  "as letras <em>a</em> e b",
  "Nenhuma das respostas anteriores",
  "Todos os itens",
])("preserves the order where an alternative refers to others: %s", (text) => {
  expect(withLast(text)).toBe(true);
});

test.each([
  "todas as pessoas da cidade",
  "alternativas ao petróleo",
  "a letra da canção",
  "nenhuma novidade",
  "ambas as margens do rio",
  "I e II, apenas",
  "opções de compra",
])("shuffles where a text only sounds like it: %s", (text) => {
  expect(withLast(text)).toBe(false);
});

test("preserves the order of C or E, sums, figures with letters, and statements that name an alternative", () => {
  expect(isOrderFixed(givenQuestion(1, {}, "right-wrong"))).toBe(true);
  expect(isOrderFixed(givenQuestion(1, {}, "sum"))).toBe(true);
  expect(isOrderFixed(givenQuestion(1, {}, "multiple-choice"))).toBe(false);
  const letters = letteredAlternatives("single-choice", ["A", "B", "C", "D", "E"]);
  expect(isOrderFixed(givenQuestion(1, { alternatives: letters }))).toBe(true);
  const figures = letteredAlternatives(
    "single-choice",
    [1, 2, 3, 4].map((each) => `<img src="/${each}" alt="">`),
  );
  expect(isOrderFixed(givenQuestion(1, { alternatives: figures }))).toBe(false);
  expect(isOrderFixed(givenQuestion(1, { statement: "<p>Na alternativa <b>B</b>, o verbo…</p>" }))).toBe(
    true,
  );
  expect(isOrderFixed(givenQuestion(1, { statement: "<p>A letra a seguir é de Chico.</p>" }))).toBe(false);
});
