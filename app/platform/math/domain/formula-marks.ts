import type { SourcePiece } from "./find-formulas.ts";

export type MarkedFormula = Extract<SourcePiece, { kind: "formula" }>;

// Private use: cleanText removes all others, so no text can forge a mark.
const open = "\ue000";
const close = "\ue001";
const mark = /\ue000(\d+)\ue001/g;

/** Marks protect underscores, backslashes and bars from Markdown. */
export function markFormulas(pieces: SourcePiece[]): { text: string; formulas: MarkedFormula[] } {
  const formulas: MarkedFormula[] = [];
  const text = pieces.map((piece) => {
    if (piece.kind === "text") return piece.source;
    formulas.push(piece);
    return `${open}${formulas.length - 1}${close}`;
  });
  return { text: text.join(""), formulas };
}

export function replaceMarks(
  text: string,
  formulas: MarkedFormula[],
  write: (formula: MarkedFormula) => string,
): string {
  if (!text.includes(open)) return text;
  return text.replace(mark, (_, index: string) => {
    const formula = formulas[Number(index)];
    return formula ? write(formula) : "";
  });
}

export function splitAtMarks(text: string, formulas: MarkedFormula[]): (string | MarkedFormula)[] {
  return text
    .split(mark)
    .map((part, index) => (index % 2 === 0 ? part : (formulas[Number(part)] ?? "")))
    .filter((part) => part !== "");
}
