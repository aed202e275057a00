import { expect, test } from "vitest";
import { releaseSymbols, symbolFontText } from "#app/features/bank/domain/exchange/formulas/symbol-font.ts";

test.each<[string, string, string]>([
  ["small letters", "abgdqlmpw", "αβγδθλμπω"],
  ["capital letters", "DSWGQ", "ΔΣΩΓΘ"],
  ["signs within ASCII", '"$\\^', "∀∃∴⊥"],
  ["the first and the last of the upper row", "\u00a1\u00df", "ϒ⇓"],
  ["comparisons of the upper row", "\u00a3\u00b3\u00b9\u00bb", "≤≥≠≈"],
  ["sets and logic", "\u00c7\u00c8\u00cc\u00ce\u00d9", "∩∪⊂∈∧"],
  ["a sum, an integral and angles", "\u00e5\u00f2\u00e1\u00f1\u00e0", "∑∫⟨⟩◊"],
  ["digits and signs that are the same in both", "2+3=5", "2+3=5"],
  ["signs outside the font", "l 😀", "λ 😀"],
])("text in the font Symbol: %s", (_, text, result) => {
  expect(symbolFontText(text)).toBe(result);
});

test.each<[string, string, string]>([
  ["a Greek letter", "\uf06c", "λ"],
  ["bullets of Symbol and Wingdings", "\uf0b7 um \uf0a7 dois", "• um • dois"],
  ["a sign of the upper row", "\uf0b3", "≥"],
  ["a sum", "\uf0e5", "∑"],
  ["signs of ASCII", "\uf028\uf032\uf029", "(2)"],
  ["a piece of a tall bracket, which is unknown", "\uf0e6", "\ufffd"],
  ["the place that ASCII leaves empty", "\uf07f", "\ufffd"],
  ["other signs, which stay", "a λ \uf01f", "a λ \uf01f"],
])("signs by their place in a font: %s", (_, text, result) => {
  expect(releaseSymbols(text)).toBe(result);
});
