// Private use characters replace escaped signs during parsing.
const first = 0xe010;
const signs = "~=#{}:\\\n";

/** Formulas of one question, whose backslashes may be doubled: `\(…\)`, `\[…\]`, `$$…$$`, `$…$`. */
const formulas =
  /\\{1,2}\((?:(?!\n[ \t]*\n)[\s\S]){1,2000}?\\{1,2}\)|\\{1,2}\[(?:(?!\n[ \t]*\n)[\s\S]){1,2000}?\\{1,2}\]|\$\$(?:(?!\n[ \t]*\n)[\s\S]){1,2000}?\$\$|(?<![\\$\p{L}\d])\$(?![\s$])[^$\n]{1,400}?(?<![\s\\])\$(?![\d$])/gu;
const escaped = /\\([~=#{}:\\n])/g;
const masked = (sign: string) => String.fromCharCode(first + signs.indexOf(sign));

/** Masks escaped signs (`\~ \= \# \{ \} \: \\ \n`), and those of formulas, which are LaTeX: `\neq` is no line's end, and `{` opens no answers. */
export function maskEscapes(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/g, "")
    .replace(formulas, (formula) => (holdsAnswers(formula) ? formula : maskFormula(formula)))
    .replace(escaped, (_, sign: string) => masked(sign === "n" ? "\n" : sign));
}

/** Dollars of two prices may have the answers between them. */
function holdsAnswers(formula: string): boolean {
  return /(?<!\\)\{\s*(?:[=~#]|\}|(?:T|F|TRUE|FALSE)\s*[}#])/i.test(formula) || !isBalanced(formula);
}

function isBalanced(formula: string): boolean {
  const bare = formula.replace(/\\[{}]/g, "");
  return bare.split("{").length === bare.split("}").length;
}

/** Where a formula has bare braces, its `\{` is a brace that is shown. */
function maskFormula(formula: string): string {
  const showsBraces = /(?<!\\)[{}]/.test(formula);
  return formula.replace(
    /\\(?:(n(?=[a-zA-Z]))|([{}])|([~=#:\\])|(n))|[~=#{}:]/g,
    (whole, command?: string, brace?: string, sign?: string, end?: string) => {
      if (command) return `${masked("\\")}n`;
      if (brace) return (showsBraces ? masked("\\") : "") + masked(brace);
      return masked(end ? "\n" : (sign ?? whole));
    },
  );
}

export function releaseEscapes(text: string): string {
  return text.replace(/[\ue010-\ue017]/g, (held) => signs.charAt(held.charCodeAt(0) - first));
}

/** One line, every GIFT sign escaped. */
export function escapeGift(text: string): string {
  return text
    .replace(formulas, (formula) => formula.replace(/\n(?=[a-zA-Z])/g, " "))
    .replace(/[\\~=#{}:]/g, "\\$&")
    .replace(/\n/g, "\\n");
}
