/** What other systems' files look like at their beginning, and what we call them in a report. */
const signs: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^PK[^\w\s]{2}/, "pacote compactado (Common Cartridge, Canvas, Blackboard ou QTI)"],
  [/^%PDF-/, "PDF"],
  [/^\{\\rtf/, "documento do Word"],
  [/^(?:<\?xml[^>]*>)?(?:\s|<!--[\s\S]*?-->)*<(?:qti-)?(?:assessment|questestinterop|manifest)/i, "QTI"],
  [/^(?:%[^\n]*\n|\s)*\\(?:documentclass|begin|usepackage|element|input|newcommand|geometry)\b/, "LaTeX"],
  [/^[,;\t"]*(?:Question|Pergunta)[^\n]{0,80}[,;\t]"?(?:Answer|Resposta) ?1/i, "planilha do Kahoot"],
  [/^[^<][\s\S]*\{\d*:(?:MULTICHOICE|MC|MR|SHORTANSWER|SA|NUMERICAL|NM|MULTIRESPONSE)\w*:/i, "cloze"],
  [/^(?:#[^\n]*\n)*[^\n\t]+\t[^\n]+(?:\n[^\n\t]+\t[^\n]+)+\s*$/, "cartões do Anki"],
  [/^#[^\n]*\n\s*\n?\* [\s\S]*\n {4}- /, "lista em Markdown"],
];

/** What a file is, where it is recognised as none of the formats we read; null otherwise. Only its beginning is looked at. */
export function otherFormat(text: string): string | null {
  const head = text.slice(0, 4_000);
  return signs.find(([pattern]) => pattern.test(head))?.[1] ?? null;
}
