import type { PlanPeriod } from "#app/platform/access/plan-claims.ts";
import { type Charge, chargeState, type LedgerEvent, partName, returnName, unaskedCents } from "./ledger.ts";
import { type LedgerOutcome, ledgerOutcomes } from "./ledger-outcomes.ts";
import { leftCents, planPeriods, worthPeriods } from "./plan-periods.ts";
import { creditsFor } from "./quote.ts";

/** What we write in the ledger ourselves. */
const OURS = "farol";

type Known = { charges: readonly Charge[]; events: readonly LedgerEvent[]; now: number };

/** The order to give all of a charge back: one for each charge. */
export function refundOrder(charge: string, cents: number, occurredAt: number): LedgerEvent {
  return { provider: OURS, event: `devolver:${charge}`, kind: "refund-asked", charge, cents, occurredAt };
}

/**
 * Whether what a charge was quoted on is still there when it is paid. A credit belongs to one open bill: late, or when what it
 * credits is gone, credited elsewhere or worth less than what was to go back, it is not. Nor is a bill that would run over a
 * plan that it does not credit.
 */
function isCovered(charge: Charge, paidAt: number, { charges, events, now }: Known): boolean {
  const before = charges.filter((other) => {
    const at = chargeState(other, events, now).paidAt;
    return other.id !== charge.id && at !== null && at <= paidAt;
  });
  const open = creditsFor(charge.plan, { charges: before, events, now: paidAt });
  if (open.some((credit) => !charge.replaces.includes(credit.charge))) return false;
  if (charge.replaces.length === 0) return true;
  if (paidAt > charge.expiresAt) return false;
  const standing = charges.filter(
    (other) => other.id !== charge.id && chargeState(other, events, now).status === "paid",
  );
  const periods = worthPeriods(before, events, now);
  return charge.replaces.every((id) => {
    if (standing.some((other) => other.replaces.includes(id))) return false;
    if (!standing.some((other) => other.id === id)) return false;
    const worth = periods.find((period) => period.charge === id)?.worth;
    return worth !== undefined && leftCents(worth, paidAt) >= (charge.returns[id] ?? 0);
  });
}

/** What is decided about a charge that has just been paid: all of it goes back, or what its upgrade leaves. */
function decisionsOn(charge: Charge, known: Known): LedgerEvent[] {
  const { paidAt, keptCents } = chargeState(charge, known.events, known.now);
  if (paidAt === null || charge.cents === 0) return [];
  if (!isCovered(charge, paidAt, known)) return [refundOrder(charge.id, keptCents, paidAt)];
  return Object.entries(charge.returns).map(([of, cents]) => ({
    ...{ provider: OURS, event: returnName(charge.id, of), kind: "return-asked" as const },
    ...{ charge: of, cents, occurredAt: paidAt },
  }));
}

/**
 * A manual partial refund is recorded as one that was due, so that no later surplus or rest of an upgrade counts as
 * refunded by it.
 */
function partsGiven({ charges, events, now }: Known, added: readonly LedgerEvent[]): LedgerEvent[] {
  const told = new Set(added.filter(({ kind }) => kind === "refunded").map(({ charge }) => charge));
  return charges.flatMap((charge) => {
    const { status, refundedCents } = chargeState(charge, events, now);
    // A refund reported before its payment, or of all of it, is not partial.
    const cents = told.has(charge.id) && status === "paid" ? unaskedCents(charge, events) : 0;
    if (cents === 0) return [];
    const event = partName(charge.id, refundedCents);
    return [
      { provider: OURS, event, kind: "return-asked" as const, charge: charge.id, cents, occurredAt: now },
    ];
  });
}

/** Refunds what was paid for a deleted account. */
export function ordersForNobody(outcomes: readonly LedgerOutcome[], now: number): LedgerEvent[] {
  return outcomes
    .filter(({ kind }) => kind === "paid" || kind === "upgraded")
    .map(({ charge, cents }) => refundOrder(charge.id, cents, now));
}

export type PostedNews = {
  /** What is to be added: the news that are new, and what was decided on them. */
  added: LedgerEvent[];
  events: LedgerEvent[];
  periods: PlanPeriod[];
  outcomes: LedgerOutcome[];
};

function nameOf({ provider, event }: LedgerEvent): string {
  return `${provider} ${event}`;
}

/**
 * Adds news to a ledger: each once, and with every payment the decision whether it is honoured. Decisions are events
 * like others and final, whatever is reported later.
 */
export function postNews({ charges, events: known, now }: Known, news: readonly LedgerEvent[]): PostedNews {
  const names = new Set(known.map(nameOf));
  const added: LedgerEvent[] = [];
  for (const event of news) {
    if (names.has(nameOf(event))) continue;
    names.add(nameOf(event));
    added.push(event);
  }
  added.push(...partsGiven({ charges, events: [...known, ...added], now }, added));
  for (const charge of inOrderPaid(charges, { before: known, after: [...known, ...added], now }))
    added.push(...decisionsOn(charge, { charges, events: [...known, ...added], now }));
  const events = [...known, ...added];
  return {
    ...{ added, events },
    periods: planPeriods(charges, events, now),
    outcomes: ledgerOutcomes(charges, { before: known, after: events, now }),
  };
}

/** Charges that the news paid, the first paid first. */
function inOrderPaid(
  charges: readonly Charge[],
  { before, after, now }: { before: readonly LedgerEvent[]; after: readonly LedgerEvent[]; now: number },
): Charge[] {
  const paid = charges.flatMap((charge) => {
    if (chargeState(charge, before, now).paidAt !== null) return [];
    const { paidAt, status } = chargeState(charge, after, now);
    return paidAt !== null && status === "paid" ? [{ charge, paidAt }] : [];
  });
  return paid.sort((one, other) => one.paidAt - other.paidAt).map(({ charge }) => charge);
}
