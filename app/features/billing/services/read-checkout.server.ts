import { payerOf } from "#app/features/accounts/queries/guardians.server.ts";
import { tryCode } from "#app/features/accounts/services/wrong-codes.server.ts";
import { isMinor } from "#app/platform/access/minors.ts";
import { planAt } from "#app/platform/access/plan-claims.ts";
import { type PlanId, planName } from "#app/platform/access/tiers-table.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { type ChargeView, chargeView } from "../domain/charge-view.ts";
import { couponCode, percentOf } from "../domain/discount.ts";
import type { PaymentMethod } from "../domain/payment-methods.ts";
import { lastEnd, planPeriods } from "../domain/plan-periods.ts";
import { type PlanPrice, pricesAt, soldPrice } from "../domain/prices.ts";
import { type Quote, quoteOf } from "../domain/quote.ts";
import { chargesOf, eventsOf } from "../queries/charges.server.ts";
import { couponByCode } from "../queries/coupons.server.ts";

export type Checkout = {
  /** Null: the requested plan is not sold. */
  offer: (Pick<PlanPrice, "months" | "plan"> & { name: string; quote: Quote; isLater: boolean }) | null;
  durations: { months: number; cents: number }[];
  methods: readonly PaymentMethod[];
  /** A person under 18 pays by a guardian; `email`: the one of the questionnaire. */
  guardian: { email: string | null } | null;
  /** A person of unknown age may declare here that they are 18. */
  asksAge: boolean;
  /** Null: coupons are off. `percent` null: this one is not valid. */
  coupon: { code: string; percent: number | null } | null;
  /** The charge in the address. */
  charge: ChargeView | null;
  sandbox: boolean;
};

type Asked = { plan: string; months: number; coupon: string | null; charge: string | null };

/**
 * The page of a purchase. One trip; one more with a coupon, whose code may be a guess. Throws charge-not-found for one that is
 * not the viewer's, auth/too-many-requests after five wrong coupons within a minute.
 */
export function readTypedCheckout(deps: Deps, viewer: Viewer, asked: Asked): Promise<Checkout> {
  const find = () => readCheckout(deps, viewer, asked);
  if (!asked.coupon) return find();
  const isRight = ({ coupon }: Checkout) => coupon?.percent !== null;
  return tryCode(deps, { kind: "coupon", who: viewer.id }, { find, isRight });
}

async function readCheckout(deps: Deps, viewer: Viewer, asked: Asked): Promise<Checkout> {
  const now = deps.now();
  const code = couponCode(asked.coupon ?? "");
  const {
    charges,
    events,
    payer: [payer],
    coupon: [coupon],
  } = await deps.read({
    charges: chargesOf(deps.db, viewer.num),
    events: eventsOf(deps.db, viewer.num),
    payer: payerOf(deps.db, viewer.id),
    coupon: couponByCode(deps.db, code, now),
  });
  const known = { charges, events, now };
  const price = soldPrice(asked.plan, asked.months, now);
  const shown = charges.find(({ id }) => id === asked.charge);
  if (asked.charge && !shown) throw new AppError("charge-not-found");
  const percent = percentOf(coupon, deps.discounts, now);
  const ageBand = payer?.ageBand ?? null;
  return {
    offer: price && {
      ...{ plan: price.plan, months: price.months, name: planName(price.plan) },
      ...withTime(quoteOf(price, known, percent ?? 0, deps.payments?.name), now),
    },
    durations: pricesAt(now)
      .filter(({ plan }) => plan === asked.plan)
      .map(({ months, cents }) => ({ months, cents })),
    methods: deps.payments?.methods ?? [],
    guardian: isMinor(ageBand) ? { email: payer?.guardianEmail ?? null } : null,
    asksAge: ageBand === null,
    coupon: deps.discounts.enabled ? { code, percent } : null,
    charge: shown ? chargeView(shown, known) : null,
    sandbox: deps.payments?.name === "sandbox",
  };
}

function withTime(quote: Quote, now: number): { quote: Quote; isLater: boolean } {
  return { quote, isLater: quote.begins > now };
}

export type OwnBilling = {
  plan: { id: PlanId; name: string; until: number; end: number } | null;
  charges: ChargeView[];
};

/** A person's plan and payments, newest first. */
export async function readOwnBilling(deps: Deps, viewer: Viewer): Promise<OwnBilling> {
  const { charges, events } = await deps.read({
    charges: chargesOf(deps.db, viewer.num),
    events: eventsOf(deps.db, viewer.num),
  });
  const now = deps.now();
  const known = { charges, events, now };
  const periods = planPeriods(charges, events, now);
  const open = planAt(periods, now);
  return {
    plan: open && {
      ...{ id: open.plan, name: planName(open.plan), until: open.until },
      end: lastEnd(periods) ?? open.until,
    },
    charges: charges.map((charge) => chargeView(charge, known)).reverse(),
  };
}

/** One charge of the viewer's. Throws charge-not-found. */
export async function readOwnCharge(deps: Deps, viewer: Viewer, id: string): Promise<ChargeView> {
  const { charges } = await readOwnBilling(deps, viewer);
  const charge = charges.find((each) => each.id === id);
  if (!charge) throw new AppError("charge-not-found");
  return charge;
}
