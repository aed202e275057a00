import { expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { understand } from "#app/features/bank/domain/search/query/understand.ts";
import { highlightsOf, soughtBy } from "#app/features/bank/domain/words/highlights.ts";

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
