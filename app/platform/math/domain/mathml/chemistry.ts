import { asOne, element, isElement, type MathElement, type MathNode } from "./tree.ts";

/** mhchem aligns indices on an invisible letter of no width. */
function isPhantom(node: MathNode | undefined): boolean {
  return (
    isElement(node, "mpadded") && node.attributes.width === "0px" && isElement(node.children[0], "mphantom")
  );
}

function hangsOnPhantom(node: MathNode | undefined): node is MathElement {
  return isElement(node) && /^msu[bp]/.test(node.name) && isPhantom(node.children[0]);
}

function withoutPadding(node: MathNode): MathNode {
  return isElement(node, "mpadded") ? asOne(node.children.map(withoutPadding)) : node;
}

/** Content of an isotope's index, in a box of no width left of a phantom. */
function pulledLeft(node: MathNode | undefined): MathNode | null {
  if (!isElement(node)) return null;
  if (node.attributes.lspace === "-1width") return asOne(node.children.map(withoutPadding));
  for (const child of node.children) {
    const found = pulledLeft(child);
    if (found) return found;
  }
  return null;
}

const nothing = () => element("mrow", []);

/** ²³⁵₉₂U: a pair of phantoms becomes prescripts of the next letter. */
function isotope(node: MathElement, base: MathNode): MathNode | null {
  const [, first, second] = node.children;
  const below = node.name === "msup" ? null : pulledLeft(first);
  const above = pulledLeft(node.name === "msup" ? first : second);
  if (!below && !above) return null;
  return element("mmultiscripts", [base, element("mprescripts", []), below ?? nothing(), above ?? nothing()]);
}

function isOperand(node: MathNode | undefined): node is MathElement {
  return isElement(node) && !["mo", "mspace", "mtext"].includes(node.name);
}

/** Attaches mhchem indices to their symbol: KaTeX's phantoms use "-1width", which browsers lack, so digits would overlap. */
export function attachIndices(nodes: MathNode[]): MathNode[] {
  const row: MathNode[] = [];
  let drawnUpTo = 0;
  for (const [index, node] of nodes.entries()) {
    if (index < drawnUpTo) continue;
    const [next, base] = [nodes[index + 1], nodes[index + 2]];
    const drawn = hangsOnPhantom(node) && hangsOnPhantom(next) && base ? isotope(next, base) : null;
    const last = row.at(-1);
    if (drawn) {
      row.push(drawn);
      drawnUpTo = index + 3;
    } else if (hangsOnPhantom(node) && isOperand(last)) {
      const [, ...scripts] = node.children;
      row[row.length - 1] = { ...node, children: [last, ...scripts.map(withoutPadding)] };
    } else row.push(node);
  }
  return row;
}
