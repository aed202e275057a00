import { type EssayProfile, largestPoints } from "../essay-profile.ts";
import type { EssayCriterion } from "./criterion.ts";

/** The most points of the whole. */
export function wholeOf(profile: Pick<EssayProfile, "criteria">): number {
  return largestPoints(profile).reduce((sum, each) => sum + each, 0);
}

/** The level that checked sub-criteria come to, by place; null until all that are needed are there. */
export function levelOfSubs(
  criterion: EssayCriterion,
  chosen: Readonly<Record<string, number>>,
): number | null {
  const picked = criterion.subs.map(({ id, options }) => options[chosen[id] ?? -1]?.level);
  const known = picked.filter((level) => level !== undefined);
  if (known.length === 0 || known.length < picked.length) return null;
  if (criterion.computes === "lowest") return Math.min(...known);
  return Math.min(
    known.reduce((sum, level) => sum + level, 0),
    criterion.levels.length - 1,
  );
}
