import { cleanText } from "#app/domain/questions/rendering/clean-text.ts";
import { drawFormula } from "#app/domain/questions/rendering/draw-formula.ts";
import { findFormulas } from "#app/domain/questions/rendering/find-formulas.ts";
import {
  type MarkedFormula,
  markFormulas,
  replaceMarks,
} from "#app/domain/questions/rendering/formula-marks.ts";
import { keepTogether } from "#app/domain/questions/rendering/keep-together.ts";
import { markdownToHtml } from "#app/domain/questions/rendering/markdown-to-html.ts";
import type { PictureSource } from "#app/domain/questions/rendering/markdown-tree.ts";
import { nextEquation } from "#app/domain/questions/rendering/mathml/tables.ts";
import { plainFormula } from "#app/domain/questions/rendering/plain-formula.ts";
import { isPlain, type MarkdownMode, plainToHtml } from "#app/domain/questions/rendering/plain-markdown.ts";

// One door for whoever stores a text: its HTML and its words.
export { plainText } from "#app/domain/questions/rendering/plain-text.ts";

export type RenderOptions = {
  /** Pictures by the path the source names them by. No other picture is ever shown. */
  pictures: ReadonlyMap<string, PictureSource>;
  /** False for sources without any LaTeX (ENEM's JSONL): every `$` and `\(` is then plain text. True if left out. */
  latex?: boolean;
  /** What stands in a formula's place instead of its drawing: trusted markup. */
  write?: (formula: MarkedFormula) => string;
};

export type RenderedText = {
  html: string;
  /** Formulas shown as their source, and why (a sentence in Portuguese for the author). */
  failures: { formula: string; reason: string }[];
  /** Paths of pictures that are not in the map: a short note stands in their place. */
  missingPictures: string[];
};

/** Grows when stored HTML must be drawn again: `redrawTexts` then does so. */
export const RENDER_VERSION = 1;

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
  // What is written for others to read in stays as it is.
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

/**
 * A statement, solution or explanation: Markdown and LaTeX to sanitised HTML, to be stored beside its source (data.md, "Rendering").
 *
 * @param source at most `maxSourceLength` characters
 * @throws RangeError if it is longer
 */
export function renderText(source: string, options: RenderOptions): RenderedText {
  return render(source, "block", options);
}

/**
 * The text of an alternative: as `renderText`, but a single paragraph comes without its `<p>`, and a line beginning with a number or a
 * dash is no list.
 *
 * @throws RangeError as `renderText`
 */
export function renderInline(source: string, options: RenderOptions): RenderedText {
  return render(source, "inline", options);
}
