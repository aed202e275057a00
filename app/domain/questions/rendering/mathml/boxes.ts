import { element, isElement, type MathElement, textOf } from "#app/domain/questions/rendering/mathml/tree.ts";
import { columnsOf } from "#app/domain/questions/rendering/mathml/width.ts";

/** Width in em of the spaces KaTeX writes as characters; a trailing invisible separator makes them negative. */
const spaces: ReadonlyMap<string, number> = new Map([
  ["\u200a", 0.056],
  ["\u2009", 0.167],
  ["\u2005", 0.222],
  ["\u205f", 0.222],
  ["\u2005\u200a", 0.278],
]);

/** Spaces as lengths: the characters may be missing from a font, and the negative ones would show as positive. */
export function spaceFromText(text: string): MathElement | null {
  const negative = text.endsWith("\u2063");
  const width = spaces.get(negative ? text.slice(0, -1) : text);
  if (width === undefined) return null;
  // MathML Core has no negative lengths: the style sheet pulls the next thing nearer.
  return element("mspace", [], negative ? { class: "pull" } : { width: `${width}em` });
}

/** A rule has the colour of the text around it, also in the dark theme. */
export function tidyRule(node: MathElement): MathElement {
  if (node.attributes.mathbackground !== "black") return node;
  return { ...node, attributes: { ...node.attributes, mathbackground: "currentcolor" } };
}

const strokes: ReadonlyMap<string | undefined, string> = new Map([
  ["updiagonalstrike", "stroke-up"],
  ["downdiagonalstrike", "stroke-down"],
  ["updiagonalstrike downdiagonalstrike", "stroke-cross"],
  ["horizontalstrike", "stroke-through"],
]);

/** Frames and strokes: browsers have no menclose, the style sheet draws them. */
export function frame(node: MathElement): MathElement {
  return element("mrow", node.children, { class: strokes.get(node.attributes.notation) ?? "frame" });
}

/** Accents that stand well over a letter in the maths font, for those KaTeX names: an arrow would be too large, a caret too high. */
export function tidyAccent(node: MathElement): MathElement {
  const [base, accent] = node.children;
  const isAccent = node.attributes.accent === "true" || node.attributes.accentunder === "true";
  if (!isElement(accent, "mo") || !isAccent || base === undefined) return node;
  const { text, ...attributes } = accentOf(accent, [...textOf(base)].length > 1);
  return text ? { ...node, children: [base, element("mo", [text], attributes)] } : node;
}

function accentOf(accent: MathElement, isWide: boolean): Record<string, string> {
  const [text] = accent.children;
  // KaTeX has no character for \overlinesegment and \underlinesegment.
  if (text === "undefined") return { text: "‾", stretchy: "true" };
  if (text === "\u20d7") return { text: "→", stretchy: "false", mathsize: "0.7em" };
  if (text !== "^") return {};
  // The shortest of the hats that stretch has no width: over a letter it would stand beside it.
  return accent.attributes.stretchy === "true" && isWide
    ? { text: "\u0302", stretchy: "true" }
    : { text: "ˆ", stretchy: "false" };
}

/** Primes are drawn raised already: as exponents they would be tiny and too high. */
export function lowerPrimes(node: MathElement): MathElement {
  const [base, exponent] = node.children;
  const primes = textOf(exponent);
  if (node.name !== "msup" || base === undefined || !/^′+$/.test(primes)) return node;
  return element("mrow", [base, element("mo", [primes], { lspace: "0", rspace: "0" })]);
}

/**
 * The arrow of a reaction, with words above or below. Browsers stretch an arrow over something, never under its own words: so it
 * stretches over an empty space as wide as they are.
 */
export function labelledArrow(node: MathElement): MathElement {
  const [arrow, ...labels] = node.children;
  if (!isElement(arrow, "mo") || !arrow.attributes.minsize) return node;
  const words = labels.filter((label) => textOf(label) !== "");
  const gap = () => element("mspace", [], { width: "0.278em" });
  const width = Math.max(
    Number.parseFloat(arrow.attributes.minsize) * 0.7,
    ...words.map((label) => 0.4 * columnsOf(label) + 0.5),
  );
  const room = element("mspace", [], { width: `${width.toFixed(1)}em` });
  const { minsize, ...attributes } = arrow.attributes;
  const drawn =
    attributes.class || /[→⇒]/.test(textOf(arrow))
      ? element("mover", [room, element("mo", arrow.children, attributes)])
      : element("mo", arrow.children, { lspace: "0", rspace: "0" });
  return element("mrow", [
    gap(),
    words.length > 0 ? { ...node, children: [drawn, ...labels] } : drawn,
    gap(),
  ]);
}

/** Paddings relative to the content ("+0.6em", "-1width") go, which browsers do not know. A coloured box is padded by the style sheet. */
export function pad(node: MathElement): MathElement {
  const { width, height, depth, mathbackground } = node.attributes;
  if (mathbackground) return element("mrow", node.children, { class: "filled", mathbackground });
  if (width?.startsWith("+")) return element("mrow", node.children);
  const lengths = { ...(width && { width: "0" }), ...(height && { height }), ...(depth && { depth }) };
  return element("mpadded", node.children, lengths);
}
