import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { HtmlContent, HtmlElement, HtmlRoot } from "#app/platform/math/domain/tree-types.ts";
import type { TextSection } from "#app/platform/page/domain/site-text.ts";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
// Raw HTML stays: the texts are the repository's own.
const toTree = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

type Node = HtmlRoot["children"][number];

const HEADING = /^h[23]$/;
const SECTION = /\s*\{#([\w-]+)\}$/;
const COMPONENT = /^::([a-z-]+)$/;
const CAPTION = ": ";
const DEFINED = "\n: ";

function element(tagName: string, children: HtmlContent[], className?: string): HtmlElement {
  return { type: "element", tagName, properties: className ? { className: [className] } : {}, children };
}

function isElement(node: Node | undefined, ...names: string[]): node is HtmlElement {
  return node?.type === "element" && (names.length === 0 || names.includes(node.tagName));
}

function textOf(node: Node): string {
  if (node.type === "text") return node.value;
  return isElement(node) ? node.children.map(textOf).join("") : "";
}

/** "Term", then a line ": definition": both in a box that paper does not break. */
function definition({ children }: HtmlElement): HtmlElement | null {
  const at = children.findIndex((child) => child.type === "text" && child.value.includes(DEFINED));
  const text = children[at];
  if (text?.type !== "text") return null;
  const [term = "", ...rest] = text.value.split(DEFINED);
  const said: HtmlContent = { type: "text", value: rest.join(DEFINED) };
  return element(
    "div",
    [
      element("dt", [...children.slice(0, at), { type: "text", value: term }]),
      element("dd", [said, ...children.slice(at + 1)]),
    ],
    "break-inside-avoid",
  );
}

/** A quotation that begins with a bold line is a note of that title. */
function note({ children }: HtmlElement): HtmlElement {
  const [first, ...rest] = elementsIn(children);
  const title = first?.children[0];
  if (!isElement(title, "strong")) throw new Error("A quotation without a bold title");
  return element("aside", [element("p", title.children, "font-semibold"), ...rest], "article-note");
}

function elementsIn(nodes: readonly Node[], name?: string): HtmlElement[] {
  return nodes.filter((node): node is HtmlElement => isElement(node) && (!name || node.tagName === name));
}

/** Heads of columns, and of rows: the first cell of each. */
function withScopes(table: HtmlElement): HtmlElement {
  const rowsOf = (part: string) =>
    elementsIn(table.children, part).flatMap((each) => elementsIn(each.children));
  for (const cell of rowsOf("thead").flatMap((row) => elementsIn(row.children)))
    cell.properties = { scope: "col" };
  for (const [head] of rowsOf("tbody").map((row) => elementsIn(row.children)))
    if (head) Object.assign(head, { tagName: "th", properties: { scope: "row" } });
  return table;
}

/** The house's constructs: definitions, notes, and tables with a caption in the paragraph before them, ": Caption". */
function housed(nodes: readonly Node[]): Node[] {
  const found: Node[] = [];
  let caption: HtmlElement | null = null;
  for (const node of elementsIn(nodes)) {
    const defined = isElement(node, "p") ? definition(node) : null;
    const before = found.at(-1);
    if (defined && isElement(before, "dl")) before.children.push(defined);
    else if (defined) found.push(element("dl", [defined]));
    else if (isElement(node, "p") && textOf(node).startsWith(CAPTION))
      caption = element("caption", [{ type: "text", value: textOf(node).slice(CAPTION.length) }]);
    else if (isElement(node, "table")) {
      found.push(withScopes(caption ? { ...node, children: [caption, ...node.children] } : node));
      caption = null;
    } else found.push(isElement(node, "blockquote") ? note(node) : node);
  }
  return found;
}

function partsOf(nodes: readonly Node[]): TextSection["parts"] {
  const parts: ({ component: string } | { nodes: Node[] })[] = [];
  for (const node of nodes) {
    const [, component] = COMPONENT.exec(textOf(node)) ?? [];
    const last = parts.at(-1);
    if (component) parts.push({ component });
    else if (last && "nodes" in last) last.nodes.push(node);
    else parts.push({ nodes: [node] });
  }
  return parts.map((part) => {
    if ("component" in part) return part;
    const html = writer.stringify({ type: "root", children: part.nodes });
    // Addresses are encoded, and so are places in them.
    return { html: html.replace(/%7B%7B(\w+)%7D%7D/g, "{{$1}}") };
  });
}

/** The sections of a text: each begins with a heading that ends with its id, `## Title {#id}`. Throws where text stands before them. */
export function sectionsOf(markdown: string): TextSection[] {
  const tree: HtmlRoot = toTree.runSync(parser.parse(markdown));
  const sections: { id: string; title: string; depth: string; nodes: Node[] }[] = [];
  for (const node of tree.children) {
    if (node.type === "text") continue;
    if (!isElement(node)) throw new Error(`Neither Markdown nor inline HTML: ${node.type}`);
    const marked = HEADING.test(node.tagName) ? SECTION.exec(textOf(node)) : null;
    if (marked) {
      const [mark, id = ""] = marked;
      const title = textOf(node).slice(0, -mark.length);
      sections.push({ id, title, depth: node.tagName, nodes: [] });
    } else {
      const last = sections.at(-1);
      if (!last) throw new Error(`Before the first section: ${textOf(node)}`);
      last.nodes.push(node);
    }
  }
  const hasParts = sections.some(({ depth }) => depth === "h3");
  return sections.map(({ id, title, depth, nodes }) => ({
    id,
    title,
    isPart: hasParts && depth === "h2",
    parts: partsOf(housed(nodes)),
  }));
}
