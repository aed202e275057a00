import { type ClaimName, claimNames } from "./claims.ts";
import type { Holder } from "./decide.ts";

/** Purchased or granted plans; every other claim is a role. */
const PLANS: ReadonlySet<string> = new Set<ClaimName>(["basico", "pro", "beta", "ultra"]);
const roles: readonly string[] = claimNames.filter((name) => !PLANS.has(name));

function holds(viewer: Holder, ...names: ClaimName[]): boolean {
  return names.some((name) => viewer.claims.includes(name));
}

function hasRole(viewer: Holder): boolean {
  return viewer.school !== null || viewer.claims.some((claim) => roles.includes(claim));
}

/** basico, everything above it, and every role (spec 000 §4). */
export function hasBasico(viewer: Holder | null): boolean {
  return viewer !== null && (holds(viewer, "basico") || hasPro(viewer));
}

/** pro, beta, ultra, and every role (spec 000 §3, §4). */
export function hasPro(viewer: Holder | null): boolean {
  return viewer !== null && (holds(viewer, "pro", "beta", "ultra") || hasRole(viewer));
}

export function hasUltra(viewer: Holder | null): boolean {
  return viewer !== null && holds(viewer, "ultra");
}
