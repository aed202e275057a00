/** Two-sided 95 % quantile of the normal distribution. */
export const Z = 1.96;
/** Below as many answers a share says little, whatever it is. */
const FEW_ANSWERS = 20;
/** Smaller groups have no numbers: one of them would be readable from the sum. */
export const SMALLEST_GROUP = 5;
/** Fewer different questions say something of those questions, nothing of their topic. */
export const FEWEST_QUESTIONS = 3;

/** `n` answers and how many were right; partial credit makes `right` a fraction. */
export type Share = { n: number; right: number };
export type SharedInterval = Share & { share: number; low: number; high: number; few: boolean };

/**
 * Wilson's score interval: closed form, within 0 and 1, and not empty at 0 of 5 or 5 of 5, where Wald's is. Jeffreys' covers as
 * well but needs the inverse of an incomplete beta function.
 */
export function wilson({ n, right }: Share, z = Z): { low: number; high: number } {
  if (n <= 0) return { low: 0, high: 1 };
  const share = right / n;
  const scale = 1 + z ** 2 / n;
  const middle = (share + z ** 2 / (2 * n)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / scale;
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function withInterval({ n, right }: Share): SharedInterval {
  return { n, right, share: n > 0 ? right / n : 0, ...wilson({ n, right }), few: n < FEW_ANSWERS };
}

/** The share pulled towards one half, as by one more answer, so that one wrong answer is not a class that knows nothing. */
export function cautiousShare({ n, right }: Share): number {
  return (right + 0.5) / (n + 1);
}

export type Trend = "up" | "down" | "even" | "unknown";

/** From the earlier to the later half; only where the intervals do not overlap is it a change. */
export function trendOf(shares: readonly Share[]): Trend {
  const half = Math.floor(shares.length / 2);
  const [before, after] = [sumOf(shares.slice(0, half)), sumOf(shares.slice(half))];
  if (before.n < FEW_ANSWERS || after.n < FEW_ANSWERS) return "unknown";
  const [first, last] = [wilson(before), wilson(after)];
  if (last.low > first.high) return "up";
  return last.high < first.low ? "down" : "even";
}

export function sumOf(shares: readonly Share[]): Share {
  return shares.reduce((sum, { n, right }) => ({ n: sum.n + n, right: sum.right + right }), {
    n: 0,
    right: 0,
  });
}
