import { describe, expect, it } from "vitest";
import { drawFormula } from "#app/platform/math/domain/draw-formula.ts";
import { renderText } from "#app/platform/math/domain/render-text.server.ts";
import { growthUpTo } from "#tests/support/growth.ts";
import { readHtml } from "#tests/unit/bank/rendering/read-html.ts";

const pictures = new Map();

function textOf(formula: string): string {
  const { html, failure } = drawFormula(formula, false);
  expect(failure, formula).toBeNull();
  return readHtml(html).text.replaceAll("\u2061", "");
}

describe("functions have their Portuguese names", () => {
  it.each([
    ["\\sin x", "senx"],
    ["\\sen x", "senx"],
    ["\\tan x", "tgx"],
    ["\\tg x", "tgx"],
    ["\\cot x", "cotgx"],
    ["\\cotg x", "cotgx"],
    ["\\csc x", "cossecx"],
    ["\\cossec x", "cossecx"],
    ["\\sec x", "secx"],
    ["\\arcsin x", "arcsenx"],
    ["\\arcsen x", "arcsenx"],
    ["\\arctan x", "arctgx"],
    ["\\arctg x", "arctgx"],
    ["\\arccotg x", "arccotgx"],
    ["\\arcsec x", "arcsecx"],
    ["\\arccossec x", "arccossecx"],
    ["\\sinh x", "senhx"],
    ["\\senh x", "senhx"],
    ["\\tanh x", "tghx"],
    ["\\tgh x", "tghx"],
    ["\\cotgh x", "cotghx"],
    ["\\gcd(a)", "mdc(a)"],
    ["\\mdc(a)", "mdc(a)"],
    ["\\mmc(a)", "mmc(a)"],
    ["\\lim_{x\\to0}", "limx→0"],
    ["\\cos x", "cosx"],
  ])("%s reads %s", (formula, text) => {
    expect(textOf(formula)).toBe(text);
  });
});

describe("numbers", () => {
  it.each([
    ["3,14", "<mn>3,14</mn>"],
    ["3{,}14", "<mn>3,14</mn>"],
    ["0,5x", "<mn>0,5</mn>"],
    ["1{,}5 \\times 10^{2,5}", "<mn>2,5</mn>"],
  ])("%s is one number with a decimal comma", (formula, number) => {
    expect(drawFormula(formula, false).html).toContain(number);
  });

  it("a list keeps its commas apart", () => {
    expect(drawFormula("1,2,3", false).html).toContain("<mn>1</mn><mo>,</mo><mn>2</mn>");
    expect(drawFormula("[1,2[", false).html).toContain("<mn>1</mn><mo>,</mo><mn>2</mn>");
    expect(drawFormula("\\left]1,2\\right[", false).html).toContain("<mn>1</mn><mo>,</mo><mn>2</mn>");
    expect(drawFormula("\\{1,2\\}", false).html).toContain("<mn>1</mn><mo>,</mo><mn>2</mn>");
    expect(drawFormula("(1, 2)", false).html).toContain("<mn>1</mn><mo>,</mo><mn>2</mn>");
  });

  it("a comma in a text is left alone", () => {
    expect(textOf("\\text{de 1,5 a 2,5}")).toBe("de\u00a01,5\u00a0a\u00a02,5");
  });
});

describe("chemistry", () => {
  it.each([
    ["\\ce{H2O}", "H2O"],
    ["\\ce{SO4^2-}", "SO42−"],
    ["\\ce{2H2 + O2 -> 2H2O}", "2H2+O2→2H2O"],
    ["\\ce{^{235}_{92}U}", "U92235"],
  ])("%s is drawn", (formula, text) => {
    expect(textOf(formula)).toBe(text);
  });

  it("indices are attached to their symbol, and those of isotopes precede it", () => {
    expect(drawFormula("\\ce{H2O}", false).html).toContain(
      '<msub><mi mathvariant="normal">H</mi><mn>2</mn></msub>',
    );
    expect(drawFormula("\\ce{^{235}_{92}U}", false).html).toContain(
      "<mprescripts></mprescripts><mn>92</mn><mn>235</mn>",
    );
  });
});

describe("formulas that cannot be drawn", () => {
  it("show their source and leave the rest as it is", () => {
    const { html, failures } = renderText("Antes $\\frac{1$ e depois $x^2$.", { pictures });
    expect(html).toContain(
      '<code class="formula-source" title="Fórmula que não pôde ser desenhada">\\frac{1</code>',
    );
    expect(html).toContain("<msup><mi>x</mi><mn>2</mn></msup>");
    expect(failures).toEqual([
      { formula: "\\frac{1", reason: "A fórmula está mal escrita perto da posição 8." },
    ]);
  });

  it.each([
    ["\\naoexiste", "Comando desconhecido: \\naoexiste"],
    ["x".repeat(2_001), "A fórmula tem mais de 2.000 caracteres."],
    ["{".repeat(61) + "}".repeat(61), "A fórmula tem mais de 60 níveis de chaves."],
    ["\\left(".repeat(61) + "\\right)".repeat(61), "A fórmula tem mais de 60 níveis de chaves."],
    ["\\def\\a{\\a\\a}\\a", "A fórmula usa macros demais."],
    [`\\def\\a{x}${"\\a".repeat(201)}`, "A fórmula usa macros demais."],
    ["\\sqrt".repeat(390), null],
  ])("%.30s says why", (formula, reason) => {
    const { html, failure } = drawFormula(formula, true);
    if (reason) expect(failure).toBe(reason);
    else expect(failure).not.toBeNull();
    expect(html).toContain("formula-source");
  });

  it("two hundred uses of a macro are within the limits", () => {
    expect(drawFormula(`\\def\\a{x}${"\\a".repeat(199)}`, false).failure).toBeNull();
  });

  it("sixty levels and 2,000 characters are within the limits", () => {
    expect(drawFormula(`${"{".repeat(60)}x${"}".repeat(60)}`, false).failure).toBeNull();
    expect(drawFormula("x".repeat(2_000), false).failure).toBeNull();
  });
});

describe("attacks by formula (SEC-16)", () => {
  it.each([
    "\\href{javascript:alert(1)}{x}",
    "\\href{https://example.com}{x}",
    "\\url{javascript:alert(1)}",
    "\\htmlClass{x}{y}",
    "\\htmlId{x}{y}",
    "\\htmlStyle{background:url(//evil)}{y}",
    "\\htmlData{a=b}{y}",
    "\\includegraphics{https://evil/x.png}",
    "\\def\\x{\\href}\\x{javascript:alert(1)}{y}",
    "\\text{\\href{javascript:alert(1)}{x}}",
    "\\frac{\\htmlStyle{color:red}{a}}{b}",
  ])("%s is refused and shown as text", (formula) => {
    const { html, failure } = drawFormula(formula, false);
    expect(failure).not.toBeNull();
    const { elements } = readHtml(html);
    expect(elements.map(({ name }) => name)).toEqual(["code"]);
  });

  it.each([
    "<img src=x onerror=alert(1)>",
    "\\text{<script>alert(1)</script>}",
    '\\text{"><svg onload=alert(1)>}',
    '\\color{red" onclick="x}y',
    "\\textcolor{#ff0000}{<b>}",
    "\\unicode{x3c}script",
    "\\char`<script>",
    "\\verb|<script>alert(1)</script>|",
    "\\rule{9999em}{9999em}",
    "\\kern{1e9em}x",
  ])("%s gives nothing that runs", (formula) => {
    expect(() => readHtml(drawFormula(formula, true).html)).not.toThrow();
  });

  it("a rule cannot cover the page", () => {
    expect(drawFormula("\\rule{9999em}{9999em}", false).html).toContain('width="20em"');
  });

  it("a definition made in one formula is unknown in the next", () => {
    const { failures } = renderText("$\\gdef\\furo{1}\\gdef\\frac{2}x$ e $\\furo$ e $\\frac{1}{2}$", {
      pictures,
    });
    expect(failures).toEqual([{ formula: "\\furo", reason: "Comando desconhecido: \\furo" }]);
    expect(drawFormula("\\frac12", false).html).toContain("<mfrac>");
  });

  it("forty-nine good formulas are drawn beside a poisoned one (REL-23)", () => {
    const good = Array.from({ length: 49 }, (_, index) => `$x_{${index}}$`);
    const bomb = "$\\def\\a{\\a\\a}\\a$";
    const { html, failures } = renderText([...good.slice(0, 25), bomb, ...good.slice(25)].join(" "), {
      pictures,
    });
    expect(html.match(/<math>/g)).toHaveLength(49);
    expect(failures).toHaveLength(1);
  });

  it("100,000 characters are refused at no more cost than a few thousand", async () => {
    const draw = (length: number) =>
      expect(drawFormula("x^".repeat(length / 2), false).failure).toBe(
        "A fórmula tem mais de 2.000 caracteres.",
      );
    expect(await growthUpTo(100_000, draw)).toBeLessThan(2);
  });
});
