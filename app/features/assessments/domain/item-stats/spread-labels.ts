/** Heights (pixels, from the top) of labels that would cover each other, moved apart by `gap`, none below `bottom`; in the given order. */
export function spreadLabels(wanted: readonly number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => at(wanted, one) - at(wanted, other));
  const placed = [...wanted];
  for (const [rank, index] of order.entries()) {
    const above = rank === 0 ? Number.NEGATIVE_INFINITY : at(placed, order[rank - 1]);
    placed[index] = Math.max(at(wanted, index), above + gap);
  }
  for (const [rank, index] of [...order].reverse().entries()) {
    const most = bottom - rank * gap;
    placed[index] = Math.min(at(placed, index), most);
  }
  return placed;
}

function at(heights: readonly number[], index: number | undefined): number {
  return heights[index as number] as number;
}
