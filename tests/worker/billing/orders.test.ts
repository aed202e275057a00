import { describe, expect, it } from "vitest";
import { chargeState, type LedgerEvent } from "#app/features/billing/domain/ledger.ts";
import { reconcileBilling } from "#app/features/billing/services/reconcile-billing.server.ts";
import { listNotifications } from "#app/features/messages/services/list-notifications.server.ts";
import { bindings } from "#tests/support/bindings.ts";
import { claimsOf, givenAdult, givenBill, ledgerOf, newsAbout, send, tell } from "#tests/support/buying.ts";
import { openDoor } from "#tests/support/door.ts";
import { faults, faultyDatabase } from "#tests/support/faulty-database.ts";
import { visitorDeps } from "#tests/support/given.ts";
import { sandboxRequest } from "#workers/providers/payments/sandbox-news.ts";

/** All orders of a list. */
function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first, index) =>
    ordersOf(items.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

async function storedPlans(num: number): Promise<unknown> {
  const plans = await bindings.DB.prepare("SELECT plans FROM users WHERE num = ?").bind(num).first("plans");
  return JSON.parse(String(plans));
}

describe("webhooks in any order (SEC-24)", () => {
  it("end in the same ledger, plan and state: paid, charged back, reversed, refunded, each reported twice", async () => {
    const now = visitorDeps().now();
    const kinds = ["paid", "charged-back", "charge-back-undone", "refunded"] as const;
    const ends = new Set<string>();
    for (const order of ordersOf(kinds)) {
      const buyer = await givenAdult();
      const charge = await givenBill(buyer);
      for (const kind of order)
        for (const _ of [1, 2]) {
          const occurredAt = now - 100 + kinds.indexOf(kind);
          expect(await tell(newsAbout(charge, kind, { occurredAt }))).toBe(200);
        }
      const { charges, events } = await ledgerOf(buyer);
      expect(events).toHaveLength(kinds.length);
      const [stored] = charges;
      if (!stored) throw new Error("no charge");
      ends.add(JSON.stringify([chargeState(stored, events, now), await storedPlans(buyer.viewer.num)]));
      expect(await claimsOf(buyer)).not.toContain("pro");
    }
    expect(ends.size).toBe(1);
    expect([...ends][0]).toContain('"returned"');
  });

  it("open the plan again when a contested payment is given back", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const now = visitorDeps().now();
    const steps = [
      ["charge-back-undone", 3, false],
      ["paid", 1, true],
      ["charged-back", 2, true],
    ] as const;
    for (const [kind, at, opens] of steps) {
      await tell(newsAbout(charge, kind, { occurredAt: now - 10 + at }));
      expect((await claimsOf(buyer)).includes("pro"), kind).toBe(opens);
    }
  });
});

describe("a database that fails at any step of a webhook", () => {
  it.each(faults.filter((fault) => fault !== "stalls"))(
    "%s: reported again, the payment is applied once and never lost",
    async (fault) => {
      for (const failing of [1, 2, 3, 4]) {
        const buyer = await givenAdult();
        const charge = await givenBill(buyer);
        const news = newsAbout(charge, "paid");
        let trip = 0;
        const { database, faulty } = faultyDatabase(bindings.DB, fault, () => {
          trip += 1;
          return trip === failing;
        });
        const broken = openDoor({ DB: database });
        const request = await sandboxRequest(news, visitorDeps().now());
        const headers = Object.fromEntries(request.headers);
        const body = await request.clone().text();
        const first = await broken.send(new URL(request.url).pathname, { method: "POST", body, headers });
        faulty.on = false;
        if (first.status !== 200) {
          expect(first.status).toBe(503);
          expect(await send(request)).toBe(200);
        }
        expect(await tell(news)).toBe(200);
        const { events } = await ledgerOf(buyer);
        expect(events.map(({ kind }: LedgerEvent) => kind)).toEqual(["paid"]);
        expect(await claimsOf(buyer)).toContain("pro");
        const notices = await listNotifications(visitorDeps(), buyer.viewer);
        expect(notices.filter(({ content }) => content.startsWith("Pagamento confirmado"))).toHaveLength(1);
        expect(await storedPlans(buyer.viewer.num)).toHaveLength(1);
      }
    },
  );

  it("never reported again: the clock polls the bank, and applies it once", async () => {
    const buyer = await givenAdult();
    const charge = await givenBill(buyer);
    const space = bindings.SANDBOX_BANK;
    await space?.get(space.idFromName("banco")).pay(charge, { delay: 0, times: 0 });
    await reconcileBilling(visitorDeps());
    await reconcileBilling(visitorDeps());
    expect((await ledgerOf(buyer)).events).toHaveLength(1);
    expect(await claimsOf(buyer)).toContain("pro");
  });
});
