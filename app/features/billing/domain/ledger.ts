import type { PlanId } from "#app/platform/access/tiers-table.ts";

/**
 * What can happen to a charge. Money: paid, refunded, charged-back and its reversal. Ours: `refund-asked` (a full
 * refund was ordered), `return-asked` (a partial refund was ordered: the rest after an upgrade, or a manual one),
 * `revoked` (a seat was revoked). `failed`: the provider gave the bill up.
 */
export const eventKinds = [
  "paid",
  "refund-asked",
  "return-asked",
  "refunded",
  "charged-back",
  "charge-back-undone",
  "revoked",
  "failed",
] as const;
export type EventKind = (typeof eventKinds)[number];

/** `event`: the provider's name of it, stable across repeated reports. Cents, epoch seconds. */
export type LedgerEvent = {
  provider: string;
  event: string;
  charge: string;
  kind: EventKind;
  cents: number;
  occurredAt: number;
};

/**
 * `replaces`: charges whose rest is credited. `cents`: what is to be paid; with `creditCents` it is the price. `returns`: cents of
 * each replaced charge that the credit leaves and that go back when this one is paid.
 */
export type Charge = {
  id: string;
  plan: PlanId;
  months: number;
  cents: number;
  creditCents: number;
  replaces: readonly string[];
  returns: Readonly<Record<string, number>>;
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
  /** Ordered or due and not yet reported as refunded: a full refund, a second payment, the rest after an upgrade. */
  owedCents: number;
  /** What of its price is paid, and neither went back nor is due back. */
  coveredCents: number;
  /** Paid after it expired. */
  late: boolean;
};

/** What the names of events begin with that order back the rest of an upgrade. */
export const RETURNS = "sobra:";

/** The name of the event that orders back what an upgrade leaves of a charge. */
export function returnName(upgrade: string, charge: string): string {
  return `${RETURNS}${upgrade}:${charge}`;
}

/** The name of the event that notes a part given back by hand, with all that went back by then. */
export function partName(charge: string, refundedCents: number): string {
  return `parte:${charge}:${refundedCents}`;
}

/** What went back of a charge beyond all that was due: a part that was given back by hand. Cents. */
export function unaskedCents({ id, cents }: Charge, all: readonly LedgerEvent[]): number {
  const events = settled(all.filter((event) => event.charge === id));
  if (events.some(({ kind }) => kind === "refund-asked")) return 0;
  const back = Math.max(0, sumOf(events, "charged-back") - sumOf(events, "charge-back-undone"));
  const surplus = Math.max(0, sumOf(events, "paid") - back - cents);
  return Math.max(0, sumOf(events, "refunded") - surplus - sumOf(events, "return-asked"));
}

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
  const back = Math.max(0, sumOf(events, "charged-back") - sumOf(events, "charge-back-undone"));
  const keptCents = Math.max(0, paidCents - refundedCents - back);
  const isAsked = events.some(({ kind }) => kind === "refund-asked");
  const surplus = Math.max(0, paidCents - back - charge.cents);
  const left = sumOf(events, "return-asked");
  const due = isAsked ? paidCents - back : surplus + left;
  const state = {
    ...{ paidAt, paidCents, keptCents, refundedCents },
    owedCents: Math.min(keptCents, Math.max(0, due - refundedCents)),
    coveredCents: isAsked
      ? 0
      : Math.max(0, Math.min(charge.cents, paidCents - back) - Math.max(0, left, refundedCents - surplus)),
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
  if (has("revoked") || (paidCents > 0 && keptCents === 0)) return "returned";
  if (paidCents > 0 && has("refund-asked")) return "returning";
  if (paidAt !== null) return "paid";
  if (paidCents > 0) return "underpaid";
  return now >= charge.expiresAt || has("failed") ? "expired" : "open";
}
