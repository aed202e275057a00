import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bindings } from "#tests/support/bindings.ts";
import { givenAdult } from "#tests/support/buying.ts";
import { door, openDoor } from "#tests/support/door.ts";
import { freshId, visitorDeps } from "#tests/support/given.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const aMinuteLater = () => vi.setSystemTime(Date.now() + 61_000);
const anyCode = () => freshId().replaceAll("-", "").slice(0, 12);

async function statusesOf(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await ask()).status);
  return statuses;
}

it("of seats are five a minute for a person; then a right one waits, too", async () => {
  const code = anyCode();
  await bindings.DB.prepare(
    `INSERT INTO seat_groups (id, code, name, plan, months, seats, ends_at, created_at, created_by)
    VALUES (?1, ?2, 'Cursinho', 'pro', 6, 5, ?3, 1, 'a')`,
  )
    .bind(freshId(), (code.match(/.{4}/g) ?? []).join("-").toUpperCase(), visitorDeps().now() + 86_400)
    .run();
  const [guesser, other] = [await givenAdult(), await givenAdult()];
  const take = (typed: string, who = guesser) =>
    door.post("/pagamento/codigo", { intent: "take", code: typed }, who);
  expect(await statusesOf(6, () => take(anyCode()))).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await take(code)).status).toBe(429);
  expect((await take(code, other)).status).toBe(302);
  aMinuteLater();
  expect((await take(code)).status).toBe(302);
});

it("of seats, many at once, are no more than five (SEC-23)", async () => {
  const guesser = await givenAdult();
  const take = () => door.post("/pagamento/codigo", { intent: "take", code: anyCode() }, guesser);
  const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await take()).status));
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
});

it("of coupons are five a minute for a person; right ones are not counted", async () => {
  await bindings.DB.prepare(
    `INSERT INTO coupons (code, percent, starts_at, ends_at, most_uses, created_at, created_by)
    VALUES ('CERTO50', 50, 1, ?, 100, 1, 'a')`,
  )
    .bind(visitorDeps().now() + 86_400)
    .run();
  const buyer = await givenAdult();
  const see = (coupon: string) =>
    openDoor({ DISCOUNTS: "on" }).send(`/pagamento?plan=pro&duration=6&cupom=${coupon}`, buyer);
  expect(await statusesOf(8, () => see("CERTO50"))).toEqual(Array(8).fill(200));
  expect(await statusesOf(6, () => see(anyCode()))).toEqual([200, 200, 200, 200, 200, 429]);
  expect((await see("CERTO50")).status).toBe(429);
  aMinuteLater();
  expect((await see("CERTO50")).status).toBe(200);
});
