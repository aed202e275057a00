import { escapeLine, type LinePlace } from "./exam-lines.ts";

/** Blank lines at the edges of a text are trimmed on reading; a meaningful one is written as "\", so texts round-trip. */
const BLANK = /^\s*$/;
const EDGE = /^\\+\s*$/;

export function linesOfText(text: string, place: LinePlace): string[] {
  const lines = text.split("\n").map((line) => escapeLine(line, place));
  const first = lines.findIndex((line) => !isEdge(line));
  const last = lines.findLastIndex((line) => !isEdge(line));
  return lines.map((line, at) => (first < 0 || at < first || at > last ? `\\${line}` : line));
}

/** Unescaped lines; null where all are blank. */
export function textOfLines(lines: readonly string[]): string | null {
  const first = lines.findIndex((line) => !BLANK.test(line));
  const last = lines.findLastIndex((line) => !BLANK.test(line));
  if (first < 0) return null;
  const kept = lines.slice(first, last + 1);
  const inner = [
    kept.findIndex((line) => !isEdge(line)),
    kept.findLastIndex((line) => !isEdge(line)),
  ] as const;
  return kept
    .map((line, at) =>
      EDGE.test(line) && (inner[0] < 0 || at < inner[0] || at > inner[1]) ? line.slice(1) : line,
    )
    .join("\n");
}

function isEdge(line: string): boolean {
  return BLANK.test(line) || EDGE.test(line);
}
