import { endAfterMonths } from "./calendar.ts";
import { type Charge, chargeState, type LedgerEvent } from "./ledger.ts";
import type { PlanId } from "./tiers-table.ts";
import { rankOf } from "./tiers-table.ts";

/** A time in which a plan is open; `until` exclusive. Epoch seconds. */
export type PlanPeriod = { plan: PlanId; since: number; until: number };
export type ChargePeriod = PlanPeriod & { charge: string };

type Bought = Charge & { paidAt: number };
/** Where a plan's run of periods began, and how many months it has. */
type Run = { from: number; months: number; until: number };

/** The charges that are paid and kept, in the order they were paid. */
function boughtOf(charges: readonly Charge[], events: readonly LedgerEvent[], now: number): Bought[] {
  return charges
    .flatMap((charge) => {
      const { status, paidAt } = chargeState(charge, events, now);
      return status === "paid" && paidAt !== null ? [{ ...charge, paidAt }] : [];
    })
    .sort((one, other) => one.paidAt - other.paidAt || (one.id < other.id ? -1 : 1));
}

/**
 * The periods of a person's charges: a pure function of the ledger and the clock. What is bought while the same or a better
 * plan runs begins where that ends; an upgrade begins at once and ends what it credited. Undone upgrades give it back.
 */
export function chargePeriods(
  charges: readonly Charge[],
  events: readonly LedgerEvent[],
  now: number,
): ChargePeriod[] {
  const bought = boughtOf(charges, events, now);
  const upgraded = new Map(
    bought.flatMap(({ replaces, paidAt }) => replaces.map((id) => [id, paidAt] as const)),
  );
  const runs = new Map<PlanId, Run>();
  return bought.flatMap((charge) => {
    const { plan, months, paidAt, id } = charge;
    const better = [...runs].filter(([other]) => rankOf(other) > rankOf(plan)).map(([, { until }]) => until);
    const since = Math.max(paidAt, ...better);
    const own = runs.get(plan);
    const run = own && own.until >= since ? own : { from: since, months: 0, until: since };
    const until = endAfterMonths(run.from, run.months + months);
    const end = Math.min(until, upgraded.get(id) ?? until);
    // What was credited does not push later purchases back.
    runs.set(
      plan,
      end < until ? { from: end, months: 0, until: end } : { ...run, months: run.months + months, until },
    );
    return end > run.until ? [{ plan, charge: id, since: run.until, until: end }] : [];
  });
}

/** Neighbouring periods of a plan as one, in order, past ones left out: what is stored with the person. */
export function planPeriods(
  charges: readonly Charge[],
  events: readonly LedgerEvent[],
  now: number,
): PlanPeriod[] {
  const joined: PlanPeriod[] = [];
  const inOrder = chargePeriods(charges, events, now).sort((one, other) => one.since - other.since);
  for (const { plan, since, until } of inOrder) {
    const before = joined.find((period) => period.plan === plan && period.until >= since);
    if (before) before.until = Math.max(before.until, until);
    else joined.push({ plan, since, until });
  }
  return joined.filter(({ until }) => until > now);
}

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

/** When the last of them ends; null: there are none. */
export function lastEnd(periods: readonly PlanPeriod[]): number | null {
  return periods.length > 0 ? Math.max(...periods.map(({ until }) => until)) : null;
}
