// Private use characters stand for bold and italics until what surrounds them is known; those of the source are removed first.
const bold = { open: "\ue002", close: "\ue003", mark: "**", tag: "b" };
const italic = { open: "\ue004", close: "\ue005", mark: "*", tag: "i" };
const kinds = [bold, italic];
const opening = kinds.map(({ open }) => open).join("");
const closing = kinds.map(({ close }) => close).join("");

export type Emphasis = "bold" | "italic";

export function emphasisMarks(emphasis: Emphasis): readonly [before: string, after: string] {
  const { open, close } = emphasis === "bold" ? bold : italic;
  return [open, close];
}

const isBlank = (character: string) => character === "" || /\s/.test(character);
/** As CommonMark counts them, marks included. */
const isSign = (character: string) =>
  /[\p{P}\p{S}]/u.test(character) || opening.includes(character) || closing.includes(character);
/** A mark is read beside `inside` unless a sign there touches a letter on the other side. */
const isRead = (inside: string, outside: string) => !isSign(inside) || isBlank(outside) || isSign(outside);

/** Bold and italics with asterisks where Markdown reads them as such, else as tags: "**Nota:**x" is not bold, "<b>Nota:</b>x" is. */
export function writeEmphasis(text: string): string {
  const characters = [...text];
  const signAt = (index: number) => characters[index] ?? "";
  const written = [...characters];
  const open: { kind: (typeof kinds)[number]; at: number }[] = [];
  for (const [at, character] of characters.entries()) {
    const begun = kinds.find((kind) => kind.open === character);
    if (begun) open.push({ kind: begun, at });
    if (!kinds.some((kind) => kind.close === character)) continue;
    const pair = open.pop();
    if (!pair) continue;
    const { kind } = pair;
    const isInside = open.some((outer) => outer.kind === kind);
    const before = signAt(pair.at - 1);
    const asMarks =
      isRead(signAt(pair.at + 1), before) &&
      isRead(signAt(at - 1), signAt(at + 1)) &&
      !closing.includes(before || " ");
    const [start, end] = asMarks ? [kind.mark, kind.mark] : [`<${kind.tag}>`, `</${kind.tag}>`];
    written[pair.at] = isInside ? "" : start;
    written[at] = isInside ? "" : end;
  }
  return written.join("");
}
