import { element, isElement, type MathElement, mathTextOf } from "./tree.ts";
import { columnsOf } from "./width.ts";

/** Widths in em of KaTeX's space characters; an invisible separator makes them negative. */
const spaces: ReadonlyMap<string, number> = new Map([
  ["\u200a", 0.056],
  ["\u2009", 0.167],
  ["\u2005", 0.222],
  ["\u205f", 0.222],
  ["\u2005\u200a", 0.278],
]);

/** As lengths: fonts may lack the characters. */
export function spaceFromText(text: string): MathElement | null {
  const negative = text.endsWith("\u2063");
  const width = spaces.get(negative ? text.slice(0, -1) : text);
  if (width === undefined) return null;
  // MathML Core has no negative lengths: CSS pulls the next element nearer.
  return element("mspace", [], negative ? { class: "pull" } : { width: `${width}em` });
}

/** Rules use the text colour, also in the dark theme. */
export function normalizeRule(node: MathElement): MathElement {
  if (node.attributes.mathbackground !== "black") return node;
  return { ...node, attributes: { ...node.attributes, mathbackground: "currentcolor" } };
}

const strokes: ReadonlyMap<string | undefined, string> = new Map([
  ["updiagonalstrike", "stroke-up"],
  ["downdiagonalstrike", "stroke-down"],
  ["updiagonalstrike downdiagonalstrike", "stroke-cross"],
  ["horizontalstrike", "stroke-through"],
]);

/** Browsers lack menclose; CSS draws it. */
export function frame(node: MathElement): MathElement {
  return element("mrow", node.children, { class: strokes.get(node.attributes.notation) ?? "frame" });
}

/** Accents that fit the maths font: KaTeX's arrow is too large, its caret too high. */
export function normalizeAccent(node: MathElement): MathElement {
  const [base, accent] = node.children;
  const isAccent = node.attributes.accent === "true" || node.attributes.accentunder === "true";
  if (!isElement(accent, "mo") || !isAccent || base === undefined) return node;
  const { text, ...attributes } = accentOf(accent, [...mathTextOf(base)].length > 1);
  return text ? { ...node, children: [base, element("mo", [text], attributes)] } : node;
}

function accentOf(accent: MathElement, isWide: boolean): Record<string, string> {
  const [text] = accent.children;
  // KaTeX has no character for \overlinesegment and \underlinesegment.
  if (text === "undefined") return { text: "‾", stretchy: "true" };
  if (text === "\u20d7") return { text: "→", stretchy: "false", mathsize: "0.7em" };
  if (text !== "^") return {};
  // The shortest stretching hat has no width and would be displaced.
  return accent.attributes.stretchy === "true" && isWide
    ? { text: "\u0302", stretchy: "true" }
    : { text: "ˆ", stretchy: "false" };
}

/** Primes are already raised: as exponents they would be tiny and too high. */
export function lowerPrimes(node: MathElement): MathElement {
  const [base, exponent] = node.children;
  const primes = mathTextOf(exponent);
  if (node.name !== "msup" || base === undefined || !/^′+$/.test(primes)) return node;
  return element("mrow", [base, element("mo", [primes], { lspace: "0", rspace: "0" })]);
}

/** Reaction arrow with labels. Browsers stretch it only over content: a space of the label's width. */
export function labelledArrow(node: MathElement): MathElement {
  const [arrow, ...labels] = node.children;
  if (!isElement(arrow, "mo") || !arrow.attributes.minsize) return node;
  const words = labels.filter((label) => mathTextOf(label) !== "");
  const gap = () => element("mspace", [], { width: "0.278em" });
  const width = Math.max(
    Number.parseFloat(arrow.attributes.minsize) * 0.7,
    ...words.map((label) => 0.4 * columnsOf(label) + 0.5),
  );
  const room = element("mspace", [], { width: `${width.toFixed(1)}em` });
  const { minsize, ...attributes } = arrow.attributes;
  const drawn =
    attributes.class || /[→⇒]/.test(mathTextOf(arrow))
      ? element("mover", [room, element("mo", arrow.children, attributes)])
      : element("mo", arrow.children, { lspace: "0", rspace: "0" });
  return element("mrow", [
    gap(),
    words.length > 0 ? { ...node, children: [drawn, ...labels] } : drawn,
    gap(),
  ]);
}

/** Removes relative paddings ("+0.6em", "-1width") that browsers lack. CSS pads coloured boxes. */
export function pad(node: MathElement): MathElement {
  const { width, height, depth, mathbackground } = node.attributes;
  if (mathbackground) return element("mrow", node.children, { class: "filled", mathbackground });
  if (width?.startsWith("+")) return element("mrow", node.children);
  const lengths = { ...(width && { width: "0" }), ...(height && { height }), ...(depth && { depth }) };
  return element("mpadded", node.children, lengths);
}

/** As high as a capital letter, in em: a browser lets a radical's sign hang as far below the line as its content is lower. */
const RADICAND = "0.69em";

/** Radicals of one line have the same height. */
export function raiseRadical(node: MathElement): MathElement {
  const strut = element("mspace", [], { height: RADICAND });
  if (node.name === "msqrt") return { ...node, children: [strut, ...node.children] };
  const [base, ...index] = node.children;
  if (node.name !== "mroot" || base === undefined) return node;
  return { ...node, children: [element("mrow", [strut, base]), ...index] };
}
