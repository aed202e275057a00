import katex from "katex";
import { describe, expect, test } from "vitest";
import { mathmlToLatex } from "#app/features/bank/domain/exchange/formulas/mathml-to-latex.ts";
import { htmlTree, isElement } from "#app/features/bank/domain/exchange/html/html-tree.ts";

function latexOf(inner: string): string | null {
  const [element] = htmlTree(`<math>${inner}</math>`).filter(isElement);
  return element ? mathmlToLatex(element) : null;
}

type Case = [name: string, mathml: string, latex: string];

const x = "<mi>x</mi>";
const half = "<mfrac><mn>1</mn><mn>2</mn></mfrac>";

describe.each<[string, Case[]]>([
  [
    "signs and names",
    [
      [
        "signs that LaTeX reserves",
        "<mn>5</mn><mo>%</mo><mo>#</mo><mo>&amp;</mo><mo>$</mo>",
        String.raw`5\%\#\&\$`,
      ],
      ["braces of a set", `<mo>{</mo>${x}<mo>}</mo>`, String.raw`\{x\}`],
      ["a difference of sets", "<mi>A</mi><mo>\\</mo><mi>B</mi>", String.raw`A\backslash B`],
      ["a lone circumflex", "<mo>^</mo>", String.raw`\hat{}`],
      ["a tilde", "<mi>a</mi><mo>~</mo><mi>b</mi>", String.raw`a\sim b`],
      ["a function as an operator", `<mo>sin</mo>${x}`, String.raw`\sin x`],
      ["a function with a Portuguese name", `<mo>tg</mo>${x}`, String.raw`\operatorname{tg}x`],
      ["a name of two Greek letters", "<mi>αβ</mi>", String.raw`\mathrm{\alpha\beta}`],
      ["a string", "<ms>ab</ms>", String.raw`\text{"ab"}`],
    ],
  ],
  [
    "words and blanks",
    [
      ["an empty text", `${x}<mtext></mtext>`, "x"],
      ["a blank between letters", `${x}<mtext> </mtext><mi>y</mi>`, String.raw`x\ y`],
      ["a space that does not break", `${x}<mtext>&#160;</mtext><mi>y</mi>`, String.raw`x\ y`],
      ["a blank at the end", `${x}<mtext> </mtext>`, "x"],
      ["a space at the end", `${x}<mspace width="1em"/>`, "x"],
      [
        "a blank at the end of an argument",
        `<mfrac><mrow>${x}<mtext> </mtext></mrow><mn>2</mn></mfrac>`,
        String.raw`\frac{x\ }{2}`,
      ],
      ["words before a letter", `<mtext>se </mtext>${x}`, String.raw`\text{se\ }x`],
      ["a percentage in words", "<mtext>10% de {a}</mtext>", String.raw`\text{10\% de \{a\}}`],
      ["a new line", `${x}<mspace linebreak="newline"/><mi>y</mi>`, String.raw`x\\ y`],
    ],
  ],
  [
    "scripts",
    [
      ["a power of a sum", `<msup><mrow>${x}<mo>+</mo><mn>1</mn></mrow><mn>2</mn></msup>`, "{x+1}^{2}"],
      ["a power of a Greek letter", "<msup><mi>π</mi><mn>2</mn></msup>", String.raw`\pi^{2}`],
      ["a missing exponent", `<msubsup>${x}<mn>1</mn></msubsup>`, "x_{1}"],
      ["a prime before a lower sign", `<msubsup>${x}<mn>1</mn><mo>′</mo></msubsup>`, "x'_{1}"],
      ["a base without signs", `<mmultiscripts>${x}</mmultiscripts>`, "x"],
      ["no base", "<mmultiscripts><mprescripts/><mn>1</mn></mmultiscripts>", "{}_{1}{}"],
      ["an isotope", "<mmultiscripts><mi>C</mi><mprescripts/><none/><mn>14</mn></mmultiscripts>", "{}^{14}C"],
      [
        "all four corners",
        "<mmultiscripts><mi>C</mi><mn>2</mn><mo>+</mo><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>",
        "{}_{6}^{14}C_{2}^{+}",
      ],
      [
        "two pairs of signs",
        "<mmultiscripts><mi>R</mi><mi>i</mi><none/><mi>k</mi><mi>j</mi></mmultiscripts>",
        "R_{i}{}_{k}^{j}",
      ],
      [
        "an empty pair before another",
        "<mmultiscripts><mi>R</mi><none/><none/><mi>k</mi></mmultiscripts>",
        "R_{k}",
      ],
      ["a square root by its index", `<mroot>${x}<none/></mroot>`, String.raw`\sqrt{x}`],
    ],
  ],
  [
    "signs above and below",
    [
      [
        "an arrow above two letters",
        "<mover><mrow><mi>A</mi><mi>B</mi></mrow><mo>→</mo></mover>",
        String.raw`\overrightarrow{AB}`,
      ],
      ["a hat above one letter", `<mover>${x}<mo>^</mo></mover>`, String.raw`\hat{x}`],
      ["a low line above", `<mover>${x}<mo>_</mo></mover>`, String.raw`\overline{x}`],
      ["a macron below", `<munder>${x}<mo>¯</mo></munder>`, String.raw`\underline{x}`],
      ["an overline below, as KaTeX writes", `<munder>${x}<mo>‾</mo></munder>`, String.raw`\underline{x}`],
      ["an arrow below", `<munder>${x}<mo>→</mo></munder>`, String.raw`\underset{\to}{x}`],
      [
        "a brace below",
        `<munder><mrow>${x}<mo>+</mo>${x}</mrow><mo>⏟</mo></munder>`,
        String.raw`\underbrace{x+x}`,
      ],
      ["a word below", `<munder>${x}<mtext>n</mtext></munder>`, String.raw`\underset{\text{n}}{x}`],
      [
        "signs on both sides",
        "<munderover><mo>→</mo><mi>a</mi><mi>b</mi></munderover>",
        String.raw`\overset{b}{\underset{a}{\to}}`,
      ],
      ["nothing above", `<mover>${x}</mover>`, "x"],
      ["nothing at all", `${x}<mover></mover>`, "x"],
      [
        "a word that is a property of every object",
        `<mover>${x}<mtext>constructor</mtext></mover>`,
        String.raw`\overset{\text{constructor}}{x}`,
      ],
    ],
  ],
  [
    "brackets",
    [
      ["angles", `<mfenced open="⟨" close="⟩">${x}</mfenced>`, String.raw`\langle x\rangle`],
      [
        "angles by comparison signs",
        `<mfenced open="&lt;" close="&gt;">${x}</mfenced>`,
        String.raw`\langle x\rangle`,
      ],
      ["one side only", `<mfenced open="{" close="">${x}</mfenced>`, String.raw`\left\{ x \right.`],
      ["signs that are no brackets", `<mfenced open="*" close="%">${x}</mfenced>`, String.raw`*x\%`],
      [
        "signs that are no brackets around a fraction",
        `<mfenced open="*" close="%">${half}</mfenced>`,
        String.raw`*\left. \frac{1}{2} \right.\%`,
      ],
      [
        "a binomial coefficient",
        '<mfenced><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac></mfenced>',
        String.raw`\left( {n \atop k} \right)`,
      ],
      ["a separator of its own", `<mfenced separators=";"><mn>1</mn><mn>2</mn></mfenced>`, "(1;2)"],
      ["no separator", `<mfenced separators=""><mn>1</mn>${x}</mfenced>`, "(1x)"],
      [
        "two pairs in one row",
        `<mrow><mo>(</mo>${x}<mo>)</mo><mo>(</mo><mi>y</mi><mo>)</mo></mrow>`,
        "(x)(y)",
      ],
    ],
  ],
  [
    "fractions, frames and layout",
    [
      ["a thin bar", '<mfrac linethickness="0.5pt"><mi>a</mi><mi>b</mi></mfrac>', String.raw`\frac{a}{b}`],
      [
        "no bar, with a unit",
        '<mfrac linethickness="0pt"><mi>a</mi><mi>b</mi></mfrac>',
        String.raw`{a \atop b}`,
      ],
      ["a frame of no notation", `<menclose>${x}</menclose>`, "x"],
      ["a line below", `<menclose notation="bottom">${x}</menclose>`, String.raw`\underline{x}`],
      ["a radical", `<menclose notation="radical">${x}</menclose>`, String.raw`\sqrt{x}`],
      ["a circle", `<menclose notation="circle">${x}</menclose>`, String.raw`\boxed{x}`],
      [
        "only the first reading of several",
        `<semantics>${x}<annotation encoding="text/plain">ex</annotation></semantics>`,
        "x",
      ],
      ["a reading without content", `${x}<semantics></semantics>`, "x"],
      ["a table without rows", `${x}<mtable></mtable>`, String.raw`x\begin{array}{c}\end{array}`],
      ["what is invisible", `<mphantom>${x}</mphantom><mi>y</mi>`, "y"],
    ],
  ],
])("MathML as LaTeX: %s", (_, cases) => {
  test.each(cases)("%s", (_name, mathml, latex) => {
    expect(latexOf(mathml)).toBe(latex);
    expect(() => katex.renderToString(latex, { strict: false })).not.toThrow();
  });
});

test.each<[string, string]>([
  ["nothing", ""],
  ["only a blank", "<mspace/>"],
  ["an unknown element within a known one", "<msqrt><mglyph/></msqrt>"],
])("there is no LaTeX of %s", (_, mathml) => {
  expect(latexOf(mathml)).toBeNull();
});
