import { decodeAddress } from "#app/platform/text/decode-address.ts";
import { mathmlToLatex } from "../formulas/mathml-to-latex.ts";
import { htmlTree, isElement } from "./html-tree.ts";

type Attributes = ReadonlyMap<string, string>;

/** WIRIS writes its MathML into an attribute with other signs for those of XML. */
const wirisSigns: Readonly<Record<string, string>> = { "«": "<", "»": ">", "¨": '"', "§": "&", "`": "'" };

export function plainMathml(source: string): string {
  return source.replace(/[«»¨§`]/g, (sign) => wirisSigns[sign] ?? sign);
}

/** The first formula of a text of MathML, as LaTeX; null where there is none, or a part is unknown. */
function latexOfMathml(source: string): string | null {
  const found = /<((?:\w+:)?math)\b[\s\S]{0,100000}?<\/\1\s*>/.exec(source)?.[0];
  const [element] = htmlTree(found ?? "").filter(isElement);
  return element ? mathmlToLatex(element) : null;
}

const codecogs =
  /^https?:\/\/(?:latex\.codecogs\.com|www\.codecogs\.com|[\w.]*\.codecogs\.com)\/[\w/.]*\?(.+)$/i;
const charts = /^https?:\/\/chart\.(?:apis\.google|googleapis)\.com\/chart\?(.+)$/i;

/**
 * The LaTeX of a picture that an editor drew from a formula (WIRIS, Moodle's TeX filter, Canvas, CodeCogs, Wikipedia);
 * "unread" for a drawn formula without a source, null for any other picture.
 */
export function formulaOfPicture(attributes: Attributes): string | "unread" | null {
  const textOf = (name: string) => attributes.get(name) ?? "";
  const [kind, alt, address] = [textOf("class"), textOf("alt"), textOf("src")];
  const carried = attributes.get("data-equation-content") ?? attributes.get("data-latex") ?? "";
  if (carried.trim() !== "") return bare(carried);
  const isWiris = /wiris|chemistry/i.test(kind) || attributes.has("data-mathml");
  const svg = /^data:image\/svg\+xml/i.test(address) ? svgOf(address) : "";
  if (isWiris || /<(?:\w+:)?math\b/.test(svg)) {
    const source = attributes.get("data-mathml");
    return (source ? latexOfMathml(plainMathml(source)) : null) ?? latexOfMathml(svg) ?? "unread";
  }
  if (/\b(?:texrender|equation_image|tex|latex|math-tex)\b/i.test(kind) && alt) return bare(alt);
  if (/mwe-math|math-fallback/.test(kind) && alt) return bare(alt);
  const [, query] = codecogs.exec(address) ?? [];
  if (query) return bare(decodeAddress(query));
  const drawn = new URLSearchParams(charts.exec(address)?.[1] ?? "").get("chl");
  return drawn === null ? null : bare(drawn);
}

/** Without delimiters, words before it ("LaTeX: ") and settings of the drawing. */
function bare(source: string): string {
  return source
    .trim()
    .replace(/^(?:LaTeX|TeX)\s*:\s*/i, "")
    .replace(/^\$\$?([\s\S]*?)\$\$?$/, "$1")
    .replace(/^\\[([]([\s\S]*)\\[)\]]$/, "$1")
    .replace(/^(?:\\(?:dpi\{\d+\}|bg_\w+|fn_\w+|inline|small|large)\s*)+/, "")
    .replace(/^\{\\displaystyle ([\s\S]*)\}$/, "$1")
    .trim();
}

function svgOf(address: string): string {
  const comma = address.indexOf(",");
  const data = address.slice(comma + 1);
  if (!/;base64/i.test(address.slice(0, comma))) return decodeAddress(data);
  try {
    const bytes = Uint8Array.from(atob(data.replace(/\s/g, "")), (character) => character.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return "";
  }
}
