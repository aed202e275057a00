import {
  isElement,
  type MathElement,
  type MathNode,
  textOf,
} from "#app/domain/questions/rendering/mathml/tree.ts";

const applyFunction = "\u2061";
const thinSpace = "0.167em";
const signs = new Set(["−", "+", "±", "∓", "-"]);
/** Operators after which a sign is an addition or a subtraction. */
const closing = new Set([
  "⋯",
  "…",
  ")",
  "]",
  "}",
  "⟩",
  "|",
  "‖",
  "⌉",
  "⌋",
  "!",
  "′",
  "″",
  "‴",
  "%",
  "°",
  applyFunction,
]);
const scripted = new Set(["msub", "msup", "msubsup", "munder", "mover", "munderover"]);

function isOperator(node: MathNode | undefined): node is MathElement & { name: "mo" } {
  return isElement(node, "mo");
}

export function isSpace(node: MathNode | undefined): boolean {
  return isElement(node, "mspace") || (isElement(node, "mtext") && textOf(node).trim() === "");
}

const bars: ReadonlyMap<string, string> = new Map([
  ["∣", "|"],
  ["∥", "‖"],
]);

/** Operators of the second cut of the font that stretch, and those that are larger in display style (make-fonts.mjs, rich-text.css). */
const stretching = /[←↑↓↔↕↦↩↪↼↽⇀⇁⇐⇑⇓⇔⇕⌈⌉⌊⌋⎰⎱⎴⎵⏜⏝⏞⏟⏠⏡⟨⟩]/;
const large = /[∏∐∬∭∮∯∰⋀⋁⋂⋃⨀⨁⨂⨄⨆]/;

/** The class of an operator that grows with glyphs which the first cut of the font lacks. */
function growing(text: string, stretches: boolean): Record<string, string> {
  return large.test(text) || (stretches && stretching.test(text)) ? { class: "grow" } : {};
}

/** The bars and fences: a stretching "∣" is no fence in a browser's dictionary, a "|" is. */
export function tidyOperator(node: MathElement): MathElement {
  const { separator, mathvariant, ...given } = node.attributes;
  const stretches = given.stretchy === "true" || given.fence === "true";
  const attributes = { ...growing(textOf(node), stretches), ...given };
  for (const side of ["lspace", "rspace"]) if (attributes[side] === "0em") attributes[side] = "0";
  const bar = bars.get(textOf(node));
  if (!bar || (attributes.fence === undefined && attributes.stretchy === undefined))
    return { ...node, attributes };
  return { ...node, attributes: { ...attributes, lspace: "0", rspace: "0" }, children: [bar] };
}

const opening = /^[([{⟨⌈⌊]$/;
const closingFence = /^[)\]}⟩⌉⌋]$/;

/** Fences stretch and stand close, whatever they are: Brazilian intervals are written ]2, 3[. The usual ones do so by themselves. */
export function stretchFences(nodes: MathNode[]): MathNode[] {
  return nodes.map((node, index): MathNode => {
    if (!isOperator(node) || node.attributes.fence === undefined) return node;
    const { fence, ...attributes } = node.attributes;
    if (fence === "false" || attributes.minsize) return { ...node, attributes };
    const [isFirst, isLast] = [index === 0 && nodes.length > 1, index === nodes.length - 1];
    if ((isFirst && opening.test(textOf(node))) || (isLast && closingFence.test(textOf(node))))
      return { ...node, attributes };
    const side: Record<string, string> = isFirst ? { form: "prefix" } : isLast ? { form: "postfix" } : {};
    return { ...node, attributes: { ...attributes, ...side, stretchy: "true", lspace: "0", rspace: "0" } };
  });
}

function isOperand(node: MathNode | undefined): boolean {
  if (!isElement(node)) return false;
  return !isOperator(node) || (closing.has(textOf(node)) && textOf(node) !== applyFunction);
}

function startsWithFence(node: MathNode | undefined): boolean {
  if (!isElement(node)) return true;
  if (isOperator(node)) return /^[([{|‖⟨]$/.test(textOf(node)) || textOf(node) === ",";
  return node.name === "mrow" && startsWithFence(node.children[0]);
}

function isApply(node: MathNode | undefined): boolean {
  return isOperator(node) && textOf(node) === applyFunction;
}

/** sen² x comes as a script over (sen ⁡): the invisible "apply" belongs after the whole function. */
function pullApplyOut(nodes: MathNode[]): MathNode[] {
  return nodes.flatMap((node): MathNode[] => {
    if (!isElement(node) || !scripted.has(node.name)) return [node];
    const [base, ...scripts] = node.children;
    if (!isElement(base, "mrow") || base.children.length !== 2 || !isApply(base.children[1])) return [node];
    const [name = ""] = base.children;
    return [
      { ...node, children: [name, ...scripts] },
      { name: "mo", attributes: {}, children: [applyFunction] },
    ];
  });
}

/** Names of functions get TeX's thin space on both sides: "2 sen x", but "sen(x)". */
function spaceFunctions(nodes: MathNode[]): MathNode[] {
  const spaced: MathNode[] = [];
  nodes.forEach((node, index) => {
    const before = nodes[index - 1];
    if (isApply(nodes[index + 1]) && isOperand(before) && !isSpace(before)) {
      spaced.push({ name: "mspace", attributes: { width: thinSpace }, children: [] });
    }
    const next = nodes[index + 1];
    const needsSpace = isApply(node) && next !== undefined && !startsWithFence(next) && !isSpace(next);
    if (needsSpace && isElement(node))
      spaced.push({ ...node, attributes: { lspace: "0", rspace: thinSpace } });
    else spaced.push(node);
  });
  return spaced;
}

/** A minus after "=" or "(" is a sign, not a subtraction; one that ends a row (a charge, a limit from the left) stands alone. */
function signOperators(nodes: MathNode[]): MathNode[] {
  return nodes.map((node, index) => {
    if (!isOperator(node) || !signs.has(textOf(node)) || node.attributes.lspace) return node;
    if (index === nodes.length - 1)
      return { ...node, attributes: { ...node.attributes, lspace: "0", rspace: "0" } };
    const before = nodes.slice(0, index).findLast((earlier) => !isSpace(earlier));
    // Browsers see by themselves that the first of a row is a sign.
    if (index === 0 || (isOperator(before) && !closing.has(textOf(before)))) {
      return index === 0 ? node : { ...node, attributes: { ...node.attributes, form: "prefix" } };
    }
    return node;
  });
}

/** TeX puts no space around operators in indices and exponents. */
function tighten(nodes: MathNode[]): MathNode[] {
  return nodes.map((node) => {
    const loose =
      isOperator(node) && !node.attributes.lspace && !node.attributes.form && !node.attributes.stretchy;
    return loose ? { ...node, attributes: { ...node.attributes, lspace: "0", rspace: "0" } } : node;
  });
}

/** Spacing of a row of formulas as TeX would have it, which the operator dictionary of browsers alone does not give. */
export function spaceRow(nodes: MathNode[], inScript: boolean): MathNode[] {
  const row = signOperators(spaceFunctions(pullApplyOut(nodes)));
  return inScript ? tighten(row) : row;
}
