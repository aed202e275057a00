import { decodeEntities } from "#app/platform/text/enem/decode-entities.ts";

export type ForeignElement = { tag: string; attributes: ReadonlyMap<string, string>; children: HtmlPart[] };
export type HtmlPart = ForeignElement | string;

export function isElement(part: HtmlPart): part is ForeignElement {
  return typeof part !== "string";
}

export function inlineTextOf(parts: readonly HtmlPart[]): string {
  return parts.map((part) => (isElement(part) ? inlineTextOf(part.children) : part)).join("");
}

/** Comments, Word's conditions, declarations, and scripts and styles with their content have no name here: they are left out. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^<>]{0,500}>|<script\b[\s\S]*?(?:<\/script\s*>|$)|<style\b[\s\S]*?(?:<\/style\s*>|$)|<(\/?)([a-zA-Z][\w:-]{0,30})((?:[\s/](?:[^<>"']|"[^"]{0,5000}"|'[^']{0,5000}')*)?)>/gi;
const attribute = /([\w:-]{1,40})(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** MathML may close a tag in itself, HTML may not. */
const closedMath = /^(?:\w+:)?(?:m(?!a(?:in|p|rk)$|e(?:nu|ter)$)[a-z-]+|none)$/;
const empty = new Set(["br", "img", "hr", "input", "col", "source", "link", "meta", "wbr", "param"]);
const closes: ReadonlyMap<string, readonly string[]> = new Map([
  ["p", ["p"]],
  ["li", ["li"]],
  ["tr", ["td", "th", "tr"]],
  ["td", ["td", "th"]],
  ["th", ["td", "th"]],
]);
const walls = new Set(["ul", "ol", "table", "div", "td", "th", "blockquote", "#root"]);
/** Deeper elements become siblings. */
const deepest = 60;

/** Tolerates unclosed and stray tags; decodes entities. */
export function htmlTree(html: string): HtmlPart[] {
  const root: ForeignElement = { tag: "#root", attributes: new Map(), children: [] };
  const open = [root];
  let end = 0;
  for (const match of html.matchAll(token)) {
    addText(open, html.slice(end, match.index));
    end = match.index + match[0].length;
    const [, slash, name = "", source = ""] = match;
    const tag = name.toLowerCase();
    if (tag === "") continue;
    if (slash) close(open, tag);
    else addElement(open, tag, source);
  }
  addText(open, html.slice(end));
  return root.children;
}

function addText(open: readonly ForeignElement[], text: string): void {
  if (text !== "") open.at(-1)?.children.push(decodeEntities(withSemicolons(text)));
}

function addElement(open: ForeignElement[], tag: string, source: string): void {
  for (let top = open.at(-1); top && closes.get(tag)?.includes(top.tag); top = open.at(-1)) open.pop();
  const attributes = new Map(
    [...source.matchAll(attribute)].map(([, name = "", double, single, bare = ""]): [string, string] => [
      name.toLowerCase(),
      decodeEntities(double ?? single ?? bare),
    ]),
  );
  const element = { tag, attributes, children: [] };
  open.at(-1)?.children.push(element);
  const isClosed = empty.has(tag) || (source.endsWith("/") && closedMath.test(tag));
  if (!isClosed && open.length < deepest) open.push(element);
}

function close(open: ForeignElement[], tag: string): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at < 1) return;
  const reaches = open.slice(at + 1).every((element) => !walls.has(element.tag) || walls.has(tag));
  if (reaches) open.length = at;
}

/** The names of Latin-1 are read without their semicolon too, as browsers do ("&eacute "). */
function withSemicolons(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&([a-zA-Z]{2,6}\d{0,2})(?![\w;=])/g, (whole, name: string) => {
    const meaning = decodeEntities(`&${name};`);
    return meaning.length === 1 && meaning <= "\u00ff" ? `&${name};` : whole;
  });
}
