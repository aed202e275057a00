import {
  frame,
  labelledArrow,
  lowerPrimes,
  pad,
  spaceFromText,
  tidyAccent,
  tidySpace,
} from "#app/domain/questions/rendering/mathml/boxes.ts";
import { attachIndices } from "#app/domain/questions/rendering/mathml/chemistry.ts";
import {
  accentedText,
  joinNeighbours,
  shapeLetters,
} from "#app/domain/questions/rendering/mathml/letters.ts";
import { spaceRow, stretchFences, tidyOperator } from "#app/domain/questions/rendering/mathml/operators.ts";
import {
  breakLines,
  framedTable,
  isNewLine,
  tidyTable,
} from "#app/domain/questions/rendering/mathml/tables.ts";
import {
  asOne,
  element,
  isElement,
  type MathElement,
  type MathNode,
  readMarkup,
  textOf,
} from "#app/domain/questions/rendering/mathml/tree.ts";

/** Elements whose children are parts with a place of their own; every other element holds a row. */
const parts = new Set([
  "mfrac",
  "mroot",
  "msub",
  "msup",
  "msubsup",
  "munder",
  "mover",
  "munderover",
  "mmultiscripts",
  "mtable",
  "mtr",
]);
const scripts = new Set(["msub", "msup", "msubsup", "munder", "mover", "munderover"]);
const kinds = new Set(["mi", "mn", "mo", "mtext"]);

function isEmptyRow(node: MathNode): boolean {
  return isElement(node, "mrow") && node.children.length === 0 && !node.attributes.class;
}

/** A row: flat where grouping says nothing, spaced as TeX spaces it. */
function tidyRow(source: MathNode[], inScript: boolean): MathNode[] {
  const nodes = stretchFences(attachIndices(source).flatMap((node) => tidyNode(node, inScript)));
  const row = spaceRow(joinNeighbours(nodes), inScript);
  // Empty rows stood for operands (a sign after one is a subtraction): of no more use once the row is spaced.
  return row.length > 1 ? row.filter((node) => !isEmptyRow(node)) : row;
}

/** A style around a style: the inner one counts. One that says nothing is a plain row. */
function tidyStyle(node: MathElement, inScript: boolean): MathNode {
  const { style, ...attributes } = node.attributes;
  const children = breakLines(tidyRow(node.children, inScript), attributes.displaystyle === "true");
  const [only] = children;
  if (children.length === 1 && isElement(only, "mstyle"))
    return { ...only, attributes: { ...attributes, ...only.attributes } };
  if (style) return element("mrow", children, { class: "poor-bold" });
  return { name: "mstyle", attributes, children };
}

function tidyParts(node: MathElement, inScript: boolean): MathElement {
  const isScript = scripts.has(node.name);
  const children = node.children.map((child, index) => {
    const small = isScript && index > 0;
    const one = asOne(stretchFences(tidyNode(child, inScript || small)));
    const lone = small && isElement(one, "mo") && !one.attributes.stretchy && /^msu/.test(node.name);
    return lone && isElement(one)
      ? { ...one, attributes: { ...one.attributes, lspace: "0", rspace: "0" } }
      : one;
  });
  return { ...node, children };
}

function tidyWord(node: MathElement, inScript: boolean): MathNode[] {
  // \mathop and its like put elements where only text may stand.
  if (node.children.some((child) => isElement(child))) {
    const { lspace = "0em", rspace = "0em" } = node.attributes;
    const row = tidyRow(node.children, inScript).filter((child) => !isNewLine(child));
    if (lspace === "0em") return [asOne(row)];
    return [
      element("mrow", [
        element("mspace", [], { width: lspace }),
        ...row,
        element("mspace", [], { width: rspace }),
      ]),
    ];
  }
  if (node.name === "mo") return [tidyOperator(node)];
  const space = node.name === "mtext" ? spaceFromText(textOf(node)) : null;
  return [space ?? shapeLetters(node)];
}

function tidyNode(node: MathNode, inScript: boolean): MathNode[] {
  if (!isElement(node)) return [node];
  if (kinds.has(node.name)) return tidyWord(node, inScript);
  if (node.name === "mspace") return [tidySpace(node)].filter((space) => space !== null);
  if (parts.has(node.name)) {
    const tidy = tidyParts(node, inScript);
    return [
      node.name === "mtable"
        ? tidyTable(tidy)
        : (accentedText(tidy) ?? labelledArrow(lowerPrimes(tidyAccent(tidy)))),
    ];
  }
  if (node.name === "mstyle") return [tidyStyle(node, inScript)];
  if (node.name === "menclose" && isElement(node.children[0], "mtable")) {
    const [table] = node.children;
    return [framedTable(tidyParts(table, inScript), node.attributes.notation)];
  }
  const tidy = { ...node, children: tidyRow(node.children, inScript).filter((child) => !isNewLine(child)) };
  if (node.name === "menclose") return [frame(tidy)];
  if (node.name === "mpadded") return [pad(tidy)];
  if (node.name === "mrow" && tidy.children.length === 1) return tidy.children;
  return [tidy];
}

/**
 * KaTeX writes MathML 3; browsers draw MathML Core, which leaves out half of what KaTeX says (letter shapes, alignment, lines, frames,
 * negative spaces) and has its own operator spacing. This turns the one into the other: see docs/decisions/002-formulas.md.
 *
 * @param markup what KaTeX returns with `output: "mathml"`
 * @returns the math element, without the source annotation
 */
export function coreMathml(markup: string, display: boolean): MathElement {
  // A "<" of the formula itself is written as an entity: the first of a tag is the tag.
  const [start, end] = [markup.indexOf("<semantics>"), markup.indexOf("<annotation")];
  const body = readMarkup(markup.slice(start + "<semantics>".length, end)).children;
  const content = body.flatMap((node) => (isElement(node, "mrow") ? node.children : [node]));
  return element("math", breakLines(tidyRow(content, false), display), display ? { display: "block" } : {});
}
