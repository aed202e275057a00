/** A word of the bank and the number of questions that hold it. */
export type Term = { term: string; questions: number };

/** Letters a typing error may change, by the length of the word: short words have too many neighbours. */
function tolerance(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/**
 * How many letters were typed wrong, left out, added or swapped with their neighbour, up to `most`; beyond it, most + 1
 * (optimal string alignment).
 */
export function typingDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const costs = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      ];
      if (row > 1 && column > 1 && swapped) costs.push((before[column - 2] ?? 0) + 1);
      next.push(Math.min(...costs));
    }
    [before, last] = [last, next];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** The word of the bank that was probably meant: the nearest, then the most frequent; null where none is near. */
export function nearestTerm(word: string, terms: readonly Term[]): string | null {
  const most = tolerance(word);
  const near = terms
    .map((each) => ({ ...each, distance: typingDistance(word, each.term, most) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((one, other) => one.distance - other.distance || other.questions - one.questions);
  return near[0]?.term ?? null;
}
