import { type PlanId, rankOf } from "./tiers-table.ts";

/** A time in which a plan is open; `until` exclusive. Epoch seconds. */
export type PlanPeriod = { plan: PlanId; since: number; until: number };

/** The best plan open at a moment; null: none. */
export function planAt(periods: readonly PlanPeriod[], now: number): PlanPeriod | null {
  const open = periods.filter(({ since, until }) => since <= now && now < until);
  return open.reduce<PlanPeriod | null>(
    (best, period) => (best && rankOf(best.plan) >= rankOf(period.plan) ? best : period),
    null,
  );
}

/** Claims with that of the plan of the moment. */
export function claimsAt(
  claims: readonly string[],
  periods: readonly PlanPeriod[],
  now: number,
): readonly string[] {
  const plan = planAt(periods, now)?.plan;
  return plan && !claims.includes(plan) ? [...claims, plan] : claims;
}

/** The next moment at which a plan begins or ends; null: never. Epoch seconds. */
export function nextPlanChange(periods: readonly PlanPeriod[], now: number): number | null {
  const later = periods.flatMap(({ since, until }) => [since, until]).filter((at) => at > now);
  return later.length > 0 ? Math.min(...later) : null;
}
