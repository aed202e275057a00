import type { EssayProfile } from "../essay-profile.ts";
import { type GradePair, type GraderAgreement, graderAgreement } from "../grader-agreement.ts";
import { essayFeatures } from "./essay-features.ts";
import { type LinearRule, ridgeRule, ruleValues } from "./ridge.ts";
import { deviation } from "./spread.ts";

/** An essay with its grades; `group`: of its theme, so that no theme is both learned from and tried on. */
export type GradedText = { text: string; group: string | number; points: readonly number[] };

const PENALTY = 60;
const FOLDS = 5;
/** Fewer teach nothing. */
export const FEWEST_TO_LEARN = 60;

type Levels = Pick<EssayProfile, "criteria">;

function nearestLevels({ criteria }: Levels, values: readonly number[]): number[] {
  return criteria.map(({ levels }, at) => {
    const wanted = values[at] ?? 0;
    const distance = (points: number) => Math.abs(points - wanted);
    return levels.reduce(
      (near, { points }) => (distance(points) < distance(near) ? points : near),
      levels[0]?.points ?? 0,
    );
  });
}

type Known = GradedText & { features: number[] };

/** Regression draws towards the middle, which kappa punishes: the rule is stretched until it varies as people do. */
const MOST_STRETCH = 2.5;

function learned(essays: readonly Known[]): LinearRule {
  const features = essays.map((each) => each.features);
  const rule = ridgeRule(
    features,
    essays.map(({ points }) => points),
    PENALTY,
  );
  const fitted = features.map((each) => ruleValues(rule, each));
  const weights = rule.weights.map((each, at) => {
    const given = deviation(essays.map(({ points }) => points[at] ?? 0));
    const stretch = Math.min(MOST_STRETCH, given / (deviation(fitted.map((values) => values[at] ?? 0)) || 1));
    return each.map((weight, place) => (place === each.length - 1 ? weight : weight * stretch));
  });
  return { ...rule, weights };
}

/** What an essay would get by what the graded ones taught: a level of each criterion. */
export function estimatedGrades(profile: Levels, rule: LinearRule, text: string): number[] {
  return nearestLevels(profile, ruleValues(rule, essayFeatures(text)));
}

export type EstimateQuality = {
  essays: number;
  /** By criterion, then of the total. */
  agreements: (GraderAgreement | null)[];
  /** Root of the mean square error of the total. */
  error: number;
};

/** Learns from four fifths of the themes and estimates the rest, in turns: every essay is estimated unseen. */
function tried(profile: Levels, essays: readonly Known[]): EstimateQuality {
  const groups = [...new Set(essays.map(({ group }) => group))];
  const foldOf = ({ group }: Known) => groups.indexOf(group) % FOLDS;
  const estimates = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const rest = essays.filter((essay) => foldOf(essay) !== fold);
    const own = essays.filter((essay) => foldOf(essay) === fold);
    if (rest.length === 0 || own.length === 0) return [];
    const rule = learned(rest);
    return own.map(({ features, points }) => ({
      points,
      given: nearestLevels(profile, ruleValues(rule, features)),
    }));
  });
  const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);
  const stepOf = (at: number) =>
    (profile.criteria[at]?.levels[1]?.points ?? 0) - (profile.criteria[at]?.levels[0]?.points ?? 0);
  const agreements = profile.criteria.map((_, at) => {
    const pairs = estimates.map(({ points, given }): GradePair => [points[at] ?? 0, given[at] ?? 0]);
    return graderAgreement(pairs, stepOf(at));
  });
  const totals = estimates.map(({ points, given }): GradePair => [sum(points), sum(given)]);
  const error = Math.sqrt(sum(totals.map(([a, b]) => (a - b) ** 2)) / Math.max(1, totals.length));
  return { essays: totals.length, agreements: [...agreements, graderAgreement(totals, stepOf(0))], error };
}

/** Null with fewer essays than teach something, or of one theme. */
export function learnedEstimator(
  profile: Levels,
  essays: readonly GradedText[],
): { rule: LinearRule; quality: EstimateQuality } | null {
  const groups = new Set(essays.map(({ group }) => group)).size;
  if (essays.length < FEWEST_TO_LEARN || groups < 2) return null;
  const known = essays.map((essay) => ({ ...essay, features: essayFeatures(essay.text) }));
  return { rule: learned(known), quality: tried(profile, known) };
}
