import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, slug, words } from "#app/platform/text/normalize.ts";

describe("folding a text", () => {
  it.each([
    ["Física", "fisica"],
    ["AÇÃO", "acao"],
    ["a\u0301e\u0302", "ae"],
    ["Pingüim", "pinguim"],
    ["x²", "x²"],
    ["", ""],
  ])("%j becomes %j", (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it("makes composed and decomposed accents one, and folding again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(fold(text.normalize("NFC"))).toBe(fold(text.normalize("NFD")));
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("the words of a text", () => {
  it.each([
    ["Lei de Hess: entalpia!", ["lei", "de", "hess", "entalpia"]],
    ["H2O e CO₂", ["h2o", "e", "co₂"]],
    ["guarda-chuva d'água", ["guarda", "chuva", "d", "agua"]],
    ["  ", []],
    ["…—!", []],
  ])("%j are %j", (text, found) => {
    expect(words(text)).toEqual(found);
  });
});

describe("a text in an address", () => {
  it.each([
    ["Colégio Militar 6º ano", "colegio-militar-6o-ano"],
    ["1ª fase", "1a-fase"],
    ["  Ondulatória & Óptica  ", "ondulatoria-optica"],
    ["", ""],
  ])("%j is %j", (text, expected) => {
    expect(slug(text)).toBe(expected);
  });
});
