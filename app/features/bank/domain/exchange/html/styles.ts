import type { AddLoss } from "../loss.ts";
import type { Emphasis } from "./emphasis-marks.ts";
import { type ForeignElement, inlineTextOf } from "./html-tree.ts";

export type TextMark = Emphasis | "struck" | "sub" | "sup" | "u";

const marks: ReadonlyMap<string, TextMark> = new Map([
  ["strong", "bold"],
  ["b", "bold"],
  ["mark", "bold"],
  ["em", "italic"],
  ["i", "italic"],
  ["cite", "italic"],
  ["dfn", "italic"],
  ["var", "italic"],
  ["del", "struck"],
  ["s", "struck"],
  ["strike", "struck"],
  ["sub", "sub"],
  ["sup", "sup"],
  ["u", "u"],
  ["ins", "u"],
]);

const styleOf = ({ attributes }: ForeignElement) => attributes.get("style") ?? "";

/** Of its tag and of its style, which editors write on spans, and Google Docs on a "b" that is not bold. A colour that sets a part apart is bold. */
export function marksOf(element: ForeignElement, length: number): TextMark[] {
  const { tag } = element;
  const style = styleOf(element);
  const weight = /(?<![\w-])font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  const found: (TextMark | false | undefined)[] = [
    /(?<![\w-])vertical-align\s*:\s*su(?:b|per)\b/.test(style) && (style.includes("super") ? "sup" : "sub"),
    /(?<![\w-])text-decoration[\w-]*\s*:[^;]{0,100}\bunderline\b/.test(style) && "u",
    /(?<![\w-])border-bottom\s*:\s*(?!\s|0(?!\.)|none)/.test(style) && tag === "span" && "u",
    /(?<![\w-])text-decoration[\w-]*\s*:[^;]{0,100}\bline-through\b/.test(style) && "struck",
    /(?<![\w-])font-style\s*:\s*(?:italic|oblique)/.test(style) && "italic",
    (/^(?:bold\w*|[6-9]00)$/.test(weight ?? "") || isSetApart(element, length)) && "bold",
    weight === "normal" || weight === "400" ? false : marks.get(tag),
  ];
  return [...new Set(found.filter((mark) => mark !== false && mark !== undefined))];
}

/** Hidden from those who read the source. */
export function isHidden(element: ForeignElement): boolean {
  const { attributes } = element;
  return (
    /(?<![\w-])(?:display\s*:\s*none|visibility\s*:\s*hidden)/.test(styleOf(element)) ||
    attributes.has("hidden") ||
    // What MathJax and KaTeX draw beside the formula's source.
    /(?:^|\s)(?:katex-html|MathJax(?:_\w+)?|sr-only-preview)(?:\s|$)/.test(attributes.get("class") ?? "")
  );
}

const inlineTags = new Set("span font b strong i em u a mark small big label".split(" "));

type Colours = { text: string | null; back: string | null };

function coloursOf(element: ForeignElement): Colours {
  if (!inlineTags.has(element.tag)) return { text: null, back: null };
  const style = styleOf(element);
  const text = /(?<![\w-])color\s*:\s*([^;]+)/i.exec(style)?.[1] ?? element.attributes.get("color") ?? "";
  const back = /(?<![\w-])background(?:-color)?\s*:\s*([^;]+)/i.exec(style)?.[1] ?? "";
  return {
    text: isColour(text) ? text.trim() : null,
    back: element.tag === "mark" || isColour(back) ? back.trim() || "amarelo" : null,
  };
}

const greys =
  /^(?:black|white|gr[ae]y|silver|dimgr[ae]y|darkgr[ae]y|lightgr[ae]y|inherit|initial|unset|transparent|none|currentcolor|windowtext|auto|var\(.*|)$/i;
/** Channels that differ less are a grey: what pages write for their own ink. */
const LEAST_TINT = 48;

function isColour(value: string): boolean {
  const colour = value.replace(/!important/i, "").trim();
  if (greys.test(colour)) return false;
  const [, hex = ""] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  const whole = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
  const channels =
    whole === ""
      ? (/^rgba?\(([^)]*)\)/i.exec(colour)?.[1] ?? "").split(/[\s,/]+/).map(Number)
      : [0, 2, 4].map((at) => Number.parseInt(whole.slice(at, at + 2), 16));
  const [red = 0, green = 0, blue = 0, opacity = 1] = channels;
  if (whole === "" && !/^rgba?\(/i.test(colour)) return /^[a-z]{3,20}$/i.test(colour);
  return opacity > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) >= LEAST_TINT;
}

function isSetApart(element: ForeignElement, length: number): boolean {
  const { text, back } = coloursOf(element);
  return (text ?? back) !== null && inlineTextOf(element.children).trim().length * 2 < length;
}

/** What our texts have no sign for, named with its words. */
export function nameStyles(element: ForeignElement, loss: AddLoss): void {
  const words = inlineTextOf(element.children).trim().slice(0, 60);
  if (words === "") return;
  if (isHidden(element)) {
    if (!/katex|mathjax/i.test(element.attributes.get("class") ?? "")) loss("texto escondido", `“${words}”`);
    return;
  }
  const { text, back } = coloursOf(element);
  if (text !== null) loss("cor", `${text}: “${words}”`);
  if (back !== null) loss("destaque", `${back}: “${words}”`);
  const face =
    element.attributes.get("face") ?? /font-family\s*:\s*([^;]+)/i.exec(styleOf(element))?.[1] ?? "";
  if (/symbol|wingdings|webdings/i.test(face)) loss("fonte", `${face.trim()}: “${words}”`);
  if (/(?<![\w-])text-transform\s*:\s*uppercase/.test(styleOf(element)))
    loss("fonte", `maiúsculas: “${words}”`);
}

/** A line above a few letters, as geometry names a segment: a formula. */
export function overlined(element: ForeignElement): string | null {
  if (!/(?<![\w-])text-decoration[\w-]*\s*:[^;]{0,100}\boverline\b/.test(styleOf(element))) return null;
  const text = inlineTextOf(element.children).trim();
  return /^[A-Za-z\d,]{1,12}$/.test(text) ? `\\overline{${text}}` : null;
}
