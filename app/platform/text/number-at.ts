/** A number of a list; 0 outside it. */
export function numberAt(values: ArrayLike<number>, index: number): number {
  return values[index] ?? 0;
}
