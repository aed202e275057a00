/** Longer than most verses; cut prose lines are rarely shorter. */
const longLine = 75;
const shortColumn = 44;
/** Limit for lines without any sign of a break. */
const shortLine = 45;
/** Characters by which a full line may miss the column width. */
const slack = 3;
/** Least share of full lines in a column of prose. */
const mostlyFull = 0.7;
/** Verses end in pauses; cut lines end in fewer than this share. */
const someEndInPauses = 0.5;

const endsMidSentence = /[\p{Ll},ªº]$/u;
const endsInPause = /[,;:.!?…]$/;
const goesOn = /^[\p{Ll}\d(]/u;
const endsSentence = /[.!?…]["”’)]?$/;
const item = /^(?:[•●▪–—*+-]|\\[-+*]|\(?(?:\d{1,2}|[a-eA-E]|[IVX]{1,4})(?:[.)]|\\[.)]| [-–—])\s)/;
const reference =
  /^(?:\*\*|_)?(?:\p{Lu}{3,}(?:[- ]\p{Lu}{2,})*,? \p{Lu}\.|Dispon[ií]vel em|Available at|Disponible en)/u;

const boldThroughout = /^\*\*([^*]{40,})\*\*$/;

const holdsAddress = /Dispon[ií]vel em|Acesso em/;
const endsReference = /(?:\((?:adaptado|fragmento)\)|, \d{4})\.?$/i;
const noteOfReference = /^(?:\((?:adaptado|fragmento)|Acesso em(?!\p{L}))/iu;

type Joint = " " | "\n" | "  \n" | "\n\n";

/** Rejoins prose cut at a column's end; verses, lists and separate lines stay. Removes bold from whole references. */
export function joinLines(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => (/\n/.test(paragraph) && !/^\|/m.test(paragraph) ? joined(paragraph) : paragraph))
    .map((paragraph) =>
      reference.test(paragraph) || holdsAddress.test(paragraph)
        ? paragraph.replace(boldThroughout, "$1")
        : paragraph,
    )
    .join("\n\n");
}

function joined(paragraph: string): string {
  const lines = paragraph.split(/( *\n)/);
  const texts = lines.filter((_, index) => index % 2 === 0);
  const breaks = lines.filter((_, index) => index % 2 === 1);
  const width = columnWidth(texts);
  const isProse = texts.some((line) => line.length >= longLine);
  return texts.reduce((sum, line, index) => {
    if (index === 0) return line;
    const before = texts[index - 1] ?? "";
    const wasHard = breaks[index - 1] !== "\n";
    const joint = insideReference(line, texts.slice(0, index))
      ? " "
      : jointOf(before, line, { width, wasHard, isProse });
    return sum + joint + line;
  }, "");
}

/** Continues a reference of an earlier line; a new reference starts its own line. */
function insideReference(line: string, earlier: readonly string[]): boolean {
  if (reference.test(line) && !/^(?:Dispon|Available)/.test(line)) return false;
  const start = earlier.findLastIndex((each) => reference.test(each));
  return start >= 0 && !earlier.slice(start).some((each) => endsReference.test(each));
}

function isFull(line: string, next: string, width: number): boolean {
  const [word = ""] = next.split(" ");
  return line.length + 1 + word.length >= width - slack;
}

/** Null where the lines end for another reason. */
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
  { width, wasHard, isProse }: { width: number | null; wasHard: boolean; isProse: boolean },
): Joint {
  if (noteOfReference.test(line)) return " ";
  if (item.test(line)) return wasHard ? "  \n" : "\n";
  if (reference.test(line)) return wasHard ? "  \n" : "\n\n";
  const runsOn = endsMidSentence.test(before) && goesOn.test(line);
  if (runsOn && before.length >= (wasHard && !isProse ? longLine : shortLine)) return " ";
  if (width !== null && (runsOn || isFull(before, line, width))) return " ";
  const wasEnd = endsReference.test(before) || (endsSentence.test(before) && before.length >= longLine);
  return !wasHard && wasEnd ? "\n\n" : "  \n";
}
