import { chanceOf, type ItemParameters } from "./score-model.ts";

export type FitItem = ItemParameters & { right: boolean };

/** A pattern this far below what the model expects is called incoherent. */
const INCOHERENT = -1.9;
/** Fewer items say nothing. */
const LEAST_ITEMS = 15;

/** Of one item at an ability: its chance, weight in the likelihood, and slope of the score function. */
function partsOf(item: FitItem, theta: number) {
  const chance = chanceOf(item, theta);
  const slope = (item.a * (chance - item.c) * (1 - chance)) / (1 - item.c);
  return {
    chance,
    slope,
    variance: chance * (1 - chance),
    weight: Math.log(chance / (1 - chance)),
    direction: slope / (chance * (1 - chance)),
  };
}

/**
 * The likelihood of a pattern, standardised and corrected for the ability having been estimated from it (Snijders 2001, lz*):
 * about standard normal for who answers as the model says, low for who misses easy items and gets hard ones. Null for few items.
 */
export function personFit(items: readonly FitItem[], theta: number): number | null {
  if (items.length < LEAST_ITEMS) return null;
  const parts = items.map((item) => ({ ...partsOf(item, theta), right: item.right ? 1 : 0 }));
  const sum = (of: (part: (typeof parts)[number]) => number) =>
    parts.reduce((total, part) => total + of(part), 0);
  const shift = sum(({ slope, weight }) => slope * weight) / sum(({ slope, direction }) => slope * direction);
  const corrected = ({ weight, direction }: (typeof parts)[number]) => weight - shift * direction;
  const excess = sum((part) => (part.right - part.chance) * corrected(part));
  const variance = sum((part) => corrected(part) ** 2 * part.variance);
  return variance > 0 ? excess / Math.sqrt(variance) : null;
}

const EASY = 0.75;
const HARD = 0.35;

export type Coherence = { incoherent: boolean; easyMissed: number; hardRight: number };

/** Whether right and wrong answers go together with the items' difficulty for this ability. Null for few items. */
export function coherenceOf(items: readonly FitItem[], theta: number): Coherence | null {
  const fit = personFit(items, theta);
  if (fit === null) return null;
  const chances = items.map((item) => ({ right: item.right, chance: chanceOf(item, theta) }));
  return {
    incoherent: fit < INCOHERENT,
    easyMissed: chances.filter(({ right, chance }) => !right && chance >= EASY).length,
    hardRight: chances.filter(({ right, chance }) => right && chance <= HARD).length,
  };
}
