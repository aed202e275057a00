import { AppError } from "#app/platform/errors/app-error.ts";
import { type HeldFormulas, maskFormulas } from "../html/formulas-in-html.ts";
import { type ForeignElement, type HtmlPart, htmlTree, inlineTextOf, isElement } from "../html/html-tree.ts";

/** "qti-simple-choice" of QTI 3 and "simpleChoice" of QTI 2, with any prefix: "simplechoice". */
export function qtiName({ tag }: ForeignElement): string {
  return tag.replace(/^.*:/, "").replace(/^qti-/, "").replace(/-/g, "");
}

const closedInItself = /<([a-zA-Z][\w:.-]{0,60})((?:\s(?:[^<>"']|"[^"<]{0,5000}"|'[^'<]{0,5000}')*)?)\/>/g;

export type QtiText = { parts: HtmlPart[]; formulas: HeldFormulas["formulas"] };

const mark = /\ue000(\d+)\ue001/g;

/**
 * QTI's body is XHTML, in the order of its parts: read as the HTML of other systems. Throws import/hostile-xml.
 * `known`: the formulas of a text that this one joins, which get its own too.
 */
export function qtiTree(text: string, known: QtiText["formulas"] = []): QtiText {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new AppError("import/hostile-xml");
  const { html, formulas } = maskFormulas(text);
  const before = known.length;
  for (const each of formulas) known.push(each);
  const opened = html
    .replace(mark, (_, index: string) => `\ue000${before + Number(index)}\ue001`)
    .replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, inside: string) =>
      inside.replace(/&/g, "&amp;").replace(/</g, "&lt;"),
    )
    .replace(closedInItself, "<$1$2></$1>");
  return { parts: htmlTree(opened), formulas: known };
}

/** All elements of a name, in order; those inside one that fits are left out. */
export function elementsNamed(parts: readonly HtmlPart[], fits: (name: string) => boolean): ForeignElement[] {
  return parts
    .filter(isElement)
    .flatMap((part) => (fits(qtiName(part)) ? [part] : elementsNamed(part.children, fits)));
}

export function firstNamed(parts: readonly HtmlPart[], name: string): ForeignElement | undefined {
  return elementsNamed(parts, (each) => each === name)[0];
}

export function attributeOf({ attributes }: ForeignElement, name: string): string {
  return (attributes.get(name) ?? attributes.get(name.replace(/-/g, "")) ?? "").trim();
}

export function wordsOf(part: Pick<ForeignElement, "children">): string {
  return inlineTextOf(part.children).replace(/\s+/g, " ").trim();
}

/** The parts without elements of a name, or with something in their place. */
export function replaced(
  parts: readonly HtmlPart[],
  replace: (element: ForeignElement) => HtmlPart[] | null,
): HtmlPart[] {
  return parts.flatMap((part): HtmlPart[] => {
    if (!isElement(part)) return [part];
    return replace(part) ?? [{ ...part, children: replaced(part.children, replace) }];
  });
}
