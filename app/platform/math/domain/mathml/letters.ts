import { element, isElement, type MathElement, type MathNode, mathTextOf } from "./tree.ts";

type Alphabet = {
  capital: number;
  small: number;
  digit?: number;
  greekCapital?: number;
  greekSmall?: number;
};

const alphabets: Record<string, Alphabet> = {
  bold: { capital: 0x1d400, small: 0x1d41a, digit: 0x1d7ce, greekCapital: 0x1d6a8, greekSmall: 0x1d6c2 },
  italic: { capital: 0x1d434, small: 0x1d44e, greekCapital: 0x1d6e2, greekSmall: 0x1d6fc },
  "bold-italic": { capital: 0x1d468, small: 0x1d482, greekCapital: 0x1d71c, greekSmall: 0x1d736 },
  script: { capital: 0x1d49c, small: 0x1d4b6 },
  fraktur: { capital: 0x1d504, small: 0x1d51e },
  "double-struck": { capital: 0x1d538, small: 0x1d552, digit: 0x1d7d8 },
};

const older: Record<string, Record<string, string>> = {
  italic: { h: "ℎ" },
  script: { B: "ℬ", E: "ℰ", F: "ℱ", H: "ℋ", I: "ℐ", L: "ℒ", M: "ℳ", R: "ℛ", e: "ℯ", g: "ℊ", o: "ℴ" },
  fraktur: { C: "ℭ", H: "ℌ", I: "ℑ", R: "ℜ", Z: "ℨ" },
  "double-struck": { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" },
};

const ranges: [first: number, last: number, alphabet: keyof Alphabet][] = [
  [0x41, 0x5a, "capital"],
  [0x61, 0x7a, "small"],
  [0x30, 0x39, "digit"],
  [0x391, 0x3a9, "greekCapital"],
  [0x3b1, 0x3c9, "greekSmall"],
];

function letterIn(character: string, variant: string): string {
  const earlier = older[variant]?.[character];
  if (earlier) return earlier;
  const code = Number(character.codePointAt(0));
  const range = ranges.find(([first, last]) => code >= first && code <= last);
  const start = range && alphabets[variant]?.[range[2]];
  return range && start !== undefined ? String.fromCodePoint(start + code - range[0]) : character;
}

/** MathML Core has only mathvariant "normal": other shapes are Unicode characters. Running text gets a class instead. */
export function shapeLetters(node: MathElement): MathElement {
  const { mathvariant: variant, ...attributes } = node.attributes;
  if (variant === undefined) return node;
  if (node.name === "mtext")
    return {
      ...node,
      attributes: variant === "normal" ? attributes : { ...attributes, class: `text-${variant}` },
    };
  const text = mathTextOf(node);
  // The larger triangle is too tall beside letters.
  if (text === "△") return { ...node, children: ["▵"] };
  // A single letter in mi is italic by default; several are upright.
  if (variant === "normal") return [...text].length === 1 ? node : { ...node, attributes };
  if (!alphabets[variant]) return { ...node, attributes: { ...attributes, mathvariant: "normal" } };
  return { ...node, attributes, children: [[...text].map((letter) => letterIn(letter, variant)).join("")] };
}

const combining: ReadonlyMap<string, string> = new Map([
  ["ˊ", "\u0301"],
  ["ˋ", "\u0300"],
  ["ˆ", "\u0302"],
  ["˜", "\u0303"],
  ["¨", "\u0308"],
  ["¸", "\u0327"],
  ["˚", "\u030a"],
  ["ˇ", "\u030c"],
  ["ˉ", "\u0304"],
  ["˘", "\u0306"],
  ["˙", "\u0307"],
  ["˝", "\u030b"],
]);

/** KaTeX splits "ç" and "ã" into letter and accent: rejoins them, or null. */
export function accentedText(node: MathElement): MathElement | null {
  const [base, accent] = node.children;
  if (node.name !== "mover" || !isElement(base, "mtext")) return null;
  const mark = combining.get(mathTextOf(accent));
  const letter = mathTextOf(base).replace("ı", "i").replace("ȷ", "j");
  if (!mark || [...letter].length !== 1) return null;
  return { ...base, children: [(letter + mark).normalize("NFC")] };
}

/** Joins text runs and upright letters (mol, H₂SO₄). */
export function joinNeighbours(nodes: MathNode[]): MathNode[] {
  const row: MathNode[] = [];
  for (const node of nodes) {
    const last = row.at(-1);
    if (
      isElement(node, "mtext") &&
      isElement(last, "mtext") &&
      node.attributes.class === last.attributes.class
    ) {
      row[row.length - 1] = { ...last, children: [mathTextOf(last) + mathTextOf(node)] };
    } else if (isUpright(node) && isUpright(last)) {
      row[row.length - 1] = element("mi", [mathTextOf(last) + mathTextOf(node)]);
    } else row.push(node);
  }
  return row;
}

function isUpright(node: MathNode | undefined): node is MathElement {
  if (!isElement(node, "mi") || !/^[A-Za-z]+$/.test(mathTextOf(node))) return false;
  return mathTextOf(node).length > 1 || node.attributes.mathvariant === "normal";
}
