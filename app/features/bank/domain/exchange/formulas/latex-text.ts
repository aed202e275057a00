const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "\u2061": "",
    "\u2062": "",
    "\u2063": "",
    "\u2064": "",
    "\u200b": "",
    "\u2212": "-",
    "\u2217": "*",
    "\u2032": "'",
    "\u2033": "''",
    "×": "\\times ",
    "÷": "\\div ",
    "·": "\\cdot ",
    "⋅": "\\cdot ",
    "±": "\\pm ",
    "∓": "\\mp ",
    "≤": "\\le ",
    "≥": "\\ge ",
    "≠": "\\ne ",
    "≈": "\\approx ",
    "≡": "\\equiv ",
    "∞": "\\infty ",
    "∑": "\\sum ",
    "∏": "\\prod ",
    "∫": "\\int ",
    "∮": "\\oint ",
    "∂": "\\partial ",
    "∇": "\\nabla ",
    "∈": "\\in ",
    "∉": "\\notin ",
    "⊂": "\\subset ",
    "⊆": "\\subseteq ",
    "∪": "\\cup ",
    "∩": "\\cap ",
    "∅": "\\varnothing ",
    "∀": "\\forall ",
    "∃": "\\exists ",
    "→": "\\to ",
    "←": "\\leftarrow ",
    "↔": "\\leftrightarrow ",
    "⇒": "\\Rightarrow ",
    "⇔": "\\Leftrightarrow ",
    "⇌": "\\rightleftharpoons ",
    "∠": "\\angle ",
    "⊥": "\\perp ",
    "∥": "\\parallel ",
    "∼": "\\sim ",
    "√": "\\surd ",
    "°": "^{\\circ}",
    "…": "\\ldots ",
    "⋯": "\\cdots ",
    ℝ: "\\mathbb{R}",
    ℕ: "\\mathbb{N}",
    ℤ: "\\mathbb{Z}",
    ℚ: "\\mathbb{Q}",
    ℂ: "\\mathbb{C}",
    "\u00a0": "~",
  }),
);
const greek = new Map(
  [
    "α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu µ mu ν nu ξ xi",
    "π pi ρ rho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega",
    "Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ℓ ell ℏ hbar",
  ]
    .join(" ")
    .split(" ")
    .flatMap((sign, at, all): [string, string][] => (at % 2 === 0 ? [[sign, `\\${all[at + 1]} `]] : [])),
);
/** Portuguese ones too: "sen", "tg". */
const functions =
  /^(?:sin|cos|tan|cot|sec|csc|log|ln|lim|max|min|exp|det|sinh|cosh|tanh|arcsin|arccos|arctan|gcd|sup|inf|arg|dim|ker)$/;
const portuguese = /^(?:sen|tg|cotg|cossec|cosec|arcsen|arctg|mdc|mmc|senh|tgh|mod)$/;

/** Letters of Unicode's mathematical alphabets (𝑥, 𝐀) are those of a keyboard. */
function plainLetters(text: string): string {
  return text.replace(/[\u{1d400}-\u{1d7ff}\u210e]/gu, (letter) => letter.normalize("NFKC"));
}

/** Signs of a formula as LaTeX. */
export function latexSigns(text: string): string {
  return [...plainLetters(text)]
    .map((sign) => {
      const known = named.get(sign) ?? greek.get(sign);
      if (known !== undefined) return known;
      if (/[{}#$%&_]/.test(sign)) return `\\${sign}`;
      if (sign === "\\") return "\\backslash ";
      if (sign === "^") return "\\hat{}";
      return sign === "~" ? "\\sim " : sign;
    })
    .join("");
}

/** A name: one letter, a function, or upright letters. */
export function latexName(name: string): string {
  const plain = plainLetters(name.trim());
  if (functions.test(plain)) return `\\${plain} `;
  if (portuguese.test(plain)) return `\\operatorname{${plain}}`;
  return [...plain].length > 1 && /^[\p{L}]+$/u.test(plain)
    ? `\\mathrm{${latexSigns(plain)}}`
    : latexSigns(plain);
}

/** Words inside a formula. A blank alone or at the end is "~", which no trimming takes away. */
export function latexWords(text: string): string {
  if (text.trim() === "") return text === "" ? "" : "~";
  return `\\text{${text
    .replace(/\s+/g, " ")
    .replace(/[\\^~]/g, "")
    .replace(/[{}#$%&_]/g, "\\$&")
    .replace(/ $/, "~")}}`;
}

/** As an argument: in braces, unless it has them. */
export function latexGroup(source: string): string {
  return `{${source.trim()}}`;
}

/** What an exponent may stand on. */
export function latexBase(source: string): string {
  const text = source.trim();
  return /^(?:.|\\[a-zA-Z]+)$/u.test(text) ? text : `{${text}}`;
}

const bars = ["¯", "‾", "―", "_", "\u0304", "\u0305", "\u0332"];
const above: ReadonlyMap<string, string> = new Map([
  ...bars.map((bar): [string, string] => [bar, "overline"]),
  ["→", "vec"],
  ["\u20d7", "vec"],
  ["^", "hat"],
  ["ˆ", "hat"],
  ["\u0302", "hat"],
  ["~", "tilde"],
  ["˜", "tilde"],
  ["\u0303", "tilde"],
  ["˙", "dot"],
  ["\u0307", "dot"],
  ["¨", "ddot"],
  ["\u0308", "ddot"],
  ["⏞", "overbrace"],
]);
const below: ReadonlyMap<string, string> = new Map([
  ...bars.map((bar): [string, string] => [bar, "underline"]),
  ["⏟", "underbrace"],
]);
const wide: ReadonlyMap<string, string> = new Map([
  ["vec", "overrightarrow"],
  ["hat", "widehat"],
  ["tilde", "widetilde"],
]);

/** A sign above or below, as LaTeX has it; null where the sign is none of these. */
export function latexAccent(sign: string, inner: string, isBelow: boolean): string | null {
  const name = (isBelow ? below : above).get(sign.trim());
  if (name === undefined) return null;
  const isLong = inner.trim().length > 1 && !inner.trim().startsWith("\\");
  return `\\${isLong ? (wide.get(name) ?? name) : name}{${inner.trim()}}`;
}

const brackets: ReadonlyMap<string, string> = new Map([
  ...[..."()[]|/"].map((sign): [string, string] => [sign, sign]),
  ["{", "\\{"],
  ["}", "\\}"],
  ["⟨", "\\langle "],
  ["⟩", "\\rangle "],
  ["〈", "\\langle "],
  ["〉", "\\rangle "],
  ["<", "\\langle "],
  [">", "\\rangle "],
  ["‖", "\\| "],
  ["∥", "\\| "],
  ["⌊", "\\lfloor "],
  ["⌋", "\\rfloor "],
  ["⌈", "\\lceil "],
  ["⌉", "\\rceil "],
]);

/** Around something tall the brackets grow, but for signs that are no brackets of LaTeX. */
export function latexFenced(open: string, inner: string, close: string): string {
  const [left, right] = [brackets.get(open), brackets.get(close)];
  const isLow = !/\\(?:frac|sqrt|sum|int|prod|begin|atop)|\^|_/.test(inner) && open !== "" && close !== "";
  if (isLow) return `${left ?? latexSigns(open)}${inner}${right ?? latexSigns(close)}`;
  const before = left === undefined ? `${latexSigns(open)}\\left.` : `\\left${left}`;
  const after = right === undefined ? `\\right.${latexSigns(close)}` : `\\right${right}`;
  return `${before} ${inner} ${after}`;
}

/** Blanks that LaTeX does not need go, but for one behind a command that a letter follows; "~" becomes "\ ". */
export function tidyLatex(source: string): string {
  return source
    .replace(/(\\[a-zA-Z]+) +(?![a-zA-Z])/g, "$1")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=[}\])])/g, "")
    .replace(/^[\s~]+|[\s~]+$/g, "")
    .replace(/~/g, "\\ ");
}
