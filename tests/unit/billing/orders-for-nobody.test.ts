import { expect, test } from "vitest";
import { ordersForNobody, postNews, refundOrder } from "#app/features/billing/domain/post-news.ts";
import { bought, givenCharge, told } from "./given-charges.ts";

const charge = givenCharge();
const at = (kind: "paid" | "upgraded" | "underpaid" | "refunded" | "revoked") => ({
  kind,
  charge,
  cents: 500,
  key: kind,
});

test("of a deleted account, what was paid is ordered back and nothing else", () => {
  const order = { provider: "farol", event: "devolver:a", kind: "refund-asked", charge: "a", cents: 500 };
  expect(ordersForNobody([at("underpaid"), at("refunded"), at("revoked")], bought)).toEqual([]);
  expect(ordersForNobody([at("paid")], bought)).toEqual([{ ...order, occurredAt: bought }]);
  expect(ordersForNobody([at("upgraded")], bought)).toEqual([refundOrder("a", 500, bought)]);
});

test("news that are known, and news that come twice, are added once", () => {
  const paid = told(charge, "paid");
  const ledger = { charges: [charge], events: [], now: bought + 120 };
  const { added, events } = postNews(ledger, [paid, paid]);
  expect(added).toEqual([paid]);
  expect(postNews({ ...ledger, events }, [paid]).added).toEqual([]);
});

test("a charge of nothing is paid by its event, and nothing of it goes back", () => {
  const free = givenCharge({ id: "free", cents: 0 });
  const paid = told(free, "paid");
  expect(postNews({ charges: [free], events: [], now: bought + 120 }, [paid]).added).toEqual([paid]);
});
