export type TextRecord = { line: number; text: string; kind: "object" | "stray" };

/** Objects of a JSON array with start lines (from 1). A broken object ends where the next begins; other text is "stray". */
export function splitRecords(text: string, parses: (piece: string) => boolean): TextRecord[] {
  const records: TextRecord[] = [];
  const between = /[^{\n]*\n?/y;
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const isObject = text[at] === "{";
    between.lastIndex = at;
    between.test(text);
    const piece = isObject ? objectAt(text, at, parses) : text.slice(at, between.lastIndex);
    if (isObject) records.push({ line, text: piece, kind: "object" });
    else if (/[^\s,[\]]/.test(piece)) records.push({ line, text: piece.trim(), kind: "stray" });
    line += piece.split("\n").length - 1;
    at += piece.length;
  }
  return records;
}

function objectAt(text: string, start: number, parses: (piece: string) => boolean): string {
  const piece = text.slice(start, endOfObject(text, start));
  if (parses(piece)) return piece;
  const opening = /^\{\s*"[^"\n]{1,60}"\s*:/.exec(piece)?.[0] ?? "\n{";
  const next = text.indexOf(opening, start + 1);
  return text.slice(start, next === -1 ? text.length : next);
}

/** One past the closing brace, or the end of the text. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === "\\") at++;
      else if (character === '"') inString = false;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === "{") depth++;
    else if (character === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}
