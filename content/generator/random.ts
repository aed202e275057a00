/** A small seeded source of chance (mulberry32): the same seed gives the same choices on any machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One item. Throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** `count` different items, in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** A copy in random order. */
  shuffle<T>(items: readonly T[]): T[];
  /** One item, each with the probability of its weight. */
  weighted<T>(items: readonly T[], weights: readonly number[]): T;
};

/** Spreads consecutive numbers over 32 bits without collisions (the finaliser of MurmurHash3). */
export function mix(seed: number): number {
  let value = seed | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function at<T>(items: readonly T[], position: number): T {
  if (position < 0 || position >= items.length) throw new Error("Nothing to pick from an empty list");
  return items[position] as T;
}

/** The item at a share, from 0 to 1, of the whole weight. */
function itemAtShare<T>(items: readonly T[], weights: readonly number[], share: number): T {
  let left = share * weights.reduce((sum, each) => sum + each, 0);
  for (const [position, item] of items.entries()) {
    left -= weights[position] ?? 0;
    if (left < 0) return item;
  }
  return at(items, items.length - 1);
}

/** A source of chance that depends on the seed alone. */
export function createRandom(seed: number): Random {
  let state = seed | 0;

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  function int(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  /** Without copying a long list for the sake of a few items. */
  function few<T>(items: readonly T[], count: number): T[] {
    const positions = new Set<number>();
    while (positions.size < count) positions.add(int(0, items.length - 1));
    return [...positions].map((position) => at(items, position));
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    if (count * 4 < items.length) return few(items, count);
    const rest = [...items];
    const size = Math.min(count, rest.length);
    for (let position = 0; position < size; position++) {
      const other = int(position, rest.length - 1);
      const held = at(rest, position);
      rest[position] = at(rest, other);
      rest[other] = held;
    }
    return rest.slice(0, size);
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => at(items, Math.floor(next() * items.length)),
    sample,
    shuffle: (items) => sample(items, items.length),
    weighted: (items, weights) => itemAtShare(items, weights, next()),
  };
}
