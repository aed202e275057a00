import { expect, test } from "vitest";
import { textBlocks } from "#app/features/bank/domain/words/found-passage.ts";
import { commandOf, passagesOf, shortened } from "#app/features/bank/domain/words/passages.ts";

test.each([
  ["<p>1 &lt; 2 &amp; 3</p>", ["1 < 2 & 3"]],
  ["<p>caf&eacute;</p>", ["caf&eacute;"]],
  ["<p>Um<br>dois</p><p> </p><li>três</li>", ["Um dois", "três"]],
  ["<p>Metade: <math><mfrac><mn>1</mn><mn>2</mn></mfrac></math> do todo</p>", ["Metade: […] do todo"]],
])("the blocks of %j", (html, blocks) => {
  expect(textBlocks(html)).toEqual(blocks);
});

test.each([
  ["typographic quotation marks", "Ele disse: “palavra palavra palavra”.", "Ele disse: “palavra…”"],
  ["straight quotation marks", 'Ele disse: "palavra palavra palavra".', 'Ele disse: "palavra…"'],
  ["no quotation marks", "Ele disse: palavra palavra palavra.", "Ele disse: palavra…"],
])("a text that is cut inside %s has each opened one closed", (_, text, cut) => {
  expect(shortened(text, 21)).toBe(cut);
});

test("no passages have no command", () => {
  expect(passagesOf("")).toEqual([]);
  expect(commandOf([])).toBe("");
});
