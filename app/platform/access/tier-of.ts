import { claimNames } from "./claims.ts";
import type { Holder } from "./decide.ts";
import type { TierId } from "./tiers-table.ts";

/** The tier that comes with a role, without payment: of a school, of a community, of the mentoring, of the team. */
export const roleTier: TierId = "pro";

const bestFirst: readonly TierId[] = ["ultra", "pro", "basico", "gratuito"];

/** The tier of a claim: purchased or granted plans have their own, every other one is a role. */
export function tierOfClaim(claim: string): TierId {
  const plan = bestFirst.find((tier) => tier === claim);
  return plan ?? (claimNames.some((name) => name === claim) ? roleTier : "gratuito");
}

/** The best tier of a person's claims and memberships (R-TIER-1). */
export function tierOf({ claims, school, communities = [] }: Holder): TierId {
  const held = claims.map(tierOfClaim);
  if (school || communities.length > 0) held.push(roleTier);
  return bestFirst.find((tier) => held.includes(tier)) ?? "gratuito";
}

/** Whether a viewer (null: a visitor) has a tier, or one above it. */
export function hasTier(viewer: Holder | null, tier: TierId): boolean {
  return viewer !== null && bestFirst.indexOf(tierOf(viewer)) <= bestFirst.indexOf(tier);
}
