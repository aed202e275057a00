import type { PlanId } from "./tiers-table.ts";

/**
 * What can happen to a charge. Money: paid, refunded, charged-back and its undoing. Ours: `refund-asked` (a full refund was
 * ordered), `revoked` (a seat was taken back). `failed`: the provider gave the bill up.
 */
export const eventKinds = [
  "paid",
  "refund-asked",
  "refunded",
  "charged-back",
  "charge-back-undone",
  "revoked",
  "failed",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** `event`: the provider's name of it: the same event has the same name however often it is told. Cents, epoch seconds. */
export type LedgerEvent = {
  provider: string;
  event: string;
  charge: string;
  kind: EventKind;
  cents: number;
  occurredAt: number;
};

/** `replaces`: charges whose rest was credited. `cents`: what is to be paid. */
export type Charge = {
  id: string;
  plan: PlanId;
  months: number;
  cents: number;
  replaces: readonly string[];
  createdAt: number;
  expiresAt: number;
};

export type ChargeStatus = "open" | "expired" | "underpaid" | "paid" | "returning" | "returned";

export type ChargeState = {
  status: ChargeStatus;
  /** When it was paid in full; null: not yet. */
  paidAt: number | null;
  /** What was paid, and what of it we still have. */
  paidCents: number;
  keptCents: number;
  refundedCents: number;
  /** Paid after it expired. */
  late: boolean;
};

/** Each event once, in an order that does not depend on how they came. */
function settled(events: readonly LedgerEvent[]): LedgerEvent[] {
  const byName = new Map(events.map((event) => [`${event.provider} ${event.event}`, event]));
  return [...byName.values()].sort(
    (one, other) => one.occurredAt - other.occurredAt || (one.event < other.event ? -1 : 1),
  );
}

function sumOf(events: readonly LedgerEvent[], kind: EventKind): number {
  return events.reduce((sum, event) => sum + (event.kind === kind ? event.cents : 0), 0);
}

/** When the payments reached the price; null: not yet. */
function fullyPaidAt(events: readonly LedgerEvent[], cents: number): number | null {
  let sum = 0;
  for (const { kind, cents: paid, occurredAt } of events) {
    if (kind !== "paid") continue;
    sum += paid;
    if (sum >= cents) return occurredAt;
  }
  return null;
}

/** The state of a charge: a function of the set of its events and the clock. */
export function chargeState(charge: Charge, all: readonly LedgerEvent[], now: number): ChargeState {
  const events = settled(all.filter((event) => event.charge === charge.id));
  const paidAt = fullyPaidAt(events, charge.cents);
  const paidCents = sumOf(events, "paid");
  const refundedCents = sumOf(events, "refunded");
  const back = sumOf(events, "charged-back") - sumOf(events, "charge-back-undone");
  const keptCents = Math.max(0, paidCents - refundedCents - Math.max(0, back));
  const state = {
    paidAt,
    paidCents,
    keptCents,
    refundedCents,
    late: paidAt !== null && paidAt > charge.expiresAt,
  };
  return { ...state, status: statusOf(charge, events, { paidAt, paidCents, keptCents }, now) };
}

function statusOf(
  charge: Charge,
  events: readonly LedgerEvent[],
  { paidAt, paidCents, keptCents }: Pick<ChargeState, "paidAt" | "paidCents" | "keptCents">,
  now: number,
): ChargeStatus {
  const has = (kind: EventKind) => events.some((event) => event.kind === kind);
  if (paidAt === null) {
    if (paidCents > 0 && keptCents === 0) return "returned";
    if (paidCents > 0) return "underpaid";
    return now >= charge.expiresAt || has("failed") ? "expired" : "open";
  }
  if (has("revoked") || (paidCents > 0 && keptCents === 0)) return "returned";
  return has("refund-asked") ? "returning" : "paid";
}
