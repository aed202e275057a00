import { escapeLineStarts } from "./escape-markdown.ts";
import { type ForeignElement, type HtmlPart, inlineTextOf, isElement } from "./html-tree.ts";
import { type Conversion, inlineMarkdown, ticksAround, withMarks } from "./inline-markdown.ts";
import { labelsOf } from "./list-labels.ts";

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
    if (isElement(part) && holdsBlock(part)) {
      flush();
      written.push(...blockOf(part, conversion));
    } else run.push(part);
  }
  flush();
  return written;
}

/** Editors put paragraphs into spans and links. */
function holdsBlock(part: ForeignElement): boolean {
  return blocks.has(part.tag) || part.children.some((child) => isElement(child) && holdsBlock(child));
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
  if (tag === "table")
    return [...besideRows(element, conversion), table(element, conversion)].filter(Boolean);
  if (tag === "hr") return ["---"];
  if (tag === "pre") {
    const text = inlineTextOf(children).replace(/^\n|\n$/g, "");
    const fence = ticksAround(text, 3);
    return [`${fence}\n${text}\n${fence}`];
  }
  if (tag === "blockquote") {
    const inner = blockMarkdown(children, conversion).join("\n\n");
    return inner === "" ? [] : [inner.replace(/^/gm, "> ").replace(/^> $/gm, ">")];
  }
  if (/^h[1-6]$/.test(tag)) {
    const title = normalizeLines(inlineMarkdown(children, conversion)).replace(/\*\*|<\/?b>/g, "");
    return title === "" ? [] : [`**${title}**`];
  }
  return blockMarkdown(children, blocks.has(tag) ? conversion : withMarks(element, conversion));
}

/** Items; a list between them belongs to the one before. */
function itemsOf(children: readonly HtmlPart[]): HtmlPart[][] {
  const items: HtmlPart[][] = [];
  for (const part of children.filter(isElement)) {
    if (part.tag === "li") items.push([...part.children]);
    else if (part.tag === "ul" || part.tag === "ol") (items.at(-1) ?? items[items.push([]) - 1])?.push(part);
  }
  return items;
}

function list(element: ForeignElement, conversion: Conversion): string {
  const items = itemsOf(element.children);
  const counted = labelsOf(element);
  const labels = "labels" in counted ? counted.labels : null;
  const first = "labels" in counted ? null : counted.first;
  const written = items.map((item, at) => {
    const sign = labels?.[at] ?? (first === null ? "- " : `${first + at}. `);
    const inner = blockMarkdown(item, conversion);
    const isLoose = item.some((part) => isElement(part) && part.tag === "p");
    const text = inner.join(isLoose && inner.length > 1 ? "\n\n" : "\n");
    const indent = labels ? "" : " ".repeat(sign.length);
    return { isLoose, text: sign + text.replace(/\n(?=[^\n])/g, `\n${indent}`) };
  });
  const isLoose = written.some((item) => item.isLoose);
  return written.map(({ text }) => text).join(isLoose ? "\n\n" : labels ? "  \n" : "\n");
}

function rowsOf(parts: readonly HtmlPart[]): ForeignElement[] {
  return parts.filter(isElement).flatMap((part) => (part.tag === "tr" ? [part] : rowsOf(part.children)));
}

/** A caption, and text outside rows, which browsers draw above the table. */
function besideRows({ children }: ForeignElement, conversion: Conversion): string[] {
  const outside = children.filter((part) => !isElement(part) || part.tag === "caption");
  return outside.flatMap((part) => blockMarkdown(isElement(part) ? part.children : [part], conversion));
}

function spanOf({ attributes }: ForeignElement, name: "colspan" | "rowspan"): number {
  const span = Number.parseInt(attributes.get(name) ?? "", 10) || 1;
  return Math.min(Math.max(span, 1), 20);
}

/** More columns of a table are left out. */
const mostColumns = 40;

/** Cells by row and column; null where a merged cell reaches. */
function gridOf(rows: readonly ForeignElement[]): (ForeignElement | null)[][] {
  const rowsBelow: number[] = [];
  return rows.map((row) => {
    const line: (ForeignElement | null)[] = [];
    const passMerged = () => {
      for (let left = rowsBelow[line.length] ?? 0; left > 0; left = rowsBelow[line.length] ?? 0) {
        rowsBelow[line.length] = left - 1;
        line.push(null);
      }
    };
    for (const cell of row.children.filter(isElement)) {
      if (!/^t[dh]$/.test(cell.tag)) continue;
      passMerged();
      for (let column = 0; column < spanOf(cell, "colspan") && line.length < mostColumns; column++) {
        rowsBelow[line.length] = spanOf(cell, "rowspan") - 1;
        line.push(column === 0 ? cell : null);
      }
    }
    passMerged();
    return line;
  });
}

function nameTable(grid: readonly (readonly (ForeignElement | null)[])[], { loss }: Conversion): void {
  for (const cell of grid.flat().filter((each) => each !== null)) {
    const words = `“${inlineTextOf(cell.children).trim().slice(0, 40)}”`;
    const [across, down] = [spanOf(cell, "colspan"), spanOf(cell, "rowspan")];
    if (across > 1) loss("tabela", `célula sobre ${across} colunas: ${words}`);
    if (down > 1) loss("tabela", `célula sobre ${down} linhas: ${words}`);
    if (rowsOf(cell.children).length > 0) loss("tabela", "tabela dentro de uma célula");
  }
}

/** One line per row; a merged cell is followed by empty ones. */
function table({ children }: ForeignElement, conversion: Conversion): string {
  const grid = gridOf(rowsOf(children));
  const width = Math.max(0, ...grid.map((row) => row.length));
  if (width === 0) return "";
  nameTable(grid, conversion);
  const written = (cell: ForeignElement | null) => {
    const lines = cell ? blockMarkdown(cell.children, conversion).join(" ") : "";
    return lines.replace(/\s*\n\s*/g, " ").replace(/\|/g, "\\|");
  };
  const line = (row: readonly string[], filler = "") =>
    `| ${[...row, ...Array<string>(width - row.length).fill(filler)].join(" | ")} |`;
  const [head = [], ...others] = grid;
  const rule = line(head.map(ruleOf), "---");
  return [line(head.map(written)), rule, ...others.map((row) => line(row.map(written)))].join("\n");
}

function ruleOf(cell: ForeignElement | null): string {
  const attributes = cell?.attributes ?? new Map<string, string>();
  const style = /text-align\s*:\s*(\w+)/.exec(attributes.get("style") ?? "")?.[1];
  const align = attributes.get("align") ?? style;
  if (align === "right") return "---:";
  return align === "center" ? ":---:" : "---";
}
