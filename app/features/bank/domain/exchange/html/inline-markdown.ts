import { pictureMarkdown } from "../../picture-markdown.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import type { ForeignElement, HtmlPart } from "./html-tree.ts";

export type Conversion = {
  picture: (address: string) => string;
  problem: (text: string) => void;
  formula: (source: string) => string;
};

const marks: ReadonlyMap<string, string> = new Map([
  ["strong", "**"],
  ["b", "**"],
  ["em", "*"],
  ["i", "*"],
  ["cite", "*"],
  ["del", "~~"],
  ["s", "~~"],
  ["strike", "~~"],
]);
/** No Markdown equivalent; the renderer supports the tags. */
const retainedTags = new Set(["sub", "sup", "u"]);
const dropped = new Set(["script", "style", "head", "title", "meta", "link", "template"]);
const media = new Set(["audio", "video", "iframe", "object", "embed", "svg", "canvas", "applet"]);

export function inlineMarkdown(parts: readonly HtmlPart[], conversion: Conversion): string {
  return parts
    .map((part) =>
      typeof part === "string"
        ? escapeMarkdown(part.replace(/[ \t\n\u00a0]+/g, " "))
        : inlineElement(part, conversion),
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
  const inner = inlineMarkdown(children, conversion);
  const mark = marks.get(tag);
  if (mark) return surrounded(inner, mark, mark);
  if (retainedTags.has(tag)) return surrounded(inner, `<${tag}>`, `</${tag}>`);
  if (tag === "code" || tag === "tt" || tag === "kbd") return codeOf(element);
  return tag === "a" ? link(inner, attributes.get("href") ?? "") : inner;
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
  return parts.map((part) => (typeof part === "string" ? part : inlineTextOf(part.children))).join("");
}

function codeOf({ children }: ForeignElement): string {
  const text = inlineTextOf(children);
  const ticks = text.includes("`") ? "``" : "`";
  return text.trim() === "" ? text : `${ticks}${text}${ticks}`;
}

/** Editors store the LaTeX source beside MathML; without it the formula is unreadable. */
function mathml({ children }: ForeignElement, conversion: Conversion): string {
  const annotation = findTex(children);
  if (annotation !== null) return conversion.formula(annotation);
  conversion.problem("fórmula em MathML sem LaTeX");
  return "";
}

function findTex(parts: readonly HtmlPart[]): string | null {
  for (const part of parts) {
    if (typeof part === "string") continue;
    if (part.tag === "annotation" && /tex/i.test(part.attributes.get("encoding") ?? ""))
      return inlineTextOf(part.children).trim();
    const inside = findTex(part.children);
    if (inside !== null) return inside;
  }
  return null;
}
