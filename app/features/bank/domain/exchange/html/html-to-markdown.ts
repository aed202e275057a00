import type { AddLoss } from "../loss.ts";
import { blockMarkdown, normalizeLines } from "./block-markdown.ts";
import { type HeldFormulas, maskFormulas, releaseFormulas } from "./formulas-in-html.ts";
import { type HtmlPart, htmlTree, inlineTextOf } from "./html-tree.ts";
import { type Conversion, inlineMarkdown } from "./inline-markdown.ts";

/** Moodle's four formats. "moodle" is HTML with significant line ends. */
export type TextFormat = "html" | "markdown" | "plain" | "moodle";

/** Moodle XML and GIFT names; an unknown one is "moodle". */
export function textFormatOf(name: string | undefined): TextFormat {
  if (name === "html" || name === "markdown") return name;
  return name === "plain_text" || name === "plain" ? "plain" : "moodle";
}

/** Characters of one text, pictures excluded. */
const longestText = 200_000;

type Sources = Pick<Conversion, "picture" | "problem"> & { loss?: AddLoss };

/** Our Markdown with LaTeX. `inline`: an alternative, whose line may start with a number or a dash. */
export function toMarkdown(text: string, format: TextFormat, sources: Sources, inline = false): string {
  if (text.length > longestText) {
    sources.problem("texto longo demais");
    return "";
  }
  if (format === "markdown") return text.trim();
  const { html, formulas } = maskFormulas(format === "plain" ? asHtml(text) : text);
  return partsToMarkdown(htmlTree(format === "html" ? html : withLineEnds(html)), formulas, sources, inline);
}

/** Parts of a text whose formulas were masked before it was parsed. */
export function partsToMarkdown(
  tree: readonly HtmlPart[],
  formulas: HeldFormulas["formulas"],
  sources: Sources,
  inline = false,
): string {
  const conversion: Conversion = {
    ...sources,
    loss: sources.loss ?? (() => undefined),
    length: inlineTextOf(tree).trim().length,
    formula: (source) => {
      const known = formulas[Number(/^\ue000(\d+)\ue001$/.exec(source)?.[1] ?? -1)];
      if (known) {
        known.display = false;
        return source;
      }
      formulas.push({ formula: source, display: false });
      return `\ue000${formulas.length - 1}\ue001`;
    },
  };
  const blocks = blockMarkdown(tree, conversion);
  const [only = "", ...others] = blocks;
  const single = inline && others.length === 0 && !/^(?:[-|>]|\d+\. |```)/.test(only);
  const markdown = single ? normalizeLines(inlineMarkdown(tree, conversion)) : blocks.join("\n\n");
  return releaseFormulas(markdown, formulas);
}

function asHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}

/** Line ends as Moodle's automatic format displays them; those beside block tags are layout. */
function withLineEnds(html: string): string {
  return html
    .trim()
    .replace(
      /\n?(<\/?(?:p|div|ul|ol|li|table|tbody|thead|tr|td|th|h\d|pre|blockquote|br)\b[^<>]*>)\n?/gi,
      "$1",
    )
    .replace(/\n[ \t]*\n\s*/g, "<p>")
    .replace(/\n/g, "<br>");
}
