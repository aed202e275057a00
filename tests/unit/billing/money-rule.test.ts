import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EventKind } from "#app/features/billing/domain/ledger.ts";
import type { PaymentMethod } from "#app/features/billing/domain/payment-methods.ts";
import { leftCents, worthPeriods } from "#app/features/billing/domain/plan-periods.ts";
import type { KnownCharge } from "#app/features/billing/domain/quote.ts";
import { endAfterMonths } from "#app/platform/time/calendar.ts";
import { Account } from "./ledger-account.ts";

const DAY = 86_400;

type Step = {
  act: string;
  which: number;
  plan: string;
  months: number;
  method: PaymentMethod;
  hours: number;
};
const acts = [
  "open",
  "pay",
  "pay",
  "pay",
  "refund",
  "part",
  "contest",
  "undo",
  "settle",
  "wait",
  "wait",
] as const;
const step: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom("open", "open", ...acts),
  which: fc.nat({ max: 7 }),
  plan: fc.constantFrom("pro", "ultra"),
  months: fc.constantFrom(1, 6, 12),
  method: fc.constantFrom("pix", "card", "boleto"),
  hours: fc.constantFrom(0, 1, 2, 9, 24, 24 * 8, 24 * 40, 24 * 200),
});

function run(account: Account, { act, which, plan, months, method, hours }: Step): void {
  const charge = account.charges.at(-1 - (which % Math.max(1, account.charges.length)));
  if (act === "open") account.open(plan, months, method);
  else if (act === "wait") account.now += hours * 3600;
  else if (act === "settle") account.settle();
  else if (!charge) return;
  else if (act === "pay") account.tell(charge, "paid", charge.cents);
  else if (act === "refund") account.refund(charge);
  else if (act === "part") account.giveBackPart(charge);
  else if (act === "contest") account.contest(charge);
  else account.undo(charge);
}

/** The invariant: each charge's money and what it was credited, less what others were credited of it. */
function expectOneRule(account: Account): void {
  const { charges, events, now } = account.known;
  const total = (kind: EventKind) =>
    events.reduce((sum, event) => sum + (event.kind === kind ? event.cents : 0), 0);
  const net = total("paid") - total("refunded") - total("charged-back") + total("charge-back-undone");
  const states = charges.map((charge) => ({ charge, ...account.state(charge) }));
  const owed = states.reduce((sum, { owedCents }) => sum + owedCents, 0);
  const standing = states.filter(({ status }) => status === "paid");
  const open = standing.reduce((sum, { coveredCents }) => sum + coveredCents, 0);
  expect(net, "money in, less money out, is what stands and what is on its way back").toBe(open + owed);

  const periods = worthPeriods(charges, events, now);
  for (const { since, until, worth, charge: id } of periods) {
    const charge = charges.find((each) => each.id === id);
    if (!charge) throw new Error("a period of nothing");
    const full = endAfterMonths(since, charge.months) - since + DAY * 3;
    const price = charge.cents + charge.creditCents;
    expect(worth.cents, "no time is worth more than its price").toBeLessThanOrEqual(price);
    expect(until - since, "no more days than were paid for").toBeLessThanOrEqual(
      Math.ceil((full * Math.max(worth.cents, 1)) / price) + DAY,
    );
  }
  const held = periods.reduce((sum, { worth, charge: id }) => {
    const upgrade = standing
      .filter(({ charge }) => charge.replaces.includes(id))
      .sort((one, other) => (one.paidAt ?? 0) - (other.paidAt ?? 0))[0];
    return sum + worth.cents - (upgrade ? leftCents(worth, upgrade.paidAt ?? 0) : 0);
  }, 0);
  expect(held, "no time is held that nobody paid").toBeLessThanOrEqual(open);
  const named = new Set(periods.map(({ charge }) => charge));
  const isWhole = standing.every(({ charge }) => named.has(charge.id));
  if (isWhole) expect(held, "what was paid is held").toBe(open);
  for (const { charge } of standing) {
    const others = standing.filter((other) => other.charge.replaces.includes(charge.id));
    const claims = periods.filter(({ charge: id, worth }) =>
      others.some((other) => other.charge.id === id && worth.cents > other.coveredCents),
    );
    expect(claims.length, "a credit is one upgrade's").toBeLessThanOrEqual(1);
  }
}

describe("money is one rule (SEC-24)", () => {
  it("in any sequence of opening, paying, paying by Pix, card and boleto, paying twice and late, giving back all or a part, contesting and waiting", () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 4, maxLength: 24 }), (steps) => {
        const account = new Account();
        for (const each of steps) {
          run(account, each);
          expectOneRule(account);
        }
        account.settle();
        expect(account.charges.every((charge) => account.state(charge).owedCents === 0)).toBe(true);
        expectOneRule(account);
      }),
      { numRuns: 600 },
    );
  });

  it("three bills opened before paying share no credit: one is honoured, the others go back", () => {
    const account = new Account();
    account.open("pro", 12);
    const [pro] = account.charges;
    if (!pro) throw new Error("no bill");
    account.tell(pro, "paid", pro.cents);
    for (const months of [12, 6, 12]) account.open("ultra", months);
    const bills = account.charges.slice(1);
    account.now += 1;
    for (const bill of bills) account.tell(bill, "paid", bill.cents);
    expect(bills.map((bill) => account.state(bill).status)).toEqual(["returning", "returning", "paid"]);
    account.settle();
    expectOneRule(account);
  });

  it("a refund of what is credited, then the bill: the bill goes back", () => {
    const account = new Account();
    account.open("pro", 12);
    account.tell(account.charges[0] as KnownCharge, "paid", 29_880);
    account.open("ultra", 12);
    const [pro, ultra] = account.charges as [KnownCharge, KnownCharge];
    account.refund(pro);
    account.tell(ultra, "paid", ultra.cents);
    expect([pro, ultra].map((charge) => account.state(charge).status)).toEqual(["returning", "returning"]);
  });

  it("Pro of a year, then a month of Ultra: a real is paid, and what is left goes back", () => {
    const account = new Account();
    account.open("pro", 12);
    account.tell(account.charges[0] as KnownCharge, "paid", 29_880);
    account.now += 60 * DAY;
    account.open("ultra", 1);
    const [pro, ultra] = account.charges as [KnownCharge, KnownCharge];
    const credit = ultra.creditCents + Number(ultra.returns[pro.id]);
    expect(ultra).toMatchObject({ cents: 100, creditCents: 6890, replaces: [pro.id] });
    expect(credit).toBeGreaterThan(24_000);
    account.tell(ultra, "paid", 100);
    expect(account.state(pro).owedCents).toBe(ultra.returns[pro.id]);
    account.settle();
    expectOneRule(account);
    account.contest(pro);
    expect(worthPeriods(account.charges, account.events, account.now), "a real is less than a day").toEqual(
      [],
    );
  });

  it("a credit that is contested later leaves the time that its own money covers", () => {
    const account = new Account();
    account.open("pro", 12);
    account.tell(account.charges[0] as KnownCharge, "paid", 29_880);
    account.open("ultra", 12);
    const [pro, ultra] = account.charges as [KnownCharge, KnownCharge];
    account.tell(ultra, "paid", ultra.cents);
    const whole = worthPeriods(account.charges, account.events, account.now).at(-1);
    account.contest(pro);
    const [left] = worthPeriods(account.charges, account.events, account.now);
    expect(left?.worth.cents).toBe(ultra.cents);
    const days = ((left?.until ?? 0) - account.now) / ((whole?.until ?? 0) - account.now);
    expect(days).toBeCloseTo(ultra.cents / 59_880, 1);
    account.undo(pro);
    expect(worthPeriods(account.charges, account.events, account.now).at(-1)).toEqual(whole);
  });

  it("is not sold where what is left can go back no more", () => {
    const account = new Account();
    account.open("pro", 12);
    account.tell(account.charges[0] as KnownCharge, "paid", 29_880);
    account.now += 100 * DAY;
    account.open("ultra", 1);
    expect(account.charges).toHaveLength(1);
    account.open("ultra", 12);
    expect(account.charges).toHaveLength(2);
  });

  it("a part given back by hand is neither the rest of an upgrade nor a second payment", () => {
    for (const then of ["pays twice", "upgrades"]) {
      const account = new Account();
      account.open("pro", 12);
      const [pro] = account.charges as [KnownCharge];
      account.tell(pro, "paid", pro.cents);
      account.giveBackPart(pro);
      account.now += 60 * DAY;
      if (then === "pays twice") account.tell(pro, "paid", pro.cents);
      else {
        account.open("ultra", 1);
        account.tell(account.charges.at(-1) as KnownCharge, "paid", 100);
      }
      const due = then === "pays twice" ? pro.cents : account.charges.at(-1)?.returns[pro.id];
      expect([then, account.state(pro).owedCents]).toEqual([then, due]);
      account.settle();
      expectOneRule(account);
    }
  });
});
