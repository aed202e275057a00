/** The first characters of a text, never half of one: a cut between the halves of an emoji leaves a broken character. */
export function cutText(text: string, length: number): string {
  const cut = text.slice(0, length);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
