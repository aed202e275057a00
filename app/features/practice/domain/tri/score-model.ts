import type { EnemArea } from "#app/features/bank/domain/enem/reading/row.ts";

/** Of the three-parameter logistic model, without the factor 1.7. */
export type ItemParameters = { a: number; b: number; c: number };

const NODES = 40;
const REACH = 4;

const nodes = Float64Array.from({ length: NODES }, (_, at) => -REACH + (2 * REACH * at) / (NODES - 1));
/** Of the standard normal distribution, up to a constant. */
const prior = nodes.map((theta) => (-theta * theta) / 2);

/** INEP's scale of each area (microEnem, data/constantes.rda). */
const scales: Readonly<Record<EnemArea, { k: number; d: number }>> = {
  CH: { k: 112.31, d: 501.489 },
  CN: { k: 113.102, d: 501.144 },
  LC: { k: 108.086, d: 499.978 },
  MT: { k: 129.646, d: 500.02 },
};

export function chanceOf({ a, b, c }: ItemParameters, theta: number): number {
  return c + (1 - c) / (1 + Math.exp(-a * (theta - b)));
}

/** Share of right answers to expect of the population of the scale, whose ability is standard normal. */
export function expectedShare(item: ItemParameters): number {
  const weights = prior.map(Math.exp);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.reduce((sum, weight, node) => sum + weight * chanceOf(item, at(nodes, node)), 0) / all;
}

/** Logarithms of the chances of a right and of a wrong answer, item by item, at all nodes. */
export type PatternTables = { items: number; right: Float64Array; wrong: Float64Array };

export function patternTables(items: readonly ItemParameters[]): PatternTables {
  const right = new Float64Array(items.length * NODES);
  const wrong = new Float64Array(items.length * NODES);
  items.forEach((item, place) => {
    nodes.forEach((theta, node) => {
      const chance = chanceOf(item, theta);
      right[place * NODES + node] = Math.log(chance);
      wrong[place * NODES + node] = Math.log(1 - chance);
    });
  });
  return { items: items.length, right, wrong };
}

function logLikelihoods(tables: PatternTables, answers: readonly boolean[]): Float64Array {
  const sums = Float64Array.from(prior);
  for (let place = 0; place < tables.items; place++) {
    const row = answers[place] ? tables.right : tables.wrong;
    const start = place * NODES;
    for (let node = 0; node < NODES; node++) sums[node] = at(sums, node) + at(row, start + node);
  }
  return sums;
}

/** Within bounds by construction. */
function at(values: Float64Array, place: number): number {
  return values[place] as number;
}

export type Ability = { theta: number; deviation: number };

function abilityOf(sums: Float64Array): Ability {
  const largest = sums.reduce((one, other) => Math.max(one, other));
  let [weights, first, second] = [0, 0, 0];
  for (let node = 0; node < NODES; node++) {
    const weight = Math.exp(at(sums, node) - largest);
    const theta = at(nodes, node);
    weights += weight;
    first += weight * theta;
    second += weight * theta * theta;
  }
  const theta = first / weights;
  return { theta, deviation: Math.sqrt(Math.max(0, second / weights - theta * theta)) };
}

/** Mean of the posterior distribution (EAP) and its deviation. */
export function estimateAbility(tables: PatternTables, answers: readonly boolean[]): Ability {
  return abilityOf(logLikelihoods(tables, answers));
}

/** The score on INEP's scale, to a tenth as published. */
export function enemScore(area: EnemArea, theta: number): number {
  const { k, d } = scales[area];
  return Math.round((theta * k + d) * 10) / 10;
}

/** Points of the scale per unit of ability. */
export function scaleOf(area: EnemArea): number {
  return scales[area].k;
}

/** What the score would change by, item by item, had its answer been the opposite. */
export function answerEffects(area: EnemArea, tables: PatternTables, answers: readonly boolean[]): number[] {
  const sums = logLikelihoods(tables, answers);
  const score = enemScore(area, abilityOf(sums).theta);
  return answers.slice(0, tables.items).map((right, place) => {
    const [less, more] = right ? [tables.right, tables.wrong] : [tables.wrong, tables.right];
    const start = place * NODES;
    const other = sums.map((sum, node) => sum - at(less, start + node) + at(more, start + node));
    return Math.round((enemScore(area, abilityOf(other).theta) - score) * 10) / 10;
  });
}

/** The lowest and the highest score of a set of items. */
export function scoreRange(area: EnemArea, tables: PatternTables): [number, number] {
  const all = (right: boolean) => Array.from({ length: tables.items }, () => right);
  const of = (right: boolean) => enemScore(area, estimateAbility(tables, all(right)).theta);
  return [of(false), of(true)];
}
