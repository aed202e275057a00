import { escapeText } from "#app/domain/questions/rendering/escape-html.ts";

/** "block" is a statement or a solution; "inline" an alternative, where "2." and "- 5" are numbers and not lists. */
export type MarkdownMode = "block" | "inline";

/** What sends a text through the Markdown parser. Everything else only needs escaping. */
const markdown = /[*_`[\]\\]|~~|&[#\w]|<\/?[a-z!?]|[ \t]{2,}\n/i;
/** The second line of a table: one column needs no bar ("a", then ":-"). */
const tableRule = /\n[ \t]*[|:-]/;
const markdownBlocks = /(?:^|\n)[ \t]*(?:[-+*_=>#~]|\d{1,9}[.)])/;

// Measured: the parser takes 10 s for 20,000 strikethroughs or 6,000 lists in quotations, and overflows its stack at 30,000 nested
// quotations. No question comes near these numbers; a text that does is shown as it is written.
const maxMarks = 3_000;
const maxBlocks = 300;
const manyLevels = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){9}/m;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function isTangled(text: string): boolean {
  if (count(text, /[*_`~|[\]<&\\]/g) > maxMarks || manyLevels.test(text)) return true;
  return count(text, /^[ \t]*(?:[-+*>#]|\d{1,9}[.)])/gm) > maxBlocks;
}

function isUnmarked(text: string, mode: MarkdownMode): boolean {
  if (markdown.test(text) || tableRule.test(text)) return false;
  return mode === "inline" || !markdownBlocks.test(text);
}

/** Whether a text means the same as Markdown and as plain text, or would cost the parser too much. */
export function isPlain(text: string, mode: MarkdownMode): boolean {
  return isUnmarked(text, mode) || isTangled(text);
}

/**
 * Plain text as Markdown would give it: paragraphs at blank lines, lines trimmed.
 *
 * @param write what becomes of each escaped paragraph
 */
export function plainToHtml(text: string, mode: MarkdownMode, write: (escaped: string) => string): string {
  const paragraphs = text
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, "\n").replace(/^[ \t\n]+|[ \t\n]+$/g, ""))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => write(escapeText(paragraph)));
  if (mode === "inline" && paragraphs.length <= 1) return paragraphs.join("");
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
}
