import { describe, expect, it } from "vitest";
import { guardianPaymentMail, planEndMail } from "#app/features/billing/domain/billing-mails.ts";
import { chargeView } from "#app/features/billing/domain/charge-view.ts";
import {
  type Coupon,
  couponCode,
  couponState,
  isCouponValid,
  percentOf,
} from "#app/features/billing/domain/discount.ts";
import type { EventKind, LedgerEvent } from "#app/features/billing/domain/ledger.ts";
import { ledgerNotices } from "#app/features/billing/domain/ledger-notices.ts";
import { ledgerOutcomes } from "#app/features/billing/domain/ledger-outcomes.ts";
import { billLife, readMethod } from "#app/features/billing/domain/payment-methods.ts";
import type { StoredCharge } from "#app/features/billing/domain/stored-charge.ts";

const NOW = Date.UTC(2026, 10, 24, 15) / 1000;

const charge: StoredCharge = {
  ...{
    id: "c1",
    userNum: 1,
    plan: "pro",
    months: 1,
    replaces: [],
    returns: {},
    method: "pix",
    provider: "bank",
  },
  ...{ cents: 3990, priceCents: 3990, discountCents: 0, creditCents: 0, coupon: null },
  ...{ providerRef: "r1", pixCode: "000201", pageUrl: null, tokenHash: null },
  ...{ createdAt: NOW, expiresAt: NOW + 3600 },
};

function event(kind: EventKind, cents = 3990, at = NOW + 10): LedgerEvent {
  return { provider: "bank", event: `${kind} ${cents}`, charge: "c1", kind, cents, occurredAt: at };
}

describe("a charge as its owner sees it", () => {
  it("shows its code only while it can be paid", () => {
    const view = (events: LedgerEvent[], now = NOW) => chargeView(charge, { charges: [charge], events, now });
    expect(view([])).toMatchObject({
      status: "open",
      pixCode: "000201",
      until: null,
      waitsForGuardian: false,
    });
    expect(view([], NOW + 3600)).toMatchObject({ status: "expired", pixCode: null });
    const paid = view([event("paid")], NOW + 20);
    expect(paid).toMatchObject({ status: "paid", pixCode: null, since: NOW + 10, plan: "Pro" });
    expect(paid.until).toBeGreaterThan(NOW + 28 * 86_400);
  });

  it("waits for a guardian until the link made a bill", () => {
    const asked = { ...charge, tokenHash: "hash", providerRef: null };
    const view = (own: StoredCharge) => chargeView(own, { charges: [own], events: [], now: NOW });
    expect(view(asked).waitsForGuardian).toBe(true);
    expect(view({ ...asked, providerRef: "r1" }).waitsForGuardian).toBe(false);
  });
});

describe("the notice of a change", () => {
  const told = (before: LedgerEvent[], after: LedgerEvent[], of: StoredCharge[] = [charge]) =>
    ledgerNotices(ledgerOutcomes(of, { before, after, now: NOW + 20 }), {
      ...{ charges: of, events: after, now: NOW + 20 },
    }).map(({ content }) => content.replace(/\s/g, " "));

  it("is one sentence for each state that needs an act of the person", () => {
    const paid = event("paid");
    const asked = event("refund-asked");
    expect(told([], [paid])[0]).toContain("Pagamento confirmado. Seu plano Pro vale até");
    expect(told([paid], [paid, asked])[0]).toContain("R$ 39,90 do plano Pro estão voltando");
    expect(told([paid, asked], [paid, asked, event("refunded")])[0]).toContain("voltaram para você");
    expect(told([], [event("paid", 1050)])[0]).toContain("Recebemos R$ 10,50, menos que o preço");
  });

  it("is nothing where the state is the same or needs no act", () => {
    expect(told([event("paid")], [event("paid")])).toEqual([]);
    expect(told([], [event("failed", 0)])).toEqual([]);
  });

  it("reports that a granted plan has ended", () => {
    const given = { ...charge, cents: 0, priceCents: 0 };
    const paid = event("paid", 0);
    expect(told([paid], [paid, event("revoked", 0)], [given])).toEqual([
      "O seu plano Pro foi encerrado por quem o deu.",
    ]);
  });

  it("omits a payment whose time was credited whole to another", () => {
    const up: StoredCharge = { ...charge, id: "c2", plan: "ultra", replaces: ["c1"], cents: 100 };
    const paidUp = { ...event("paid", 100, NOW + 5), charge: "c2" };
    expect(told([paidUp], [paidUp, event("paid")], [charge, up])).toEqual([]);
  });
});

describe("ways of paying", () => {
  it("are those that are offered, Pix where nothing is", () => {
    expect(readMethod("card", ["pix", "card"])).toBe("card");
    expect(readMethod("boleto", ["card"])).toBe("card");
    expect(readMethod(null, [])).toBe("pix");
    expect(billLife("boleto")).toBeGreaterThan(billLife("pix"));
  });
});

describe("a discount code", () => {
  const coupon: Coupon = {
    ...{
      code: "FAROL22",
      percent: 22,
      startsAt: NOW - 10,
      endsAt: NOW + 10,
      mostUses: 2,
      endedAt: null,
      uses: 1,
    },
  };

  it("discounts nothing while the flag is off", () => {
    expect(percentOf(coupon, { enabled: false }, NOW)).toBeNull();
    expect(isCouponValid("FAROL22")).toBe(false);
  });

  it("discounts its percentage while it is on, in its days, until it is used up or ended", () => {
    const on = { enabled: true };
    expect(percentOf(coupon, on, NOW)).toBe(22);
    expect(percentOf(undefined, on, NOW)).toBeNull();
    expect(percentOf({ ...coupon, uses: 2 }, on, NOW)).toBeNull();
    expect(couponState(coupon, NOW - 11)).toBe("coming");
    expect(couponState(coupon, NOW + 10)).toBe("over");
    expect(couponState({ ...coupon, endedAt: NOW }, NOW)).toBe("over");
    expect(couponState({ ...coupon, uses: 2 }, NOW)).toBe("used-up");
  });

  it("is shown in capitals, and reads as a code", () => {
    expect(couponCode(" farol22 ")).toBe("FAROL22");
    expect(isCouponValid("!", { enabled: true })).toBe(false);
    expect(isCouponValid(null, { enabled: true })).toBe(false);
    expect(couponCode("a".repeat(50))).toHaveLength(40);
  });
});

describe("mails about plans", () => {
  it("say the sum, the end, and that nothing happens by itself", () => {
    const end = planEndMail("Pro", "27 de mai. de 2027", "https://farol.test/pagamento");
    expect(end.text).toContain("não se renova sozinho");
    const url = "https://farol.test/x";
    const fields = { name: "Ana", title: "Farol Pro, 1 mês", price: "R$ 39,90", url, optOut: url };
    expect(guardianPaymentMail(fields).text).toContain("R$ 39,90, uma vez, sem renovação");
  });
});
