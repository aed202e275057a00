/** Lines of the exams' sheet. */
export const SHEET_LINES = 30;
/** Characters of a line: ten or eleven words, as of a hand of middle size (decision 051). */
export const SHEET_COLUMNS = 64;

/** A stretch of letters, hyphens included: where a line may end within a word; or blanks. */
const PIECE = /[^\s-]*-+|[^\s-]+|\s+/g;

function linesOfParagraph(paragraph: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of paragraph.match(PIECE) ?? []) {
    if (/^\s/.test(piece) || length(line) + length(piece) <= SHEET_COLUMNS) {
      line += piece;
      continue;
    }
    if (line.trim() !== "") lines.push(line.trimEnd());
    const letters = [...piece];
    while (letters.length > SHEET_COLUMNS) lines.push(letters.splice(0, SHEET_COLUMNS).join(""));
    line = letters.join("");
  }
  lines.push(line.trimEnd());
  return lines;
}

function length(text: string): number {
  return [...text].length;
}

/**
 * A text as it fills the sheet: one entry a line, blank ones between paragraphs too, none after the last word. The same on every
 * device, on the server and in print.
 */
export function sheetLines(text: string): string[] {
  const lines = text.normalize("NFC").split("\n").flatMap(linesOfParagraph);
  while (lines.length > 0 && lines.at(-1) === "") lines.pop();
  return lines;
}

/** Words have a letter or digit: a dash alone is none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** `lines`: written ones; `used`: of the sheet, with blank ones; `unread`: the words from the 31st on, "" if none. */
export function countSheet(text: string): { lines: number; used: number; words: number; unread: string } {
  const lines = sheetLines(text);
  return {
    lines: lines.filter((line) => line !== "").length,
    used: lines.length,
    words: countWords(text),
    unread: lines.slice(SHEET_LINES).join(" ").trim(),
  };
}
