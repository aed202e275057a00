import {
  frame,
  labelledArrow,
  lowerPrimes,
  normalizeAccent,
  normalizeRule,
  pad,
  raiseRadical,
  spaceFromText,
} from "./boxes.ts";
import { attachIndices } from "./chemistry.ts";
import { accentedText, joinNeighbours, shapeLetters } from "./letters.ts";
import { normalizeOperator, spaceRow, stretchFences } from "./operators.ts";
import { breakLines, normalizeTable } from "./tables.ts";
import {
  asOne,
  element,
  isElement,
  isScripted,
  type MathElement,
  type MathNode,
  mathTextOf,
  readMarkup,
} from "./tree.ts";

/** Elements with positional children; all others contain a row. */
const parts = /^m(?:frac|root|su[bp]|subsup|under|over|underover|multiscripts|table|tr)$/;
const words = /^m(?:i|n|o|text)$/;

/** KaTeX's missing operand. */
function isNothing(node: MathNode): boolean {
  return isElement(node, "mrow") && node.children.length === 0 && !node.attributes.class;
}

function tidyRow(source: MathNode[], inScript: boolean): MathNode[] {
  const nodes = attachIndices(source).flatMap((node) => tidyNode(node, inScript));
  return spaceRow(joinNeighbours(stretchFences(nodes)), inScript).filter((node) => !isNothing(node));
}

function tidyStyle(node: MathElement, inScript: boolean): MathElement {
  const { style, ...attributes } = node.attributes;
  const row = tidyRow(node.children, inScript);
  return element("mstyle", breakLines(row, attributes.displaystyle === "true"), attributes);
}

function tidyParts(node: MathElement, inScript: boolean): MathElement {
  const isScript = isScripted(node);
  const children = node.children.map((child, index) =>
    asOne(tidyNode(child, inScript || (isScript && index > 0))),
  );
  return { ...node, children };
}

function tidyWord(node: MathElement, inScript: boolean): MathNode {
  // \mathop and similar put elements where only text is allowed.
  if (node.children.some((child) => isElement(child))) {
    const row = tidyRow(node.children, inScript);
    const { lspace = "0em", rspace = "0em" } = node.attributes;
    if (lspace === "0em") return asOne(row);
    const space = (width: string) => element("mspace", [], { width });
    return element("mrow", [space(lspace), ...row, space(rspace)]);
  }
  if (node.name === "mo") return normalizeOperator(node);
  return (node.name === "mtext" ? spaceFromText(mathTextOf(node)) : null) ?? shapeLetters(node);
}

function tidyNode(node: MathNode, inScript: boolean): MathNode[] {
  if (!isElement(node)) return [node];
  if (words.test(node.name)) return [tidyWord(node, inScript)];
  if (node.name === "mspace") return [normalizeRule(node)];
  if (parts.test(node.name)) {
    const tidy = tidyParts(node, inScript);
    if (node.name === "mtable") return [normalizeTable(tidy)];
    return [accentedText(tidy) ?? labelledArrow(lowerPrimes(normalizeAccent(raiseRadical(tidy))))];
  }
  if (node.name === "mstyle") return [tidyStyle(node, inScript)];
  const { notation } = node.attributes;
  const [table] = node.children;
  if (node.name === "menclose" && isElement(table, "mtable"))
    return [normalizeTable(tidyParts(table, inScript), notation)];
  const tidy = { ...node, children: tidyRow(node.children, inScript) };
  if (node.name === "menclose") return [frame(tidy)];
  if (node.name === "msqrt") return [raiseRadical(tidy)];
  if (node.name === "mpadded") return [pad(tidy)];
  return node.name === "mrow" && tidy.children.length === 1 ? tidy.children : [tidy];
}

/** KaTeX's MathML 3 to MathML Core, without the source annotation: decision 002. */
export function coreMathml(markup: string, display: boolean): MathElement {
  // A literal "<" is an entity, so the first match is the tag.
  const [start, end] = [markup.indexOf("<semantics>"), markup.indexOf("<annotation")];
  const body = readMarkup(markup.slice(start + "<semantics>".length, end)).children;
  const content = body.flatMap((node) => (isElement(node, "mrow") ? node.children : [node]));
  return element("math", breakLines(tidyRow(content, false), display), display ? { display: "block" } : {});
}
