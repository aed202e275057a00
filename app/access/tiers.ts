import { type ClaimName, claimNames } from "./claims.ts";
import type { Holder } from "./decide.ts";

/** Claims that were bought or given for themselves; every other claim is a role. */
const PLANS: ReadonlySet<string> = new Set<ClaimName>(["basico", "pro", "beta", "ultra"]);
const roles: readonly string[] = claimNames.filter((name) => !PLANS.has(name));

function holds(viewer: Holder, ...names: ClaimName[]): boolean {
  return names.some((name) => viewer.claims.includes(name));
}

/** Whether a person is more than a student on their own: in a school, a community, mentoring, moderation, administration. */
function hasRole(viewer: Holder): boolean {
  return viewer.school !== null || viewer.claims.some((claim) => roles.includes(claim));
}

/** The basic tier: basico, everything above it, and every role (spec 000 §4). */
export function hasBasico(viewer: Holder | null): boolean {
  return viewer !== null && (holds(viewer, "basico") || hasPro(viewer));
}

/** The pro tier: pro, beta, ultra, and every role (spec 000 §3, §4). */
export function hasPro(viewer: Holder | null): boolean {
  return viewer !== null && (holds(viewer, "pro", "beta", "ultra") || hasRole(viewer));
}

/** The ultra tier, by its claim alone. */
export function hasUltra(viewer: Holder | null): boolean {
  return viewer !== null && holds(viewer, "ultra");
}
