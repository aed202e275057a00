/** Stored only on the device. */
export type ReadingChoice = { size: ReadingSize; font: ReadingFont; lines: ReadingLines };
type ReadingSize = "small" | "normal" | "large" | "huge";
type ReadingFont = "serif" | "sans" | "easy";
type ReadingLines = "normal" | "wide" | "wider";

export const usualReading: ReadingChoice = { size: "normal", font: "serif", lines: "normal" };

const known = {
  size: ["small", "normal", "large", "huge"],
  font: ["serif", "sans", "easy"],
  lines: ["normal", "wide", "wider"],
} as const satisfies { [Part in keyof ReadingChoice]: readonly ReadingChoice[Part][] };

/** CSS classes: "size-large font-easy lines-wide". */
export function readingWords({ size, font, lines }: ReadingChoice): string {
  return `size-${size} font-${font} lines-${lines}`;
}

function valueIn<Value extends string>(words: string, part: string, values: readonly Value[], usual: Value) {
  return values.find((value) => words.split(" ").includes(`${part}-${value}`)) ?? usual;
}

/** Without stored values: the defaults. */
export function readingOf(words: string | null | undefined): ReadingChoice {
  return {
    size: valueIn(words ?? "", "size", known.size, usualReading.size),
    font: valueIn(words ?? "", "font", known.font, usualReading.font),
    lines: valueIn(words ?? "", "lines", known.lines, usualReading.lines),
  };
}
