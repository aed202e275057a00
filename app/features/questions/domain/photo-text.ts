/** A word as the reader saw it; `confidence` from 0 to 100. */
export type ReadWord = { text: string; confidence: number };

/** Below it a word is shown as doubtful. */
const DOUBTFUL = 70;
/** Mean confidence of a line below which it is a drawing or a shadow, not text. */
const NO_TEXT = 45;

/** Text as read and the words to look at again. */
export type PhotoText = { text: string; doubtful: string[] };

function isText(line: readonly ReadWord[]): boolean {
  const letters = line.flatMap(({ text }) => text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  const signs = line.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = line.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / (signs || 1);
  return letters > 1 && letters * 2 > signs && confidence >= NO_TEXT;
}

/**
 * Lines as text: those that are none are left out, words cut at a line's end are joined, and each paragraph of the reader is one.
 */
export function photoText(paragraphs: readonly (readonly (readonly ReadWord[])[])[]): PhotoText {
  const texts: string[] = [];
  const doubtful = new Set<string>();
  for (const lines of paragraphs) {
    let text = "";
    for (const line of lines.filter(isText)) {
      const words = line.map((word) => word.text).join(" ");
      const isCut = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(words);
      text = isCut ? text.slice(0, -1) + words : `${text} ${words}`.trim();
      for (const word of line)
        if (word.confidence < DOUBTFUL && /[\p{L}\p{N}]/u.test(word.text)) doubtful.add(word.text);
    }
    if (text !== "") texts.push(text);
  }
  return { text: texts.join("\n"), doubtful: [...doubtful] };
}

/** A text in pieces, the doubtful words apart. */
export function doubtfulPieces(
  text: string,
  doubtful: readonly string[],
): { text: string; doubtful: boolean }[] {
  const words = new Set(doubtful);
  return text
    .split(/(\s+)/)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, doubtful: words.has(piece) }));
}
