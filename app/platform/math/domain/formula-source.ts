// Measured: 100,000 characters cost KaTeX 4.3 s and 16 MB; deep nesting overflows its stack (K16, SEC-16).
export const maxFormulaLength = 2_000;
/** Nesting of braces, \left…\right and environments. */
const maxFormulaNesting = 60;

function nestingOf(formula: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of formula.matchAll(/\\(?:left|right|begin|end)(?![a-zA-Z])|\\[\s\S]|[{}]/g)) {
    if (token === "{" || token === "\\left" || token === "\\begin") depth += 1;
    else if (token === "}" || token === "\\right" || token === "\\end") depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** In Portuguese, or null. O(1) for a formula that is too long. */
export function limitBroken(formula: string): string | null {
  if (formula.length > maxFormulaLength) return "A fórmula tem mais de 2.000 caracteres.";
  return nestingOf(formula) > maxFormulaNesting
    ? `A fórmula tem mais de ${maxFormulaNesting} níveis de chaves.`
    : null;
}

/** Portuguese functions by authors' spellings (R-BANK-16). */
const functions: Record<string, string[]> = {
  sen: ["sin", "sen"],
  tg: ["tan", "tg"],
  cotg: ["cot", "cotg", "ctg"],
  cossec: ["csc", "cossec", "cosec"],
  arcsen: ["arcsin", "arcsen"],
  arctg: ["arctan", "arctg"],
  arccotg: ["arccot", "arccotg", "arcctg"],
  arcsec: ["arcsec"],
  arccossec: ["arccsc", "arccossec"],
  senh: ["sinh", "senh"],
  tgh: ["tanh", "tgh"],
  cotgh: ["coth", "cotgh"],
  sech: ["sech"],
  cossech: ["csch", "cossech"],
  arcsenh: ["arcsinh", "arsinh", "arcsenh"],
  arccosh: ["arccosh", "arcosh"],
  arctgh: ["arctanh", "artanh", "arctgh"],
  mdc: ["gcd", "mdc"],
  mmc: ["lcm", "mmc"],
};

/** `\operatorname@` is what `\operatorname` expands to: one expansion instead of five. */
export const portugueseMacros: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(functions).flatMap(([name, commands]) =>
    commands.map((command) => [`\\${command}`, `\\operatorname@{${name}}`]),
  ),
);

export const portugueseNames: ReadonlyMap<string, string> = new Map(
  Object.entries(functions).flatMap(([name, commands]) =>
    commands.map((command): [string, string] => [command, name]),
  ),
);

const number = /\d+(?:,\d+)+/g;
/** Arguments with their own grammar: no decimal commas. */
const ownGrammar = /\\(?:ce|pu|text\w*|color|textcolor|begin|href|url)\b/;

/** Decimal commas (`3,14`) without TeX's list space; `1,2,3`, `[2,3[`, `\{1,2\}` are lists. Decodes HTML entities. */
export function prepareFormula(formula: string): string {
  const decoded = formula.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").trim();
  if (!decoded.includes(",")) return decoded;
  if (!ownGrammar.test(decoded)) return decoded.replace(number, decimal);
  return decoded
    .split(/(\\(?:ce|pu|text\w*|color|textcolor|begin|href|url)\s*\{(?:[^{}]|\{[^{}]*\})*\})/)
    .map((part, index) => (index % 2 === 0 ? part.replace(number, decimal) : part))
    .join("");
}

function decimal(digits: string, at: number, whole: string): string {
  const isList = digits.indexOf(",") !== digits.lastIndexOf(",");
  const before = whole.slice(0, at).trimEnd();
  const after = whole.slice(at + digits.length).trimStart();
  const isPair = /(?:[[\]]|\\\{)$/.test(before) && /^(?:\\right\s*)?(?:[[\]]|\\\})/.test(after);
  return isList || isPair ? digits : digits.replace(",", "{,}");
}
