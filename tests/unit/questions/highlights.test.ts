import { expect, it } from "vitest";
import { seedCatalogue } from "#app/domain/catalogue/topic-catalogue.ts";
import { highlightsOf, soughtBy } from "#app/domain/questions/highlights.ts";
import { noFilters } from "#app/domain/questions/search/search-filters.ts";
import { understand } from "#app/domain/questions/search/understand.ts";

function marked(text: string, searched: string): string[] {
  const sought = soughtBy(understand({ ...noFilters, text: searched }, seedCatalogue).words);
  return highlightsOf(text, sought).map(([from, to]) => text.slice(from, to));
}

it.each([
  ["A usina moderna e os usineiros", "USINAS", ["usina"]],
  ["A usina moderna e os usineiros", "usin*", ["usina", "usineiros"]],
  ["Lei de Hess: a lei da entalpia", '"lei de hess"', ["Lei", "de", "Hess", "lei"]],
  ["Os logaritmos e o logaritmo decimal", "logaritmo", ["logaritmos", "logaritmo"]],
  ["Que horas são?", "que", ["Que"]],
  ["A lei do que se vê", "que lei", ["lei"]],
  ["O ENEM de 2019", "enem 2019", []],
  [
    "Em cada etapa, operadores acompanham vazão",
    "em cada etapa operadores acompanham turbidez",
    ["cada", "etapa", "operadores", "acompanham"],
  ],
  ["Nada disso", "usina", []],
  ["Nada disso", "", []],
])("in %j, %j marks %j", (text, searched, words) => {
  expect(marked(text, searched)).toEqual(words);
});
