type SumOfClass = { id: string; name: string; students: number; average: number; needing: number };

type Sat = { row: { class: number | null }; scored: { score: number; best: number } };

/** Classes side by side, in their own order; null where fewer than two have sat the exam. `needing`: below half of the points. */
export function classSums(
  sittings: readonly Sat[],
  classes: readonly { id: string; name: string; num: number }[],
): SumOfClass[] | null {
  const sums = classes.flatMap(({ id, name, num }) => {
    const own = sittings.filter(({ row }) => row.class === num).map(({ scored }) => scored);
    if (own.length === 0) return [];
    const total = own.reduce((sum, { score }) => sum + score, 0);
    const needing = own.filter(({ score, best }) => score < best / 2).length;
    return [{ id, name, students: own.length, average: total / own.length, needing }];
  });
  return sums.length < 2 ? null : sums;
}
