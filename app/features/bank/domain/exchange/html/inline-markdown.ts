import { pictureMarkdown } from "../../picture-markdown.ts";
import { type Emphasis, emphasisMarks, writeEmphasis } from "./emphasis-marks.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import { type ForeignElement, type HtmlPart, isElement } from "./html-tree.ts";

type Mark = Emphasis | "struck" | "sub" | "sup" | "u";

export type Conversion = {
  picture: (address: string) => string;
  problem: (text: string) => void;
  formula: (source: string) => string;
  /** Of the elements around a paragraph: a bold may hold paragraphs, a list or a table. */
  marks?: readonly Mark[];
};

const marks: ReadonlyMap<string, Mark> = new Map([
  ["strong", "bold"],
  ["b", "bold"],
  ["em", "italic"],
  ["i", "italic"],
  ["cite", "italic"],
  ["del", "struck"],
  ["s", "struck"],
  ["strike", "struck"],
  ["sub", "sub"],
  ["sup", "sup"],
  ["u", "u"],
]);
const dropped = new Set(["head", "title", "meta", "link", "template"]);
const media = new Set(["audio", "video", "iframe", "object", "embed", "svg", "canvas", "applet"]);

export function inlineMarkdown(parts: readonly HtmlPart[], conversion: Conversion): string {
  return writeEmphasis(withinMarks(conversion.marks ?? [], markedText(parts, conversion)));
}

/** For what stands inside an element that holds paragraphs. */
export function withMarks(element: ForeignElement, conversion: Conversion): Conversion {
  return { ...conversion, marks: [...new Set([...(conversion.marks ?? []), ...marksOf(element)])] };
}

function withinMarks(around: readonly Mark[], text: string): string {
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
  if (media.has(tag)) {
    conversion.problem(`parte que não pode ser mostrada: ${tag}`);
    return "";
  }
  if (tag === "br") return "  \n";
  if (tag === "img")
    return pictureMarkdown(attributes.get("alt") ?? "", conversion.picture(attributes.get("src") ?? ""));
  if (tag === "math") return mathml(element, conversion);
  if (tag === "code" || tag === "tt" || tag === "kbd") return codeOf(element);
  const inner = withinMarks(marksOf(element), markedText(children, conversion));
  return tag === "a" ? link(inner, attributes.get("href") ?? "") : inner;
}

/** Of its tag and of its style, which editors write on spans, and Google Docs on a "b" that is not bold. */
function marksOf({ tag, attributes }: ForeignElement): Mark[] {
  const style = attributes.get("style") ?? "";
  const weight = /(?<![\w-])font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  const found: (Mark | false | undefined)[] = [
    /(?<![\w-])vertical-align\s*:\s*su(?:b|per)\b/.test(style) && (style.includes("super") ? "sup" : "sub"),
    /(?<![\w-])text-decoration[\w-]*\s*:[^;]{0,100}\bunderline\b/.test(style) && "u",
    /(?<![\w-])font-style\s*:\s*italic/.test(style) && "italic",
    /^(?:bold\w*|[6-9]00)$/.test(weight ?? "") && "bold",
    weight === "normal" || weight === "400" ? false : marks.get(tag),
  ];
  return [...new Set(found.filter((mark) => mark !== false && mark !== undefined))];
}

/** Markdown lacks the last three; the renderer supports the tags. */
function writtenMark(mark: Mark): readonly [before: string, after: string] {
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

export function inlineTextOf(parts: readonly HtmlPart[]): string {
  return parts.map((part) => (isElement(part) ? inlineTextOf(part.children) : part)).join("");
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

/** Editors store the LaTeX source beside MathML; without it the formula is unreadable. */
function mathml({ children }: ForeignElement, conversion: Conversion): string {
  const annotation = findTex(children);
  if (annotation !== null) return conversion.formula(annotation);
  conversion.problem("fórmula em MathML sem LaTeX");
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
