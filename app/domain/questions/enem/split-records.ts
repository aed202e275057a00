export type TextRecord = { line: number; text: string; kind: "object" | "stray" };

/**
 * The objects that stand directly in a JSON array, each with the line it begins on (from 1). `parses` judges a piece: one
 * that does not parse ends where the next object with the same first field begins, so that a broken object spoils itself
 * alone. What stands between objects, other than commas and brackets, comes as "stray", one a line.
 */
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

/** One past the closing brace of the object that opens at `start`, or the end of the text. */
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
