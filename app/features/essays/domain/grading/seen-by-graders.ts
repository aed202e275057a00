import type { EssayProfile } from "../essay-profile.ts";
import { chosenSubs } from "./changed-grading.ts";
import type { EssayCriterion } from "./criterion.ts";

function limitsOf({ subs, computes }: EssayCriterion, details: readonly string[]): string[] {
  const chosen = chosenSubs(details);
  return subs.flatMap(({ id, label, options }) => {
    const option = options[chosen[id] ?? -1];
    const best = Math.max(...options.map(({ level }) => level));
    if (!option || option.level === best) return [];
    return [computes === "count" ? `${option.label} ${label.toLowerCase()}` : `${label}: ${option.label}`];
  });
}

/** By criterion, the sub-criteria below the best level in the readings, without repeats. */
export function seenByGraders(
  { criteria }: EssayProfile,
  readings: readonly { details: readonly (readonly string[])[] }[],
): string[][] {
  return criteria.map((criterion, at) => [
    ...new Set(readings.flatMap(({ details }) => limitsOf(criterion, details[at] ?? []))),
  ]);
}
