import { type ForeignElement, type HtmlPart, inlineTextOf, isElement } from "../html/html-tree.ts";
import {
  latexAccent,
  latexBase,
  latexFenced,
  latexGroup,
  latexName,
  latexSigns,
  latexWords,
  tidyLatex,
} from "./latex-text.ts";

/** Presentation MathML, as editors of formulas write it, as LaTeX; null where a part of it is unknown. */
export function mathmlToLatex(element: ForeignElement): string | null {
  const state: State = { isWhole: true };
  const latex = tidyLatex(rowOf(element.children, state));
  return state.isWhole && latex !== "" ? latex : null;
}

type State = { isWhole: boolean };
type Writer = (element: ForeignElement, state: State) => string;

const openers = new Set(["(", "[", "{", "|", "‖", "⟨"]);
const closers = new Set([")", "]", "}", "|", "‖", "⟩"]);

const tagOf = (element: ForeignElement) => element.tag.replace(/^.*:/, "");

function rowOf(parts: readonly HtmlPart[], state: State): string {
  const elements = parts.filter(isElement);
  const last = elements.at(-1);
  const [first] = elements;
  const isOperator = (each: ForeignElement, signs: ReadonlySet<string>) =>
    tagOf(each) === "mo" && signs.has(textOf(each));
  if (first && last && first !== last && isOperator(first, openers) && isOperator(last, closers)) {
    const inner = elements.slice(1, -1);
    const hasFence = inner.some((each) => isOperator(each, openers) || isOperator(each, closers));
    if (!hasFence) return latexFenced(textOf(first), rowOf(inner, state).trim(), textOf(last));
  }
  return elements.map((each) => written(each, state)).join("");
}

function written(element: ForeignElement, state: State): string {
  const writer = writers.get(tagOf(element));
  if (writer) return writer(element, state);
  state.isWhole = false;
  return "";
}

function argumentsOf({ children }: ForeignElement, state: State): string[] {
  return children.filter(isElement).map((each) => written(each, state));
}

const textOf = ({ children }: ForeignElement) => inlineTextOf(children).trim();
const row: Writer = ({ children }, state) => rowOf(children, state);
const nothing: Writer = () => "";

function scripts(element: ForeignElement, state: State, below: boolean, above: boolean): string {
  const [base = "", ...others] = argumentsOf(element, state);
  const [first = ""] = others;
  const under = below ? first : "";
  const over = above ? (others[below ? 1 : 0] ?? "") : "";
  const primes = /^'+$/.test(over.trim());
  const low = under.trim() === "" ? "" : `_${latexGroup(under)}`;
  const high = over.trim() === "" ? "" : primes ? over.trim() : `^${latexGroup(over)}`;
  return `${latexBase(base)}${primes ? high + low : low + high}`;
}

const large = /^\\(?:sum|prod|int|oint|lim|max|min|sup|inf|bigcup|bigcap)\b/;

function stacked(element: ForeignElement, state: State, below: boolean, above: boolean): string {
  const [first, ...signs] = element.children.filter(isElement);
  const base = first ? written(first, state) : "";
  if (large.test(base.trim())) return scripts(element, state, below, above);
  return signs.reduce((inner, sign, at) => {
    const isBelow = below && at === 0;
    const other = latexGroup(written(sign, state));
    const stack = `\\${isBelow ? "underset" : "overset"}${other}${latexGroup(inner)}`;
    return latexAccent(textOf(sign), inner, isBelow) ?? stack;
  }, base);
}

function table(element: ForeignElement, state: State): string {
  const rows = element.children.filter(isElement).map((line) =>
    line.children
      .filter(isElement)
      .map((cell) => rowOf(cell.children, state).trim())
      .join(" & "),
  );
  const columns = Math.max(...rows.map((line) => line.split(" & ").length), 1);
  return `\\begin{array}{${"c".repeat(Math.min(columns, 20))}}${rows.join(" \\\\ ")}\\end{array}`;
}

function fenced(element: ForeignElement, state: State): string {
  const { attributes } = element;
  const inner = argumentsOf(element, state).map((each) => each.trim());
  const separator = attributes.get("separators")?.trim().charAt(0) ?? ",";
  return latexFenced(attributes.get("open") ?? "(", inner.join(separator), attributes.get("close") ?? ")");
}

/** A base with signs at its four corners; after "mprescripts" those on the left. */
function multiscripts({ children }: ForeignElement, state: State): string {
  const elements = children.filter(isElement);
  const split = elements.findIndex((each) => tagOf(each) === "mprescripts");
  const [base, ...after] = split === -1 ? elements : elements.slice(0, split);
  const before = split === -1 ? [] : elements.slice(split + 1);
  const sources = (all: readonly ForeignElement[]) =>
    all.map((each, at) => {
      const source = written(each, state).trim();
      return source === "" ? "" : `${at % 2 === 0 ? "_" : "^"}${latexGroup(source)}`;
    });
  // LaTeX has one sign a corner: each further pair stands on an empty base.
  const pairs = (all: readonly ForeignElement[]) =>
    sources(all)
      .flatMap((each, at, signs) => (at % 2 === 0 ? [`${each}${signs[at + 1] ?? ""}`] : []))
      .filter((pair) => pair !== "")
      .join("{}");
  const left = pairs(before);
  return `${left === "" ? "" : `{}${left}`}${latexBase(base ? written(base, state) : "")}${pairs(after)}`;
}

function enclosed(element: ForeignElement, state: State): string {
  const inner = rowOf(element.children, state).trim();
  const notation = element.attributes.get("notation") ?? "longdiv";
  if (/\btop\b/.test(notation)) return `\\overline{${inner}}`;
  if (/\bbottom\b/.test(notation)) return `\\underline{${inner}}`;
  if (/\bradical\b/.test(notation)) return `\\sqrt{${inner}}`;
  if (/strike/.test(notation)) return `\\cancel{${inner}}`;
  return /box|circle/.test(notation) ? `\\boxed{${inner}}` : inner;
}

function semantics({ children }: ForeignElement, state: State): string {
  const [first] = children.filter(isElement);
  return first ? written(first, state) : "";
}

const fraction: Writer = (element, state) => {
  const [above = "", below = ""] = argumentsOf(element, state);
  if (Number.parseFloat(element.attributes.get("linethickness") ?? "") === 0)
    return `{${above.trim()} \\atop ${below.trim()}}`;
  return `\\frac${latexGroup(above)}${latexGroup(below)}`;
};

const root: Writer = (element, state) => {
  const [inner = "", index = ""] = argumentsOf(element, state);
  return `\\sqrt${index.trim() === "" ? "" : `[${index.trim()}]`}${latexGroup(inner)}`;
};

const writers: ReadonlyMap<string, Writer> = new Map<string, Writer>([
  ["math", row],
  ["mrow", row],
  ["mstyle", row],
  ["mpadded", row],
  ["merror", row],
  ["mi", (element) => latexName(textOf(element))],
  ["mn", (element) => latexSigns(textOf(element)).replace(/,/g, "{,}")],
  ["mo", (element) => latexOperator(textOf(element))],
  ["ms", (element) => latexWords(`"${textOf(element)}"`)],
  ["mtext", (element) => latexWords(inlineTextOf(element.children))],
  ["mspace", (element) => (element.attributes.get("linebreak") === "newline" ? "\\\\ " : "~")],
  ["mphantom", nothing],
  ["maligngroup", nothing],
  ["malignmark", nothing],
  ["none", nothing],
  ["mfrac", fraction],
  ["msqrt", (element, state) => `\\sqrt${latexGroup(rowOf(element.children, state))}`],
  ["mroot", root],
  ["msub", (element, state) => scripts(element, state, true, false)],
  ["msup", (element, state) => scripts(element, state, false, true)],
  ["msubsup", (element, state) => scripts(element, state, true, true)],
  ["munder", (element, state) => stacked(element, state, true, false)],
  ["mover", (element, state) => stacked(element, state, false, true)],
  ["munderover", (element, state) => stacked(element, state, true, true)],
  ["mmultiscripts", multiscripts],
  ["mfenced", fenced],
  ["menclose", enclosed],
  ["mtable", table],
  ["semantics", semantics],
  ["annotation", nothing],
  ["annotation-xml", nothing],
]);

/** A function written as an operator is one. */
function latexOperator(sign: string): string {
  return /^\p{L}{2,}$/u.test(sign) ? latexName(sign) : latexSigns(sign);
}
