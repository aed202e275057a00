import { payerOf } from "#app/features/accounts/queries/guardians.server.ts";
import { isMinor } from "#app/platform/access/minors.ts";
import type { Viewer } from "#app/platform/access/viewer.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { DAY } from "#app/platform/time/units.ts";
import { couponCode, percentOf } from "../domain/discount.ts";
import { chargeState } from "../domain/ledger.ts";
import { billLife, type PaymentMethod } from "../domain/payment-methods.ts";
import { soldPrice } from "../domain/prices.ts";
import { quoteOf } from "../domain/quote.ts";
import {
  type ChargeRow,
  chargesOf,
  eventsOf,
  expireOthers,
  insertCharge,
  type NewCharge,
} from "../queries/charges.server.ts";
import { couponByCode, insertChargeWithCoupon } from "../queries/coupons.server.ts";
import { cancelVoided } from "./cancel-bills.server.ts";
import { collectorOf, makeBill } from "./make-bill.server.ts";
import { refuseHeld } from "./plan-holdings.server.ts";

/** Charges a person may make in a day. */
const MOST_A_DAY = 10;
/** Seconds that a reused bill must remain payable. */
const LEAST_LEFT = 300;

export type WantedCharge = { plan: string; months: number; method: PaymentMethod; coupon: string | null };
/** `adult`: they say so in the form; it counts where the questionnaire does not know. */
type AdultCharge = WantedCharge & { adult?: boolean };
export type MadeCharge = {
  charge: Omit<ChargeRow, "num">;
  payer: NonNullable<Awaited<ReturnType<typeof payerFor>>>;
};

async function payerFor(deps: Deps, viewer: Viewer, code: string) {
  const now = deps.now();
  const {
    payer: [payer],
    charges,
    events,
    coupon: [coupon],
  } = await deps.read({
    payer: payerOf(deps.db, viewer.id),
    charges: chargesOf(deps.db, viewer.num),
    events: eventsOf(deps.db, viewer.num),
    coupon: couponByCode(deps.db, code, now),
  });
  return payer ? { ...payer, charges, events, percent: percentOf(coupon, deps.discounts, now) } : null;
}

/** Stores a charge; the person's other open bills expire with it. Throws coupon-used-up where others used the rest of it meanwhile. */
async function keepCharge(deps: Deps, charge: NewCharge): Promise<void> {
  const others = expireOthers(deps.db, charge);
  if (charge.coupon === null) return deps.write([insertCharge(deps.db, charge), others]);
  const {
    kept: [kept],
  } = await deps.write({ kept: insertChargeWithCoupon(deps.db, charge), others });
  if (!kept) throw new AppError("coupon-used-up");
}

/**
 * The charge of an order: an open one for the same is reused. Stored without a bill. Throws sales-closed,
 * method-not-offered, plan-not-sold, plan-held, upgrade-not-returnable, too-many-charges, coupon-used-up.
 */
export async function storeCharge(
  deps: Deps,
  viewer: Viewer,
  wanted: WantedCharge,
  forGuardian: { tokenHash: string; life: number } | null = null,
): Promise<MadeCharge> {
  const collector = collectorOf(deps);
  if (!collector.methods.includes(wanted.method)) throw new AppError("method-not-offered");
  const now = deps.now();
  const price = soldPrice(wanted.plan, wanted.months, now);
  if (!price) throw new AppError("plan-not-sold");
  const code = couponCode(wanted.coupon ?? "");
  const [payer] = await Promise.all([payerFor(deps, viewer, code), refuseHeld(deps, viewer.num, price.plan)]);
  if (!payer) throw new AppError("session-changed");
  const { charges, events, percent } = payer;
  const coupon = percent === null ? null : code;
  const quote = quoteOf(price, { charges, events, now }, percent ?? 0, collector.name);
  if (quote.isRefused) throw new AppError("upgrade-not-returnable");
  const same = charges.find(
    (charge) =>
      charge.plan === price.plan &&
      charge.months === price.months &&
      charge.method === wanted.method &&
      charge.cents === quote.totalCents &&
      JSON.stringify([charge.replaces, charge.returns]) === JSON.stringify([quote.replaces, quote.returns]) &&
      charge.coupon === coupon &&
      charge.provider === collector.name &&
      charge.expiresAt > now + LEAST_LEFT &&
      (charge.tokenHash === null) === (forGuardian === null) &&
      chargeState(charge, events, now).status === "open",
  );
  if (same) return { charge: same, payer };
  if (charges.filter(({ createdAt }) => createdAt > now - DAY).length >= MOST_A_DAY)
    throw new AppError("too-many-charges");
  const charge = {
    id: deps.newId(),
    userNum: viewer.num,
    ...{ plan: price.plan, months: price.months, method: wanted.method, provider: collector.name },
    ...{ priceCents: quote.priceCents, discountCents: quote.discountCents, creditCents: quote.creditCents },
    ...{ cents: quote.totalCents, replaces: [...quote.replaces], returns: quote.returns, coupon },
    createdAt: now,
    expiresAt: now + (forGuardian?.life ?? billLife(wanted.method)),
    tokenHash: forGuardian?.tokenHash ?? null,
  };
  await keepCharge(deps, charge);
  deps.later((later) => cancelVoided(later, viewer.num));
  return {
    charge: { ...charge, providerRef: null, pixCode: null, pageUrl: null, seatGroup: null, cancelDue: false },
    payer,
  };
}

/** A charge with its bill, for an adult. Returns its id. Throws needs-guardian, provider-silent, and what `storeCharge` throws. */
export async function startCharge(
  deps: Deps,
  viewer: Viewer,
  { adult = false, ...wanted }: AdultCharge,
): Promise<string> {
  const [payer] = await deps.read(payerOf(deps.db, viewer.id));
  const ageBand = payer?.ageBand ?? null;
  if (isMinor(ageBand) && !(adult && ageBand === null)) throw new AppError("needs-guardian");
  const made = await storeCharge(deps, viewer, wanted);
  await makeBill(deps, made.charge, made.payer.email);
  return made.charge.id;
}
