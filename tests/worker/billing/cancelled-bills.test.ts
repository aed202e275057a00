import { describe, expect, it } from "vitest";
import { chargeState } from "#app/features/billing/domain/ledger.ts";
import { cancelVoided } from "#app/features/billing/services/cancel-bills.server.ts";
import { reconcileBilling } from "#app/features/billing/services/reconcile-billing.server.ts";
import { startCharge } from "#app/features/billing/services/start-charge.server.ts";
import { deleteAccount } from "#app/features/home/services/delete-account.server.ts";
import type { Deps } from "#app/platform/context/deps.ts";
import { bindings } from "#tests/support/bindings.ts";
import { givenAdult, givenBill, ledgerOf } from "#tests/support/buying.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";
import type { Known } from "#tests/support/given-admin.ts";
import { depsOf } from "#tests/support/given-notebook.ts";

function bank() {
  const space = bindings.SANDBOX_BANK;
  if (!space) throw new Error("no bank");
  return space.get(space.idFromName("banco"));
}

const kindsAt = async (id: string) => (await bank().look(id)).map(({ kind }) => kind);

/** As the product's, but the bank does not answer, and nothing runs after a response. */
function silent(deps: Deps): Deps {
  const { payments } = deps;
  if (!payments) throw new Error("no bank");
  return {
    ...deps,
    later: () => undefined,
    payments: { ...payments, cancel: () => Promise.reject(new Error("silent")) },
  };
}

async function rowOf(id: string) {
  return bindings.DB.prepare("SELECT cancel_due FROM charges WHERE id = ?")
    .bind(id)
    .first<{ cancel_due: number }>();
}

function openBill({ viewer }: Known, months: number): Promise<string> {
  return startCharge(silent(visitorDeps()), viewer, { plan: "pro", months, method: "pix", coupon: null });
}

async function leave(known: Known, deps: Deps): Promise<void> {
  const { person, viewer } = known;
  await deleteAccount(deps, viewer, { current: person.password, email: person.email, address: freshId() });
}

describe("a bill that is void is cancelled where it can be paid (SEC-24)", () => {
  it("at once when a newer one replaces it: the bank accepts no payment for it any more", async () => {
    const buyer = await givenAdult();
    const first = await givenBill(buyer, { months: 6 });
    const second = await givenBill(buyer, { months: 12 });
    await expect.poll(() => kindsAt(first)).toEqual(["failed"]);
    await bank().pay(first, { delay: 0, times: 0 });
    expect([await kindsAt(first), await kindsAt(second)]).toEqual([["failed"], []]);
    await expect.poll(async () => (await rowOf(first))?.cancel_due).toBe(0);
    expect((await rowOf(second))?.cancel_due).toBe(0);
  });

  it("by the clock while the bank was silent, and once however often", async () => {
    const buyer = await givenAdult();
    const first = await openBill(buyer, 6);
    await openBill(buyer, 12);
    await cancelVoided(silent(visitorDeps()));
    expect([await kindsAt(first), await rowOf(first)]).toEqual([[], { cancel_due: 1 }]);
    await reconcileBilling(visitorDeps());
    await Promise.all([cancelVoided(visitorDeps()), cancelVoided(visitorDeps(), buyer.viewer.num)]);
    expect([await kindsAt(first), await rowOf(first)]).toEqual([["failed"], { cancel_due: 0 }]);
  });

  it("a payment that was faster is in the ledger, and is honoured or refunded by its rules", async () => {
    const buyer = await givenAdult();
    const first = await openBill(buyer, 6);
    await openBill(buyer, 12);
    await bank().pay(first, { delay: 0, times: 0 });
    await cancelVoided(visitorDeps());
    const { charges, events } = await ledgerOf(buyer);
    const [charge] = charges;
    if (!charge) throw new Error("no charge");
    expect(chargeState(charge, events, visitorDeps().now())).toMatchObject({ status: "paid" });
    expect(await rowOf(first)).toEqual({ cancel_due: 0 });
  });
});

describe("the open bill of an account that is deleted (SEC-24)", () => {
  it("is cancelled at the bank, and then deleted", async () => {
    const buyer = await givenAdult();
    const bill = await openBill(buyer, 6);
    await leave(buyer, depsOf(buyer));
    await expect.poll(() => rowOf(bill)).toBeNull();
    expect(await kindsAt(bill)).toEqual(["failed"]);
    expect((await ledgerOf(buyer)).events).toEqual([]);
  });

  it("waits for a silent bank, and money that was on its way goes back", async () => {
    const [quiet, paying] = [await givenAdult(), await givenAdult()];
    const [unpaid, paid] = [await openBill(quiet, 6), await openBill(paying, 6)];
    for (const each of [quiet, paying]) await leave(each, silent(depsOf(each)));
    expect([await rowOf(unpaid), await rowOf(paid)]).toEqual([{ cancel_due: 1 }, { cancel_due: 1 }]);
    await bank().pay(paid, { delay: 0, times: 0 });
    await reconcileBilling(visitorDeps());
    expect(await rowOf(unpaid)).toBeNull();
    await expect.poll(async () => (await ledgerOf(paying)).events.map(({ kind }) => kind)).toContain("paid");
    await reconcileBilling(visitorDeps());
    await expect.poll(() => kindsAt(paid)).toEqual(["paid", "refunded"]);
  });
});
