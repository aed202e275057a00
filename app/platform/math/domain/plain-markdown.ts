import { escapeText } from "./escape-html.ts";

/** "block": statement or solution; "inline": alternative, where "2." and "- 5" are numbers, not lists. */
export type MarkdownMode = "block" | "inline";

/** Text without these needs only escaping. */
const markdown = /[*_`[\]\\]|~~|&[#\w]|<\/?[a-z!?]|[ \t]{2,}\n/i;
/** Second line of a table; one column needs no bar. */
const tableRule = /\n[ \t]*[|:-]/;
const markdownBlocks = /(?:^|\n)[ \t]*(?:[-+*_=>#~]|\d{1,9}[.)])/;

// Measured: 20,000 strikethroughs cost 10 s, 30,000 nested quotations overflow the stack. Such a text is displayed as
// source.
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

/** Same as plain text, or too expensive to parse. */
export function isPlain(text: string, mode: MarkdownMode): boolean {
  return isUnmarked(text, mode) || isTangled(text);
}

/** Paragraphs at blank lines, lines trimmed. `write`: markup of each escaped paragraph. */
export function plainToHtml(text: string, mode: MarkdownMode, write: (escaped: string) => string): string {
  const paragraphs = text
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n[ \t]*/g, "\n").replace(/^[ \t\n]+|[ \t\n]+$/g, ""))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => write(escapeText(paragraph)));
  if (mode === "inline" && paragraphs.length <= 1) return paragraphs.join("");
  return paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
}
