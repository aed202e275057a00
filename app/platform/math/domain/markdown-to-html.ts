import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { once } from "#app/platform/text/once.ts";
import { allowList } from "./allow-list.ts";
import { escapeAttribute } from "./escape-html.ts";
import { type MarkedFormula, replaceMarks, splitAtMarks } from "./formula-marks.ts";
import { normalizeMarkdown, type PictureSource } from "./markdown-tree.ts";
import type { MarkdownMode } from "./plain-markdown.ts";
import type { HtmlContent, HtmlElement, HtmlNode, HtmlRoot } from "./tree-types.ts";

export type HtmlOptions = {
  formulas: MarkedFormula[];
  pictures: ReadonlyMap<string, PictureSource>;
  draw: (formula: MarkedFormula) => string;
  say: (formula: MarkedFormula) => string;
  onMissingPicture: (path: string) => void;
};

/** Markdown that exam texts never mean: indents, dashes, quoted URLs, and lines starting with "[1]:". */
const never = [
  ...["htmlFlow", "codeIndented", "setextUnderline", "definition", "tasklistCheck", "autolink"],
  ...["wwwAutolink", "protocolAutolink", "emailAutolink"],
  ...["gfmFootnoteCall", "gfmFootnoteDefinition", "gfmPotentialFootnoteCall"],
];
const neverInline = [...never, "list", "headingAtx", "blockQuote", "thematicBreak", "codeFenced"];

function withoutConstructs(this: Processor, names: string[]): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ disable: { null: names } });
}

function createParser(names: string[]) {
  return unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(withoutConstructs, names)
    .freeze();
}

/** Lazy: a Worker must start fast. */
const tools = once(() => {
  return {
    block: createParser(never),
    inline: createParser(neverInline),
    toHtmlTree: unified().use(remarkRehype).use(rehypeSanitize, allowList).freeze(),
    writer: unified()
      .use(rehypeStringify, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } })
      .freeze(),
  };
});

function scrollingTable(table: HtmlElement): HtmlElement {
  const properties = { className: ["table-scroll"], tabIndex: 0, role: "region", ariaLabel: "Tabela" };
  return { type: "element", tagName: "div", properties, children: [table] };
}

/** By hand: the library leaves "<" in attributes, unsafe when pasted elsewhere. */
function pictureMarkup({ src, alt, width, height }: HtmlElement["properties"], options: HtmlOptions): string {
  const description = replaceMarks(String(alt), options.formulas, options.say);
  const size = [width ? ` width="${Number(width)}"` : "", height ? ` height="${Number(height)}"` : ""].join(
    "",
  );
  return `<img src="${escapeAttribute(String(src ?? ""))}" alt="${escapeAttribute(description)}"${size} loading="lazy" decoding="async">`;
}

type CleanNode = HtmlElement | Extract<HtmlNode, { type: "text" }>;

function placeFormulas(node: CleanNode, options: HtmlOptions): HtmlContent[] {
  if (node.type === "text") {
    return splitAtMarks(node.value, options.formulas).map((part) =>
      typeof part === "string" ? { type: "text", value: part } : { type: "raw", value: options.draw(part) },
    );
  }
  if (node.tagName === "img") return [{ type: "raw", value: pictureMarkup(node.properties, options) }];
  node.children = (node.children as CleanNode[]).flatMap((child) => placeFormulas(child, options));
  return [node.tagName === "table" ? scrollingTable(node) : node];
}

function unwrapParagraph(children: HtmlContent[]): HtmlContent[] {
  const [only] = children;
  return children.length === 1 && only?.type === "element" && only.tagName === "p" ? only.children : children;
}

/** Formulas are inserted after the allow-list. */
export function markdownToHtml(markdown: string, mode: MarkdownMode, options: HtmlOptions): string {
  const { toHtmlTree, writer, ...parsers } = tools();
  const tree = normalizeMarkdown(parsers[mode].parse(markdown), {
    source: markdown,
    pictures: options.pictures,
    original: (text) => replaceMarks(text, options.formulas, (formula) => formula.source),
    onMissingPicture: options.onMissingPicture,
  });
  const html: HtmlRoot = toHtmlTree.runSync(tree);
  const children = (html.children as CleanNode[]).flatMap((node) => placeFormulas(node, options));
  const root: HtmlRoot = { type: "root", children: mode === "inline" ? unwrapParagraph(children) : children };
  return writer.stringify(root);
}
