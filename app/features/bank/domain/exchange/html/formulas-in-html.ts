import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";
import { decodeEntities } from "#app/platform/text/enem/decode-entities.ts";
import { releaseSymbols } from "../formulas/symbol-font.ts";
import { plainMathml } from "./formula-pictures.ts";

// Private use characters replace formulas during HTML parsing; those of the source are removed first.
const privateUse = /[\ue000-\uf8ff]/g;
const mark = /\ue000(\d+)\ue001/g;
const formula =
  /\\\(([\s\S]{1,4000}?)\\\)|\\\[([\s\S]{1,4000}?)\\\]|\$\$([\s\S]{1,4000}?)\$\$|\[tex\]([\s\S]{1,4000}?)\[\/tex\]|<tex\b[^>]*>([\s\S]{1,4000}?)<\/tex>|<script\b[^<>]{0,100}\btype\s*=\s*["']math\/tex[^<>]{0,60}>([\s\S]{1,4000}?)<\/script\s*>|(?<![\\$\w])\$(?![\s$])([^$\n<>]{0,500}?[^\s$\\])\$(?![\d$])/gi;
/** MathML in the signs of WIRIS, as its filter stores it in a text. */
const wirisText = /(?<!=\s?["'])«math\b[\s\S]{0,50000}?«\/math»/g;

export type HeldFormulas = { html: string; formulas: { formula: string; display: boolean }[] };

/** Replaces formulas (`\(…\)`, `\[…\]`, `$$…$$`, `[tex]…[/tex]`) with placeholders. */
export function maskFormulas(source: string): HeldFormulas {
  const formulas: HeldFormulas["formulas"] = [];
  const html = releaseSymbols(source)
    .replace(privateUse, "")
    .replace(wirisText, plainMathml)
    .replace(formula, (whole: string, ...found: (string | undefined)[]) => {
      const [inline, bracketed, dollars, bbcode, tag, script, dollar] = found;
      if (dollar !== undefined && !isFormula(dollar)) return whole;
      const text = decodeEntities(
        (inline ?? bracketed ?? dollars ?? bbcode ?? tag ?? script ?? dollar ?? "")
          .replace(/<br\s*\/?>/gi, "\n")
          .replace(/<\/?[a-zA-Z][^<>]{0,500}>/g, "")
          .replace(/&nbsp;/g, " "),
      );
      const isDisplay = script !== undefined && /mode\s*=\s*display/.test(whole);
      formulas.push({ formula: text, display: isDisplay || (bracketed ?? dollars) !== undefined });
      return `\ue000${formulas.length - 1}\ue001`;
    });
  return { html, formulas };
}

/** Between single dollars, which are also prices: with a sign of LaTeX, or a short expression without words. */
function isFormula(text: string): boolean {
  if (/\\[a-zA-Z]|[\^_]/.test(text)) return true;
  return (
    text.length <= 30 && /^[\w+\-*/=.,'()|![\] ]+$/.test(text) && !/[A-Za-z]{2}|[A-Za-z] [A-Za-z]/.test(text)
  );
}

/** Restores formulas: `$…$` where that parses as the same formula, else `\(…\)`; `$$…$$` for display. */
export function releaseFormulas(markdown: string, formulas: HeldFormulas["formulas"]): string {
  const written = (write: (text: string) => string) =>
    markdown.replace(mark, (_, index: string) => {
      const held = formulas[Number(index)];
      if (!held) return "";
      return held.display ? `$$${held.formula}$$` : write(held.formula.trim());
    });
  const dollars = written((text) => `$${text}$`);
  const found = findFormulas(dollars).flatMap((piece) => (piece.kind === "formula" ? [piece.formula] : []));
  const meant = [...markdown.matchAll(mark)].map(([, index]) => formulas[Number(index)]);
  const isSame =
    found.length === meant.length &&
    meant.every((held, at) => found[at] === (held?.display ? held.formula : held?.formula.trim()));
  return isSame ? dollars : written((text) => `\\(${text}\\)`);
}
