import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  chargeState,
  type EventKind,
  eventKinds,
  type LedgerEvent,
} from "#app/features/billing/domain/ledger.ts";
import { chargePeriods, planPeriods } from "#app/features/billing/domain/plan-periods.ts";
import { postNews } from "#app/features/billing/domain/post-news.ts";
import { bought, givenCharge, told } from "./given-charges.ts";

const charge = givenCharge();
const now = bought + 7200;

function statusOf(events: readonly LedgerEvent[], at = now) {
  return chargeState(charge, events, at).status;
}

describe("a charge", () => {
  it("is open until it expires, then it has expired; nothing was paid", () => {
    expect(statusOf([], bought)).toBe("open");
    expect(statusOf([], charge.expiresAt)).toBe("expired");
    expect(statusOf([told(charge, "failed", { cents: 0 })], bought)).toBe("expired");
  });

  it("is paid when the whole sum is there, in parts too", () => {
    const half = { cents: 8970 };
    expect(statusOf([told(charge, "paid", half)])).toBe("underpaid");
    const parts = [
      told(charge, "paid", half),
      told(charge, "paid", { ...half, event: "b", occurredAt: bought + 99 }),
    ];
    expect(chargeState(charge, parts, now)).toMatchObject({
      status: "paid",
      paidAt: bought + 99,
      late: false,
    });
  });

  it("that is paid after it expired, or given up, is paid late", () => {
    const late = told(charge, "paid", { occurredAt: charge.expiresAt + 60 });
    expect(chargeState(charge, [late, told(charge, "failed", { cents: 0 })], now)).toMatchObject({
      status: "paid",
      late: true,
    });
  });

  it.each([
    [["paid", "refund-asked"], "returning"],
    [["paid", "refund-asked", "refunded"], "returned"],
    [["paid", "refunded"], "returned"],
    [["paid", "charged-back"], "returned"],
    [["paid", "charged-back", "charge-back-undone"], "paid"],
    [["paid", "revoked"], "returned"],
  ] satisfies [EventKind[], string][])("after %j is %s", (kinds, status) => {
    expect(statusOf(kinds.map((kind) => told(charge, kind)))).toBe(status);
  });

  it("retains its plan when the team refunded a part, and is refunded when a paid part went back", () => {
    const part = told(charge, "refunded", { cents: 1000 });
    expect(chargeState(charge, [told(charge, "paid"), part], now)).toMatchObject({
      status: "paid",
      keptCents: 16_940,
      refundedCents: 1000,
    });
    expect(statusOf([told(charge, "paid", { cents: 5 }), told(charge, "refunded", { cents: 5 })])).toBe(
      "returned",
    );
  });

  it("of a code costs nothing and opens its plan", () => {
    const free = givenCharge({ cents: 0 });
    expect(chargeState(free, [told(free, "paid")], now)).toMatchObject({ status: "paid", keptCents: 0 });
  });
});

/** Up to seven events of one charge or another, as a provider might report them. */
const other = givenCharge({ id: "b", plan: "ultra", months: 1, cents: 6990, createdAt: bought + 600 });
const anyEvent = fc
  .record({
    of: fc.constantFrom(charge, other),
    kind: fc.constantFrom(...eventKinds),
    part: fc.constantFrom(1, 0.5),
    after: fc.integer({ min: 0, max: 90_000 }),
    name: fc.integer({ min: 0, max: 9 }),
  })
  .map(({ of, kind, part, after, name }) =>
    told(of, kind, {
      cents: Math.floor(of.cents * part),
      occurredAt: bought + after,
      event: `${of.id}:${kind}:${name}`,
    }),
  );
const someEvents = fc.uniqueArray(anyEvent, { maxLength: 7, selector: ({ event }) => event });

function resultOf(events: readonly LedgerEvent[], at: number) {
  const charges = [charge, other];
  return {
    states: charges.map((each) => chargeState(each, events, at)),
    periods: chargePeriods(charges, events, at),
    stored: planPeriods(charges, events, at),
  };
}

/** Every order of a short list. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

it("a bill goes back when another one that credits the same plan was paid before it", () => {
  const up = {
    plan: "ultra" as const,
    cents: 40_000,
    creditCents: 17_000,
    replaces: ["a"],
    createdAt: bought + 600,
  };
  const bills = ["b", "c"].map((id) => givenCharge({ id, ...up }));
  const charges = [charge, ...bills];
  let events: LedgerEvent[] = [];
  for (const [index, each] of charges.entries()) {
    const at = bought + 660 + index;
    events = postNews({ charges, events, now: at }, [told(each, "paid", { occurredAt: at })]).events;
  }
  const statuses = charges.map((each) => chargeState(each, events, now).status);
  expect(statuses).toEqual(["paid", "paid", "returning"]);
});

describe("the state of a ledger", () => {
  it("is the same for all 5,040 orders of seven events", () => {
    const kinds: EventKind[] = [
      "paid",
      "refund-asked",
      "refunded",
      "charged-back",
      "charge-back-undone",
      "failed",
    ];
    const events = [
      ...kinds.map((kind, index) => told(charge, kind, { occurredAt: bought + index })),
      told(other, "paid"),
    ];
    const wanted = resultOf(events, now);
    const orders = ordersOf(events);
    expect(orders.length).toBe(5040);
    for (const order of orders) expect(resultOf(order, now)).toEqual(wanted);
  });

  it("depends on which events there are, never on their order or on how often they are reported", () => {
    fc.assert(
      fc.property(
        someEvents,
        fc.infiniteStream(fc.nat(1_000_000)),
        fc.nat(200_000),
        (events, dice, later) => {
          const shuffled = events
            .flatMap((event) => Array.from({ length: 1 + (Number(dice.next().value) % 3) }, () => event))
            .map((event) => ({ event, by: Number(dice.next().value) }))
            .sort((one, two) => one.by - two.by)
            .map(({ event }) => event);
          expect(resultOf(shuffled, bought + later)).toEqual(resultOf(events, bought + later));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("after a loss is that of what arrived, and whole again once the rest is reported", () => {
    fc.assert(
      fc.property(someEvents, fc.nat(6), (events, lost) => {
        const arrived = events.filter((_, index) => index !== lost);
        const again = [...arrived, ...events];
        expect(resultOf(again, now)).toEqual(resultOf(events, now));
        for (const { keptCents, paidCents } of resultOf(arrived, now).states)
          expect(keptCents).toBeLessThanOrEqual(paidCents);
      }),
      { numRuns: 500 },
    );
  });

  it("never opens a plan for money that is not there", () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        for (const period of chargePeriods([charge, other], events, now)) {
          const of = period.charge === "a" ? charge : other;
          const { keptCents, paidCents } = chargeState(of, events, now);
          expect(keptCents).toBeGreaterThan(0);
          expect(paidCents).toBeGreaterThanOrEqual(of.cents);
        }
      }),
      { numRuns: 500 },
    );
  });
});
