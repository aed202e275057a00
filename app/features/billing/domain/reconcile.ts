import type { LedgerEvent } from "./ledger.ts";

type Told = Omit<LedgerEvent, "provider">;

/** `missing-here`: the ledger lacks it; `missing-there`: the report does; `foreign`: of no charge of ours. */
export type DivergenceKind = "missing-here" | "missing-there" | "other-sum" | "foreign";
export type Divergence = Told & { why: DivergenceKind; ours: number | null };
export type Reconciliation = { equal: number; divergences: Divergence[] };

/**
 * A provider's report of some days against the ledger, event by event. `ours`: the ledger's events of that provider that are
 * named in the report or happened in its days; `charges`: the ids in the report that are charges of ours.
 */
export function reconcile(
  report: readonly Told[],
  known: { ours: readonly LedgerEvent[]; charges: ReadonlySet<string>; since: number },
): Reconciliation {
  const ours = new Map(known.ours.map((event) => [event.event, event]));
  const theirs = new Map(report.map((event) => [event.event, event]));
  const divergences: Divergence[] = [];
  let equal = 0;
  for (const event of theirs.values()) {
    const own = ours.get(event.event);
    const same = own !== undefined && own.cents === event.cents && own.charge === event.charge;
    if (same) equal += 1;
    else if (own) divergences.push({ ...event, why: "other-sum", ours: own.cents });
    else {
      const why = known.charges.has(event.charge) ? "missing-here" : "foreign";
      divergences.push({ ...event, why, ours: null });
    }
  }
  for (const { provider: _, ...event } of ours.values())
    if (!theirs.has(event.event) && event.occurredAt >= known.since)
      divergences.push({ ...event, why: "missing-there", ours: event.cents });
  return { equal, divergences };
}
