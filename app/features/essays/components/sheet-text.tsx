import { SHEET_LINES, sheetLines } from "../domain/tasks/essay-sheet.ts";

/** A text line by line as it is counted, on a ruled sheet; `blank`: at least the lines of an exam's. */
export function SheetText({ text, blank = false }: { text: string; blank?: boolean }) {
  const lines = sheetLines(text);
  const count = Math.max(lines.length, blank ? SHEET_LINES : 1);
  const numbered = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    line: lines[index] ?? "",
  }));
  return (
    <div className="paper-lines card overflow-hidden">
      <ol aria-hidden="true" className="paper-numbers">
        {numbered.map(({ number }) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
      <ol className="sheet-text" aria-label="Texto da redação">
        {numbered.map(({ number, line }) => (
          <li key={number} className={number > SHEET_LINES ? "text-muted line-through" : ""}>
            {line}
          </li>
        ))}
      </ol>
    </div>
  );
}
