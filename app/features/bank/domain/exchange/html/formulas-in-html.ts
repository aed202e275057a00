import { findFormulas } from "#app/platform/math/domain/find-formulas.ts";
import { decodeEntities } from "#app/platform/text/enem/decode-entities.ts";

// Private use characters replace formulas during HTML parsing; those of the source are removed first.
const privateUse = /[\ue000-\uf8ff]/g;
const mark = /\ue000(\d+)\ue001/g;
const formula =
  /\\\(([\s\S]{1,4000}?)\\\)|\\\[([\s\S]{1,4000}?)\\\]|\$\$([\s\S]{1,4000}?)\$\$|\[tex\]([\s\S]{1,4000}?)\[\/tex\]|<tex\b[^>]*>([\s\S]{1,4000}?)<\/tex>/gi;

export type HeldFormulas = { html: string; formulas: { formula: string; display: boolean }[] };

/** Replaces formulas (`\(…\)`, `\[…\]`, `$$…$$`, `[tex]…[/tex]`) with placeholders. */
export function maskFormulas(source: string): HeldFormulas {
  const formulas: HeldFormulas["formulas"] = [];
  const html = source
    .replace(privateUse, "")
    .replace(formula, (_, inline, bracketed, dollars, bbcode, tag) => {
      const text = decodeEntities(
        String(inline ?? bracketed ?? dollars ?? bbcode ?? tag)
          .replace(/<br\s*\/?>/gi, "\n")
          .replace(/<\/?[a-zA-Z][^<>]{0,500}>/g, "")
          .replace(/&nbsp;/g, " "),
      );
      formulas.push({ formula: text, display: bracketed !== undefined || dollars !== undefined });
      return `\ue000${formulas.length - 1}\ue001`;
    });
  return { html, formulas };
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
