/** Whether a position of a text is on a line without a word. */
export function isEmptyLineAt(text: string, position: number): boolean {
  return /(?:^|\n)[^\S\n]*$/.test(text.slice(0, position)) && /^[^\S\n]*(?:\n|$)/.test(text.slice(position));
}
