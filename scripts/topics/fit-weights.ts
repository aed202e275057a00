import type { Candidate } from "#app/features/bank/domain/topics/rank-topics.ts";

export type Judgeable = { candidates: readonly Candidate[]; topics: readonly number[] };

const steps = 250;
const pace = 0.05;
const decay = 0.001;
const memory = { slope: 0.9, size: 0.99 };

/** Weights of the signs under which the labelled topics are likeliest (conditional logit, Adam on signs of equal spread). */
export function fitWeights(examples: readonly Judgeable[]): number[] {
  const spread = spreads(examples);
  const weights = spread.map((each) => 0.3 / each);
  const slope = weights.map(() => 0);
  const size = weights.map(() => 0);
  for (let step = 1; step <= steps; step++) {
    const gradient = weights.map(() => 0);
    for (const example of examples) climb(gradient, example, weights);
    weights.forEach((weight, at) => {
      const scale = spread[at] ?? 1;
      const pull = (gradient[at] ?? 0) / examples.length / scale - decay * weight * scale;
      slope[at] = memory.slope * (slope[at] ?? 0) + (1 - memory.slope) * pull;
      size[at] = memory.size * (size[at] ?? 0) + (1 - memory.size) * pull * pull;
      const mean = (slope[at] ?? 0) / (1 - memory.slope ** step);
      const usual = Math.sqrt((size[at] ?? 0) / (1 - memory.size ** step));
      weights[at] = weight + (pace * mean) / (usual + 1e-8) / scale;
    });
  }
  return weights;
}

/** Standard deviation of each sign. */
function spreads(examples: readonly Judgeable[]): number[] {
  const all = examples.flatMap(({ candidates }) => candidates.map(({ signs }) => signs));
  return (all[0] ?? []).map((_, at) => {
    const mean = all.reduce((sum, signs) => sum + (signs[at] ?? 0), 0) / all.length;
    const square = all.reduce((sum, signs) => sum + ((signs[at] ?? 0) - mean) ** 2, 0) / all.length;
    return Math.sqrt(square) + 1e-9;
  });
}

function climb(gradient: number[], { candidates, topics }: Judgeable, weights: readonly number[]): void {
  const scores = candidates.map(({ signs }) =>
    signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0),
  );
  const highest = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - highest));
  const isRight = candidates.map(({ topic }) => topics.includes(topic.id));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const right = parts.reduce((sum, part, at) => sum + (isRight[at] ? part : 0), 0);
  if (right === 0) return;
  candidates.forEach(({ signs }, at) => {
    const pull = (isRight[at] ? (parts[at] ?? 0) / right : 0) - (parts[at] ?? 0) / whole;
    if (Math.abs(pull) < 1e-4) return;
    signs.forEach((sign, place) => {
      gradient[place] = (gradient[place] ?? 0) + pull * sign;
    });
  });
}
