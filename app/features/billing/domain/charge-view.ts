import { planName } from "#app/platform/access/tiers-table.ts";
import { type ChargeStatus, chargeState, type LedgerEvent } from "./ledger.ts";
import { chargePeriods } from "./plan-periods.ts";
import { type RefundRight, refundRight } from "./refund-right.ts";
import type { StoredCharge } from "./stored-charge.ts";

/** A charge as its owner sees it. Cents, epoch seconds. */
export type ChargeView = Pick<
  StoredCharge,
  | "id"
  | "months"
  | "method"
  | "cents"
  | "priceCents"
  | "discountCents"
  | "creditCents"
  | "coupon"
  | "pixCode"
  | "pageUrl"
  | "createdAt"
  | "expiresAt"
> & {
  plan: string;
  status: ChargeStatus;
  paidAt: number | null;
  paidCents: number;
  refundedCents: number;
  keptCents: number;
  late: boolean;
  /** When its time begins and ends; null while it opens nothing. */
  since: number | null;
  until: number | null;
  refund: RefundRight;
  /** A guardian got its link and has not paid. */
  waitsForGuardian: boolean;
};

export function chargeView(
  charge: StoredCharge,
  known: { charges: readonly StoredCharge[]; events: readonly LedgerEvent[]; now: number },
): ChargeView {
  const { events, now, charges } = known;
  const { status, paidAt, paidCents, keptCents, refundedCents, late } = chargeState(charge, events, now);
  const period = chargePeriods(charges, events, now).find((each) => each.charge === charge.id);
  const { id, months, method, cents, priceCents, discountCents, creditCents, coupon } = charge;
  const { createdAt, expiresAt } = charge;
  const isOpen = status === "open";
  return {
    ...{ id, months, method, cents, priceCents, discountCents, creditCents, coupon, createdAt, expiresAt },
    plan: planName(charge.plan),
    pixCode: isOpen ? charge.pixCode : null,
    pageUrl: isOpen ? charge.pageUrl : null,
    ...{ status, paidAt, paidCents, keptCents, refundedCents, late },
    since: period?.since ?? null,
    until: period?.until ?? null,
    refund: refundRight(charge, known),
    waitsForGuardian: isOpen && charge.tokenHash !== null && charge.providerRef === null,
  };
}
