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

/** The unsupported format of a file, or null. Looks only at its beginning. */
export function otherFormat(text: string): string | null {
  const head = text.slice(0, 4_000);
  return signs.find(([pattern]) => pattern.test(head))?.[1] ?? null;
}
