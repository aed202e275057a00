import { describe, expect, it, test } from "vitest";
import { drawFormula } from "#app/platform/math/domain/draw-formula.ts";
import { replaceMarks, splitAtMarks } from "#app/platform/math/domain/formula-marks.ts";
import { frame, pad } from "#app/platform/math/domain/mathml/boxes.ts";
import { attachIndices } from "#app/platform/math/domain/mathml/chemistry.ts";
import { coreMathml } from "#app/platform/math/domain/mathml/core.ts";
import { shapeLetters } from "#app/platform/math/domain/mathml/letters.ts";
import { spaceRow } from "#app/platform/math/domain/mathml/operators.ts";
import { normalizeTable } from "#app/platform/math/domain/mathml/tables.ts";
import { element, type MathNode, readMarkup, writeMarkup } from "#app/platform/math/domain/mathml/tree.ts";

const mi = (text: string) => element("mi", [text]);
const written = (nodes: readonly MathNode[]) => nodes.map(writeMarkup).join("");
/** An index as mhchem hangs it: on a letter that is not shown. */
const hung = (name: string, index: MathNode) =>
  element(name, [element("mpadded", [element("mphantom", [mi("X")])], { width: "0px" }), index]);
const html = (formula: string) => drawFormula(formula, false).html;

describe("what chemists write before a letter", () => {
  it.each([
    ["\\ce{^{14}C}", "<mrow></mrow><mn>14</mn>"],
    ["\\ce{_{6}C}", "<mn>6</mn><mrow></mrow>"],
    ["\\ce{^{235}_{92}U}", "<mn>92</mn><mn>235</mn>"],
    ["\\ce{^{0}_{-1}n}", "<mrow><mo>−</mo><mn>1</mn></mrow><mn>0</mn>"],
  ])("%s precedes it", (formula, indices) => {
    expect(html(formula)).toContain(`<mprescripts></mprescripts>${indices}</mmultiscripts>`);
  });

  it("stays where it is if nothing follows, or if it is not pulled to the left", () => {
    expect(html("\\ce{^{14}}")).toContain("<mn>14</mn></msup>");
    expect(written(attachIndices([hung("msup", mi("2")), hung("msup", "2"), mi("C")]))).not.toContain(
      "multi",
    );
  });

  it("may be one index alone, above or below", () => {
    const pulled = element("mpadded", [mi("14")], { lspace: "-1width" });
    const shown = (name: string) =>
      written(attachIndices([hung(name, mi("X")), hung(name, pulled), mi("C"), mi("O")]));
    const [start, end] = [
      "<mmultiscripts><mi>C</mi><mprescripts></mprescripts>",
      "</mmultiscripts><mi>O</mi>",
    ];
    expect(shown("msup")).toBe(`${start}<mrow></mrow><mi>14</mi>${end}`);
    expect(shown("msub")).toBe(`${start}<mi>14</mi><mrow></mrow>${end}`);
  });
});

describe("a formula that cannot be drawn says why", () => {
  it.each([
    ["\\tag{1} x", "A fórmula está mal escrita."],
    ["\\frac{1}", "A fórmula está mal escrita perto da posição 9."],
    ["\\foo", "Comando desconhecido: \\foo"],
    ["\\def\\a{\\a\\a}\\a", "A fórmula usa macros demais."],
    ["\\dots\\begin{array}\\over x\\end{array}", "A fórmula é complexa demais."],
  ])("%s: %s", (formula, failure) => {
    expect(drawFormula(formula, false).failure).toBe(failure);
  });
});

test("the last formulas are cached, and those before them evicted", () => {
  const first = drawFormula("x+1", false);
  expect(drawFormula("x+1", false)).toBe(first);
  const nested = (index: number) => `${index}${"{".repeat(61)}${"}".repeat(61)}`;
  for (let index = 0; index < 10_000; index += 1) drawFormula(nested(index), false);
  expect(drawFormula("x+1", false)).not.toBe(first);
  expect(drawFormula("x+1", false)).toEqual(first);
});

describe("words that objects know are words like any other", () => {
  it.each(["constructor", "toString", "valueOf"])("%s", (word) => {
    expect(html(`\\text{${word}}`)).toBe(`<math><mtext>${word}</mtext></math>`);
    expect(html(`\\overset{\\text{${word}}}{\\text{a}}`)).toContain(`<mtext>${word}</mtext></mover>`);
    expect(html(`\\operatorname{${word}}`)).toContain(word);
    expect(html(`\\${word}`)).toContain(`\\${word}</code>`);
  });
});

describe("what KaTeX says in unusual ways", () => {
  it("letters of an alphabet that the font lacks are upright", () => {
    expect(html("A^{\\mathsf T}")).toContain('<mi mathvariant="normal">T</mi></msup>');
  });

  it("an upright running text needs no class, a letter of no alphabet stays", () => {
    expect(shapeLetters(element("mtext", ["a"], { mathvariant: "normal" }))).toEqual(element("mtext", ["a"]));
    expect(shapeLetters(element("mi", ["ç"], { mathvariant: "bold" }))).toEqual(mi("ç"));
  });

  it("a letter under a word stays under it", () => {
    expect(html("\\overset{x}{\\text{ab}}")).toContain("<mover><mtext>ab</mtext><mi>x</mi></mover>");
  });

  it("a frame that nobody named is a frame", () => {
    const frames: Record<string, string>[] = [
      {},
      { notation: "circle" },
      { notation: "box" },
      { notation: "updiagonalstrike" },
    ];
    expect(frames.map((notation) => frame(element("menclose", [], notation)).attributes.class)).toEqual([
      ...["frame", "frame", "frame", "stroke-up"],
    ]);
  });

  it("lengths that browsers do not know are left out of a padding", () => {
    expect(pad(element("mpadded", [mi("x")], { width: "+1em", lspace: "1em" }))).toEqual(
      element("mrow", [mi("x")]),
    );
    expect(pad(element("mpadded", [mi("x")], { lspace: "-1width", voffset: "-1em" }))).toEqual(
      element("mpadded", [mi("x")]),
    );
    expect(pad(element("mpadded", [mi("x")], { width: "0px", height: "0px", depth: "1em" }))).toEqual(
      element("mpadded", [mi("x")], { width: "0", height: "0px", depth: "1em" }),
    );
  });

  it("a bare text in a row stays, and an unmatched end loses nothing", () => {
    const markup =
      "<span><math><semantics><mrow>x<mi>y</mi></mrow><annotation>x</annotation></semantics></math></span>";
    expect(writeMarkup(coreMathml(markup, false))).toBe("<math>x<mi>y</mi></math>");
    expect(readMarkup("</mi></mi>x").children).toEqual(["x"]);
  });

  it("a column without an alignment of its own is centred, a line nobody knows is none", () => {
    const table = element(
      "mtable",
      [
        element(
          "mtr",
          ["a", "b", "c"].map((text) => element("mtd", [mi(text)])),
        ),
      ],
      {
        columnalign: "left center",
      },
    );
    expect(writeMarkup(normalizeTable(table))).toContain(
      '<mtd class="left"><mi>a</mi></mtd><mtd><mi>b</mi></mtd><mtd>',
    );
    expect(normalizeTable(table, "top left roundedbox").attributes.class).toBe("edge-left edge-top");
    expect(normalizeTable(table, undefined).attributes.class).toBeUndefined();
  });

  it("a function before nothing, or before a comma, has no space after it", () => {
    expect(html("\\sen{}")).toBe("<math><mi>sen</mi><mo>\u2061</mo></math>");
    expect(html("f(\\sen, x)")).toContain("<mi>sen</mi><mo>\u2061</mo><mo>,</mo>");
    const apply = element("mo", ["\u2061"]);
    expect(spaceRow([mi("sen"), apply, element("mrow", [])], false)).toContainEqual(apply);
    expect(spaceRow([mi("sen"), apply, "x"], false)).toContainEqual(apply);
  });
});

test("a mark of a formula that is not there shows nothing", () => {
  expect(replaceMarks("a\ue0005\ue001b", [], () => "x")).toBe("ab");
  expect(splitAtMarks("a\ue0005\ue001b", [])).toEqual(["a", "b"]);
});

test("lines broken outside any table are as large as what is around them", () => {
  const broken = (display: boolean) => drawFormula("a\\\\b", display).html;
  expect(broken(true)).toContain('<mtable displaystyle="true"><mtr><mtd class="left"><mi>a</mi></mtd></mtr>');
  expect(broken(false)).toContain('<mtable><mtr><mtd class="left">');
});
