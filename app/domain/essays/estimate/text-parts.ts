/** Lower case, in order. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
}

const parts = (text: string, border: RegExp) =>
  text
    .split(border)
    .map((each) => each.trim())
    .filter((each) => each !== "");

export function paragraphsIn(text: string): string[] {
  return parts(text, /\n+/);
}

export function sentencesIn(text: string): string[] {
  return parts(text, /(?<=[.!?…])\s+|\n+/);
}
