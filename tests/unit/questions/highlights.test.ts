import { expect, it } from "vitest";
import { highlightsOf } from "#app/domain/questions/highlights.ts";

it.each([
  ["A física moderna e o físico", "fisica", ["física"]],
  ["A Física moderna e o físico", "FÍSIC", ["Física", "físico"]],
  ["Lei de Hess: a lei da entalpia", '"lei de hess"', ["Lei", "de", "Hess", "lei"]],
  ["A lei de Hess", "lei de", ["lei"]],
  ["Que horas são?", "que", ["Que"]],
  ["Nada disso", "energia", []],
  ["Nada disso", "", []],
])("in %j, %j marks %j", (text, searched, marked) => {
  expect(highlightsOf(text, searched).map(([from, to]) => text.slice(from, to))).toEqual(marked);
});
