import { describe, expect, it } from "vitest";
import { chargeState } from "#app/features/billing/domain/ledger.ts";
import { chargePeriods, lastEnd, planPeriods } from "#app/features/billing/domain/plan-periods.ts";
import { quoteOf } from "#app/features/billing/domain/quote.ts";
import { refundable, refundRight } from "#app/features/billing/domain/refund-right.ts";
import { claimsAt, nextPlanChange, planAt } from "#app/platform/access/plan-claims.ts";
import { endAfterDays, endAfterMonths } from "#app/platform/time/calendar.ts";
import { bought, givenCharge, noon, said, told } from "./given-charges.ts";

describe("time that was bought", () => {
  it.each([
    ["2026-01-31", 1, "2026-03-01T00:00"],
    ["2028-01-31", 1, "2028-03-01T00:00"],
    ["2027-01-30", 1, "2027-03-01T00:00"],
    ["2028-02-29", 12, "2029-03-01T00:00"],
    ["2028-02-29", 48, "2032-03-01T00:00"],
    ["2026-08-31", 6, "2027-03-01T00:00"],
    ["2026-11-30", 3, "2027-03-01T00:00"],
    ["2026-12-31", 1, "2027-02-01T00:00"],
    ["2026-05-15", 12, "2027-05-16T00:00"],
  ])("from %s, %i months, ends with the last day whole: %s", (day, months, end) => {
    expect(said(endAfterMonths(noon(day), months))).toBe(end);
  });

  it("2028 being a leap year, 31 January and a month is 29 February", () => {
    expect(said(endAfterMonths(noon("2028-01-31"), 1) - 1)).toBe("2028-02-29T23:59");
    expect(said(endAfterMonths(noon("2026-01-31"), 1) - 1)).toBe("2026-02-28T23:59");
  });

  it("goes by Brasília's days: what is paid at 22h there belongs to that day, not to London's", () => {
    const night = Date.parse("2026-01-31T22:30:00-03:00") / 1000;
    expect(said(endAfterMonths(night, 1))).toBe("2026-03-01T00:00");
    expect(said(endAfterDays(night, 7))).toBe("2026-02-08T00:00");
  });

  it("month after month does not slip: three months one by one end where three at once do", () => {
    const charges = ["a", "b", "c"].map((id, index) =>
      givenCharge({ id, months: 1, createdAt: bought + index * 100 }),
    );
    const events = charges.map((charge) => told(charge, "paid"));
    const periods = planPeriods(charges, events, bought + 1000);
    expect(periods).toEqual([{ plan: "pro", since: bought + 60, until: endAfterMonths(bought, 3) }]);
    expect(said(lastEnd(periods) ?? 0)).toBe("2026-05-01T00:00");
  });

  it("that was bought after the last one ended begins when it was paid", () => {
    const first = givenCharge({ months: 1 });
    const later = givenCharge({ id: "b", months: 1, createdAt: noon("2026-04-10") });
    const events = [first, later].map((charge) => told(charge, "paid"));
    expect(chargePeriods([first, later], events, later.createdAt).map(({ until }) => said(until))).toEqual([
      "2026-03-01T00:00",
      "2026-05-11T00:00",
    ]);
    expect(planPeriods([first, later], events, later.createdAt + 100)).toHaveLength(1);
    expect(planPeriods([first, later], events, bought + 100)).toHaveLength(2);
  });
});

describe("plans at a moment", () => {
  const pro = givenCharge({ months: 1 });
  const ultra = givenCharge({
    id: "u",
    plan: "ultra",
    months: 1,
    cents: 6990,
    createdAt: noon("2026-02-10"),
  });
  const events = [told(pro, "paid"), told(ultra, "paid")];
  const during = noon("2026-02-15");

  it("are the best that is open, and go back to the lesser one", () => {
    const periods = planPeriods([pro, ultra], events, during);
    expect(planAt(periods, during)?.plan).toBe("ultra");
    expect(planAt(periods, noon("2026-02-01"))?.plan).toBe("pro");
    expect(planAt(periods, noon("2026-03-05"))?.plan).toBe("ultra");
    expect(planAt(periods, noon("2027-01-01"))).toBeNull();
    expect(nextPlanChange(periods, during)).toBe(periods.find(({ plan }) => plan === "pro")?.until);
    expect(nextPlanChange([], during)).toBeNull();
    expect(lastEnd([])).toBeNull();
  });

  it("become claims of that moment, beside those a person has", () => {
    const periods = planPeriods([pro, ultra], events, during);
    expect(claimsAt(["mentee"], periods, during)).toEqual(["mentee", "ultra"]);
    expect(claimsAt(["ultra"], periods, during)).toEqual(["ultra"]);
    expect(claimsAt(["mentee"], periods, noon("2027-01-01"))).toEqual(["mentee"]);
  });

  it("a lesser plan bought while a better one runs begins after it", () => {
    const late = givenCharge({ id: "z", months: 1, createdAt: noon("2026-02-20") });
    const all = [ultra, late];
    const [, after] = chargePeriods(
      all,
      all.map((charge) => told(charge, "paid")),
      during + 86_400 * 9,
    );
    expect(after?.since).toBe(endAfterMonths(ultra.createdAt, 1));
  });
});

describe("an upgrade", () => {
  const pro = givenCharge({ months: 1, cents: 3000 });
  const paid = told(pro, "paid");
  const half = noon("2026-02-14");
  const price = { plan: "ultra", months: 1, cents: 6990, from: 0, until: null } as const;
  const quote = quoteOf(price, { charges: [pro], events: [paid], now: half });

  it("credits the days after today, to the cent, rounded down", () => {
    expect(quote).toMatchObject({ priceCents: 6990, creditCents: 1473, totalCents: 5517, replaces: ["a"] });
    expect(quote.begins).toBe(half);
  });

  it("begins at once and ends what it credited; undone, that goes on", () => {
    const up = givenCharge({
      id: "u",
      plan: "ultra",
      months: 1,
      cents: 5490,
      replaces: ["a"],
      createdAt: half,
    });
    const events = [paid, told(up, "paid")];
    const periods = chargePeriods([pro, up], events, half + 100);
    expect(periods).toEqual([
      { plan: "pro", charge: "a", since: bought + 60, until: half + 60 },
      { plan: "ultra", charge: "u", since: half + 60, until: endAfterMonths(half, 1) },
    ]);
    const undone = [...events, told(up, "refunded")];
    expect(chargePeriods([pro, up], undone, half + 200)).toEqual(chargePeriods([pro], [paid], half + 200));
    expect(refundable(pro, { charges: [pro, up], events, now: half })).toEqual({
      refundable: false,
      why: "upgraded",
    });
    expect(refundable(pro, { charges: [pro, up], events: undone, now: half }).refundable).toBe(true);
  });

  it("costs at least a bank's minimum, and a coupon comes before the credit", () => {
    const dear = givenCharge({ months: 12, cents: 99_900 });
    const known = { charges: [dear], events: [told(dear, "paid")], now: bought + 100 };
    expect(quoteOf(price, known)).toMatchObject({ totalCents: 100, creditCents: 6890 });
    expect(quoteOf(price, { charges: [], events: [], now: bought }, 22)).toMatchObject({
      discountCents: 1537,
      totalCents: 5453,
    });
  });

  it("credits neither what was given nor a plan that is as good", () => {
    const gift = givenCharge({ cents: 0 });
    const same = givenCharge({ id: "s", plan: "ultra", cents: 500 });
    const known = {
      charges: [gift, same],
      events: [told(gift, "paid"), told(same, "paid")],
      now: bought + 100,
    };
    expect(quoteOf(price, known)).toMatchObject({ creditCents: 0, replaces: [] });
    expect(quoteOf(price, known).begins).toBe(endAfterMonths(bought, 6));
  });
});

describe("the right to regret (CDC art. 49)", () => {
  const charge = givenCharge();
  const known = (at: number) => ({ charges: [charge], events: [told(charge, "paid")], now: at });

  it("is the whole sum until the end of the seventh day", () => {
    const end = Date.parse("2026-02-08T00:00:00-03:00") / 1000;
    expect(refundRight(charge, known(end - 1))).toEqual({ refundable: true, cents: 17_940, until: end });
    expect(refundRight(charge, known(end))).toEqual({ refundable: false, why: "too-late" });
  });

  it("is no right to what was not paid, or was given", () => {
    expect(refundRight(charge, { ...known(bought), events: [] })).toEqual({
      refundable: false,
      why: "not-paid",
    });
    const gift = givenCharge({ cents: 0 });
    const given = { charges: [gift], events: [told(gift, "paid")], now: bought + 100 };
    expect(chargeState(gift, given.events, given.now).status).toBe("paid");
    expect(refundRight(gift, given)).toEqual({ refundable: false, why: "not-sold" });
  });
});
