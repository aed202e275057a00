/** Whether a position of a text is on a line without a word. */
export function isEmptyLineAt(text: string, position: number): boolean {
  const before = text.slice(0, position).split("\n").at(-1) ?? "";
  const after = text.slice(position).split("\n", 1)[0] ?? "";
  return before.trim() === "" && after.trim() === "";
}
