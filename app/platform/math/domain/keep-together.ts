/** "250 000": a number, not two. */
const thousands = /(?<=(?<!\d)\d{1,3}|\u00a0\d{3}) (?=\d{3}(?!\d))/g;

/** No-break spaces inside numbers. */
export function keepTogether(text: string): string {
  return text.replace(thousands, "\u00a0");
}
