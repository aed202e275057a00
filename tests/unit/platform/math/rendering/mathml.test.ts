import { describe, expect, it } from "vitest";
import { drawFormula } from "#app/platform/math/domain/draw-formula.ts";

function html(formula: string, display = false): string {
  const drawn = drawFormula(formula, display);
  expect(drawn.failure, formula).toBeNull();
  return drawn.html;
}

describe("what browsers do not know of KaTeX's MathML is said in a way they do", () => {
  it.each([
    [
      "letters of other alphabets are characters",
      "\\mathbb{R}\\mathbf{v}\\mathcal{P}\\mathfrak{g}\\boldsymbol\\alpha",
      "<mi>ℝ</mi><mi>𝐯</mi><mi>𝒫</mi><mi>𝔤</mi>",
    ],
    ["accented letters of a text stay whole", "\\text{ação não}", "<mtext>ação\u00a0não</mtext>"],
    ["a bold text is a class", "\\textbf{ok}", '<mtext class="text-bold">ok</mtext>'],
    ["upright letters are one word", "\\mathrm{mol}", "<mi>mol</mi>"],
    ["a vector's arrow is centred and small", "\\vec{v}", '<mo stretchy="false" mathsize="0.7em">→</mo>'],
    ["a wide hat stretches", "\\widehat{ABC}", '<mo stretchy="true">\u0302</mo>'],
    [
      "the bars of a determinant stretch",
      "\\begin{vmatrix}a\\end{vmatrix}",
      'form="prefix" stretchy="true">|</mo>',
    ],
    [
      "an open interval's brackets stretch",
      "\\left]2,3\\right[",
      'form="prefix" stretchy="true" lspace="0" rspace="0">]</mo><mn>2</mn>',
    ],
    [
      "bars of absolute value stand close",
      "\\lvert x\\rvert",
      '<mo stretchy="false" lspace="0" rspace="0">|</mo>',
    ],
    ["a minus after an equals sign is a sign", "x=-2", '<mo form="prefix">−</mo>'],
    ["a charge stands close", "\\ce{OH-}", '<mo lspace="0em" rspace="0em">−</mo>'],
    [
      "a function has a space before its argument",
      "2\\sen x",
      '<mspace width="0.167em"></mspace><mi>sen</mi><mo lspace="0" rspace="0.167em">\u2061</mo>',
    ],
    ["a squared function too", "\\sen^2 x", '</msup><mo lspace="0" rspace="0.167em">\u2061</mo>'],
    ["but none before a parenthesis", "\\sen(x)", "<mi>sen</mi><mo>\u2061</mo><mo"],
    [
      "but has one after what closes",
      "f(x)\\sen x",
      '<mo stretchy="false">)</mo><mspace width="0.167em"></mspace>',
    ],
    [
      "a bar in the middle stretches to both sides",
      "\\left(a\\middle|b\\right)",
      'form="infix" stretchy="true">|</mo>',
    ],
    [
      "a fence of a given size keeps it",
      "\\bigl(x",
      '<mo stretchy="true" minsize="1.2em" maxsize="1.2em">(</mo>',
    ],
    ["a small negative space pulls a little", "a\\!b", '<mspace class="pull"></mspace>'],
    ["a segment has a line of its own", "\\underlinesegment{AB}", '<mo stretchy="true">‾</mo></munder>'],
    ["a hat over a letter does not stretch", "\\hat{x}", '<mo stretchy="false">ˆ</mo>'],
    ["a coloured box is filled", "\\colorbox{red}{x}", '<mrow class="filled" mathbackground="red">'],
    ["poor man's bold is bold", "\\pmb{x}", "<mi>𝒙</mi>"],
    ["a tilde of any width keeps its place", "\\widetilde{AB}", '<mo stretchy="true">~</mo>'],
    ["a hat over a single letter is small", "\\widehat{A}", '<mo stretchy="false">ˆ</mo>'],
    [
      "a brace grows with the font's second cut",
      "\\underbrace{a+b}",
      '<mo class="grows" stretchy="true">⏟</mo>',
    ],
    ["so does a large product", "\\prod x", '<mo class="grows">∏</mo>'],
    ["and a fence", "\\left\\lfloor x\\right\\rfloor", '<mo class="grows">⌊</mo>'],
    ["but not one of a given size", "\\lfloor x\\rfloor", '<mo stretchy="false">⌊</mo>'],
    [
      "a small matrix keeps its small letters",
      "\\begin{smallmatrix}a\\end{smallmatrix}",
      '<mstyle scriptlevel="1"',
    ],
    ["a dashed line is a line", "\\begin{array}{c:c}a&b\\end{array}", '<mtd class="line-right">'],
    ["operators of an index stand close", "a_{n+1}", '<mo lspace="0" rspace="0">+</mo>'],
    ["a system is aligned left", "\\begin{cases}x\\\\y\\end{cases}", '<mtable><mtr><mtd class="left">'],
    [
      "equations are aligned at their signs",
      "\\begin{aligned}a&=1\\\\b&=2\\end{aligned}",
      '<mtable class="aligned"><mtr><mtd class="right"><mstyle scriptlevel="0" displaystyle="true"><mi>a</mi>',
    ],
    [
      "single columns are aligned each",
      "\\begin{array}{lcr}a&b&c\\end{array}",
      '<mtd class="left"><mi>a</mi></mtd><mtd><mi>b</mi></mtd><mtd class="right">',
    ],
    [
      "lines of a table are classes",
      "\\begin{array}{c|c}a&b\\\\\\hline c&d\\end{array}",
      '<mtr class="line-below"><mtd class="line-right">',
    ],
    ["edges of a table are on their own side", "\\begin{array}{|c}a\\end{array}", 'class="edge-left"'],
    ["a line above a table is above", "\\begin{array}{c}\\hline a\\end{array}", 'class="edge-top"'],
    ["a frame is a class", "\\boxed{x}", '<mrow class="frame">'],
    ["a stroke is a class", "\\cancel{x}", '<mrow class="stroke-up">'],
    ["negative space is a class", "a\\!b", '<mspace class="pull"></mspace>'],
    ["thin space is a length", "a\\,b", '<mspace width="0.167em"></mspace>'],
    ["lines broken by \\\\ are rows", "a\\\\b", '<mtr><mtd class="left"><mi>a</mi></mtd></mtr><mtr>'],
    [
      "an arrow stretches under its words",
      "\\xrightarrow{\\Delta}",
      '<mover><mspace width="2.1em"></mspace><mo stretchy="true">→</mo></mover>',
    ],
    ["a prime is not an exponent", "f'", '<mi>f</mi><mo lspace="0" rspace="0">′</mo>'],
    ["a rule has the colour of the text", "\\rule{1em}{1em}", 'mathbackground="currentcolor"'],
    ["a small triangle suits its corners", "\\triangle ABC", "▵"],
    ["a smashed letter keeps its padding", "\\smash{x}", "<mpadded"],
    ["a space inside brackets of a congruence", "a\\bmod b", '<mspace width="0.22em"></mspace><mi>mod</mi>'],
  ])("%s", (_, formula, expected) => {
    expect(html(formula)).toContain(expected);
  });

  it("carries neither the source nor attributes nobody reads", () => {
    const markup = html("\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix} + \\frac{a}{b}, \\mathbf{c}");
    expect(markup).not.toMatch(/annotation|semantics|xmlns|columnalign|rowspacing|fence|separator|style=/);
  });

  it("is a tenth of the size of KaTeX's HTML", () => {
    expect(html("x^2 - 5x + 6 = 0").length).toBeLessThan(200);
  });
});

describe("equation numbers", () => {
  const tagsOf = (formula: string) =>
    [...html(formula, true).matchAll(/<mtd class="tag">(.*?)<\/mtd>/g)].map(([, tag = ""]) =>
      tag.replace(/<[^>]*>/g, ""),
    );
  // Where the number of the text's next equation goes.
  const next = "(\ue002)";

  it.each([
    ["a tag in parentheses", "x=1\\tag{1}", ["(1)"]],
    ["a tag as it is written", "x=1\\tag*{A}", ["A"]],
    ["a tag with a formula", "x=1\\tag{$*$}", ["(∗)"]],
    ["a tag with accents", "x=1\\tag{opção}", ["(opção)"]],
    ["every line of an align", "\\begin{align}a&=b\\\\c&=d\\end{align}", [next, next]],
    ["none of a starred one", "\\begin{align*}a&=b\\\\c&=d\\end{align*}", []],
    ["a tag in a starred one", "\\begin{align*}a&=b\\tag{i}\\\\c&=d\\end{align*}", ["(i)"]],
    [
      "tags, numbers and lines without either",
      "\\begin{align}a&=b\\tag{i}\\\\c&=d\\notag\\\\e&=f\\end{align}",
      ["(i)", next],
    ],
    ["a single equation", "\\begin{equation}E=mc^2\\end{equation}", [next]],
    ["one of a system", "\\begin{aligned}a&=b\\\\c&=d\\end{aligned}\\tag{3}", ["(3)"]],
  ])("%s", (_, formula, expected) => {
    expect(tagsOf(formula)).toEqual(expected);
    expect(html(formula, true).includes('class="tagged"') || html(formula, true).includes(" tagged")).toBe(
      expected.length > 0,
    );
    expect(html(formula, true)).not.toContain("mathcolor");
  });

  it("are aligned, however many columns a line has", () => {
    const rows = html("\\begin{alignat}{2}a&=b&c&=d\\\\e&=f\\end{alignat}", true).match(/<mtr>.*?<\/mtr>/g);
    expect(rows?.map((row) => row.split("<mtd").length - 1)).toEqual([5, 5]);
  });
});

describe("radicals", () => {
  it.each([
    ["\\sqrt{16}", '<msqrt><mspace height="0.69em"></mspace><mn>16</mn></msqrt>'],
    ["\\sqrt[3]{27}", '<mroot><mrow><mspace height="0.69em"></mspace><mn>27</mn></mrow><mn>3</mn></mroot>'],
  ])("%s is at least as high as a capital letter", (formula, drawn) => {
    expect(html(formula)).toContain(drawn);
  });
});

describe("wide formulas", () => {
  it("scroll in a box of their own, which is focusable", () => {
    const wide = "a + b + c + d + e + f + g + h + i + j + k + l";
    expect(html(wide)).toMatch(
      /^<span class="formula-wide" tabindex="0" role="group" aria-label="Fórmula larga"><math>/,
    );
    expect(html(wide, true)).toMatch(/^<span class="formula-block" tabindex="0"/);
  });

  it("of more than 12 letters have the box, which is focusable where a browser sees it scroll", () => {
    expect(html("ABCDEFGHIJKLM")).toMatch(/^<span class="formula-wide"><math>/);
    expect(html("ABCDEFGHIJKL")).toMatch(/^<math>/);
  });

  it("short ones are not focusable", () => {
    expect(html("x = 2")).toMatch(/^<math>/);
    expect(html("x = 2", true)).toMatch(/^<span class="formula-block"><math display="block">/);
  });
});
