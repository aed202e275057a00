import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";

/** Escapes only what Markdown or LaTeX would interpret. */
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

/** Escapes starts of lists, headings, quotations and tables. */
export function escapeLineStarts(paragraph: string): string {
  return paragraph
    .replace(/^([ \t]*)([-+=>#|:~])/gm, "$1\\$2")
    .replace(/^([ \t]*\d{1,9})([.)])(?=[ \t]|$)/gm, "$1\\$2");
}
