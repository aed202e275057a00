import { describe, expect, test } from "vitest";
import { toMarkdown } from "#app/features/bank/domain/exchange/html/html-to-markdown.ts";
import { lossList } from "#app/features/bank/domain/exchange/loss.ts";
import { readers, summary } from "./foreign-files.ts";

function converted(html: string) {
  const { losses, add: loss } = lossList();
  const problems: string[] = [];
  const sources = {
    picture: (address: string) => address,
    problem: (text: string) => void problems.push(text),
    loss,
  };
  const text = toMarkdown(html, "html", sources);
  return { text, problems, losses: losses.map(({ what, detail }) => `${what}: ${detail}`) };
}

const math = (inner: string) => `<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`;

describe("formulas of editors are LaTeX", () => {
  test.each<[string, string]>([
    [
      "<mfrac><mrow><mo>-</mo><mi>b</mi><mo>&#xB1;</mo><msqrt><msup><mi>b</mi><mn>2</mn></msup><mo>-</mo><mn>4</mn><mi>a</mi><mi>c</mi></msqrt></mrow><mrow><mn>2</mn><mi>a</mi></mrow></mfrac>",
      "\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}",
    ],
    ["<msub><mi>x</mi><mn>1</mn></msub><mo>&#x2264;</mo><mn>3,5</mn>", "x_{1}\\le3{,}5"],
    ["<mi>sen</mi><mi>&#x3B8;</mi><mo>=</mo><mi>cos</mi><mi>x</mi>", "\\operatorname{sen}\\theta=\\cos x"],
    [
      "<munderover><mo>&#x2211;</mo><mrow><mi>n</mi><mo>=</mo><mn>1</mn></mrow><mi>&#x221E;</mi></munderover><mi>n</mi>",
      "\\sum_{n=1}^{\\infty}n",
    ],
    [
      "<mover><mi>v</mi><mo>&#x2192;</mo></mover><mo>+</mo><mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>&#xAF;</mo></mover>",
      "\\vec{v}+\\overline{AB}",
    ],
    ["<mfenced><mrow><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow></mfenced>", "\\left( \\frac{1}{2} \\right)"],
    ["<mfenced open='[' close=']'><mn>1</mn><mn>2</mn></mfenced>", "[1,2]"],
    [
      "<mfenced open='[' close=']'><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></mfenced>",
      "\\left[ \\begin{array}{cc}1 & 2 \\\\ 3 & 4\\end{array} \\right]",
    ],
    ["<mroot><mi>x</mi><mn>3</mn></mroot><mtext>se x</mtext>", "\\sqrt[3]{x}\\text{se x}"],
    ["<mmultiscripts><mi>U</mi><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts>", "{}_{92}^{238}U"],
    ["<msup><mi>f</mi><mo>&#x2032;</mo></msup><mo>&#x2062;</mo><mi>x</mi>", "f'x"],
    ["<munder><mi>lim</mi><mrow><mi>x</mi><mo>&#x2192;</mo><mn>0</mn></mrow></munder>", "\\lim_{x\\to0}"],
    [
      "<menclose notation='top'><mi>AB</mi></menclose><mspace/><menclose notation='box'><mn>1</mn></menclose>",
      "\\overline{\\mathrm{AB}}\\ \\boxed{1}",
    ],
    ["<mrow><mo>|</mo><mi>x</mi><mo>|</mo></mrow><mstyle><mi>&#x1D465;</mi></mstyle>", "|x|x"],
    [
      "<mfrac linethickness='0'><mi>n</mi><mi>k</mi></mfrac><menclose notation='updiagonalstrike'><mi>a</mi></menclose>",
      "{n \\atop k}\\cancel{a}",
    ],
    [
      "<mover><mi>a</mi><mo>*</mo></mover><msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>",
      "\\overset{*}{a}x_{i}^{2}",
    ],
  ])("%s", (inner, latex) => {
    expect(converted(math(inner))).toEqual({ text: `$${latex}$`, problems: [], losses: [] });
  });

  test.each<[string, string]>([
    [
      "WIRIS in a text",
      "«math xmlns=¨http://www.w3.org/1998/Math/MathML¨»«msup»«mi»x«/mi»«mn»2«/mn»«/msup»«/math»",
    ],
    [
      "a picture of WIRIS",
      '<img class="Wirisformula" src="data:image/svg+xml;charset=utf8,%3Csvg%3E" data-mathml="«math»«msup»«mi»x«/mi»«mn»2«/mn»«/msup»«/math»">',
    ],
    [
      "a picture of WIRIS that carries MathML in its SVG alone",
      `<img class="Wirisformula" src="data:image/svg+xml;base64,${btoa("<svg><!--MathML: <math><msup><mi>x</mi><mn>2</mn></msup></math>--></svg>")}">`,
    ],
    ["Moodle's filter of TeX", '<img class="texrender" alt="$$x^{2}$$" src="x.gif">'],
    ["Canvas", '<img class="equation_image" data-equation-content="x^{2}" alt="LaTeX: x^2">'],
    ["CodeCogs", '<img src="https://latex.codecogs.com/gif.latex?%5Cdpi%7B120%7D%20x%5E%7B2%7D">'],
    ["Google's charts", '<img src="https://chart.googleapis.com/chart?cht=tx&amp;chl=x%5E%7B2%7D">'],
    ["Wikipedia", '<img class="mwe-math-fallback-image-inline" alt="{\\displaystyle x^{2}}">'],
    ["MathJax", '<span class="MathJax_Preview">x2</span><script type="math/tex">x^{2}</script>'],
    [
      "KaTeX",
      '<span class="katex"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^{2}</annotation></semantics></math><span class="katex-html">x2</span></span>',
    ],
    ["dollars", "$x^{2}$"],
  ])("%s", (_, html) => {
    expect(converted(html)).toEqual({ text: "$x^{2}$", problems: [], losses: [] });
  });

  test("a drawn formula without its source is quarantined, and prices are no formulas", () => {
    expect(
      converted('<img class="Wirisformula" src="data:image/svg+xml;charset=utf8,%3Csvg%3E">').problems,
    ).toEqual(["fórmula em imagem SVG, sem o texto dela"]);
    expect(converted("De R$ 5,00 por R$ 3,00; $5 a $9").text).toBe("De R$ 5,00 por R$ 3,00; $5 a $9");
  });
});

describe("what a style says", () => {
  test.each<[string, string, string[]]>([
    ['o <span style="color: #e00">verbo</span> da frase', "o **verbo** da frase", ["cor: #e00: “verbo”"]],
    ['<span style="color:rgb(51,51,51)">tudo</span>', "tudo", []],
    ['<font color="red">A frase inteira</font>', "A frase inteira", ["cor: red: “A frase inteira”"]],
    ["o <mark>sujeito</mark> da frase", "o **sujeito** da frase", ["destaque: amarelo: “sujeito”"]],
    ['a <span style="background-color: yellow">b</span> c d', "a **b** c d", ["destaque: yellow: “b”"]],
    [
      "<ins>novo</ins> e <span style='text-decoration: line-through'>velho</span>",
      "<u>novo</u> e ~~velho~~",
      [],
    ],
    ['o segmento <span style="text-decoration: overline">AB</span>', "o segmento $\\overline{AB}$", []],
    ['visto <span style="display:none">resposta: B</span>!', "visto !", ["texto escondido: “resposta: B”"]],
    ['<font face="Symbol">l</font> = 2', "λ = 2", ["fonte: Symbol: “l”"]],
    ["ângulo \uf061 \uf0b3 90", "ângulo α ≥ 90", []],
    ["R$ 5&eacute e caf&eacute.", "R$ 5é e café.", []],
  ])("%s", (html, text, losses) => {
    expect(converted(html)).toEqual({ text, problems: [], losses });
  });

  test.each<[string, string]>([
    ['<ol style="list-style-type: upper-roman"><li>a</li><li>b</li></ol>', "I. a  \nII. b"],
    ['<ul style="list-style-type: lower-alpha"><li>a</li></ul>', "a. a"],
    ["<ol reversed><li>a</li><li>b</li></ol>", "2\\. a  \n1\\. b"],
    ['<ol><li value="3">a</li><li value="5">b</li></ol>', "3\\. a  \n5\\. b"],
    ['<ol style="list-style-type:decimal-leading-zero"><li>a</li></ol>', "01\\. a"],
    ['<ol style="list-style: lower-greek"><li>a</li><li>b</li></ol>', "α. a  \nβ. b"],
    ['<ol type="I" start="49"><li>a</li></ol>', "XLIX. a"],
    ['<ol start="0"><li>a</li></ol>', "0. a"],
    ['<ol start="-1"><li>a</li></ol>', "-1. a"],
  ])("%s", (html, text) => {
    expect(converted(html).text).toBe(text);
  });

  test("merged cells and tables in tables are named", () => {
    const html =
      "<table><tr><td rowspan=2>a</td><td colspan=3>b</td></tr><tr><td><table><tr><td>c</td></tr></table></td></tr></table>";
    expect(converted(html).losses).toEqual([
      "tabela: célula sobre 2 linhas: “a”",
      "tabela: célula sobre 3 colunas: “b”",
      "tabela: tabela dentro de uma célula",
    ]);
  });
});

const choice = (name: string, text: string) =>
  `<question type="multichoice"><name><text>${name}</text></name><questiontext format="html"><text>${text}</text></questiontext><single>true</single><answer fraction="100"><text>um</text></answer><answer fraction="0"><text>dois</text></answer></question>`;
const quiz = (...questions: string[]) => `<quiz>\n${questions.join("\n")}\n</quiz>`;
const one = "single-choice A 2";

describe("one bad question does not end the file", () => {
  test.each<[string, string, string[]]>([
    [
      "an open tag",
      quiz(choice("a", "x"), choice("b", "<p>x"), choice("c", "x")),
      [one, one, "line 3 XML inválido: fecha uma parte que não está aberta, na linha 3 (questão “b”)"],
    ],
    [
      "a question left open",
      quiz(choice("a", "x"), choice("b", "x").replace("</question>", ""), choice("c", "x")),
      [one, one, "line 3 XML inválido: falta fechar <question>, na linha 4 (questão “b”)"],
    ],
    ["a bare & and <", quiz(choice("a", "P & B, x < 2"), choice("b", "x")), [one, one]],
    [
      "control characters",
      quiz(choice("a", "x\u000by\u001fz"), choice("b", "x&#2;\u0002"), choice("c", "x")),
      [one, one, one],
    ],
    [
      "a cut file",
      quiz(choice("a", "x"), choice("b", "x")).slice(0, -40),
      [one, "line 3 XML inválido: falta fechar <answer>, na linha 3 (questão “b”)"],
    ],
  ])("Moodle: %s", async (_, text, expected) => {
    expect(summary(await readers.moodle(text))).toEqual(expected);
  });

  test("a control character spoils its question alone, and Word's line ends and hyphens are read", async () => {
    const { questions } = await readers.moodle(quiz(choice("a", "x\u000by\u001ez"), choice("b", "x\u0002")));
    expect(questions.map(({ statement }) => statement)).toEqual(["x y-z", "x\ufffd"]);
  });

  test.each<[string, string, string[]]>([
    ["no blank line between", "::a::P?{=x ~y}\n::b::Q?{T}", [one, "right-wrong C 2"]],
    [
      "a brace left open, two blank lines",
      "::a::P?{=x ~y\n\n\n::b::Q?{T}",
      ["right-wrong C 2", "line 1 chave aberta e não fechada"],
    ],
    [
      "a brace left open before a question without a name",
      "P?{=x ~y\n\nQ?{T}\n\nR?{=x ~y}",
      ["right-wrong C 2", one, "line 1 chave aberta e não fechada"],
    ],
    ["formulas with braces and signs", "Se \\(\\frac{a}{b} = \\{1\\}\\) e $$x~y#z$$?{=x ~y}", [one]],
    ["two prices with the answers between", "Um custa $5 e outro {=x ~y} $6", [one]],
  ])("GIFT: %s", async (_, text, expected) => {
    expect(summary(await readers.gift(text))).toEqual(expected);
  });

  test("a shown brace and a line's end of GIFT", async () => {
    const { questions } = await readers.gift("Se \\(A = \\{1, 2\\} e b_{1}\\)\\ne $x$?{=x ~y}");
    expect(questions[0]?.statement).toBe("Se $A = \\{1, 2\\} e b_{1}$  \ne $x$?");
  });

  test.each<[string, string, string[]]>([
    [
      "two questions, the first without an answer",
      "P?\nA) a\nB) b\n\nQ?\nA) c\nB) d\nANSWER: B",
      ["single-choice - 2 linha 1: sem gabarito (falta a linha ANSWER)", "single-choice B 2"],
    ],
    [
      "a name inside an alternative",
      "Quem?\nA) Isabel\nB) filha de\nC. Xavier\nC) ninguém\nANSWER: (C).",
      ["single-choice C 3"],
    ],
    [
      "words around the letter",
      "P?\nA) a\nB) b\nA resposta certa: é a letra B.",
      ["single-choice - 2 linha 1: sem gabarito (falta a linha ANSWER)"],
    ],
    ["R: alone", "P?\na) a\nb) b\nR: b", ["single-choice B 2"]],
  ])("Aiken: %s", async (_, text, expected) => {
    expect(summary(await readers.aiken(text))).toEqual(expected);
  });
});
