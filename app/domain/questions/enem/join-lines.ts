/** A line of verse is hardly ever as long; one of prose that was cut at a column's end mostly is no shorter than the other. */
const longLine = 75;
const shortColumn = 44;
/** Where a line has no sign of a break at all, it is cut short already from here on. */
const shortLine = 45;
/** A line is full when the next word would not have gone into the column's width, or would have made it longer than this less. */
const slack = 3;
/** So many of a paragraph's lines are full where it is a column of prose. */
const mostlyFull = 0.7;
/** Verses end where a pause is; more lines than this do not where a column was cut. */
const someEndInPauses = 0.5;

const endsMidSentence = /[\p{Ll},ªº]$/u;
const endsInPause = /[,;:.!?…]$/;
const goesOn = /^[\p{Ll}\d(]/u;
const endsSentence = /[.!?…]["”’)]?$/;
/** What a list's line begins with, and a reference to a source. */
const item = /^(?:[•●▪–—*+-]|\\[-+*]|\(?(?:\d{1,2}|[a-eA-E]|[IVX]{1,4})(?:[.)]|\\[.)]| [-–—])\s)/;
const reference =
  /^(?:\*\*|_)?(?:\p{Lu}{3,}(?:[- ]\p{Lu}{2,})*,? \p{Lu}\.|Dispon[ií]vel em|Available at|Disponible en)/u;

const boldThroughout = /^\*\*([^*]{40,})\*\*$/;

const endsReference = /(?:\((?:adaptado|fragmento)\)|, \d{4})\.?$/i;
const noteOfReference = /^\((?:adaptado|fragmento)/i;

/** What stands between two lines of a paragraph: nothing but a space, a line's end, or the end of the paragraph. */
type Joint = " " | "\n" | "  \n" | "\n\n";

/**
 * Lines of prose that the source cut at a column's end, put together again, as the exam prints them; verses, lists and what
 * stands in a line of its own keep their lines, also where the source has them without Markdown's sign for it. A paragraph
 * that the source glued to the one before it is one again. A reference is no heading: bold throughout, it is not bold at all.
 */
export function joinLines(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => (/\n/.test(paragraph) && !/^\|/m.test(paragraph) ? joined(paragraph) : paragraph))
    .map((paragraph) => (reference.test(paragraph) ? paragraph.replace(boldThroughout, "$1") : paragraph))
    .join("\n\n");
}

function joined(paragraph: string): string {
  const lines = paragraph.split(/( *\n)/);
  const texts = lines.filter((_, index) => index % 2 === 0);
  const breaks = lines.filter((_, index) => index % 2 === 1);
  const width = columnWidth(texts);
  return texts.reduce((sum, line, index) => {
    if (index === 0) return line;
    const before = texts[index - 1] ?? "";
    const wasHard = breaks[index - 1] !== "\n";
    const joint = insideReference(texts, index) ? " " : jointOf(before, line, { width, wasHard });
    return sum + joint + line;
  }, "");
}

/** Whether a line goes on with a reference that began in one above it; a new reference has a line of its own. */
function insideReference(lines: readonly string[], index: number): boolean {
  if (reference.test(lines[index] ?? "") && !/^(?:Dispon|Available)/.test(lines[index] ?? "")) return false;
  const start = lines.slice(0, index).findLastIndex((line) => reference.test(line));
  return start >= 0 && !lines.slice(start, index).some((line) => endsReference.test(line));
}

function isFull(line: string, next: string, width: number): boolean {
  const [word = ""] = next.split(" ");
  return line.length + 1 + word.length >= width - slack;
}

/** The width of the column a paragraph was cut by; null where its lines end for another reason. */
function columnWidth(lines: readonly string[]): number | null {
  const width = Math.max(...lines.map((line) => line.length));
  const inside = lines.slice(0, -1);
  const full = inside.filter((line, index) => isFull(line, lines[index + 1] ?? "", width));
  const cut = inside.some((line, index) => endsMidSentence.test(line) && goesOn.test(lines[index + 1] ?? ""));
  const pauses = inside.filter((line) => endsInPause.test(line));
  const isColumn =
    full.length >= inside.length * mostlyFull && pauses.length <= inside.length * someEndInPauses;
  return width >= shortColumn && cut && isColumn ? width : null;
}

function jointOf(
  before: string,
  line: string,
  { width, wasHard }: { width: number | null; wasHard: boolean },
): Joint {
  if (noteOfReference.test(line)) return " ";
  if (item.test(line)) return wasHard ? "  \n" : "\n";
  if (reference.test(line)) return wasHard ? "  \n" : "\n\n";
  const runsOn = endsMidSentence.test(before) && goesOn.test(line);
  if (runsOn && before.length >= (wasHard ? longLine : shortLine)) return " ";
  if (width !== null && (runsOn || isFull(before, line, width))) return " ";
  const wasEnd = endsReference.test(before) || (endsSentence.test(before) && before.length >= longLine);
  return !wasHard && wasEnd ? "\n\n" : "  \n";
}
