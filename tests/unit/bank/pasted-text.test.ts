import fc from "fast-check";
import { expect, it } from "vitest";
import { seedCatalogue } from "#app/features/bank/domain/catalogue/topic-catalogue.ts";
import { noFilters } from "#app/features/bank/domain/search/filters/search-filters.ts";
import { type Clue, cluesOf } from "#app/features/bank/domain/search/query/pasted-text.ts";
import { understand } from "#app/features/bank/domain/search/query/understand.ts";
import type { SearchWords } from "#app/features/bank/domain/search/search-words.ts";
import { anyText } from "./any-filters.ts";

function readWords(text: string): SearchWords {
  return understand({ ...noFilters, text }, seedCatalogue).words;
}

/** The clues of a text that is read as a pasted piece. */
function cluesIn(text: string, tokens = '"p1"'): Clue[] {
  const found = readWords(text);
  if (found.kind !== "pasted") throw new Error(`no pasted text: ${text}`);
  return cluesOf(found.text, tokens);
}

it.each([
  ["velocidade média do carro", false],
  ["qual é a velocidade média do carro azul que passou pela cidade", true],
  ["questões difíceis de geometria plana do ENEM de 2015 a 2018 com resolução", false],
  ['"qual é a velocidade média do carro"', false],
  ['"energia cinética" velocidade média do carro de corrida', false],
  ["O texto “Roma Antiga” caiu no chão e se misturou na ordem que se vê abaixo", true],
  ["", false],
])("%j is a pasted piece: %s", (text, pasted) => {
  expect(readWords(text).kind === "pasted").toBe(pasted);
});

it("is recognised by the whole text, its words, and its most distinctive runs", () => {
  const text = "Qual é a velocidade média do automóvel azul na estrada";
  const clues = cluesIn(text, '("s5")');
  expect(clues[0]?.match).toBe(
    'body : ("qual e a velocidade media do automovel azul na estrada") AND meta : (("s5"))',
  );
  expect(clues.filter(({ shared }) => shared).map(({ match }) => match.split(" AND meta")[0])).toEqual([
    'body : ("media do automovel azul")',
    'body : ("qual e a velocidade")',
    'body : ("na estrada")',
  ]);
});

it("stays small and made of words alone, whatever is pasted", () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60 }), (parts) => {
      const text = parts.join(" ");
      if (readWords(text).kind !== "pasted") return;
      const clues = cluesIn(text);
      expect(clues.length).toBeLessThanOrEqual(8);
      for (const { match } of clues) expect(match.length).toBeLessThan(6000);
    }),
  );
  expect(cluesOf("a ".repeat(3000), '"p1"').every(({ match }) => match.length < 100)).toBe(true);
});

it("is looked for word after word while that is cheap, and by its runs alone where it is long", () => {
  const kinds = (count: number) => {
    const text = Array.from({ length: count }, (_, index) => `palavra${index}`).join(" ");
    return cluesIn(text).map(({ match, weight }) => [weight, match.split(" AND ").length]);
  };
  expect(kinds(24).map(([weight]) => weight)).toEqual([1000, 100, ...Array(6).fill(1)]);
  expect(kinds(40).slice(0, 2)).toEqual([
    [1000, 1],
    [1, 1],
  ]);
  expect(kinds(41).slice(0, 2)).toEqual([
    [1000, 6],
    [1, 1],
  ]);
});
