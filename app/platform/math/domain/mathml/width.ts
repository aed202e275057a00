import { isElement, type MathNode, mathTextOf } from "./tree.ts";

const smaller = 0.7;

function widest(nodes: MathNode[]): number {
  return Math.max(0, ...nodes.map(columnsOf));
}

function total(nodes: MathNode[]): number {
  return nodes.reduce((sum, node) => sum + columnsOf(node), 0);
}

/** Approximate width in half ems: decides which formulas scroll on a phone. */
export function columnsOf(node: MathNode): number {
  if (!isElement(node)) return [...node].length;
  const [first, ...rest] = node.children;
  if (node.name === "mspace") return 2 * (Number.parseFloat(node.attributes.width ?? "0") || 0);
  if (node.name === "mo")
    return [...mathTextOf(node)].length + (node.attributes.lspace || node.attributes.stretchy ? 0 : 1);
  if (first === undefined) return 0;
  if (node.name === "mfrac") return widest(node.children);
  if (["msub", "msup", "msubsup", "mmultiscripts"].includes(node.name))
    return columnsOf(first) + smaller * widest(rest);
  if (["munder", "mover", "munderover"].includes(node.name))
    return Math.max(columnsOf(first), smaller * widest(rest));
  if (node.name === "mtable") return widest(node.children);
  if (node.name === "mtr") return total(node.children) + 2 * rest.length;
  return total(node.children) + (node.name === "msqrt" || node.name === "mroot" ? 2 : 0);
}
