/** Texts and attribute values stay escaped, never decoded. */
export type MathElement = {
  name: string;
  attributes: Record<string, string>;
  children: MathNode[];
};

export type MathNode = MathElement | string;

const piece = /<(\/?)([a-z]+)((?:\s+[a-zA-Z]+\s*="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const attribute = /([a-zA-Z]+)\s*="([^"]*)"/g;

export function element(
  name: string,
  children: MathNode[],
  attributes: Record<string, string> = {},
): MathElement {
  return { name, attributes, children };
}

function readAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of source.matchAll(attribute)) attributes[name] = value;
  return attributes;
}

/** Parses KaTeX's markup (well formed, lower case, double quotes). */
export function readMarkup(markup: string): MathElement {
  const root = element("root", []);
  const open = [root];
  for (const [, closing, name = "", attributes = "", empty, text] of markup.matchAll(piece)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(text);
    else if (closing) open.pop();
    else {
      const child = element(name, [], readAttributes(attributes));
      parent.children.push(child);
      if (!empty) open.push(child);
    }
  }
  return root;
}

/** Attributes outside MathML Core, already processed. */
const notCore: ReadonlySet<string> = new Set([
  ...["fence", "linebreak", "separator", "columnalign", "columnspacing", "columnlines"],
  ...["rowspacing", "rowlines", "notation", "side", "minlabelspacing"],
]);

/** HTML markup: every element has a closing tag. */
export function writeMarkup(node: MathNode): string {
  if (typeof node === "string") return node;
  let markup = `<${node.name}`;
  for (const name in node.attributes) if (!notCore.has(name)) markup += ` ${name}="${node.attributes[name]}"`;
  markup += ">";
  for (const child of node.children) markup += writeMarkup(child);
  return `${markup}</${node.name}>`;
}

export function isElement(node: MathNode | undefined, name?: string): node is MathElement {
  return typeof node === "object" && (name === undefined || node.name === name);
}

export function isScripted(node: MathNode | undefined): node is MathElement {
  return isElement(node) && /^m(?:su[bp]|subsup|under|over|underover)$/.test(node.name);
}

export function mathTextOf(node: MathNode | undefined): string {
  if (node === undefined) return "";
  if (typeof node === "string") return node;
  return node.children.map(mathTextOf).join("");
}

export function asOne(nodes: MathNode[]): MathNode {
  const [first] = nodes;
  return nodes.length === 1 && first !== undefined ? first : element("mrow", nodes);
}
