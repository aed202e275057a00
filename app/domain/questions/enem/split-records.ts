export type TextRecord = { line: number; text: string; kind: "object" | "stray" };

/**
 * The objects that stand directly in a JSON array, each with the line it begins on (from 1), without parsing them: one
 * broken object then spoils itself alone. What stands between objects, other than commas and brackets, comes as "stray",
 * one a line.
 */
export function splitRecords(text: string): TextRecord[] {
  const records: TextRecord[] = [];
  const between = /[^{\n]*\n?/y;
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const isObject = text[at] === "{";
    between.lastIndex = at;
    const piece = isObject ? text.slice(at, endOfObject(text, at)) : (between.exec(text)?.[0] ?? "");
    if (isObject) records.push({ line, text: piece, kind: "object" });
    else if (/[^\s,[\]]/.test(piece)) records.push({ line, text: piece.trim(), kind: "stray" });
    line += piece.split("\n").length - 1;
    at += piece.length;
  }
  return records;
}

/**
 * One past the closing brace of the object that opens at `start`. An object that never closes ends where the next one
 * of the same indentation begins.
 */
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
  const indentation = text.slice(text.lastIndexOf("\n", start) + 1, start);
  const next = /^\s*$/.test(indentation) ? text.indexOf(`\n${indentation}{`, start + 1) : -1;
  return next === -1 ? text.length : next + 1 + indentation.length;
}
