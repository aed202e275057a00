/** "1.234,5" → 1234.5; the real minus sign counts. */
function fromPortuguese(text: string): number {
  return Number(text.replace(/\./g, "").replace(",", ".").replace("−", "-"));
}

/** A text as read aloud: formulas' commas and signs as in plain text. */
export function plain(text: string): string {
  return text.replaceAll("{,}", ",").replaceAll("\\,", " ").replaceAll("{", "").replaceAll("}", "");
}

/** Every number of a text, in order. */
export function numbersIn(text: string): number[] {
  return (plain(text).match(/\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g) ?? []).map(fromPortuguese);
}

/** The one number of an answer: "R$ 1.250,00", "$-3$", "$\\dfrac{3}{4}$", "+12 kJ". */
export function answerOf(text: string): number {
  const fraction = text.match(/\\dfrac\{(\d+)\}\{(\d+)\}/);
  if (fraction) return Number(fraction[1]) / Number(fraction[2]);
  const [value] = plain(text).match(/[-−+]?\s?\d{1,3}(?:\.\d{3})+(?:,\d+)?|[-−+]?\s?\d+(?:,\d+)?/) ?? [];
  if (value === undefined) throw new Error(`No number in ${text}`);
  return fromPortuguese(value.replace(/[+\s]/g, ""));
}

/** The rows of the only table of a text, without its header. */
export function tableIn(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Minutes of a clock time such as "8h05" or "14h". */
export function minutesOf(text: string): number {
  const [, hours = "0", minutes = "0"] = text.match(/(\d+)h(\d+)?/) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** Minutes of a duration such as "2 horas e 40 minutos". */
export function durationOf(text: string): number {
  const hours = Number(text.match(/(\d+) horas?/)?.[1] ?? 0);
  const minutes = Number(text.match(/(\d+) minutos?/)?.[1] ?? 0);
  return hours * 60 + minutes;
}
