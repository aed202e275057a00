import type { Candidate } from "#app/domain/questions/topics/rank-topics.ts";

type Labelled = { candidates: readonly Candidate[]; topics: readonly number[] };

const steps = 300;
const pace = 0.3;
const decay = 0.001;

/** Weights of the signs under which the labelled topics are likeliest (conditional logit, gradient ascent). */
export function fitWeights(examples: readonly Labelled[]): number[] {
  const size = examples[0]?.candidates[0]?.signs.length ?? 0;
  const weights = Array.from({ length: size }, () => 0.3);
  for (let step = 0; step < steps; step++) {
    const gradient = weights.map(() => 0);
    for (const example of examples) climb(gradient, example, weights);
    weights.forEach((weight, at) => {
      weights[at] = weight + pace * ((gradient[at] ?? 0) / Math.max(examples.length, 1) - decay * weight);
    });
  }
  return weights;
}

function climb(gradient: number[], { candidates, topics }: Labelled, weights: readonly number[]): void {
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
