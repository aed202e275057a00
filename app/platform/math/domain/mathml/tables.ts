import { element, isElement, type MathElement, type MathNode } from "./tree.ts";

/** Colour that marks `\tag` text: KaTeX's MathML loses tags of aligned equations. */
export const tagColour = "tag";
/** Mark of the next equation number. Private use: no text contains it (clean-text.ts). */
export const nextEquation = "\ue002";

function listOf(value: string | undefined): string[] {
  return value ? value.split(" ") : [];
}

function classes(names: (string | false | undefined)[]): Record<string, string> {
  const given = names.filter((name) => name);
  return given.length > 0 ? { class: given.join(" ") } : {};
}

function lineClass(kind: string | undefined, side: string): string {
  return kind === undefined || kind === "none" ? "" : `line-${side}`;
}

/** Cells that only centre numbered rows: CSS does that. */
function isGlue(cell: MathElement): boolean {
  return cell.attributes.class === "mtr-glue" || cell.attributes.width !== undefined;
}

function takeTags(node: MathElement, tags: MathNode[]): MathElement {
  const children = node.children.flatMap((child): MathNode[] => {
    if (!isElement(child)) return [child];
    if (child.attributes.mathcolor !== tagColour) return [takeTags(child, tags)];
    tags.push(...child.children);
    return [];
  });
  return { ...node, children };
}

/** Explicit tag, or a mark for the next number. */
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

/** Without the default style that KaTeX repeats in each cell. */
function contentOf({ children }: MathElement): MathNode[] {
  const [style, ...rest] = children;
  const isUsual =
    isElement(style, "mstyle") &&
    style.attributes.scriptlevel === "0" &&
    style.attributes.displaystyle === "false";
  return isUsual ? [...style.children, ...rest] : children;
}

/** KaTeX swaps the edges of a framed table: "top" is left, "left" is top. */
const edges: ReadonlyMap<string, string> = new Map([
  ["top", "edge-left"],
  ["bottom", "edge-right"],
  ["left", "edge-top"],
  ["right", "edge-bottom"],
]);

/** Alignment and lines as classes: browsers lack KaTeX's attributes. `notation`: edges with a line. */
export function normalizeTable(table: MathElement, notation?: string): MathElement {
  const { rowlines, columnlines, columnalign, columnspacing = "" } = table.attributes;
  const [below, right, sides] = [listOf(rowlines), listOf(columnlines), listOf(columnalign)];
  const source = table.children.filter((row) => isElement(row)).map(numberedRow);
  const width = Math.max(0, ...source.map(({ cells }) => cells.length));
  const rows = source.map(({ cells: given, tag }, rowIndex) => {
    const cells = given.map((cell, column) => {
      const side = sides[column] !== "center" && sides[column];
      return element("mtd", contentOf(cell), classes([side, lineClass(right[column], "right")]));
    });
    const missing = Array.from({ length: tag ? width - cells.length : 0 }, () => element("mtd", []));
    const number = tag ? [element("mtd", tag, { class: "tag" })] : [];
    return element("mtr", [...cells, ...missing, ...number], classes([lineClass(below[rowIndex], "below")]));
  });
  const names = [
    sides.length > 1 && sides.every((side, index) => side === (index % 2 ? "left" : "right")) && "aligned",
    ["0.2778em", "0.5em"].includes(columnspacing) && "small",
    source.some(({ tag }) => tag) && "tagged",
    ...listOf(notation).map((edge) => edges.get(edge)),
  ];
  return element("mtable", rows, classes(names));
}

/** One row per \\ outside tables. */
export function breakLines(nodes: MathNode[], display: boolean): MathNode[] {
  const lines: MathNode[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, "mspace") && node.attributes.linebreak) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  if (lines.length === 1) return nodes;
  const rows = lines
    .filter((line) => line.length > 0)
    .map((line) => element("mtr", [element("mtd", line, { class: "left" })]));
  return [element("mtable", rows, display ? { displaystyle: "true" } : {})];
}
