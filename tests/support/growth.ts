/** How much longer the large input is. */
const FACTOR = 8;
/** More than the clock's steps of 4 ms make of a few short runs, and far below the 64 of work that grows with the square. */
export const NEARLY_LINEAR = 5 * FACTOR;
/** Milliseconds added to both sides: what needs no time grows by nothing. */
const FLOOR = 2;

/** The least processor time of this thread, in milliseconds, of some runs of the work. */
async function leastTime(runs: number, work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Measured so often at most: what else runs on the machine slows some, work that grows with the square is slow in all. */
const ROUNDS = 6;

/**
 * The factor of the work's processor time where its input is eight times as long, up to this length: the least of some
 * rounds. Machines differ in speed, not in this: it replaces a bound in seconds.
 */
export async function growthUpTo(length: number, work: (length: number) => unknown): Promise<number> {
  let growth = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && growth >= NEARLY_LINEAR; round += 1) {
    const small = await leastTime(4, () => work(Math.ceil(length / FACTOR)));
    const large = await leastTime(2, () => work(length));
    growth = Math.min(growth, (large + FLOOR) / (small + FLOOR));
  }
  return growth;
}
