import { mendEmphasis } from "#app/domain/questions/enem/mend-emphasis.ts";
import { withScripts } from "#app/domain/questions/enem/with-scripts.ts";

const atLineStart = {
  heading: /^#{1,6}[ ]+(?:\*\*)?(.+?)(?:\*\*)?[ ]*#*$/gm,
  indentation: /^ +/gm,
  underline: /^(?=(?:-{2,}|={1,}) *$)/gm,
  numberAlone: /^(\d{1,9})([.)])(?= *$)/gm,
  definition: /^(\[[^\]\n]*\]):/gm,
};

/**
 * The source's Markdown in our dialect: "$" is money and "\[" a bracket there, formulas here; headings become bold, since
 * the page has its own; what would turn a line into code, a rule or a link's definition is escaped.
 */
export function cleanMarkdown(text: string): string {
  const plain = escapeSigns(unescapeBrackets(text))
    .replace(atLineStart.indentation, "")
    .replace(atLineStart.heading, "**$1**")
    .replace(atLineStart.underline, "\\")
    .replace(atLineStart.numberAlone, "$1\\$2")
    .replace(atLineStart.definition, "$1\\:")
    .replace(/\](?=\()/g, "] ");
  return mendEmphasis(withScripts(withExponents(plain)));
}

/** An alternative is one short text, never a list or a heading: "+ 6,2 V." and "12." keep their signs. */
export function escapeLineStarts(text: string): string {
  return text
    .replace(/^([-+*>]|#{1,6})(?=\s|$)/gm, "\\$1")
    .replace(/^>(?=\S)/gm, "\\>")
    .replace(/^(\d{1,9})([.)])(?=\s|$)/gm, "$1\\$2");
}

/** Backslashes before brackets go: the source escapes them, and here "\[" would open a formula. */
function unescapeBrackets(text: string): string {
  return text.replace(/\\([\s\S])/g, (pair, sign: string) => ("[]()".includes(sign) ? sign : pair));
}

function escapeSigns(text: string): string {
  return text.replace(/\\[\s\S]|[$~`]/g, (sign) => (sign.length > 1 ? sign : `\\${sign}`));
}

/** "10^{-2}", "10^4" and "Fe^+", as typed by the source, with a raised exponent. */
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
