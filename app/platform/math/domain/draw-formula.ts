import katex, { ParseError } from "katex";
import "katex/contrib/mhchem";
import { memoized } from "#app/platform/text/memoized.ts";
import { escapeText } from "./escape-html.ts";
import { limitBroken, maxFormulaLength, portugueseMacros, prepareFormula } from "./formula-source.ts";
import { coreMathml } from "./mathml/core.ts";
import { tagColour } from "./mathml/tables.ts";
import { writeMarkup } from "./mathml/tree.ts";
import { columnsOf } from "./mathml/width.ts";

/** Trusted markup; `failure`: why it is only the source. */
export type DrawnFormula = { html: string; failure: string | null };

// SEC-16.
const maxExpand = 200;
const maxSize = 20;
/** Half ems that fit a line on a phone 320 px wide, whatever the letters: a wider formula of a line gets a scroll box. */
const lineColumns = 12;
/** Half ems from which it most likely scrolls there: the box is focusable also without scripts. */
const phoneColumns = 26;
/** KaTeX's colour for untrusted commands. */
const refusedColour = "#f4201e";

const macros = {
  ...portugueseMacros,
  // KaTeX's own, and the text where it is written.
  "\\tag@literal": `\\gdef\\df@tag{\\text{#1}}\\textcolor{${tagColour}}{\\text{#1}}`,
  // KaTeX uses a shadow by a style attribute.
  "\\pmb": "\\boldsymbol{#1}",
};

/** Cache size: papers repeat formulas. */
const memoSize = 10_000;

function reasonFor(error: unknown): string {
  if (!(error instanceof ParseError)) return "A fórmula é complexa demais.";
  const message = error.rawMessage;
  const unknown = /^Undefined control sequence: (.+)$/.exec(message)?.[1];
  if (unknown) return `Comando desconhecido: ${unknown}`;
  if (message.startsWith("Too many expansions")) return "A fórmula usa macros demais.";
  return error.position === undefined
    ? "A fórmula está mal escrita."
    : `A fórmula está mal escrita perto da posição ${error.position + 1}.`;
}

function failed(formula: string, failure: string): DrawnFormula {
  const html = `<code class="formula-source" title="Fórmula que não pôde ser desenhada">${escapeText(formula)}</code>`;
  return { html, failure };
}

function mathmlOf(formula: string, display: boolean): string {
  return katex.renderToString(prepareFormula(formula), {
    displayMode: display,
    output: "mathml",
    throwOnError: true,
    trust: false,
    strict: "ignore",
    errorColor: refusedColour,
    maxExpand,
    maxSize,
    // \gdef writes into this object: one per formula.
    macros: { ...macros },
  });
}

function scrolling(markup: string, display: boolean, columns: number): string {
  const wide = columns > phoneColumns;
  // Scrollable boxes are focusable for keyboard scrolling.
  const focus = wide ? ' tabindex="0" role="group" aria-label="Fórmula larga"' : "";
  if (display) return `<span class="formula-block"${focus}>${markup}</span>`;
  return columns > lineColumns ? `<span class="formula-wide"${focus}>${markup}</span>` : markup;
}

function draw(formula: string, display: boolean): DrawnFormula {
  const broken = limitBroken(formula);
  if (broken) return failed(formula, broken);
  try {
    const markup = mathmlOf(formula, display);
    if (markup.includes(refusedColour))
      return failed(formula, "A fórmula usa um comando que não é permitido.");
    const math = coreMathml(markup, display);
    return { html: scrolling(writeMarkup(math), display, columnsOf(math)), failure: null };
  } catch (error) {
    return failed(formula, reasonFor(error));
  }
}

const drawnBefore = memoized((key) => draw(key.slice(1), key.startsWith("D")), memoSize);

/** LaTeX without delimiters as MathML, or its source where it cannot be drawn. Never throws. */
export function drawFormula(formula: string, display: boolean): DrawnFormula {
  if (formula.length > maxFormulaLength) return draw(formula, display);
  return drawnBefore(`${display ? "D" : "I"}${formula}`);
}
