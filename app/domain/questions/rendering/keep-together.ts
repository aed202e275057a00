/** "250 000": a number, not two. */
const thousands = /(?<=(?<!\d)\d{1,3}|\u00a0\d{3}) (?=\d{3}(?!\d))/g;

/** Spaces that must not break, so that no line ends between the parts of a number. */
export function keepTogether(text: string): string {
  return text.replace(thousands, "\u00a0");
}
