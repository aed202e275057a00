/** An element as a strict reader of our own HTML sees it. */
export type SeenElement = { name: string; attributes: Record<string, string> };

const voids = new Set(["br", "hr", "img"]);
const html = new Set(
  "p br hr strong em del b i u sub sup code pre span div a img ul ol li blockquote table thead tbody tr th td".split(
    " ",
  ),
);
const mathml = new Set(
  "math mrow mi mn mo mtext mspace msub msup msubsup munder mover munderover mmultiscripts mprescripts mfrac msqrt mroot mtable mtr mtd mstyle mpadded mphantom".split(
    " ",
  ),
);
const htmlAttributes: Record<string, RegExp> = {
  class: /^(?:table-scroll|picture-missing|formula-source|formula-block|formula-wide)$/,
  title: /^Fórmula que não pôde ser desenhada$/,
  tabindex: /^0$/,
  role: /^(?:region|group)$/,
  "aria-label": /^(?:Tabela|Fórmula larga)$/,
  src: /^\/figuras\/[a-z0-9.-]+$/,
  alt: /^[^<>]*$/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  href: /^https?:\/\//,
  rel: /^nofollow noopener noreferrer$/,
  start: /^\d+$/,
  align: /^(?:left|right|center)$/,
};
const mathmlAttributes = new Set(
  "display displaystyle scriptlevel mathvariant mathcolor mathbackground mathsize class form stretchy lspace rspace minsize maxsize largeop accent accentunder linethickness width height depth voffset movablelimits symmetric".split(
    " ",
  ),
);

function checkAttribute(element: string, name: string, value: string): void {
  if (mathml.has(element)) {
    if (!mathmlAttributes.has(name)) throw new Error(`<${element}> has ${name}="${value}"`);
    if (/[<>]|url\(|javascript:/i.test(value)) throw new Error(`<${element} ${name}> holds "${value}"`);
    return;
  }
  if (!htmlAttributes[name]?.test(value)) throw new Error(`<${element}> has ${name}="${value}"`);
}

/**
 * Reads HTML the way no browser does: anything unexpected throws. What passes is balanced, contains only the elements and attributes our
 * texts may have, and so nothing that could run.
 */
export function readHtml(markup: string): { elements: SeenElement[]; text: string } {
  const elements: SeenElement[] = [];
  const open: string[] = [];
  let text = "";
  const piece = /<(\/?)([a-z]+)((?: [a-z-]+="[^"]*")*)>|([^<]+)|</g;
  for (const [all, closing, name, attributes = "", plain] of markup.matchAll(piece)) {
    if (plain !== undefined) text += plain;
    else if (!name) throw new Error(`a stray "<" at ${JSON.stringify(all)}`);
    else if (closing) {
      const expected = open.pop();
      if (expected !== name) throw new Error(`</${name}> closes <${expected}>`);
    } else {
      if (!html.has(name) && !mathml.has(name)) throw new Error(`<${name}> is not allowed`);
      const element: SeenElement = { name, attributes: {} };
      for (const [, attribute = "", value = ""] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
        checkAttribute(name, attribute, value);
        element.attributes[attribute] = value;
      }
      elements.push(element);
      if (!voids.has(name)) open.push(name);
    }
  }
  if (open.length > 0) throw new Error(`<${open.join("> <")}> never closed`);
  return { elements, text };
}
