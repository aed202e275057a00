import { cleanText } from "#app/platform/text/clean-text.ts";
import { drawFormula } from "./draw-formula.ts";
import { findFormulas } from "./find-formulas.ts";
import { type MarkedFormula, markFormulas, replaceMarks } from "./formula-marks.ts";
import { keepTogether } from "./keep-together.ts";
import { markdownToHtml } from "./markdown-to-html.ts";
import type { PictureSource } from "./markdown-tree.ts";
import { nextEquation } from "./mathml/tables.ts";
import { plainFormula } from "./plain-formula.ts";
import { isPlain, type MarkdownMode, plainToHtml } from "./plain-markdown.ts";

export type RenderOptions = {
  /** By source path; no other picture is displayed. */
  pictures: ReadonlyMap<string, PictureSource>;
  /** False for sources without LaTeX (ENEM's JSONL): `$` and `\(` are plain text. Default true. */
  latex?: boolean;
  /** Trusted markup instead of the formula's drawing. */
  write?: (formula: MarkedFormula) => string;
};

export type RenderedText = {
  html: string;
  /** Formulas displayed as source, with the reason in Portuguese. */
  failures: { formula: string; reason: string }[];
  /** Paths outside the map; a short note replaces them. */
  missingPictures: string[];
};

/** Increment when stored HTML must be re-rendered (`redrawTexts`). */
export const RENDER_VERSION = 3;

/** Characters. The longest ENEM statement has 5,000. */
export const maxSourceLength = 60_000;

function render(source: string, mode: MarkdownMode, options: RenderOptions): RenderedText {
  if (source.length > maxSourceLength)
    throw new RangeError(`A text may have ${maxSourceLength} characters, this one has ${source.length}.`);
  const failures: RenderedText["failures"] = [];
  const missing = new Set<string>();
  const cleaned = cleanText(source);
  const pieces =
    options.latex === false ? [{ kind: "text" as const, source: cleaned }] : findFormulas(cleaned);
  const marked = markFormulas(pieces);
  const { formulas } = marked;
  // Exports retain their spaces.
  const text = options.write ? marked.text : keepTogether(marked.text);
  const draw = (each: MarkedFormula): string => {
    if (options.write) return options.write(each);
    const { formula, display } = each;
    const drawn = drawFormula(formula, display);
    if (drawn.failure) failures.push({ formula, reason: drawn.failure });
    return drawn.html;
  };
  const html = isPlain(text, mode)
    ? plainToHtml(text, mode, (escaped) => replaceMarks(escaped, formulas, draw))
    : markdownToHtml(text, mode, {
        formulas,
        pictures: options.pictures,
        draw,
        say: ({ formula }) => plainFormula(formula),
        onMissingPicture: (path) => missing.add(path),
      });
  let equation = 0;
  const numbered = html.replaceAll(nextEquation, () => `${++equation}`);
  return { html: numbered, failures, missingPictures: [...missing] };
}

/** Markdown and LaTeX to sanitised HTML. Throws RangeError above `maxSourceLength` characters. */
export function renderText(source: string, options: RenderOptions): RenderedText {
  return render(source, "block", options);
}

/** As renderText, for an alternative: one paragraph without `<p>`, no lists. Throws RangeError above `maxSourceLength`. */
export function renderInline(source: string, options: RenderOptions): RenderedText {
  return render(source, "inline", options);
}
