import {
  element,
  isElement,
  type MathElement,
  type MathNode,
} from "#app/domain/questions/rendering/mathml/tree.ts";

/** The colour that `\tag` gives its text, by which this finds it: KaTeX's MathML leaves out the tags of aligned equations. */
export const tagColour = "tag";
/** Where the next equation number of a text belongs. Private use: no text contains it (clean-text.ts). */
export const nextEquation = "\ue002";

type Lines = { rows: string[]; columns: string[]; outer: string };

function listOf(value: string | undefined): string[] {
  return value ? value.split(" ") : [];
}

/** Column k's side: KaTeX gives the list once, browsers take it from each cell. Centre is what cells do by themselves. */
function alignmentClass(aligns: string[]): { table: string; cell: (column: number) => string } {
  const none = { table: "", cell: () => "" };
  const [first] = aligns;
  if (first === undefined || aligns.every((align) => align === "center")) return none;
  if (aligns.every((align) => align === first)) return { ...none, table: `all-${first}` };
  const alternates = aligns.every((align, index) => align === (index % 2 ? "left" : "right"));
  if (alternates) return { ...none, table: "aligned" };
  const sides = aligns.map((align) => (align === "center" ? "" : align));
  return { table: "", cell: (column) => sides[column] ?? "" };
}

/** Every cell asks for the same style by an mstyle of its own: said once on the table instead. */
function cellContent(cell: MathElement): { content: MathNode[]; display: boolean } {
  const [only] = cell.children;
  if (!isElement(only, "mstyle") || cell.children.length > 1)
    return { content: cell.children, display: false };
  const { displaystyle, scriptlevel, ...rest } = only.attributes;
  if (Object.keys(rest).length > 0 || scriptlevel !== "0") return { content: cell.children, display: false };
  return { content: only.children, display: displaystyle === "true" };
}

/** A cell is a row by itself. */
function rowContent(node: MathNode): MathNode[] {
  return isElement(node, "mrow") && Object.keys(node.attributes).length === 0 ? node.children : [node];
}

function classes(names: (string | false | undefined)[]): Record<string, string> {
  const kept = names.filter((name) => name);
  return kept.length > 0 ? { class: kept.join(" ") } : {};
}

function lineClass(kind: string | undefined, side: string): string {
  return kind === "solid" || kind === "dashed" ? `line-${side}${kind === "dashed" ? " dashed" : ""}` : "";
}

/** Cells that only centre a row with an equation number: the style sheet does that. */
function isGlue(cell: MathElement): boolean {
  return cell.attributes.class === "mtr-glue" || cell.attributes.width !== undefined;
}

/** A node without the tags its author wrote in it (`\tag`), which are added to `tags`. */
function takeTags(node: MathElement, tags: MathNode[]): MathElement {
  const children = node.children.flatMap((child): MathNode[] => {
    if (!isElement(child)) return [child];
    if (child.attributes.mathcolor !== tagColour) return [takeTags(child, tags)];
    tags.push(...child.children);
    return [];
  });
  return { ...node, children };
}

/** The cells of a row, and its equation number if it has one: what the author wrote, or a mark for the next number. */
function numberedRow(row: MathElement): { cells: MathElement[]; tag: MathNode[] | null } {
  const isNumbered = row.children.some((cell) => isElement(cell) && isGlue(cell));
  const tags: MathNode[] = [];
  const cells = (isNumbered ? takeTags(row, tags) : row).children.filter(
    (cell): cell is MathElement => isElement(cell) && !isGlue(cell),
  );
  if (!isNumbered) return { cells, tag: null };
  return {
    cells: cells.slice(0, -1),
    tag: tags.length > 0 ? tags : [element("mtext", [`(${nextEquation})`])],
  };
}

/** A matrix, a system or a table of a formula: alignment and lines as classes, because browsers know none of KaTeX's attributes. */
export function tidyTable(table: MathElement, outer = ""): MathElement {
  const lines: Lines = {
    rows: listOf(table.attributes.rowlines),
    columns: listOf(table.attributes.columnlines),
    outer,
  };
  const align = alignmentClass(listOf(table.attributes.columnalign));
  let [display, numbered] = [false, false];
  const source = table.children.filter((row) => isElement(row)).map(numberedRow);
  const width = Math.max(0, ...source.map(({ cells }) => cells.length));
  const rows = source.map(({ cells: bare, tag }, rowIndex) => {
    const cells = bare.map((cell, column) => {
      const inner = cellContent(cell);
      display ||= inner.display;
      return element(
        "mtd",
        inner.content.length === 1 ? inner.content.flatMap(rowContent) : inner.content,
        classes([align.cell(column), lineClass(lines.columns[column], "right")]),
      );
    });
    numbered ||= tag !== null;
    const missing = Array.from({ length: tag ? width - cells.length : 0 }, () => element("mtd", []));
    const number = tag ? [element("mtd", tag, { class: "tag" })] : [];
    return element(
      "mtr",
      [...cells, ...missing, ...number],
      classes([lineClass(lines.rows[rowIndex], "below")]),
    );
  });
  const gap = { "0em": "close", "0.2778em": "small", "0.5em": "small" }[table.attributes.columnspacing ?? ""];
  const names = [align.table, align.table !== "aligned" && gap, numbered && "tagged", outer];
  return element("mtable", rows, { ...classes(names), ...(display ? { displaystyle: "true" } : {}) });
}

/** KaTeX names the edges of a framed table by the wrong axis: its "top" is the left edge, its "left" the upper one. */
const edges: ReadonlyMap<string, string> = new Map([
  ["top", "edge-left"],
  ["bottom", "edge-right"],
  ["left", "edge-top"],
  ["right", "edge-bottom"],
]);

/** A table with the lines around it that `notation` names. */
export function framedTable(table: MathElement, notation: string | undefined): MathElement {
  const outer = listOf(notation).flatMap((edge) => edges.get(edge) ?? []);
  return tidyTable(table, outer.join(" "));
}

export function isNewLine(node: MathNode): boolean {
  return isElement(node, "mspace") && node.attributes.linebreak !== undefined;
}

/** Lines broken by \\ outside any table: one row each. */
export function breakLines(nodes: MathNode[], display: boolean): MathNode[] {
  const lines: MathNode[][] = [[]];
  for (const node of nodes) {
    if (isNewLine(node)) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  if (lines.length === 1) return nodes;
  const rows = lines.filter((line) => line.length > 0).map((line) => element("mtr", [element("mtd", line)]));
  return [element("mtable", rows, { class: "all-left", ...(display ? { displaystyle: "true" } : {}) })];
}
