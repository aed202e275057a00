/** Greatest common divisor of two whole numbers. */
export function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** Least common multiple of two whole numbers. */
export function leastMultiple(one: number, other: number): number {
  return (one / greatestDivisor(one, other)) * other;
}

/** Combinations of `taken` things out of `total`. */
export function choose(total: number, taken: number): number {
  let result = 1;
  for (let step = 1; step <= taken; step++) result = (result * (total - taken + step)) / step;
  return Math.round(result);
}

export function factorial(value: number): number {
  return value < 2 ? 1 : value * factorial(value - 1);
}
