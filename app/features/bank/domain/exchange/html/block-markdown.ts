import { escapeLineStarts } from "./escape-markdown.ts";
import type { ForeignElement, HtmlPart } from "./html-tree.ts";
import { type Conversion, inlineMarkdown, inlineTextOf } from "./inline-markdown.ts";

const containers = new Set(
  "div section article main body html center form fieldset figure figcaption header footer dl dd dt".split(
    " ",
  ),
);
const blocks = new Set([
  ...containers,
  ..."p ul ol table blockquote pre hr h1 h2 h3 h4 h5 h6 address".split(" "),
]);

export function blockMarkdown(parts: readonly HtmlPart[], conversion: Conversion): string[] {
  const written: string[] = [];
  let run: HtmlPart[] = [];
  const flush = () => {
    const text = normalizeLines(inlineMarkdown(run, conversion));
    if (text !== "") written.push(escapeLineStarts(text));
    run = [];
  };
  for (const part of parts) {
    if (typeof part !== "string" && holdsBlock(part)) {
      flush();
      written.push(...blockOf(part, conversion));
    } else run.push(part);
  }
  flush();
  return written;
}

/** Editors put paragraphs into spans and links. */
function holdsBlock(part: ForeignElement): boolean {
  return (
    blocks.has(part.tag) || part.children.some((child) => typeof child !== "string" && holdsBlock(child))
  );
}

/** Trims lines, except the two trailing spaces of a line break. */
export function normalizeLines(text: string): string {
  return text
    .replace(/[ \t]*\n[ \t]*/g, "  \n")
    .replace(/(?: {2}\n){2,}/g, "\n\n")
    .replace(/^\s+|\s+$/g, "");
}

function blockOf(element: ForeignElement, conversion: Conversion): string[] {
  const { tag, children } = element;
  if (tag === "ul" || tag === "ol") return [list(element, conversion)].filter(Boolean);
  if (tag === "table") return [table(element, conversion)].filter(Boolean);
  if (tag === "hr") return ["---"];
  if (tag === "pre") return [`\`\`\`\n${inlineTextOf(children).replace(/^\n|\n$/g, "")}\n\`\`\``];
  if (tag === "blockquote") {
    const inner = blockMarkdown(children, conversion).join("\n\n");
    return inner === "" ? [] : [inner.replace(/^/gm, "> ").replace(/^> $/gm, ">")];
  }
  if (/^h[1-6]$/.test(tag)) {
    const title = normalizeLines(inlineMarkdown(children, conversion)).replace(/\*\*/g, "");
    return title === "" ? [] : [`**${title}**`];
  }
  return blockMarkdown(children, conversion);
}

function list({ tag, attributes, children }: ForeignElement, conversion: Conversion): string {
  const first = Math.max(Number.parseInt(attributes.get("start") ?? "", 10) || 1, 0);
  const items = children.filter(
    (part): part is ForeignElement => typeof part !== "string" && part.tag === "li",
  );
  const written = items.map((item, at) => {
    const sign = tag === "ol" ? `${first + at}. ` : "- ";
    const inner = blockMarkdown(item.children, conversion);
    const isLoose = item.children.some((part) => typeof part !== "string" && part.tag === "p");
    const text = inner.join(isLoose && inner.length > 1 ? "\n\n" : "\n");
    return { isLoose, text: sign + text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(sign.length)}`) };
  });
  return written.map(({ text }) => text).join(written.some(({ isLoose }) => isLoose) ? "\n\n" : "\n");
}

function rowsOf(parts: readonly HtmlPart[]): ForeignElement[] {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    return part.tag === "tr" ? [part] : rowsOf(part.children);
  });
}

function cellsOf(row: ForeignElement): { cell: ForeignElement; span: number }[] {
  return row.children
    .filter((part): part is ForeignElement => typeof part !== "string" && /^t[dh]$/.test(part.tag))
    .map((cell) => {
      const span = Number.parseInt(cell.attributes.get("colspan") ?? "", 10) || 1;
      return { cell, span: Math.min(Math.max(span, 1), 20) };
    });
}

/** One line per cell; a merged cell is followed by empty ones. */
function table({ children }: ForeignElement, conversion: Conversion): string {
  const [head = [], ...body] = rowsOf(children).map(cellsOf);
  const written = (row: typeof head) =>
    row.flatMap(({ cell, span }) => {
      const lines = blockMarkdown(cell.children, conversion).join(" ");
      const text = lines.replace(/\s*\n\s*/g, " ").replace(/\|/g, "\\|");
      return [text, ...Array<string>(span - 1).fill("")];
    });
  const rows = [head, ...body].map(written);
  const width = Math.max(...rows.map((row) => row.length));
  if (width === 0) return "";
  const line = (row: readonly string[], filler = "") =>
    `| ${[...row, ...Array<string>(width - row.length).fill(filler)].join(" | ")} |`;
  const rules = head.flatMap(({ cell, span }) => [ruleOf(cell), ...Array<string>(span - 1).fill("---")]);
  const [first = [], ...others] = rows;
  return [line(first), line(rules, "---"), ...others.map((row) => line(row))].join("\n");
}

function ruleOf({ attributes }: ForeignElement): string {
  const style = /text-align\s*:\s*(\w+)/.exec(attributes.get("style") ?? "")?.[1];
  const align = attributes.get("align") ?? style;
  if (align === "right") return "---:";
  return align === "center" ? ":---:" : "---";
}
