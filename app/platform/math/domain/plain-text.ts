import { cleanText } from "#app/platform/text/clean-text.ts";
import { findFormulas } from "./find-formulas.ts";
import { markFormulas, replaceMarks } from "./formula-marks.ts";
import { plainFormula } from "./plain-formula.ts";

const entities = { nbsp: " ", lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

/** Private use characters (absent from cleaned text) protect escaped ones. */
const escapeBase = 0xe100;

/** Line starts first, then inline marks. Bounded lengths against slow matching. */
const rules: [pattern: RegExp, replacement: string][] = [
  [/^[ \t]*(?:`{3,}|~{3,}).*$/gm, ""],
  [/^[ \t]*(?=.*\|)[|:\- \t]*-[|:\- \t]*$/gm, ""],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ""],
  [/^[ \t]*(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+)/gm, ""],
  [/!\[([^\]\n]{0,500})\]\([^)\n]{0,1000}\)/g, " $1 "],
  [/\[([^\]\n]{0,500})\]\([^)\n]{0,1000}\)/g, "$1"],
  [/<br[ \t]*\/?>/gi, " "],
  // A line break of Markdown.
  [/\\[ \t]*$/gm, ""],
  [/<\/?(?:sub|sup|i|b|u)>/gi, ""],
  [/\*\*|__|~~|`/g, ""],
  [/\*(?=\S)([^*\n]{0,1000}[^\s*])\*/g, "$1"],
  [/(?<![\p{L}\p{N}])_(?=\S)([^_\n]{0,1000}[^\s_])_(?![\p{L}\p{N}])/gu, "$1"],
  [/^[ \t]*\||\|[ \t]*$/gm, " "],
  [/[ \t]\|[ \t]/g, " "],
];

function holdEscapes(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/g, (_, character: string) =>
    String.fromCharCode(escapeBase + character.charCodeAt(0)),
  );
}

function releaseEscapes(text: string): string {
  return text.replace(/[\ue121-\ue17e]/g, (held) => String.fromCharCode(held.charCodeAt(0) - escapeBase));
}

function withoutMarkdown(text: string): string {
  const bare = rules.reduce(
    (current, [pattern, replacement]) => current.replace(pattern, replacement),
    holdEscapes(text),
  );
  return releaseEscapes(bare).replace(
    /&(nbsp|lt|gt|amp|quot|apos);/g,
    (_, name: keyof typeof entities) => entities[name],
  );
}

/** One plain line for search, descriptions and speech; alt texts stay. `latex`: false for sources without LaTeX. */
export function plainText(source: string, latex = true): string {
  const cleaned = cleanText(source);
  const { text, formulas } = markFormulas(
    latex ? findFormulas(cleaned) : [{ kind: "text", source: cleaned }],
  );
  const words = replaceMarks(withoutMarkdown(text), formulas, ({ formula }) => plainFormula(formula));
  return words.replace(/\s+/g, " ").trim();
}
