import { type ClaimName, claimNames } from "./claims.ts";
import type { Holder } from "./decide.ts";

/** A tier of access (spec 000 §4), least first. */
export const tierIds = ["gratuito", "basico", "pro", "ultra"] as const;
export type TierId = (typeof tierIds)[number];

/** Whoever has a role has it without buying: of a school, of a community, of the mentoring, of the team. */
export const roleTier = "pro" satisfies TierId;

/** Purchased or granted plans, and the tier of each; every other claim is a role. */
const PLANS: Readonly<Partial<Record<ClaimName, TierId>>> = {
  basico: "basico",
  pro: "pro",
  beta: "pro",
  ultra: "ultra",
};
const roles: readonly string[] = claimNames.filter((name) => !(name in PLANS));

export function rankOf(tier: TierId): number {
  return tierIds.indexOf(tier);
}

/** The tier of a claim; null: no such claim. */
export function tierOfClaim(claim: string): TierId | null {
  if (roles.includes(claim)) return roleTier;
  return PLANS[claim as ClaimName] ?? null;
}

/** The best tier of a person's claims and memberships (spec 000 §4). */
export function tierOf({ claims, school, communities = [] }: Holder): TierId {
  const held = claims.map((claim) => tierOfClaim(claim) ?? "gratuito");
  if (school !== null || communities.length > 0) held.push(roleTier);
  return held.reduce<TierId>((best, tier) => (rankOf(tier) > rankOf(best) ? tier : best), "gratuito");
}

/** Whether a viewer (null: a visitor) has a tier, or one above it. */
export function hasTier(viewer: Holder | null, tier: TierId): boolean {
  return viewer !== null && rankOf(tierOf(viewer)) >= rankOf(tier);
}
