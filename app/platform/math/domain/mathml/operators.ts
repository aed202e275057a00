import { element, isElement, isScripted, type MathElement, type MathNode, mathTextOf } from "./tree.ts";

const applyFunction = "\u2061";
const thinSpace = "0.167em";
const signs = new Set(["−", "+", "±", "∓", "-"]);
/** Operators before a binary sign. */
const closing = /^[⋯…)\]}⟩|‖⌉⌋!′″‴%°]$/;

function isOperator(node: MathNode | undefined): node is MathElement & { name: "mo" } {
  return isElement(node, "mo");
}

function isSpace(node: MathNode | undefined): boolean {
  return isElement(node, "mspace") || (isElement(node, "mtext") && mathTextOf(node).trim() === "");
}

const bars: ReadonlyMap<string, string> = new Map([
  ["∣", "|"],
  ["∥", "‖"],
]);

/** Stretching operators of the font's second subset, and larger ones in display style (make-fonts.mjs, rich-text.css). */
const stretching = /[←↑↓↔↕↦↩↪↼↽⇀⇁⇐⇑⇓⇔⇕⌈⌉⌊⌋⎰⎱⎴⎵⏜⏝⏞⏟⏠⏡⟨⟩]/;
const large = /[∏∐∬∭∮∯∰⋀⋁⋂⋃⨀⨁⨂⨄⨆]/;

/** Class of a growing operator whose glyphs the first font subset lacks. */
function growing(text: string, stretches: boolean): Record<string, string> {
  return large.test(text) || (stretches && stretching.test(text)) ? { class: "grows" } : {};
}

/** Browsers treat "|" as a fence, "∣" not. */
export function normalizeOperator(node: MathElement): MathElement {
  const { separator, mathvariant, ...given } = node.attributes;
  const stretches = given.stretchy === "true" || given.fence === "true";
  const attributes = { ...growing(mathTextOf(node), stretches), ...given };
  const bar = bars.get(mathTextOf(node));
  if (!bar || (given.fence === undefined && given.stretchy === undefined)) return { ...node, attributes };
  return element("mo", [bar], { ...attributes, lspace: "0", rspace: "0" });
}

/** Every fence stretches, also a reversed one: Brazilian intervals are ]2, 3[. */
export function stretchFences(nodes: MathNode[]): MathNode[] {
  return nodes.map((node, index): MathNode => {
    if (!isOperator(node) || node.attributes.fence !== "true") return node;
    const { fence, ...attributes } = node.attributes;
    const isUsual = index === 0 ? /[([{⟨⌈⌊]/ : index === nodes.length - 1 ? /[)\]}⟩⌉⌋]/ : /^$/;
    if (isUsual.test(mathTextOf(node))) return element("mo", node.children, attributes);
    const form = index === 0 ? "prefix" : index === nodes.length - 1 ? "postfix" : "infix";
    return element("mo", node.children, { ...attributes, form, stretchy: "true", lspace: "0", rspace: "0" });
  });
}

function isOperand(node: MathNode | undefined): boolean {
  return isElement(node) && (!isOperator(node) || closing.test(mathTextOf(node)));
}

function startsWithFence(node: MathNode | undefined): boolean {
  if (!isElement(node)) return true;
  if (isOperator(node)) return /^[([{|‖⟨]$/.test(mathTextOf(node)) || mathTextOf(node) === ",";
  return node.name === "mrow" && startsWithFence(node.children[0]);
}

function isApply(node: MathNode | undefined): boolean {
  return isOperator(node) && mathTextOf(node) === applyFunction;
}

/** sen² x: moves the invisible "apply" after the whole function. */
function pullApplyOut(nodes: MathNode[]): MathNode[] {
  return nodes.flatMap((node): MathNode[] => {
    if (!isScripted(node)) return [node];
    const [base, ...scripts] = node.children;
    if (!isElement(base, "mrow") || base.children.length !== 2 || !isApply(base.children[1])) return [node];
    const [name = ""] = base.children;
    return [{ ...node, children: [name, ...scripts] }, element("mo", [applyFunction])];
  });
}

/** TeX's thin space beside function names: "2 sen x", but "sen(x)". */
function spaceFunctions(nodes: MathNode[]): MathNode[] {
  const spaced: MathNode[] = [];
  nodes.forEach((node, index) => {
    const before = nodes[index - 1];
    if (isApply(nodes[index + 1]) && isOperand(before) && !isSpace(before)) {
      spaced.push(element("mspace", [], { width: thinSpace }));
    }
    const next = nodes[index + 1];
    const needsSpace = isApply(node) && next !== undefined && !startsWithFence(next) && !isSpace(next);
    if (needsSpace && isElement(node))
      spaced.push({ ...node, attributes: { lspace: "0", rspace: thinSpace } });
    else spaced.push(node);
  });
  return spaced;
}

/** A minus after "=" or "(" is a sign. Browsers know only the first of a row. */
function signOperators(nodes: MathNode[]): MathNode[] {
  return nodes.map((node, index) => {
    if (!isOperator(node) || !signs.has(mathTextOf(node)) || node.attributes.lspace) return node;
    const before = nodes.slice(0, index).findLast((earlier) => !isSpace(earlier));
    const isSign = isOperator(before) && !closing.test(mathTextOf(before)) && !isApply(before);
    return isSign ? { ...node, attributes: { ...node.attributes, form: "prefix" } } : node;
  });
}

/** TeX: no operator spaces in scripts. */
function tighten(nodes: MathNode[]): MathNode[] {
  return nodes.map((node) => {
    const loose =
      isOperator(node) && !node.attributes.lspace && !node.attributes.form && !node.attributes.stretchy;
    return loose ? { ...node, attributes: { ...node.attributes, lspace: "0", rspace: "0" } } : node;
  });
}

/** TeX spacing beyond the browsers' operator dictionary. */
export function spaceRow(nodes: MathNode[], inScript: boolean): MathNode[] {
  const row = signOperators(spaceFunctions(pullApplyOut(nodes)));
  return inScript ? tighten(row) : row;
}
