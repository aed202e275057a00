import { endAfterDays } from "#app/platform/time/calendar.ts";
import { type Charge, chargeState, type LedgerEvent } from "./ledger.ts";

/** Days of the right of withdrawal from a distance sale (CDC art. 49). */
const REGRET_DAYS = 7;

export type RefundRight =
  | { refundable: true; cents: number; until: number }
  | { refundable: false; why: "not-paid" | "not-sold" | "upgraded" | "too-late" };

/** Whether a charge can be given back, by its state alone: what the team may do at any time. */
export function refundable(
  charge: Charge,
  { charges, events, now }: { charges: readonly Charge[]; events: readonly LedgerEvent[]; now: number },
): Exclude<RefundRight, { refundable: true }> | { refundable: true; cents: number; paidAt: number } {
  const state = chargeState(charge, events, now);
  if (state.status !== "paid" || state.paidAt === null) return { refundable: false, why: "not-paid" };
  if (state.keptCents === 0) return { refundable: false, why: "not-sold" };
  const upgraded = charges.some(
    (other) => other.replaces.includes(charge.id) && chargeState(other, events, now).status === "paid",
  );
  if (upgraded) return { refundable: false, why: "upgraded" };
  return { refundable: true, cents: state.keptCents, paidAt: state.paidAt };
}

/** The right of who bought it: the whole sum, until the end of the seventh day after the payment. */
export function refundRight(
  charge: Charge,
  known: { charges: readonly Charge[]; events: readonly LedgerEvent[]; now: number },
): RefundRight {
  const found = refundable(charge, known);
  if (!found.refundable) return found;
  const until = endAfterDays(found.paidAt, REGRET_DAYS);
  if (known.now >= until) return { refundable: false, why: "too-late" };
  return { refundable: true, cents: found.cents, until };
}
