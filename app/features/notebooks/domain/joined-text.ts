/** Where two texts stop being the same, at the beginning of a word. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  if (length === one.length || length === other.length) return length;
  return one.slice(0, length).search(/\S*$/);
}

/** How much their ends share in whole lines, beside what their starts share: the same last word is no shared end. */
function sharedEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let length = 0;
  while (length < most && one[one.length - 1 - length] === other[other.length - 1 - length]) length++;
  if (length === most) return length;
  const line = one.slice(one.length - length).indexOf("\n");
  return line < 0 ? 0 : length - line;
}

/** Two texts merged: common parts once, the parts of only one in full, the stored one's first. */
export function joinedText(standing: string, own: string): string {
  const start = sharedStart(standing, own);
  const end = sharedEnd(standing, own, start);
  const middle = (text: string) => text.slice(start, text.length - end);
  const both = [middle(standing), middle(own)].filter((text) => text !== "");
  const between = both.some((text) => text.includes("\n")) ? "\n\n" : " ";
  return standing.slice(0, start) + both.join(between) + standing.slice(standing.length - end);
}
