/** A word as the reader saw it; `confidence` from 0 to 100. */
export type ReadWord = { text: string; confidence: number };

/** Below it a word is shown as doubtful. */
const DOUBTFUL = 70;
/** Mean confidence of a line below which it is a drawing or a shadow, not text. */
const NO_TEXT = 45;

/** Recognised text and its doubtful words. */
export type PhotoText = { text: string; doubtful: string[] };

function isText(line: readonly ReadWord[]): boolean {
  const letters = line.flatMap(({ text }) => text.match(/[\p{L}\p{N}]/gu) ?? []).length;
  const signs = line.reduce((sum, { text }) => sum + text.length, 0);
  const confidence = line.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / (signs || 1);
  return letters > 1 && letters * 2 > signs && confidence >= NO_TEXT;
}

/** The lines of a paragraph as one: words cut at a line's end are joined. */
function joinedLines(lines: readonly (readonly ReadWord[])[]): string {
  return lines.reduce((text, line) => {
    const words = line.map((word) => word.text).join(" ");
    const isCut = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(words);
    return isCut ? text.slice(0, -1) + words : `${text} ${words}`.trim();
  }, "");
}

function isDoubtful({ text, confidence }: ReadWord): boolean {
  return confidence < DOUBTFUL && /[\p{L}\p{N}]/u.test(text);
}

/** Paragraphs of the reader as text; lines that are none are left out. */
export function photoText(paragraphs: readonly (readonly (readonly ReadWord[])[])[]): PhotoText {
  const read = paragraphs.map((lines) => lines.filter(isText));
  const text = read
    .map(joinedLines)
    .filter((paragraph) => paragraph !== "")
    .join("\n");
  const doubtful = new Set(
    read
      .flat(2)
      .filter(isDoubtful)
      .map((word) => word.text),
  );
  return { text, doubtful: [...doubtful] };
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
