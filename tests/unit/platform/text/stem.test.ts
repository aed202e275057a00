import { describe, expect, it } from "vitest";
import { stem } from "#app/platform/text/stem.ts";
import { rootsOf, textWords } from "#app/platform/text/text-words.ts";

describe("the stem", () => {
  it.each([
    ["logaritmo", "logaritmos"],
    ["funcao", "funcoes"],
    ["pao", "paes"],
    ["quadratico", "quadraticas"],
    ["lei", "leis"],
    ["animal", "animais"],
    ["movel", "moveis"],
    ["fossil", "fosseis"],
    ["lencol", "lencois"],
    ["mes", "meses"],
    ["luz", "luzes"],
    ["ingles", "ingles"],
    ["homem", "homens"],
    ["rapido", "rapidamente"],
    ["professor", "professora"],
    ["famoso", "famosas"],
    ["companheiro", "companheira"],
    ["burgues", "burguesa"],
  ])("of %j is that of %j", (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ["media", "medir"],
    ["atomo", "atomico"],
    ["caso", "casa"],
    ["porto", "portugues"],
  ])("of %j is not that of %j", (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it.each(["pa", "x", "co2", "3x3", "1945", ""])("leaves %j as it is", (word) => {
    expect(stem(word)).toBe(word);
  });
});

describe("the words of a text", () => {
  it("are folded, ordinals are numbers, and small words are in no index of stems", () => {
    expect(rootsOf("A 2ª Lei de Newton: funções do 1º grau; CO₂ e H2O")).toEqual([
      ...["2", "lei", "newton", "funca", "1", "grau", "co2", "h2o"],
    ]);
  });

  it("have their positions", () => {
    const text = "  É a Função";
    expect(textWords(text).map(({ from, to }) => text.slice(from, to))).toEqual(["É", "a", "Função"]);
  });

  it("are none where there is no letter or digit", () => {
    expect(textWords("?! — ⁄ ")).toEqual([]);
  });
});
