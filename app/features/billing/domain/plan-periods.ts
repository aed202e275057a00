import type { PlanPeriod } from "#app/platform/access/plan-claims.ts";
import { type PlanId, rankOf } from "#app/platform/access/tiers-table.ts";
import { endAfterMonths, endOfDayOf, lastDayEnd } from "#app/platform/time/calendar.ts";
import { type Charge, chargeState, type LedgerEvent, returnName } from "./ledger.ts";
export type ChargePeriod = PlanPeriod & { charge: string };

/** `endedAt`: when it was refunded, charged back or revoked; null: in force. */
type Bought = Charge & { paidAt: number; coveredCents: number; endedAt: number | null };
/** Where a plan's run of periods began, and how many months it has. */
type Run = { from: number; months: number; until: number };
/** The whole time of a charge and what it is worth, before an upgrade ends it. */
type Worth = { since: number; until: number; cents: number };

function endOf(charge: Charge, events: readonly LedgerEvent[]): number {
  const own = events.filter((event) => event.charge === charge.id);
  const ours = own.filter(({ kind }) => kind === "refund-asked" || kind === "revoked");
  const theirs = own.filter(({ kind }) => kind === "refunded" || kind === "charged-back");
  if (ours.length > 0) return Math.min(...ours.map(({ occurredAt }) => occurredAt));
  return Math.max(0, ...theirs.map(({ occurredAt }) => occurredAt));
}

/** The charges that were paid, in the order they were paid. */
function boughtOf(charges: readonly Charge[], events: readonly LedgerEvent[], now: number): Bought[] {
  return charges
    .flatMap((charge) => {
      const { status, paidAt, coveredCents } = chargeState(charge, events, now);
      if (paidAt === null) return [];
      return [{ ...charge, paidAt, coveredCents, endedAt: status === "paid" ? null : endOf(charge, events) }];
    })
    .sort((one, other) => one.paidAt - other.paidAt || (one.id < other.id ? -1 : 1));
}

/** Cents of a time that are left after the day of a moment, rounded down: that day is used. */
export function leftCents({ since, until, cents }: Worth, at: number): number {
  const left = until - Math.max(since, Math.min(until, endOfDayOf(at)));
  return until > since ? Math.floor((cents * left) / (until - since)) : 0;
}

/** The share of a time that its money covers, in whole days. */
function coveredEnd(since: number, until: number, share: number): number {
  if (share >= 1) return until;
  return Math.max(since, lastDayEnd(since + Math.floor((until - since) * share)));
}

/** What went, or is to go, back of a charge because of its upgrade. */
function returnedFor(id: string, upgrade: string, events: readonly LedgerEvent[]): number {
  const name = returnName(upgrade, id);
  return events.find(({ event }) => event === name)?.cents ?? 0;
}

/**
 * Cents that an upgrade moved from the charges it replaced: of those in force, what was left less what was refunded.
 */
function creditOf(
  charge: Bought,
  { worths, upgraded }: { worths: ReadonlyMap<string, Worth>; upgraded: ReadonlyMap<string, Bought> },
  events: readonly LedgerEvent[],
): number {
  return charge.replaces.reduce((sum, id) => {
    const worth = worths.get(id);
    if (!worth || upgraded.get(id)?.id !== charge.id) return sum;
    return sum + Math.max(0, leftCents(worth, charge.paidAt) - returnedFor(id, charge.id, events));
  }, 0);
}

/** A period, and the whole of it that money covers where no upgrade ends it. */
export type WorthPeriod = ChargePeriod & { worth: Worth };

/**
 * The periods of a person's charges: a pure function of the ledger and the clock. What is bought while the same or a better
 * plan runs begins where that ends; an upgrade begins at once and ends what it credited. Undone upgrades give it back. A time
 * whose money is not all there any more (its credit was contested, a part went back) is shorter by that share.
 */
export function worthPeriods(
  charges: readonly Charge[],
  events: readonly LedgerEvent[],
  now: number,
): WorthPeriod[] {
  const bought = boughtOf(charges, events, now);
  const standing = bought.filter(({ endedAt }) => endedAt === null);
  // A credit belongs to one upgrade: the first paid of those in force.
  const upgraded = new Map(
    standing.toReversed().flatMap((charge) => charge.replaces.map((id) => [id, charge] as const)),
  );
  const runs = new Map<PlanId, Run>();
  const worths = new Map<string, Worth>();
  return bought.flatMap((charge) => {
    const { plan, months, paidAt, id, endedAt } = charge;
    const better = [...runs].filter(([other]) => rankOf(other) > rankOf(plan)).map(([, { until }]) => until);
    const since = Math.max(paidAt, ...better);
    const own = runs.get(plan);
    const run = own && own.until >= since ? own : { from: since, months: 0, until: since };
    const full = endAfterMonths(run.from, run.months + months);
    const upgrade = upgraded.get(id);
    const price = charge.cents + charge.creditCents;
    const credit = creditOf(charge, { worths, upgraded }, events);
    const cents = charge.coveredCents + (upgrade ? returnedFor(id, upgrade.id, events) : 0) + credit;
    const share = endedAt === null && price > 0 ? cents / price : 1;
    const until = coveredEnd(run.until, full, share);
    const worth = { since: run.until, until, cents: Math.min(price, cents) };
    if (endedAt === null) worths.set(id, worth);
    const end = Math.min(until, endedAt ?? upgrade?.paidAt ?? until);
    // What was credited, or ended before its time, does not push later purchases back.
    runs.set(plan, end < full ? cut(run, end) : { ...run, months: run.months + months, until: full });
    return endedAt === null && end > run.until
      ? [{ plan, charge: id, since: run.until, until: end, worth }]
      : [];
  });
}

function cut(run: Run, end: number): Run {
  const until = Math.max(run.until, end);
  return until === run.until ? run : { from: until, months: 0, until };
}

/** `worthPeriods` without what they are worth. */
export function chargePeriods(
  charges: readonly Charge[],
  events: readonly LedgerEvent[],
  now: number,
): ChargePeriod[] {
  return worthPeriods(charges, events, now).map(({ worth: _, ...period }) => period);
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

/** When the last of them ends; null: there are none. */
export function lastEnd(periods: readonly PlanPeriod[]): number | null {
  return periods.length > 0 ? Math.max(...periods.map(({ until }) => until)) : null;
}
