import { repairEmphasis } from "./repair-emphasis.ts";
import { withScripts } from "./with-scripts.ts";

const atLineStart = {
  heading: /^#{1,6}[ ]+(?:\*\*)?(.+?)(?:\*\*)?[ ]*#*$/gm,
  indentation: /^ +/gm,
  underline: /^(?=(?:-{2,}|={1,}) *$)/gm,
  numberAlone: /^(\d{1,9})([.)])(?= *$)/gm,
  definition: /^(\[[^\]\n]*\]):/gm,
};

/** Escapes "$" and "\[", which the source means literally; headings become bold; no code, rules or link definitions. */
export function cleanMarkdown(text: string): string {
  const plain = escapeSigns(unescapeBrackets(text))
    .replace(atLineStart.indentation, "")
    .replace(atLineStart.heading, "**$1**")
    .replace(atLineStart.underline, "\\")
    .replace(atLineStart.numberAlone, "$1\\$2")
    .replace(atLineStart.definition, "$1\\:")
    .replace(/\](?=\()/g, "] ");
  return repairEmphasis(withScripts(withExponents(plain)));
}

/** Alternatives are never lists or headings: "+ 6,2 V." and "12." retain their signs. */
export function escapeAlternative(text: string): string {
  return text
    .replace(/^([-+*>]|#{1,6})(?=\s|$)/gm, "\\$1")
    .replace(/^>(?=\S)/gm, "\\>")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
}

/** The source escapes brackets; in our dialect "\[" opens a formula. */
function unescapeBrackets(text: string): string {
  return text.replace(/\\([\s\S])/g, (pair, sign: string) => ("[]()".includes(sign) ? sign : pair));
}

function escapeSigns(text: string): string {
  return text.replace(/\\[\s\S]|[$~`]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}

/** "10^{-2}", "10^4" and "Fe^+" with a raised exponent. */
function withExponents(text: string): string {
  return text
    .replace(/\^\{\s*([^{}^\n]{1,20}?)\s*\}/g, (_, exponent: string) => raised(exponent))
    .replace(/(?<=[\p{L}\d)\]])\^(\d*[+−-](?=[\s|).,;]|$)|[−-]?\d+)/gu, (_, exponent: string) =>
      raised(exponent),
    );
}

function raised(exponent: string): string {
  return `<sup>${exponent.replace(/^-/, "−")}</sup>`;
}
