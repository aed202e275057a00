import { describe, expect, it } from "vitest";
import { billingPaths } from "#app/features/billing/paths.ts";
import { bindings } from "#tests/support/bindings.ts";
import { claimsOf, givenAdult, givenBill, ledgerOf, newsAbout, tell } from "#tests/support/buying.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { dataAddress } from "#tests/support/every-route.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { auditOf, givenAdmin, givenKnown } from "#tests/support/given-admin.ts";
import { bankOf } from "#workers/providers/payments/sandbox.ts";

const SALES = "/admin/vendas";

function bank() {
  if (!bindings.SANDBOX_BANK) throw new Error("no bank");
  return bankOf(bindings.SANDBOX_BANK);
}

type Found = { equal: number; divergences: { charge: string; why: string }[] };

async function compared(intent: "compare" | "take", cookie: string): Promise<Found> {
  const reply = await door.post(
    dataAddress(SALES, "features/billing/pages/admin/sales"),
    { intent },
    { cookie },
  );
  const path = reply.headers.get("Content-Type") ?? "";
  expect([reply.status, path]).toEqual([200, expect.stringContaining("application/json")]);
  return ((await reply.json()) as { found: Found }).found;
}

describe("the team's page of sales", () => {
  it("shows each sale in its state, and gives one back with a reason, once, in the audit and the ledger", async () => {
    const admin = await givenAdmin();
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const long = visitorDeps().now() - 30 * 86_400;
    await bank().pay(charge, { delay: 0, times: 0 });
    await tell(newsAbout(charge, "paid", { event: `sandbox-${charge}:paid`, occurredAt: long }));
    expect(await claimsOf(buyer)).toContain("pro");
    const html = await (await door.send(`${SALES}?ver=pagas`, admin)).text();
    expect(html).toContain(buyer.person.email);
    const without = await door.post(SALES, { intent: "refund", charge, reason: " " }, admin);
    expect(without.status).toBe(422);
    const given = await door.post(SALES, { intent: "refund", charge, reason: "Pagou duas vezes" }, admin);
    expect(given.status).toBe(200);
    const again = await door.post(SALES, { intent: "refund", charge, reason: "Pagou duas vezes" }, admin);
    expect(again.status).toBe(409);
    const kinds = (await ledgerOf(buyer)).events.map(({ kind }) => kind);
    expect(kinds).toEqual(["paid", "refund-asked", "refunded"]);
    expect(await claimsOf(buyer)).not.toContain("pro");
    expect(await auditOf(buyer.viewer.id)).toMatchObject([
      { action: "sale.refund", reason: "Pagou duas vezes" },
    ]);
    expect(await (await door.send(`${SALES}?ver=devolucoes`, admin)).text()).toContain(buyer.person.email);
    expect(await (await door.send(`${SALES}?ver=pagas`, admin)).text()).not.toContain(buyer.person.email);
  });

  it("is for administrators alone", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    await tell(newsAbout(charge, "paid"));
    const asked = await door.post(SALES, { intent: "refund", charge, reason: "quero" }, buyer);
    expect(asked.status).toBe(401);
    expect(await claimsOf(buyer)).toContain("pro");
  });

  it("compares the provider's report, names what is missing here, and adds it", async () => {
    const admin = await givenAdmin();
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    await bank().pay(charge, { delay: 0, times: 0 });
    const before = await compared("compare", admin.cookie);
    expect(before.divergences).toContainEqual(expect.objectContaining({ charge, why: "missing-here" }));
    expect(await claimsOf(buyer)).not.toContain("pro");
    const after = await compared("take", admin.cookie);
    expect(after.divergences.filter((each) => each.charge === charge)).toEqual([]);
    expect(after.equal).toBeGreaterThan(before.equal);
    expect(await claimsOf(buyer)).toContain("pro");
  });
});

describe("a coupon", () => {
  it("has the server's discount while codes are on, and none while they are off", async () => {
    const sale = openDoor({ DISCOUNTS: "on" });
    const now = visitorDeps().now();
    await bindings.DB.prepare("INSERT INTO coupons VALUES ('FAROL22', 22, ?1, ?2, 50, ?1, 'equipe', NULL)")
      .bind(now - 60, now + 3600)
      .run();
    const buyer = await givenAdult();
    const path = "/pagamento?duration=1&plano=pro&cupom=farol22";
    expect(await (await sale.send(path, buyer)).text()).toContain("Cupom FAROL22: 22% a menos.");
    expect(await (await sale.send("/pagamento?cupom=%21", buyer)).text()).toContain("Este cupom não vale");
    const closed = await (await door.send(path, buyer)).text();
    expect(closed).not.toContain("Cupom");
    await door.post(path, { intent: "pay", method: "pix" }, buyer);
    await sale.post(path, { intent: "pay", method: "pix", cents: "1" }, buyer);
    expect((await ledgerOf(buyer)).charges.map(({ cents, coupon }) => [cents, coupon])).toEqual([
      [3990, null],
      [3113, "FAROL22"],
    ]);
  });
});

describe("whose age nobody knows", () => {
  it("says to be 18 in the form; who said to be younger cannot", async () => {
    const unknown = await givenKnown();
    const form = { intent: "pay", method: "pix" };
    expect((await door.post("/pagamento", form, unknown)).status).toBe(403);
    expect(await (await door.send("/pagamento", unknown)).text()).toContain("Tenho 18 anos ou mais");
    const bought = await door.post("/pagamento", { ...form, adult: "on" }, unknown);
    expect(bought.status).toBe(302);
    expect(bought.headers.get("Location")).toContain(billingPaths.payment());
  });
});
