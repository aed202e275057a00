export type Term = { term: string; questions: number };

/** Tolerated errors by word length: short words have too many neighbours. */
function tolerance(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Optimal string alignment distance; most + 1 above `most`. */
export function typingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    let [left, diagonal] = [row, row - 1];
    for (const [index, above] of last.slice(1).entries()) {
      const [letter, earlier] = [one.charAt(row - 1), one.charAt(row - 2)];
      const swapped = letter === other.charAt(index - 1) && earlier === other.charAt(index);
      const costs = [above + 1, left + 1, diagonal + (letter === other.charAt(index) ? 0 : 1)];
      if (swapped) costs.push(...before.slice(index - 1, index).map((cost) => cost + 1));
      [left, diagonal] = [Math.min(...costs), above];
      next.push(left);
    }
    [before, last] = [last, next];
  }
  return Math.min(...last.slice(-1), most + 1);
}

/** The nearest word, then the most frequent; or null. */
export function nearestTerm(word: string, terms: readonly Term[]): string | null {
  const most = tolerance(word);
  const near = terms
    .map((each) => ({ ...each, distance: typingDistance(word, each.term, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((one, other) => one.distance - other.distance || other.questions - one.questions);
  return near[0]?.term ?? null;
}
