import { findFormulas } from "#app/domain/questions/rendering/find-formulas.ts";

/** Plain text as Markdown that shows the same: only what Markdown or LaTeX would take for a sign gets a backslash. */
export function escapeMarkdown(text: string): string {
  const escaped = text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "\\\\")
    .replace(/[*`]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/\](?=\()/g, "\\]")
    .replace(/<(?=[a-zA-Z/!?])/g, "\\<")
    .replace(/&(?=#?\w{1,12};)/g, "\\&")
    .replace(/~~/g, "\\~\\~");
  return escaped.includes("$") && holdsFormula(escaped) ? escaped.replace(/\$/g, "\\$") : escaped;
}

function holdsFormula(text: string): boolean {
  return findFormulas(text).some(({ kind }) => kind === "formula");
}

/** A paragraph whose lines begin no list, heading, quotation or table. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph
    .replace(/^([ \t]*)([-+=>#|:~])/gm, "$1\\$2")
    .replace(/^([ \t]*\d{1,9})([.)])(?=[ \t]|$)/gm, "$1\\$2");
}
