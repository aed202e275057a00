import { type PlanId, rankOf } from "#app/platform/access/tiers-table.ts";
import { DAY } from "#app/platform/time/units.ts";
import { type Charge, chargeState, type LedgerEvent } from "./ledger.ts";
import { leftCents, worthPeriods } from "./plan-periods.ts";
import type { PlanPrice } from "./prices.ts";

/** A charge with what is known of how it was paid. */
export type KnownCharge = Charge & { method: string; provider: string };
export type QuoteKnown<Of extends Charge = Charge> = {
  charges: readonly Of[];
  events: readonly LedgerEvent[];
  now: number;
};

/** What an upgrade credits: the rest of a charge of a lower plan. `until`: when that would end. */
export type Credited = { charge: string; plan: PlanId; cents: number; until: number };

/** What a purchase costs, line by line; all cents. */
export type Quote = {
  priceCents: number;
  discountCents: number;
  creditCents: number;
  totalCents: number;
  /** The charges credited: their plan ends when the upgrade begins. */
  replaces: readonly string[];
  /** What of them the credit leaves, and goes back. */
  returns: Readonly<Record<string, number>>;
  returnCents: number;
  /** What is credited, for who reads it; null: nothing. `until`: when the last of it would end. */
  upgrade: { plan: PlanId; cents: number; until: number; by: "pix" | "card" } | null;
  /** The credit is more than the price, and what is left cannot go back: it is not sold. */
  isRefused: boolean;
  /** A better plan, or the same, runs or waits: this one begins after it. */
  begins: number;
};

/** The least that a bank accepts: less is rounded up to it. */
const LEAST_CENTS = 100;

/**
 * Days after a payment in which a part of it can go back to who paid. Pix: 90 (Regulamento do Pix, devolução); card: 180
 * (Mercado Pago). What was paid by boleto cannot go back by the same way.
 */
const RETURN_DAYS: Readonly<Record<string, number>> = { pix: 89, card: 179 };

/** The rest of what was paid for lower plans, after today, in cents rounded down. */
export function creditsFor(plan: PlanId, { charges, events, now }: QuoteKnown): Credited[] {
  return worthPeriods(charges, events, now).flatMap((period) => {
    if (rankOf(period.plan) >= rankOf(plan) || period.until <= now) return [];
    const cents = leftCents(period.worth, now);
    return cents > 0 ? [{ charge: period.charge, plan: period.plan, cents, until: period.until }] : [];
  });
}

/** The most of a charge that can still go back by the way it came. */
function returnable(charge: KnownCharge | undefined, { events, now }: QuoteKnown, collector: string): number {
  const state = charge && chargeState(charge, events, now);
  if (!charge || !state || state.paidAt === null || charge.provider !== collector) return 0;
  return now < state.paidAt + (RETURN_DAYS[charge.method] ?? 0) * DAY ? state.keptCents - state.owedCents : 0;
}

/** Shares a sum out among credits, as far as each can go back; null: it cannot. */
function shareOut(
  cents: number,
  credits: readonly Credited[],
  known: QuoteKnown<KnownCharge>,
  collector: string,
): Record<string, number> | null {
  let rest = cents;
  const shares: Record<string, number> = {};
  for (const credit of credits) {
    const charge = known.charges.find(({ id }) => id === credit.charge);
    const share = Math.min(rest, credit.cents, returnable(charge, known, collector));
    if (share > 0) shares[credit.charge] = share;
    rest -= share;
  }
  return rest === 0 ? shares : null;
}

/** When a plan that is bought now would begin. */
function beginsAt(price: PlanPrice, { charges, events, now }: QuoteKnown): number {
  const fresh = { id: "", plan: price.plan, months: price.months, cents: 0, creditCents: 0 };
  const bought: Charge = { ...fresh, replaces: [], returns: {}, createdAt: now, expiresAt: now };
  const paid: LedgerEvent = { provider: "", event: "", charge: "", kind: "paid", cents: 0, occurredAt: now };
  const periods = worthPeriods([...charges, bought], [...events, paid], now);
  return periods.find(({ charge }) => charge === "")?.since ?? now;
}

/** The quote of a price for a person, with what they already have and a discount in per cent; `collector`: who would collect. */
export function quoteOf(
  price: PlanPrice,
  known: QuoteKnown<KnownCharge>,
  percent = 0,
  collector = "",
): Quote {
  const credits = creditsFor(price.plan, known);
  const credit = credits.reduce((sum, { cents }) => sum + cents, 0);
  const discountCents = Math.floor((price.cents * percent) / 100);
  const rest = price.cents - discountCents;
  const creditCents = Math.min(credit, rest - Math.min(rest, LEAST_CENTS));
  const returns = shareOut(credit - creditCents, credits, known, collector);
  const isByCard = known.charges.some(({ id, method }) => returns?.[id] !== undefined && method === "card");
  const [first] = credits;
  return {
    ...{ priceCents: price.cents, discountCents, creditCents, totalCents: rest - creditCents },
    replaces: credits.map(({ charge }) => charge),
    returns: returns ?? {},
    returnCents: returns === null ? 0 : credit - creditCents,
    upgrade: first
      ? {
          ...{ plan: first.plan, cents: credit, until: Math.max(...credits.map(({ until }) => until)) },
          by: isByCard ? "card" : "pix",
        }
      : null,
    isRefused: returns === null,
    begins: beginsAt(price, known),
  };
}
