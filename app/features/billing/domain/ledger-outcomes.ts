import { type Charge, chargeState, type LedgerEvent, RETURNS } from "./ledger.ts";

/**
 * The outcome of news about a charge. `upgraded`: paid, and it ended what it credits; `refused`: paid, and refunded in
 * full, since what it was quoted on no longer exists; `refund-asked`: a full refund was ordered; `refunded`: reported
 * as refunded; `surplus`: paid twice, and the second payment is refunded; `left`: the rest after an upgrade is
 * refunded; `revoked`: a seat was revoked.
 */
export type OutcomeKind =
  | "paid"
  | "upgraded"
  | "refused"
  | "underpaid"
  | "refund-asked"
  | "refunded"
  | "surplus"
  | "left"
  | "revoked";

/** `cents`: paid, being refunded or refunded, by the kind. `key`: stable across repeated reports. */
export type LedgerOutcome = { kind: OutcomeKind; charge: Charge; cents: number; key: string };

type Known = { before: readonly LedgerEvent[]; after: readonly LedgerEvent[]; now: number };

function statusOutcome(charge: Charge, { before, after, now }: Known): [OutcomeKind, number] | null {
  const was = chargeState(charge, before, now);
  const { status, keptCents, paidCents } = chargeState(charge, after, now);
  if (status === was.status) return null;
  if (status === "paid") return [charge.replaces.length > 0 ? "upgraded" : "paid", paidCents];
  if (status === "underpaid") return ["underpaid", paidCents];
  if (status === "returning") return [was.paidAt === null ? "refused" : "refund-asked", keptCents];
  if (status !== "returned") return null;
  return paidCents > 0 ? ["refunded", paidCents] : ["revoked", 0];
}

/** Partial returns that are due now and were not before. */
function dueOutcomes(charge: Charge, { before, after, now }: Known): [OutcomeKind, number, string][] {
  const was = chargeState(charge, before, now);
  const is = chargeState(charge, after, now);
  if (is.status !== "paid") return [];
  const left = (events: readonly LedgerEvent[]) =>
    events.filter(
      ({ charge: id, kind, event }) =>
        id === charge.id && kind === "return-asked" && event.startsWith(RETURNS),
    );
  const old = new Set(left(before).map(({ event }) => event));
  const found = left(after)
    .filter(({ event }) => !old.has(event))
    .map(({ event, cents }): [OutcomeKind, number, string] => ["left", cents, event]);
  const surplus = Math.max(0, is.paidCents - Math.max(was.paidCents, charge.cents));
  const again: [OutcomeKind, number, string] = ["surplus", surplus, String(is.paidCents)];
  return surplus > 0 ? [...found, again] : found;
}

/** What events changed: for each charge what came of it. */
export function ledgerOutcomes(charges: readonly Charge[], known: Known): LedgerOutcome[] {
  return charges.flatMap((charge) => {
    const told = statusOutcome(charge, known);
    const { status } = chargeState(charge, known.after, known.now);
    const first = told && { kind: told[0], charge, cents: told[1], key: `pagamento-${charge.id}-${status}` };
    const rest = dueOutcomes(charge, known).map(([kind, cents, name]) => ({
      ...{ kind, charge, cents },
      key: `pagamento-${charge.id}-${kind}-${name}`,
    }));
    return first ? [first, ...rest] : rest;
  });
}
