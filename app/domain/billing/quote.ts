import { type Charge, chargeState, type LedgerEvent } from "./ledger.ts";
import { chargePeriods, planAt, planPeriods } from "./plan-periods.ts";
import type { PlanPrice } from "./prices.ts";
import { rankOf } from "./tiers-table.ts";

/** What a purchase costs, line by line; all cents. */
export type Quote = {
  priceCents: number;
  discountCents: number;
  creditCents: number;
  totalCents: number;
  /** The charges credited: their plan ends when the upgrade begins. */
  replaces: readonly string[];
  /** A better plan runs: this one begins after it. */
  begins: number;
};

/** Cheapest that a bank takes; less is rounded up to it, and nothing is ever paid out. */
const LEAST_CENTS = 100;

type Known = { charges: readonly Charge[]; events: readonly LedgerEvent[]; now: number };

/** The unused days of lower plans, in cents of what was paid for them, rounded down. */
function creditFor(price: PlanPrice, { charges, events, now }: Known): { cents: number; replaces: string[] } {
  const credits = chargePeriods(charges, events, now).flatMap((period) => {
    if (rankOf(period.plan) >= rankOf(price.plan) || period.until <= now) return [];
    const charge = charges.find(({ id }) => id === period.charge);
    const kept = charge ? chargeState(charge, events, now).keptCents : 0;
    if (kept === 0) return [];
    const left = period.until - Math.max(period.since, now);
    return [{ id: period.charge, cents: Math.floor((kept * left) / (period.until - period.since)) }];
  });
  return { cents: credits.reduce((sum, { cents }) => sum + cents, 0), replaces: credits.map(({ id }) => id) };
}

/** The quote of a price for a person, with what they already have and a discount in per cent. */
export function quoteOf(price: PlanPrice, known: Known, percent = 0): Quote {
  const { cents: credit, replaces } = creditFor(price, known);
  const discountCents = Math.floor((price.cents * percent) / 100);
  const rest = price.cents - discountCents;
  const creditCents = Math.min(credit, rest - Math.min(rest, LEAST_CENTS));
  const running = planAt(planPeriods(known.charges, known.events, known.now), known.now);
  const isAfter = running !== null && rankOf(running.plan) >= rankOf(price.plan);
  return {
    priceCents: price.cents,
    discountCents,
    creditCents,
    totalCents: rest - creditCents,
    replaces,
    begins: isAfter ? running.until : known.now,
  };
}
