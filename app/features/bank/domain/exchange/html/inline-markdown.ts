import { pictureMarkdown } from "../../picture-markdown.ts";
import { mathmlToLatex } from "../formulas/mathml-to-latex.ts";
import { symbolFontText } from "../formulas/symbol-font.ts";
import type { AddLoss } from "../loss.ts";
import { emphasisMarks, writeEmphasis } from "./emphasis-marks.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { formulaOfPicture } from "./formula-pictures.ts";
import { type ForeignElement, type HtmlPart, inlineTextOf, isElement } from "./html-tree.ts";
import { isHidden, marksOf, nameStyles, overlined, type TextMark } from "./styles.ts";

export type Conversion = {
  picture: (address: string) => string;
  problem: (text: string) => void;
  formula: (source: string) => string;
  loss: AddLoss;
  /** Characters of the whole text: a colour of most of it sets nothing apart. */
  length: number;
  /** Of the elements around a paragraph: a bold may hold paragraphs, a list or a table. */
  marks?: readonly TextMark[];
};

const dropped = new Set(["head", "title", "meta", "link", "template"]);
const media = new Set(["audio", "video", "iframe", "object", "embed", "svg", "canvas", "applet"]);

export function inlineMarkdown(parts: readonly HtmlPart[], conversion: Conversion): string {
  return writeEmphasis(withinMarks(conversion.marks ?? [], markedText(parts, conversion)));
}

/** For what stands inside an element that holds paragraphs. */
export function withMarks(element: ForeignElement, conversion: Conversion): Conversion {
  return {
    ...conversion,
    marks: [...new Set([...(conversion.marks ?? []), ...marksOf(element, conversion.length)])],
  };
}

function withinMarks(around: readonly TextMark[], text: string): string {
  return around.reduce((inner, mark) => surrounded(inner, ...writtenMark(mark)), text);
}

function markedText(parts: readonly HtmlPart[], conversion: Conversion): string {
  return parts
    .map((part) =>
      isElement(part)
        ? inlineElement(part, conversion)
        : escapeMarkdown(part.replace(/[ \t\n\u00a0]+/g, " ")),
    )
    .join("");
}

function inlineElement(element: ForeignElement, conversion: Conversion): string {
  const { tag, attributes, children } = element;
  if (dropped.has(tag)) return "";
  nameStyles(element, conversion.loss);
  if (isHidden(element)) return "";
  if (media.has(tag)) {
    conversion.problem(`parte que não pode ser mostrada: ${tag}`);
    return "";
  }
  if (tag === "br") return "  \n";
  if (tag === "img") return picture(element, conversion);
  if (tag === "math") return mathml(element, conversion);
  if (tag === "code" || tag === "tt" || tag === "kbd") return codeOf(element);
  const line = overlined(element);
  if (line !== null) return conversion.formula(line);
  const isSymbols = /symbol/i.test(attributes.get("face") ?? "");
  const written = isSymbols ? inSymbols(children) : children;
  const inner = withinMarks(marksOf(element, conversion.length), markedText(written, conversion));
  return tag === "a" ? link(inner, attributes.get("href") ?? "") : inner;
}

/** What the font "Symbol" shows, down to where a part has a font of its own. */
function inSymbols(parts: readonly HtmlPart[]): HtmlPart[] {
  return parts.map((part) => {
    if (!isElement(part)) return symbolFontText(part);
    return part.attributes.has("face") ? part : { ...part, children: inSymbols(part.children) };
  });
}

/** Markdown lacks the last three; the renderer supports the tags. */
function writtenMark(mark: TextMark): readonly [before: string, after: string] {
  if (mark === "bold" || mark === "italic") return emphasisMarks(mark);
  return mark === "struck" ? ["~~", "~~"] : [`<${mark}>`, `</${mark}>`];
}

/** Emphasis must touch its text: blanks at the ends move outside. */
function surrounded(inner: string, before: string, after: string): string {
  const core = inner.trim();
  return core === "" ? inner : inner.replace(core, () => `${before}${core}${after}`);
}

function link(inner: string, address: string): string {
  const isWeb = /^https?:\/\/[^\s()<>]+$/i.test(address);
  return isWeb && inner.trim() !== address ? surrounded(inner, "[", `](${address})`) : inner;
}

function codeOf({ children }: ForeignElement): string {
  const text = inlineTextOf(children);
  const ticks = ticksAround(text, 1);
  const space = /^`|`$/.test(text) ? " " : "";
  return text.trim() === "" ? text : ticks + space + text + space + ticks;
}

/** More backticks than the text has in a row. */
export function ticksAround(text: string, least: number): string {
  return "`".repeat(Math.max(least, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
}

function picture({ attributes }: ForeignElement, conversion: Conversion): string {
  const formula = formulaOfPicture(attributes);
  if (formula === "unread") {
    conversion.problem("fórmula em imagem SVG, sem o texto dela");
    return "";
  }
  if (formula !== null) return conversion.formula(formula);
  return pictureMarkdown(attributes.get("alt") ?? "", conversion.picture(attributes.get("src") ?? ""));
}

/** By the LaTeX that editors store beside MathML, else by the MathML itself. */
function mathml(element: ForeignElement, conversion: Conversion): string {
  const latex = findTex(element.children) ?? mathmlToLatex(element);
  if (latex !== null) return conversion.formula(latex);
  conversion.problem("fórmula em MathML que não se lê");
  return "";
}

function findTex(parts: readonly HtmlPart[]): string | null {
  for (const part of parts.filter(isElement)) {
    if (part.tag === "annotation" && /tex/i.test(part.attributes.get("encoding") ?? ""))
      return inlineTextOf(part.children).trim();
    const inside = findTex(part.children);
    if (inside !== null) return inside;
  }
  return null;
}
