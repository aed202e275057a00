import fc from "fast-check";
import { expect, it } from "vitest";
import { cluesOf, isPasted } from "#app/domain/questions/pasted-text.ts";
import { noFilters } from "#app/domain/questions/search-filters.ts";
import { anyText } from "./any-filters.ts";

it.each([
  ["velocidade média do carro", false],
  ["qual é a velocidade média do carro", true],
  ['"qual é a velocidade média do carro"', false],
  ['"energia cinética" velocidade média do carro de corrida', false],
  ["O texto “Roma Antiga” caiu no chão e se misturou na ordem que se vê abaixo", true],
  ["", false],
])("%j is a pasted piece: %s", (text, pasted) => {
  expect(isPasted(text)).toBe(pasted);
});

it("is recognised by the whole text, its words, and its most telling runs", () => {
  const text = "Qual é a velocidade média do automóvel azul na estrada";
  const clues = cluesOf({ ...noFilters, text, subjects: [5] });
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
      if (!isPasted(text)) return;
      const clues = cluesOf({ ...noFilters, text });
      expect(clues.length).toBeLessThanOrEqual(8);
      for (const { match } of clues) expect(match.length).toBeLessThan(6000);
    }),
  );
  expect(cluesOf({ ...noFilters, text: "a ".repeat(3000) }).every(({ match }) => match.length < 100)).toBe(
    true,
  );
});

it("is looked for word after word while that is cheap, and by its runs alone where it is long", () => {
  const kinds = (count: number) => {
    const text = Array.from({ length: count }, (_, index) => `palavra${index}`).join(" ");
    return cluesOf({ ...noFilters, text }).map(({ match, weight }) => [weight, match.split(" AND ").length]);
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
