import { type SharedInterval, sumOf, wilson, withInterval, Z } from "./share.ts";
import { keysOf, rounded, type ScoredSitting, type SortedQuestion } from "./tally.ts";

/** [ord, answers, right, subject, skill or 0, ...topics]. */
type EvidenceItem = [ord: number, n: number, right: number, subject: number, skill: number, ...number[]];

/** What an interval needs of an assessment's sittings, without anybody's answers. */
export type SittingEvidence = {
  items: EvidenceItem[];
  /** Their numbers ascending, each as the difference from the one before. */
  people: number[];
  /** By sum key: how far people lie from their mean, squared and added up. */
  spreads: Record<string, number>;
};

export type ClusteredInterval = SharedInterval & { questions: number; people: number };

/** 97.5 % of Student's t distribution with 1 to 10 degrees of freedom. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

/** The factor of a 95 % interval; beyond the table Fisher's expansion, within 0.1 %. */
export function studentFactor(freedom: number): number {
  const first = (Z ** 3 + Z) / (4 * freedom);
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);
  return STUDENT[Math.max(1, freedom) - 1] ?? Z + first + second;
}

export function evidenceOf(
  questions: readonly (SortedQuestion | null)[],
  sittings: readonly ScoredSitting[],
): SittingEvidence {
  const items = questions.flatMap((question, place): EvidenceItem[] => {
    if (!question) return [];
    const shares = sittings.flatMap(({ shares: all }) => all[place] ?? []);
    const right = rounded(shares.reduce((sum, share) => sum + share, 0));
    const { ord, subject, skill, topics } = question;
    return shares.length > 0 ? [[ord, shares.length, right, subject, skill ?? 0, ...new Set(topics)]] : [];
  });
  const sorted = sittings.map(({ person }) => person).sort((one, other) => one - other);
  const people = sorted.map((person, index) => person - (sorted[index - 1] ?? 0));
  return { items, people, spreads: spreadsOf(questions, sittings) };
}

/** Around the mean, so that the difficulty of the questions has no part in it. */
function spreadsOf(questions: readonly (SortedQuestion | null)[], sittings: readonly ScoredSitting[]) {
  const places = new Map<string, number[]>();
  for (const [place, question] of questions.entries())
    for (const key of question ? keysOf(question) : []) places.set(key, [...(places.get(key) ?? []), place]);
  const spreads: SittingEvidence["spreads"] = {};
  for (const [key, own] of places) {
    const people = sittings.map(({ shares }) => {
      const counted = own.flatMap((place) => shares[place] ?? []);
      return { n: counted.length, right: counted.reduce((sum, share) => sum + share, 0) };
    });
    const { n, right } = sumOf(people);
    if (n === 0) continue;
    const beyond = people.map((person) => person.right - (person.n * right) / n);
    const mean = beyond.reduce((sum, value) => sum + value, 0) / people.length;
    spreads[key] = rounded(beyond.reduce((sum, value) => sum + (value - mean) ** 2, 0));
  }
  return spreads;
}

function keysOfItem([ord, , , subject, skill, ...topics]: EvidenceItem): string[] {
  return keysOf({ ord, code: "", name: "", subject, topics, skill: skill === 0 ? null : skill });
}

/** What several assessments say under one key: each question once, each person once. */
class Clusters {
  readonly #items = new Map<number, { n: number; right: number }>();
  readonly #people = new Set<number>();
  #spread = 0;

  addItem([ord, n, right]: EvidenceItem): void {
    const had = this.#items.get(ord);
    this.#items.set(ord, sumOf(had ? [had, { n, right }] : [{ n, right }]));
  }

  /**
   * People are not matched between two assessments: the bound assumes the widest case, that their deviations have the
   * same sign.
   */
  addPeople(people: readonly number[], spread: number): void {
    for (const person of people) this.#people.add(person);
    this.#spread += Math.sqrt(spread);
  }

  interval(): ClusteredInterval {
    const items = [...this.#items.values()];
    const { n, right } = sumOf(items);
    const share = n > 0 ? right / n : 0;
    const [questions, people] = [items.length, this.#people.size];
    const ofQuestions = corrected(questions) * added(items, (item) => (item.right - share * item.n) ** 2);
    const ofPeople = corrected(people) * this.#spread ** 2;
    const residual = added(items, (item) => item.right * (1 - item.right / item.n));
    const variance = Math.max(ofQuestions, ofPeople, ofQuestions + ofPeople - residual);
    // One person's share is of that person alone: there are no others to infer from.
    const freedom = (people > 1 ? Math.min(questions, people) : questions) - 1;
    const effective = variance > 0 ? Math.min(n, (right * (n - right)) / variance) : n;
    const { low, high } = wilson({ n: effective, right: share * effective }, studentFactor(freedom));
    return { ...withInterval({ n, right }), low, high, questions, people };
  }
}

/** For a variance between as many clusters. */
function corrected(clusters: number): number {
  return clusters > 1 ? clusters / (clusters - 1) : 1;
}

function added<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0);
}

/**
 * Right answers by sum key with an interval for other questions and other people alike: two-way clusters (Cameron, Gelbach, Miller
 * 2011), the variance between questions + that between people − the residual, as an effective number of answers in Wilson's
 * interval. It is never narrower than that of the answers alone.
 */
export function clusteredIntervals(all: readonly SittingEvidence[]): Map<string, ClusteredInterval> {
  const found = new Map<string, Clusters>();
  const of = (key: string) => {
    const clusters = found.get(key) ?? new Clusters();
    found.set(key, clusters);
    return clusters;
  };
  for (const { items, people: steps, spreads } of all) {
    let last = 0;
    const people = steps.map((step) => {
      last += step;
      return last;
    });
    for (const item of items) for (const key of keysOfItem(item)) of(key).addItem(item);
    for (const [key, spread] of Object.entries(spreads)) of(key).addPeople(people, spread);
  }
  return new Map([...found].map(([key, clusters]) => [key, clusters.interval()]));
}
