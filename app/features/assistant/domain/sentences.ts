/** A sentence without an end is cut at this length, at the last space. */
const LONGEST_SENTENCE = 1200;

/**
 * Where the first whole sentence of a text that still grows ends: behind its stop and a space, or at a line's end, never within a
 * formula; -1: not yet. The same for every way to cut the text into pieces.
 */
export function sentenceEnd(text: string): number {
  // "D. Pedro", "a.C.", "2. " at a sentence's start: a letter or such a number and a point end nothing.
  const stop =
    /(?<!(?:^|[^\p{L}])\p{L}|(?:^|\n|[.!?]\s)[\s*_#>-]*\d{1,2})\.["”’)*_\]]*(?=\s)\s?|[!?…;:]["”’)*_\]]*(?=\s)\s?|\n/gu;
  for (const match of text.matchAll(stop)) {
    const end = match.index + match[0].length;
    if (end > LONGEST_SENTENCE) break;
    const formulas = text.slice(0, end).match(/(?<![\\RS])\$/g)?.length ?? 0;
    if (formulas % 2 === 0 && text.slice(0, end).trim()) return end;
  }
  if (text.length < LONGEST_SENTENCE) return -1;
  const space = text.lastIndexOf(" ", LONGEST_SENTENCE);
  return space > 0 ? space + 1 : LONGEST_SENTENCE;
}

/** Joined, they are the text. */
export function sentencesOf(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  for (let end = sentenceEnd(rest); end > 0; end = sentenceEnd(rest)) {
    found.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return rest ? [...found, rest] : found;
}
