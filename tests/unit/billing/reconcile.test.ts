import { describe, expect, it } from "vitest";
import type { LedgerEvent } from "#app/features/billing/domain/ledger.ts";
import { reconcile } from "#app/features/billing/domain/reconcile.ts";

const since = 1000;

function event(name: string, fields: Partial<LedgerEvent> = {}): LedgerEvent {
  return {
    provider: "bank",
    event: name,
    charge: "c1",
    kind: "paid",
    cents: 3990,
    occurredAt: 1500,
    ...fields,
  };
}

function found(report: LedgerEvent[], ours: LedgerEvent[], charges = ["c1"]) {
  const { equal, divergences } = reconcile(report, { ours, charges: new Set(charges), since });
  return { equal, why: divergences.map(({ event: name, why }) => `${name} ${why}`) };
}

describe("a provider's report against the ledger", () => {
  it("is equal event by event, whatever the order and however often it is named", () => {
    const all = [event("a"), event("b"), event("c", { kind: "refunded" })];
    expect(found([...all].reverse().concat(all), all)).toEqual({ equal: 3, why: [] });
    expect(found([], [])).toEqual({ equal: 0, why: [] });
  });

  it("names what is missing on either side, another sum, and what is nobody's", () => {
    const report = [event("a"), event("b", { cents: 100 }), event("x", { charge: "another" })];
    const ours = [event("b"), event("c")];
    expect(found(report, ours)).toEqual({
      equal: 0,
      why: ["a missing-here", "b other-sum", "x foreign", "c missing-there"],
    });
  });

  it("reports an event that is under another charge here", () => {
    expect(found([event("a")], [event("a", { charge: "c2" })]).why).toEqual(["a other-sum"]);
  });

  it("does not miss there what happened before the report's days", () => {
    expect(
      found([], [event("old", { occurredAt: since - 1 }), event("new", { occurredAt: since })]).why,
    ).toEqual(["new missing-there"]);
  });
});
